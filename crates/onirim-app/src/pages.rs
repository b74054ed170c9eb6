//! Everything around a game, a page each: the menu, a new game, saved games, the rules, settings.

mod lessons;
mod look_back;
mod menu;
mod new_game;
mod page;
mod records;
mod review;
mod rules;
mod search;
mod settings;
mod statistics;

pub(crate) use lessons::Lessons;
pub use lessons::LessonsPage;
pub(crate) use look_back::LookedBack;
pub use look_back::{LookBack, Said, Tone};
pub use menu::{Menu, MenuItem};
pub use new_game::DealFrom;
pub use new_game::{Code, Field, NewGame};
pub(crate) use new_game::{Form, Turn};
pub(crate) use page::{Page, moved};
pub(crate) use records::{Browsed, played};
pub use records::{Deleting, Records, Saved, length, result};
pub(crate) use review::{Origin, Reviewed};
pub use review::{Review, ReviewStep, StepVerdict};
pub use rules::RulesPage;
pub use search::Search;
pub(crate) use search::Typed;
pub(crate) use settings::Changed;
pub use settings::SettingsPage;
pub use statistics::StatisticsPage;
