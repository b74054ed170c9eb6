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

pub(crate) use lessons::Lessons;
pub use lessons::LessonsPage;
pub use look_back::{LookBack, Said, Tone};
pub use menu::{Menu, MenuItem};
pub(crate) use menu::{Page, moved};
pub use new_game::DealFrom;
pub use new_game::{Code, Field, NewGame};
pub(crate) use new_game::{Form, Turn};
pub(crate) use records::Browsed;
pub use records::{Deleting, Records, Saved, result};
pub(crate) use review::Reviewed;
pub use review::{Review, ReviewStep};
pub use rules::{RulesPage, Search};
pub(crate) use settings::Changed;
pub use settings::SettingsPage;
pub use statistics::StatisticsPage;
