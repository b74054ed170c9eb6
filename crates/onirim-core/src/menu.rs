//! Menus: almost every action has a place on one of them, so that a word or two of bits hold a whole list of actions.

use crate::action::Action;
use crate::card::Card;
use crate::goals::{GOALS, Slot, Spell};
use crate::phase_one;
use crate::repertoire;
use crate::seat::Group;
use crate::tower::{TOWERS, Tower};

/// Two pages of actions, in the order in which they are listed. The second page is the repertoire, but in phase 1.
#[derive(Clone, Copy, PartialEq, Eq)]
#[repr(u8)]
pub(crate) enum Menu {
    /// What can be done with the personal cards in phase 1, then with the shared ones, then spells.
    PhaseOne,
    /// The repertoire.
    Repertoire,
    /// A Tower of the row (T6).
    Raze,
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
    Menu::PhaseOne,
    Menu::Repertoire,
    Menu::Raze,
    Menu::GoalPairs,
    Menu::Pick,
    Menu::DiscardSeen,
    Menu::PlaceNext,
    Menu::PayCard,
    Menu::Raise,
    Menu::DropKey,
    Menu::Fetch,
];

/// How many places a page has: as many as a word has bits. The tables below do not compile if an action has none.
const PLACES: usize = 64;

#[derive(Clone, Copy)]
#[repr(u8)]
pub(crate) enum Page {
    First,
    Second,
}

const PAGES: [Page; 2] = [Page::First, Page::Second];

static TABLES: [[[Action; PLACES]; PAGES.len()]; MENUS.len()] = {
    // No action has the places that stay.
    let mut tables = [[[Action::Draw; PLACES]; PAGES.len()]; MENUS.len()];
    let mut menu = 0;
    while menu < MENUS.len() {
        let mut page = 0;
        while page < PAGES.len() {
            let mut place = 0;
            while place < MENUS[menu].len(PAGES[page]) {
                tables[menu][page][place] = MENUS[menu].describe(PAGES[page], place);
                place += 1;
            }
            page += 1;
        }
        menu += 1;
    }
    tables
};

impl Menu {
    /// The action at a place.
    #[inline]
    pub(crate) fn action(self, page: Page, place: usize) -> Action {
        TABLES[self as usize][page as usize][place % PLACES]
    }

    /// The bits of all places of its first page.
    pub(crate) const fn all(self) -> u64 {
        (1 << self.len(Page::First)) - 1
    }

    const fn len(self, page: Page) -> usize {
        match (self, page) {
            (Menu::PhaseOne, Page::First) => phase_one::END,
            (Menu::PhaseOne, Page::Second) => phase_one::END + Spell::ALL.len(),
            (Menu::Raze, Page::First) => TOWERS,
            (Menu::GoalPairs, Page::First) => GOALS * (GOALS - 1) / 2,
            (
                Menu::Pick
                | Menu::DiscardSeen
                | Menu::PlaceNext
                | Menu::PayCard
                | Menu::Raise
                | Menu::DropKey
                | Menu::Fetch,
                Page::First,
            ) => Card::KINDS,
            (Menu::Repertoire, Page::First) | (_, Page::Second) => repertoire::END,
        }
    }

    const fn describe(self, page: Page, place: usize) -> Action {
        let card = Card::from_index(place);
        match (self, page) {
            (Menu::PhaseOne, Page::First) => phase_one::action(Group::Personal, place),
            (Menu::PhaseOne, Page::Second) if place < phase_one::END => phase_one::action(Group::Shared, place),
            (Menu::PhaseOne, Page::Second) => Action::Cast { spell: Spell::ALL[place - phase_one::END] },
            (Menu::Raze, Page::First) => Action::Raze { tower: Tower::from_index(place) },
            (Menu::GoalPairs, Page::First) => goal_pair(place),
            (Menu::Pick, Page::First) => Action::Pick { card },
            (Menu::DiscardSeen, Page::First) => Action::DiscardSeen { card },
            (Menu::PlaceNext, Page::First) => Action::PlaceNext { card },
            (Menu::PayCard, Page::First) => Action::PayCard { card },
            (Menu::Raise, Page::First) => Action::Raise { card },
            (Menu::DropKey, Page::First) => Action::DropKey { key: card },
            (Menu::Fetch, Page::First) => Action::Fetch { card },
            (Menu::Repertoire, Page::First) | (_, Page::Second) => repertoire::action(place),
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
