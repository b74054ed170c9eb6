//! The game on the screen: questions, keys and clicks, undo, animations.
//!
//! `asks` has the ways to answer a question.

mod caution;
mod chores;
mod click;
mod commands;
mod cue;
mod dealing;
mod game_screen;
mod hint;
mod input;
mod keys;
mod lesson;
mod real_cards;
mod spells;
mod stage;
mod undo;

pub use chores::Chores;
pub use cue::Cue;
pub use dealing::DealingScreen;
pub use game_screen::{Ask, GameScreen, LogLine, Overlay};
pub use hint::Help;
pub use stage::{Beat, Stage};
