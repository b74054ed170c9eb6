//! The menu.

use onirim_core::Setup;
use onirim_record::Programs;

use crate::asks::as_digit;
use crate::input::{Key, Target};
use crate::next::{Destination, Next};
use crate::pages::{DealFrom, moved};

/// What the menu offers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MenuItem {
    /// The game that was played last goes on.
    Continue,
    /// A base game for one player, at once.
    Play,
    /// A game with the set-up that was played last, at once.
    Again,
    /// A new game, to be chosen.
    NewGame,
    /// The deal of the day.
    Daily,
    /// Learning by playing.
    Lesson,
    /// A game with real cards.
    RealCards,
    /// Saved games.
    Records,
    /// What all games say together.
    Statistics,
    /// The rules, to look up.
    Rules,
    /// The settings.
    Settings,
    /// The end of the program.
    Quit,
}

impl MenuItem {
    const ALL: [MenuItem; 12] = [
        MenuItem::Continue,
        MenuItem::Play,
        MenuItem::Again,
        MenuItem::NewGame,
        MenuItem::Daily,
        MenuItem::Lesson,
        MenuItem::RealCards,
        MenuItem::Records,
        MenuItem::Statistics,
        MenuItem::Rules,
        MenuItem::Settings,
        MenuItem::Quit,
    ];

    /// What can be chosen with so many games to continue, after a game with this set-up.
    pub(crate) fn offered(unfinished: usize, last: Option<Setup>) -> Vec<MenuItem> {
        let is_offered = |item: &MenuItem| match item {
            MenuItem::Continue => unfinished > 0,
            MenuItem::Again => last.is_some_and(|setup| setup != Setup::SOLO),
            MenuItem::Play
            | MenuItem::NewGame
            | MenuItem::Daily
            | MenuItem::Lesson
            | MenuItem::RealCards
            | MenuItem::Records
            | MenuItem::Statistics
            | MenuItem::Rules
            | MenuItem::Settings
            | MenuItem::Quit => true,
        };
        MenuItem::ALL.into_iter().filter(is_offered).collect()
    }

    /// What to press for it. It stays the same, whatever else is offered.
    pub const fn letter(self) -> char {
        match self {
            MenuItem::Continue => 'c',
            MenuItem::Play => 'p',
            MenuItem::Again => 'a',
            MenuItem::NewGame => '1',
            MenuItem::Daily => '2',
            MenuItem::Lesson => '3',
            MenuItem::RealCards => '4',
            MenuItem::Records => '5',
            MenuItem::Statistics => '6',
            MenuItem::Rules => '7',
            MenuItem::Settings => '8',
            MenuItem::Quit => 'q',
        }
    }

    /// Where it leads.
    fn next(self) -> Next {
        Next::Open(match self {
            MenuItem::Continue => Destination::LastGame,
            MenuItem::Play => {
                let (setup, programs) = (Setup::SOLO, Programs::NONE);
                Destination::Deal { setup, seed: None, programs, from: DealFrom::Seed }
            }
            MenuItem::Again => Destination::Again,
            MenuItem::NewGame => Destination::NewGame(DealFrom::Seed),
            MenuItem::Daily => Destination::NewGame(DealFrom::Day),
            MenuItem::RealCards => Destination::NewGame(DealFrom::Table),
            MenuItem::Lesson => Destination::Lessons,
            MenuItem::Records => Destination::Records,
            MenuItem::Statistics => Destination::Statistics,
            MenuItem::Rules => Destination::Rules,
            MenuItem::Settings => Destination::Settings,
            MenuItem::Quit => return Next::Quit,
        })
    }

    /// The key of its text.
    pub(crate) const fn key(self) -> &'static str {
        match self {
            MenuItem::Continue => "app-menu-continue",
            MenuItem::Play => "app-menu-play",
            MenuItem::Again => "app-menu-again",
            MenuItem::NewGame => "app-menu-new",
            MenuItem::Daily => "app-menu-daily",
            MenuItem::Lesson => "app-menu-lesson",
            MenuItem::RealCards => "app-menu-real-cards",
            MenuItem::Records => "app-menu-records",
            MenuItem::Statistics => "app-menu-statistics",
            MenuItem::Rules => "app-menu-rules",
            MenuItem::Settings => "app-menu-settings",
            MenuItem::Quit => "app-menu-quit",
        }
    }
}

/// The menu, with its cursor.
#[derive(Clone, Debug, Default)]
pub struct Menu {
    /// The entry that the cursor is on.
    pub cursor: usize,
}

impl Menu {
    /// With the cursor on this entry of those that are offered.
    pub(crate) fn on(item: MenuItem, offered: &[MenuItem]) -> Menu {
        Menu { cursor: offered.iter().position(|&one| one == item).unwrap_or(0) }
    }

    pub(crate) fn input(&mut self, target: Target, items: &[MenuItem]) -> Next {
        let chosen = match target {
            Target::Item(place) => items.get(place).copied(),
            Target::Key(Key::Enter) => items.get(self.cursor).copied(),
            Target::Key(Key::Char('q' | 'Q')) => Some(MenuItem::Quit),
            Target::Key(Key::Char(letter)) => {
                let pressed = as_digit(letter).to_ascii_lowercase();
                items.iter().copied().find(|item| item.letter() == pressed)
            }
            Target::Key(key) => {
                self.cursor = moved(self.cursor, items.len(), key);
                None
            }
            Target::Hand(..) => None,
        };
        chosen.map_or(Next::Stay, MenuItem::next)
    }
}
