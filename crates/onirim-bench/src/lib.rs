//! Random play, and how fast it is.

mod figure;
mod options;
mod play;
mod report;
mod setups;

pub use figure::Figure;
pub use options::{Format, Options, USAGE};
pub use play::{later_in_a_game, list_and_apply, play_at_random};
pub use report::{json, table};
pub use setups::{EVERYTHING, measured};
