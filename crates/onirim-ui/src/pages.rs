//! The pages around a game: menu, new game, saved games, rules, settings.

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

pub use lessons::LessonsPage;
pub use look_back::{LookBack, ReviewLine, Tone};
pub use menu::{Menu, MenuItem};
pub use new_game::DealFrom;
pub(crate) use new_game::Turn;
pub use new_game::{Code, Field, NewGame};
pub(crate) use page::moved;
pub(crate) use records::played;
pub use records::{Records, Saved, length, result};
pub use review::{Review, ReviewStep, StepVerdict};
pub use rules::RulesPage;
pub use search::Search;
pub(crate) use search::Typed;
pub use settings::SettingsPage;
pub use statistics::StatisticsPage;
