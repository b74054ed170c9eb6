//! How fast random play and single steps are, and how strong the players are.

mod figure;
mod machine;
mod measurement;
mod play;
mod report;
mod setups;
mod steps;
pub mod strength;

pub use figure::{Figure, Unit};
pub use measurement::{Measurement, Options};
pub use play::{later_in_a_game, list_and_apply, play_at_random};
pub use report::{json, table};
pub use setups::{EVERYTHING, name, set_ups};
pub use steps::StepFigures;
