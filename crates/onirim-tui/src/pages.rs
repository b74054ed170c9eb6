//! Everything around a game, a page each: the menu, a new game, saved games, the rules, settings.

mod lessons;
mod look_back;
mod menu;
mod new_game;
mod records;
mod review;
mod rules;
mod settings;
mod statistics;

pub(crate) use lessons::{Lessons, LessonsPage};
pub(crate) use look_back::{LookBack, Said, Tone};
pub(crate) use menu::{Menu, MenuItem, Page, moved};
pub use new_game::DealFrom;
pub(crate) use new_game::{Code, Field, Form, NewGame, Turn};
pub(crate) use records::{Browsed, Deleting, Records, Saved, result};
pub(crate) use review::{Review, Reviewed};
pub(crate) use rules::{RulesPage, Search};
pub(crate) use settings::{Changed, Item, SettingsPage};
pub(crate) use statistics::StatisticsPage;
