//! Random play and single steps, and how fast they are; and how strong the players are.

mod figure;
mod measurement;
mod options;
mod play;
mod report;
mod setups;
mod steps;
pub mod strength;

pub use figure::{Figure, Unit};
pub use measurement::Measurement;
pub use options::{Format, Options, USAGE};
pub use play::{later_in_a_game, list_and_apply, play_at_random};
pub use report::{json, table};
pub use setups::{EVERYTHING, measured};
pub use steps::StepFigures;
