//! The legal actions of a position.

use core::fmt;

use arrayvec::ArrayVec;

use crate::action::Action;
use crate::card::Card;
use crate::goals::{GOALS, Slot};
use crate::hand::Chambers;
use crate::seat::Group;

/// The most actions that are listed one by one: a Nightmare's choice of twelve Towers, or five Towers in hand that can each be built at two ends or
/// discarded; and three spells.
const MOST_LISTED: usize = 18;

/// Actions that are listed one by one.
pub(crate) type Listed = ArrayVec<Action, MOST_LISTED>;

/// All answers to a question, in a stable order, on the stack.
///
/// What can be done with the Chambers of a hand, and with one card out of many, is kept as sets and turned into actions only on demand: who
/// picks one action at random should not pay for the others.
#[derive(Clone)]
pub struct ActionList(Answers);

#[derive(Clone)]
enum Answers {
    /// Chambers to play, then Chambers to discard, of each group; then others.
    Hand([Chambers; 4], Listed),
    /// One action of the family for each bit.
    OneOf(Family, u32),
    Listed(Listed),
}

/// Actions of one kind that differ by a number: that of a print, or of a pair of Goals.
#[derive(Clone, Copy)]
pub(crate) enum Family {
    Pick,
    DiscardSeen,
    PlaceNext,
    PayCard,
    Raise,
    DropKey,
    Fetch,
    SwapGoals,
}

impl Family {
    #[inline]
    fn member(self, number: usize) -> Action {
        let card = Card::from_index(number);
        match self {
            Family::Pick => Action::Pick { card },
            Family::DiscardSeen => Action::DiscardSeen { card },
            Family::PlaceNext => Action::PlaceNext { card },
            Family::PayCard => Action::PayCard { card },
            Family::Raise => Action::Raise { card },
            Family::DropKey => Action::DropKey { key: card },
            Family::Fetch => Action::Fetch { card },
            Family::SwapGoals => GOAL_PAIRS[number],
        }
    }
}

/// Every pair of Goals, the left one first (K7).
const GOAL_PAIRS: [Action; GOALS * (GOALS - 1) / 2] = {
    let mut pairs = [Action::Draw; GOALS * (GOALS - 1) / 2];
    let (mut left, mut right, mut number) = (0, 1, 0);
    while number < pairs.len() {
        if let (Some(left), Some(right)) = (Slot::new(left), Slot::new(right)) {
            pairs[number] = Action::SwapGoals { left, right };
        }
        number += 1;
        right += 1;
        if right == GOALS {
            left += 1;
            right = left + 1;
        }
    }
    pairs
};

impl ActionList {
    #[inline]
    pub(crate) fn of_hand(chambers: [Chambers; 4], others: Listed) -> ActionList {
        ActionList(Answers::Hand(chambers, others))
    }

    /// One action of the family for each of these prints.
    #[inline]
    pub(crate) fn one_of(family: Family, prints: impl IntoIterator<Item = Card>) -> ActionList {
        ActionList(Answers::OneOf(family, prints.into_iter().fold(0, |members, card| members | 1 << card.index())))
    }

    pub(crate) fn goal_swaps() -> ActionList {
        ActionList(Answers::OneOf(Family::SwapGoals, (1 << GOAL_PAIRS.len()) - 1))
    }

    #[inline]
    pub(crate) fn listed(actions: Listed) -> ActionList {
        ActionList(Answers::Listed(actions))
    }

    /// How many actions there are.
    #[inline]
    pub fn len(&self) -> usize {
        match &self.0 {
            Answers::Hand(hand, others) => hand.iter().map(|chambers| chambers.len()).sum::<usize>() + others.len(),
            Answers::OneOf(_, members) => members.count_ones() as usize,
            Answers::Listed(actions) => actions.len(),
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
        match &self.0 {
            Answers::Hand(hand, others) => hand_action(hand, others, number),
            Answers::OneOf(family, members) => {
                let rest = (0..number).fold(*members, |members, _| members & members.wrapping_sub(1));
                (rest != 0).then(|| family.member(rest.trailing_zeros() as usize))
            }
            Answers::Listed(actions) => actions.get(number).copied(),
        }
    }

    /// Is this action among them?
    pub fn contains(&self, action: Action) -> bool {
        self.iter().any(|one| one == action)
    }

    /// All of them in order.
    pub fn iter(&self) -> impl Iterator<Item = Action> + '_ {
        (0..self.len()).filter_map(|number| self.get(number))
    }
}

#[inline]
fn hand_action(hand: &[Chambers; 4], others: &Listed, number: usize) -> Option<Action> {
    let mut number = number;
    for (place, chambers) in hand.iter().enumerate() {
        if number < chambers.len() {
            let from = if place % 2 == 0 { Group::Personal } else { Group::Shared };
            let card = chambers.nth(number);
            return Some(if place < 2 { Action::Play { card, from } } else { Action::Discard { card, from } });
        }
        number -= chambers.len();
    }
    others.get(number).copied()
}

impl fmt::Debug for ActionList {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}
