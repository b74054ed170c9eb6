//! Menus: almost every action has a place on one of them, so that a word of bits holds a whole list of actions.

use crate::action::Action;
use crate::card::Card;
use crate::goals::{GOALS, Slot};
use crate::phase_one;
use crate::repertoire;
use crate::seat::Group;

/// A table of actions, in the order in which they are listed.
#[derive(Clone, Copy, PartialEq, Eq)]
#[repr(u8)]
pub(crate) enum Menu {
    /// What can be done with Towers among the personal cards.
    PersonalTowers,
    /// What can be done with Towers among the shared cards.
    SharedTowers,
    /// Actions that name neither card nor Tower, other than Keys by their colour.
    Repertoire,
    /// Any two Goals, the left one first (K7).
    GoalPairs,
    /// One card for each of the rest.
    Pick,
    DiscardSeen,
    PlaceNext,
    PayCard,
    Raise,
    DropKey,
    Fetch,
}

const MENUS: [Menu; 11] = [
    Menu::PersonalTowers,
    Menu::SharedTowers,
    Menu::Repertoire,
    Menu::GoalPairs,
    Menu::Pick,
    Menu::DiscardSeen,
    Menu::PlaceNext,
    Menu::PayCard,
    Menu::Raise,
    Menu::DropKey,
    Menu::Fetch,
];

/// As many as a word has bits.
const PLACES: usize = 64;

static TABLES: [[Action; PLACES]; MENUS.len()] = {
    let mut tables = [[Action::Draw; PLACES]; MENUS.len()];
    let mut menu = 0;
    while menu < MENUS.len() {
        let mut place = 0;
        while place < MENUS[menu].len() {
            tables[menu][place] = MENUS[menu].describe(place);
            place += 1;
        }
        menu += 1;
    }
    tables
};

impl Menu {
    /// The action at a place.
    #[inline]
    pub(crate) fn action(self, place: usize) -> Action {
        TABLES[self as usize][place % PLACES]
    }

    /// The bits of all its places.
    pub(crate) const fn all(self) -> u64 {
        (1 << self.len()) - 1
    }

    const fn len(self) -> usize {
        match self {
            Menu::PersonalTowers | Menu::SharedTowers => phase_one::TOWER_ACTIONS,
            Menu::Repertoire => repertoire::END,
            Menu::GoalPairs => GOALS * (GOALS - 1) / 2,
            Menu::Pick
            | Menu::DiscardSeen
            | Menu::PlaceNext
            | Menu::PayCard
            | Menu::Raise
            | Menu::DropKey
            | Menu::Fetch => Card::KINDS,
        }
    }

    const fn describe(self, place: usize) -> Action {
        let card = Card::from_index(place);
        match self {
            Menu::PersonalTowers => phase_one::tower_action(Group::Personal, place),
            Menu::SharedTowers => phase_one::tower_action(Group::Shared, place),
            Menu::Repertoire => repertoire::action(place),
            Menu::GoalPairs => goal_pair(place),
            Menu::Pick => Action::Pick { card },
            Menu::DiscardSeen => Action::DiscardSeen { card },
            Menu::PlaceNext => Action::PlaceNext { card },
            Menu::PayCard => Action::PayCard { card },
            Menu::Raise => Action::Raise { card },
            Menu::DropKey => Action::DropKey { key: card },
            Menu::Fetch => Action::Fetch { card },
        }
    }
}

const fn goal_pair(place: usize) -> Action {
    let (mut left, mut right, mut passed) = (0, 1, 0);
    while passed < place {
        passed += 1;
        right += 1;
        if right == GOALS {
            left += 1;
            right = left + 1;
        }
    }
    Action::SwapGoals { left: Slot::ROW[left], right: Slot::ROW[right] }
}
