//! The game on the screen: what is asked and who looks, keys and clicks, what is taken back, what is shown bit by bit.
//!
//! How a question is answered stands in `asks`, what it looks like in `draw`.

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
pub use game_screen::{Age, Ask, GameScreen, LogLine, Overlay};
pub use hint::Help;
pub use stage::{Beat, Stage};
