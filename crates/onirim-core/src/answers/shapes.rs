//! The answers to a question, in the shapes that they come in.

use crate::answers::{Action, ActionList, Repertoire, Swaps};
use crate::cards::{Card, GOALS, Tower};
use crate::packed::{ChamberList, Ones, PrintSet, Sequence, TowerSet};
use crate::table::{Group, Slot};

/// Answers of one shape: sets that are turned into actions only on demand. Whoever picks one action at random should not pay for the others.
pub(crate) trait Answers: Copy + Into<ActionList> {
    /// How many there are.
    fn len(self) -> usize;

    /// Is this action among them?
    fn contains(self, action: Action) -> bool;

    /// Lets somebody pick one by its number.
    fn pick<P: Picker>(self, picker: P) -> P::Picked;
}

/// Somebody who picks an answer by its number.
pub(crate) trait Picker: Sized {
    /// What comes of it.
    type Picked;

    /// Which one of so many, from 0?
    fn number_below(&mut self, count: usize) -> usize;

    /// There is no answer with this number.
    fn none(self) -> Self::Picked;

    /// This one. The caller knows which kind of action it is, so only what that kind does is compiled there.
    fn one(self, action: Action) -> Self::Picked;

    /// This one, looked up in a table: its kind is known only when the game runs.
    fn any(self, action: Action) -> Self::Picked;
}

/// Personal Chambers to play and to discard, and nothing else (B3).
#[derive(Clone, Copy)]
pub(crate) struct Chambers {
    pub(crate) plays: PrintSet,
    pub(crate) discards: PrintSet,
}

impl Chambers {
    /// Those to play and those to discard, each found by its number.
    #[inline]
    fn lists(self) -> [ChamberList; 2] {
        [self.plays, self.discards].map(ChamberList::of)
    }
}

impl Answers for Chambers {
    #[inline]
    fn len(self) -> usize {
        let [plays, discards] = self.lists();
        plays.len() + discards.len()
    }

    #[inline]
    fn contains(self, action: Action) -> bool {
        matches!(action, Action::Play { card, from: Group::Personal } if self.plays.contains(card))
            || matches!(action, Action::Discard { card, from: Group::Personal } if self.discards.contains(card))
    }

    #[inline(always)]
    fn pick<P: Picker>(self, mut picker: P) -> P::Picked {
        let [plays, discards] = self.lists();
        let (count, from) = (plays.len() + discards.len(), Group::Personal);
        let number = picker.number_below(count);
        if number >= count {
            picker.none()
        } else if number < plays.len() {
            picker.one(Action::Play { card: plays.nth(number), from })
        } else {
            picker.one(Action::Discard { card: discards.nth(number - plays.len()), from })
        }
    }
}

/// What is done with a card that is chosen.
#[derive(Clone, Copy)]
pub(crate) enum Deed {
    Pick,
    DiscardSeen,
    PlaceNext,
    PayCard,
    Raise,
    DropKey,
    Fetch,
}

impl Deed {
    /// The card that this action does it with; `None` if it does something else.
    #[inline(always)]
    const fn card_of(self, action: Action) -> Option<Card> {
        match (self, action) {
            (Deed::Pick, Action::Pick { card })
            | (Deed::DiscardSeen, Action::DiscardSeen { card })
            | (Deed::PlaceNext, Action::PlaceNext { card })
            | (Deed::PayCard, Action::PayCard { card })
            | (Deed::Raise, Action::Raise { card })
            | (Deed::DropKey, Action::DropKey { key: card })
            | (Deed::Fetch, Action::Fetch { card }) => Some(card),
            (_, _) => None,
        }
    }

    /// The action that does it with this card.
    #[inline(always)]
    const fn with(self, card: Card) -> Action {
        match self {
            Deed::Pick => Action::Pick { card },
            Deed::DiscardSeen => Action::DiscardSeen { card },
            Deed::PlaceNext => Action::PlaceNext { card },
            Deed::PayCard => Action::PayCard { card },
            Deed::Raise => Action::Raise { card },
            Deed::DropKey => Action::DropKey { key: card },
            Deed::Fetch => Action::Fetch { card },
        }
    }
}

/// One of the cards that are looked at, in the order in which they were seen.
#[derive(Clone, Copy)]
pub(crate) struct SeenCards(pub(crate) Deed, pub(crate) Sequence);

impl Answers for SeenCards {
    #[inline]
    fn len(self) -> usize {
        self.1.len()
    }

    #[inline]
    fn contains(self, action: Action) -> bool {
        self.0.card_of(action).is_some_and(|card| self.1.contains(card))
    }

    #[inline(always)]
    fn pick<P: Picker>(self, mut picker: P) -> P::Picked {
        let SeenCards(deed, cards) = self;
        match cards.get(picker.number_below(cards.len())) {
            Some(card) => picker.one(deed.with(card)),
            None => picker.none(),
        }
    }
}

