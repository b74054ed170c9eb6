//! Everything around a game, one page per file.

mod dealing;
mod form;
mod lessons;
mod look_back;
mod menu;
mod new_game;
mod page;
mod records;
mod review;
mod rules;
mod settings;
mod statistics;

pub(crate) use dealing::draw as dealing;
pub(crate) use lessons::draw as lessons;
pub(crate) use look_back::draw as look_back;
pub(crate) use menu::draw as menu;
pub(crate) use new_game::draw as new_game;
pub(crate) use records::draw as records;
pub(crate) use review::draw as review;
pub(crate) use rules::draw as rules;
pub(crate) use settings::draw as settings;
pub(crate) use statistics::draw as statistics;
