//! The menu.

use crate::asks::as_digit;
use crate::input::{Key, Target};

/// What the menu offers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum MenuItem {
    Continue,
    NewGame,
    Daily,
    Lesson,
    RealCards,
    Records,
    Statistics,
    Rules,
    Settings,
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
    pub(crate) fn offered(unfinished: usize) -> Vec<MenuItem> {
        MenuItem::ALL.into_iter().filter(|&item| item != MenuItem::Continue || unfinished > 0).collect()
    }

    pub(crate) const fn key(self) -> &'static str {
        match self {
            MenuItem::Continue => "tui-menu-continue",
            MenuItem::NewGame => "tui-menu-new",
            MenuItem::Daily => "tui-menu-daily",
            MenuItem::Lesson => "tui-menu-lesson",
            MenuItem::RealCards => "tui-menu-real-cards",
            MenuItem::Records => "tui-menu-records",
            MenuItem::Statistics => "tui-menu-statistics",
            MenuItem::Rules => "tui-menu-rules",
            MenuItem::Settings => "tui-menu-settings",
            MenuItem::Quit => "tui-menu-quit",
        }
    }
}

/// The menu, with its cursor.
#[derive(Clone, Debug, Default)]
pub(crate) struct Menu {
    pub(crate) cursor: usize,
}

impl Menu {
    pub(crate) fn input(&mut self, target: Target, unfinished: usize) -> Option<MenuItem> {
        let items = MenuItem::offered(unfinished);
        match target {
            Target::Item(place) => items.get(place).copied(),
            Target::Key(Key::Enter) => items.get(self.cursor).copied(),
            Target::Key(Key::Char('q')) => Some(MenuItem::Quit),
            Target::Key(Key::Char(digit)) => {
                let number = as_digit(digit).to_digit(10)? as usize;
                items.get(if number == 0 { 9 } else { number - 1 }).copied()
            }
            Target::Key(key) => {
                self.cursor = moved(self.cursor, items.len(), key);
                None
            }
            Target::Hand(..) => None,
        }
    }
}

/// Where a key takes the cursor of a list of this length.
pub(crate) fn moved(cursor: usize, length: usize, key: Key) -> usize {
    let last = length.saturating_sub(1);
    match key {
        Key::Up => cursor.checked_sub(1).unwrap_or(last),
        Key::Down => {
            if cursor >= last {
                0
            } else {
                cursor + 1
            }
        }
        Key::PageUp => cursor.saturating_sub(10),
        Key::PageDown => (cursor + 10).min(last),
        Key::Home => 0,
        Key::End => last,
        Key::Char(_)
        | Key::Enter
        | Key::Escape
        | Key::Left
        | Key::Right
        | Key::MoveLeft
        | Key::MoveRight
        | Key::Backspace
        | Key::Interrupt => cursor.min(last),
    }
}

/// Does a page stay on the screen?
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Page {
    Stay,
    Leave,
}
