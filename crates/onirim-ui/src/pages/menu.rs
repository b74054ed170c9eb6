//! The menu.

use onirim_core::Setup;
use onirim_record::Programs;

use crate::asks::as_digit;
use crate::input::{Key, Target};
use crate::next::{Destination, Next};
use crate::pages::{DealFrom, moved};

/// An entry of the menu.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MenuItem {
    /// Continues the last game.
    Continue,
    /// Starts a solo base game.
    Play,
    /// Starts a game with the last set-up.
    Again,
    /// Opens the form of a new game.
    NewGame,
    /// Opens the daily deal.
    Daily,
    /// Opens the lessons.
    Lesson,
    /// Opens a game with real cards.
    RealCards,
    /// Opens the saved games.
    Records,
    /// Opens the statistics.
    Statistics,
    /// Opens the rules.
    Rules,
    /// Opens the settings.
    Settings,
    /// Ends the program.
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

    /// The entries, given the number of unfinished games and the last set-up.
    pub(crate) fn offered(unfinished: usize, last: Option<Setup>) -> Vec<MenuItem> {
        #[expect(clippy::wildcard_enum_match_arm, reason = "the other entries are always there")]
        let is_offered = |item: &MenuItem| match item {
            MenuItem::Continue => unfinished > 0,
            MenuItem::Again => last.is_some_and(|setup| setup != Setup::SOLO),
            _ => true,
        };
        MenuItem::ALL.into_iter().filter(is_offered).collect()
    }

    /// Its key, the same whichever entries are listed.
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

    /// Its text key.
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
    /// The line of the cursor.
    pub cursor: usize,
}

impl Menu {
    /// Places the cursor on an entry.
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