/// A card of any of these prints.
#[derive(Clone, Copy)]
pub(crate) struct Prints(pub(crate) Deed, pub(crate) PrintSet);

impl Answers for Prints {
    #[inline]
    fn len(self) -> usize {
        Ones::of(self.1.bits()).len()
    }

    #[inline]
    fn contains(self, action: Action) -> bool {
        self.0.card_of(action).is_some_and(|card| self.1.contains(card))
    }

    #[inline(always)]
    fn pick<P: Picker>(self, mut picker: P) -> P::Picked {
        let Prints(deed, prints) = self;
        let ones = Ones::of(prints.bits());
        let number = picker.number_below(ones.len());
        if number >= ones.len() {
            return picker.none();
        }
        picker.one(deed.with(Card::from_index(ones.nth(number))))
    }
}

/// One of the revealed cards to discard, or no more of them (P12).
#[derive(Clone, Copy)]
pub(crate) struct Sift(pub(crate) Sequence);

impl Answers for Sift {
    #[inline]
    fn len(self) -> usize {
        self.0.len() + 1
    }

    #[inline]
    fn contains(self, action: Action) -> bool {
        action == Action::KeepRest || Deed::DiscardSeen.card_of(action).is_some_and(|card| self.0.contains(card))
    }

    #[inline(always)]
    fn pick<P: Picker>(self, mut picker: P) -> P::Picked {
        let number = picker.number_below(self.len());
        match self.0.get(number) {
            Some(card) => picker.one(Action::DiscardSeen { card }),
            None if number == self.0.len() => picker.one(Action::KeepRest),
            None => picker.none(),
        }
    }
}

/// Swaps, and then some of the repertoire.
#[derive(Clone, Copy)]
pub(crate) struct SwapOr(pub(crate) Swaps, pub(crate) Repertoire);

impl Answers for SwapOr {
    #[inline]
    fn len(self) -> usize {
        self.0.len() + self.1.len()
    }

    #[inline]
    fn contains(self, action: Action) -> bool {
        matches!(action, Action::Swap { personal, shared } if self.0.contains(personal, shared))
            || self.1.contains(action)
    }

    #[inline(always)]
    fn pick<P: Picker>(self, mut picker: P) -> P::Picked {
        let SwapOr(swaps, rest) = self;
        let number = picker.number_below(self.len());
        match swaps.nth(number) {
            Some([personal, shared]) => picker.one(Action::Swap { personal, shared }),
            None => rest.hand_over(number - swaps.len(), picker),
        }
    }
}

/// A Tower to raze, and then some of the repertoire (T6).
#[derive(Clone, Copy)]
pub(crate) struct RazeOr(pub(crate) TowerSet, pub(crate) Repertoire);

impl Answers for RazeOr {
    #[inline]
    fn len(self) -> usize {
        Ones::of(self.0.bits().into()).len() + self.1.len()
    }

    #[inline]
    fn contains(self, action: Action) -> bool {
        matches!(action, Action::Raze { tower } if self.0.contains(tower)) || self.1.contains(action)
    }

    #[inline(always)]
    fn pick<P: Picker>(self, mut picker: P) -> P::Picked {
        let RazeOr(towers, rest) = self;
        let towers = Ones::of(towers.bits().into());
        let number = picker.number_below(self.len());
        match number.checked_sub(towers.len()) {
            None => picker.one(Action::Raze { tower: Tower::from_index(towers.nth(number)) }),
            Some(number) => rest.hand_over(number, picker),
        }
    }
}

/// Any two Goals, the left one first (K7).
#[derive(Clone, Copy)]
pub(crate) struct GoalPairs;

impl Answers for GoalPairs {
    #[inline]
    fn len(self) -> usize {
        PAIRS.len()
    }

    #[inline]
    fn contains(self, action: Action) -> bool {
        matches!(action, Action::SwapGoals { left, right } if left < right)
    }

    #[inline(always)]
    fn pick<P: Picker>(self, mut picker: P) -> P::Picked {
        match PAIRS.get(picker.number_below(PAIRS.len())) {
            Some(&[left, right]) => picker.one(Action::SwapGoals { left, right }),
            None => picker.none(),
        }
    }
}

/// All pairs, ordered by the left Goal, then by the right one.
static PAIRS: [[Slot; 2]; GOALS * (GOALS - 1) / 2] = {
    let mut pairs = [[Slot::ROW[0]; 2]; GOALS * (GOALS - 1) / 2];
    let (mut left, mut right, mut number) = (0, 1, 0);
    while number < pairs.len() {
        pairs[number] = [Slot::ROW[left], Slot::ROW[right]];
        right += 1;
        if right == GOALS {
            left += 1;
            right = left + 1;
        }
        number += 1;
    }
    pairs
};
