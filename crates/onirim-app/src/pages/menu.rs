//! The menu.

use crate::asks::as_digit;
use crate::input::{Key, Target};
use crate::pages::moved;

/// What the menu offers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MenuItem {
    /// The game that was played last goes on.
    Continue,
    /// A new game.
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
    const ALL: [MenuItem; 10] = [
        MenuItem::Continue,
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

    /// What can be chosen with so many games to continue.
    pub fn offered(unfinished: usize) -> Vec<MenuItem> {
        MenuItem::ALL.into_iter().filter(|&item| item != MenuItem::Continue || unfinished > 0).collect()
    }

    /// What to press for it. It stays the same, whatever else is offered.
    pub const fn letter(self) -> char {
        match self {
            MenuItem::Continue => 'c',
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

    /// The key of its text.
    pub const fn key(self) -> &'static str {
        match self {
            MenuItem::Continue => "app-menu-continue",
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
    /// With the cursor here, where nothing is to be continued.
    pub(crate) fn on(item: MenuItem) -> Menu {
        Menu { cursor: MenuItem::offered(0).iter().position(|&offered| offered == item).unwrap_or(0) }
    }

    pub(crate) fn input(&mut self, target: Target, unfinished: usize) -> Option<MenuItem> {
        let items = MenuItem::offered(unfinished);
        match target {
            Target::Item(place) => items.get(place).copied(),
            Target::Key(Key::Enter) => items.get(self.cursor).copied(),
            Target::Key(Key::Char('q' | 'Q')) => Some(MenuItem::Quit),
            Target::Key(Key::Char(letter)) => {
                let pressed = as_digit(letter).to_ascii_lowercase();
                items.into_iter().find(|item| item.letter() == pressed)
            }
            Target::Key(key) => {
                self.cursor = moved(self.cursor, items.len(), key);
                None
            }
            Target::Hand(..) => None,
        }
    }
}
