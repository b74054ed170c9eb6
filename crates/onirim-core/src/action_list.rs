//! The legal actions of a position.

use core::fmt;

use crate::action::Action;
use crate::bits;
use crate::handful::Handful;
use crate::menu::{Menu, Page};
use crate::numbered::Numbered;
use crate::phase_one;
use crate::print_set::PrintSet;
use crate::repertoire::Repertoire;
use crate::seat::Group;
use crate::swaps::Swaps;

/// All answers to a question, in a stable order, on the stack.
///
/// It holds sets and turns them into actions only on demand: who picks one action at random should not pay for the others.
#[derive(Clone, Copy)]
pub struct ActionList(Answers);

/// The answers to a question.
#[derive(Clone, Copy)]
enum Answers {
    /// Personal Chambers to play, and to discard.
    Chambers { plays: Numbered, discards: Numbered },
    /// One action of the menu for each card.
    Cards(Menu, Handful),
    /// One of the revealed cards to discard, or no more of them (P12).
    Sift(Handful),
    /// At these places of the menu's first page.
    OnePage(Menu, u64),
    /// At these places of both its pages.
    TwoPages(Menu, [u64; 2]),
    /// Swaps, and some of the repertoire.
    Swaps(Swaps, Repertoire),
}

impl ActionList {
    /// What can be done with Chambers of one group, and nothing else.
    #[inline(always)]
    pub(crate) fn chambers(plays: PrintSet, discards: PrintSet) -> ActionList {
        let [plays, discards] = [plays, discards].map(Numbered::chambers);
        ActionList(Answers::Chambers { plays, discards })
    }

    /// What can be done in phase 1 with the personal and with the shared cards, and the spells.
    #[inline(always)]
    pub(crate) const fn phase_one(personal: u64, shared: u64, spells: Repertoire) -> ActionList {
        ActionList(Answers::TwoPages(Menu::PhaseOne, [personal, shared | spells.spells() << phase_one::END]))
    }

    /// One action of the menu for each of a few cards.
    #[inline(always)]
    pub(crate) const fn cards(menu: Menu, cards: Handful) -> ActionList {
        ActionList(Answers::Cards(menu, cards))
    }

    /// One of the revealed cards to discard, or no more of them (P12).
    #[inline(always)]
    pub(crate) const fn sift(cards: Handful) -> ActionList {
        ActionList(Answers::Sift(cards))
    }

    /// One action of the menu for each print.
    #[inline(always)]
    pub(crate) const fn prints(menu: Menu, prints: PrintSet) -> ActionList {
        ActionList::places(menu, prints.bits())
    }

    /// Those at these places of the first page of a menu.
    #[inline(always)]
    pub(crate) const fn places(menu: Menu, places: u64) -> ActionList {
        ActionList(Answers::OnePage(menu, places))
    }

    /// The same, and then those of the repertoire.
    #[inline(always)]
    pub(crate) const fn places_and(menu: Menu, places: u64, more: Repertoire) -> ActionList {
        ActionList(Answers::TwoPages(menu, [places, more.bits()]))
    }

    /// Swaps, and then those of the repertoire.
    #[inline(always)]
    pub(crate) const fn swaps_and(swaps: Swaps, more: Repertoire) -> ActionList {
        ActionList(Answers::Swaps(swaps, more))
    }

    /// Those of the repertoire alone.
    #[inline(always)]
    pub(crate) const fn repertoire(actions: Repertoire) -> ActionList {
        ActionList::places(Menu::Repertoire, actions.bits())
    }

    /// How many actions there are.
    #[inline]
    pub fn len(&self) -> usize {
        match self.0 {
            Answers::Chambers { plays, discards } => plays.len() + discards.len(),
            Answers::Cards(_, cards) => cards.len(),
            Answers::Sift(cards) => cards.len() + 1,
            Answers::OnePage(_, places) => bits::count(places),
            Answers::TwoPages(_, [first, second]) => bits::count(first) + bits::count(second),
            Answers::Swaps(swaps, more) => swaps.len() + bits::count(more.bits()),
        }
    }

    /// Is there none? Only when the game is over.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The action with this number, from 0.
    #[inline]
    pub fn get(&self, number: usize) -> Option<Action> {
        self.pick(|_| number)
    }

    /// The action with the number that is chosen when their count is known. `None` if there are not so many.
    ///
    /// Of two sets, which one a number falls into cannot be foretold if it is a random one: so the set is chosen without a branch.
    #[inline(always)]
    pub(crate) fn pick(&self, choose: impl FnOnce(usize) -> usize) -> Option<Action> {
        match self.0 {
            Answers::Chambers { plays, discards } => {
                let (first, count) = (plays.len(), plays.len() + discards.len());
                let number = choose(count);
                let is_play = number < first;
                let (chambers, passed) = if is_play { (plays, 0) } else { (discards, first) };
                let (card, from) = (chambers.nth(number.wrapping_sub(passed)), Group::Personal);
                let action = if is_play { Action::Play { card, from } } else { Action::Discard { card, from } };
                (number < count).then_some(action)
            }
            Answers::Cards(menu, cards) => {
                let number = choose(cards.len());
                cards.get(number).map(|card| menu.action(Page::First, card.index()))
            }
            Answers::Sift(cards) => {
                let number = choose(cards.len() + 1);
                let rest = (number == cards.len()).then_some(Action::KeepRest);
                cards.get(number).map(|card| Action::DiscardSeen { card }).or(rest)
            }
            Answers::OnePage(menu, places) => {
                let count = bits::count(places);
                let number = choose(count);
                (number < count).then(|| menu.action(Page::First, bits::nth(places, number)))
            }
            Answers::TwoPages(menu, pages) => {
                let [first, second] = pages.map(bits::count);
                let number = choose(first + second);
                let on_first = number < first;
                let (page, places, passed) =
                    if on_first { (Page::First, pages[0], 0) } else { (Page::Second, pages[1], first) };
                (number < first + second).then(|| menu.action(page, bits::nth(places, number - passed)))
            }
            Answers::Swaps(swaps, more) => {
                let (first, second) = (swaps.len(), bits::count(more.bits()));
                let number = choose(first + second);
                if number < first {
                    return swaps.nth(number);
                }
                let rest = number - first;
                (rest < second).then(|| Menu::Repertoire.action(Page::First, bits::nth(more.bits(), rest)))
            }
        }
    }

    /// Is this action among them?
    pub fn contains(&self, action: Action) -> bool {
        self.iter().any(|one| one == action)
    }

    /// All of them in order.
    pub fn iter(&self) -> ActionIter {
        self.into_iter()
    }
}

impl IntoIterator for ActionList {
    type Item = Action;
    type IntoIter = ActionIter;

    fn into_iter(self) -> ActionIter {
        ActionIter { actions: self, next: 0 }
    }
}

impl IntoIterator for &ActionList {
    type Item = Action;
    type IntoIter = ActionIter;

    fn into_iter(self) -> ActionIter {
        (*self).into_iter()
    }
}

/// The actions of an [`ActionList`], one after the other.
#[derive(Clone, Debug)]
pub struct ActionIter {
    actions: ActionList,
    next: usize,
}

impl Iterator for ActionIter {
    type Item = Action;

    #[inline]
    fn next(&mut self) -> Option<Action> {
        let action = self.actions.get(self.next)?;
        self.next += 1;
        Some(action)
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let left = self.actions.len() - self.next;
        (left, Some(left))
    }
}

impl ExactSizeIterator for ActionIter {}

impl fmt::Debug for ActionList {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self).finish()
    }
}
