//! The legal actions of a position.

use core::fmt;

use crate::action::Action;
use crate::bits;
use crate::handful::Handful;
use crate::list::List;
use crate::menu::Menu;
use crate::phase_one::PhaseOne;
use crate::prints::Prints;
use crate::repertoire::Repertoire;
use crate::tower::{TOWERS, Tower};

/// All answers to a question, in a stable order, on the stack.
///
/// It holds sets and turns them into actions only on demand: who picks one action at random should not pay for the others.
#[derive(Clone, Copy)]
pub struct ActionList {
    first: First,
    more: More,
}

/// The actions at the head of the list: for most questions all there are.
#[derive(Clone, Copy)]
pub(crate) enum First {
    Hand(PhaseOne),
    /// One action of the menu for each of these cards.
    Cards(Menu, Handful),
    /// The actions at these places of the menu.
    Places(Menu, u64),
}

impl First {
    #[inline]
    fn len(&self) -> usize {
        match self {
            First::Hand(choices) => choices.len(),
            First::Cards(_, cards) => cards.len(),
            First::Places(_, places) => bits::count(*places),
        }
    }

    #[inline]
    fn get(&self, number: usize) -> Option<Action> {
        match self {
            First::Hand(choices) => choices.get(number),
            First::Cards(menu, cards) => cards.get(number).map(|card| menu.action(card.index())),
            First::Places(menu, places) => nth(*menu, *places, number),
        }
    }
}

/// What comes after the actions of the first menu.
#[derive(Clone, Copy)]
pub(crate) enum More {
    Nothing,
    Repertoire(Repertoire),
    /// On the menus of Towers, personal and shared.
    Towers([u64; 2], Repertoire),
    /// Every personal with every shared card that differs from it (D4, R8).
    Swaps(Prints, Prints, Repertoire),
    /// A Tower of the row (T6).
    Raze(List<Tower, TOWERS>, Repertoire),
}

impl More {
    fn len(&self) -> usize {
        match self {
            More::Nothing => 0,
            More::Repertoire(repertoire) => bits::count(repertoire.bits()),
            More::Towers([personal, shared], repertoire) => {
                bits::count(*personal) + bits::count(*shared) + bits::count(repertoire.bits())
            }
            More::Swaps(personal, shared, repertoire) => {
                swaps(*personal, *shared).count() + bits::count(repertoire.bits())
            }
            More::Raze(towers, repertoire) => towers.len() + bits::count(repertoire.bits()),
        }
    }

    fn get(&self, number: usize) -> Option<Action> {
        match self {
            More::Nothing => None,
            More::Repertoire(repertoire) => nth(Menu::Repertoire, repertoire.bits(), number),
            More::Towers([personal, shared], repertoire) => {
                let towers = bits::count(*personal);
                nth(Menu::PersonalTowers, *personal, number)
                    .or_else(|| nth(Menu::SharedTowers, *shared, number - towers))
                    .or_else(|| nth(Menu::Repertoire, repertoire.bits(), number - towers - bits::count(*shared)))
            }
            More::Swaps(personal, shared, repertoire) => {
                let mut swaps = swaps(*personal, *shared);
                let len = swaps.clone().count();
                swaps.nth(number).or_else(|| nth(Menu::Repertoire, repertoire.bits(), number - len))
            }
            More::Raze(towers, repertoire) => match towers.get(number) {
                Some(&tower) => Some(Action::Raze { tower }),
                None => nth(Menu::Repertoire, repertoire.bits(), number - towers.len()),
            },
        }
    }
}

/// The action of this number among those at the places.
#[inline]
fn nth(menu: Menu, places: u64, number: usize) -> Option<Action> {
    bits::nth(places, number).map(|place| menu.action(place))
}

fn swaps(personal: Prints, shared: Prints) -> impl Iterator<Item = Action> + Clone {
    personal.flat_map(move |personal| shared.except(personal).map(move |shared| Action::Swap { personal, shared }))
}

impl ActionList {
    #[inline]
    pub(crate) const fn new(first: First, more: More) -> ActionList {
        ActionList { first, more }
    }

    /// The actions at these places of a menu.
    #[inline]
    pub(crate) const fn places(menu: Menu, places: u64) -> ActionList {
        ActionList { first: First::Places(menu, places), more: More::Nothing }
    }

    /// One action of the menu for each of these cards.
    #[inline]
    pub(crate) const fn cards(menu: Menu, cards: Handful) -> ActionList {
        ActionList { first: First::Cards(menu, cards), more: More::Nothing }
    }

    /// How many actions there are.
    #[inline]
    pub fn len(&self) -> usize {
        let first = self.first.len();
        if let More::Nothing = self.more { first } else { first + self.more.len() }
    }

    /// Is there none? Only when the game is over.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The action with this number, from 0.
    #[inline]
    pub fn get(&self, number: usize) -> Option<Action> {
        // The most frequent list, the Chambers of one group, takes a short cut.
        if let (First::Hand(choices), More::Nothing) = (&self.first, &self.more)
            && choices.is_personal()
        {
            return choices.get_personal(number);
        }
        self.get_any(number)
    }

    fn get_any(&self, number: usize) -> Option<Action> {
        self.first.get(number).or_else(|| self.more.get(number - self.first.len()))
    }

    /// Is this action among them?
    pub fn contains(&self, action: Action) -> bool {
        self.iter().any(|one| one == action)
    }

    /// All of them in order.
    pub fn iter(&self) -> ActionIter<'_> {
        ActionIter { actions: self, next: 0 }
    }
}

impl<'a> IntoIterator for &'a ActionList {
    type Item = Action;
    type IntoIter = ActionIter<'a>;

    fn into_iter(self) -> ActionIter<'a> {
        self.iter()
    }
}

/// The actions of an [`ActionList`], one after the other.
#[derive(Clone, Debug)]
pub struct ActionIter<'a> {
    actions: &'a ActionList,
    next: usize,
}

impl Iterator for ActionIter<'_> {
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

impl ExactSizeIterator for ActionIter<'_> {}

impl fmt::Debug for ActionList {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self).finish()
    }
}
