//! How the evaluator learns: it plays against itself, and each table is worth what came of it.

mod adam;
mod net;
mod play;
mod quantise;
mod trainer;

pub use net::{HIDDEN, Net, WIDTH};
pub use play::{Game, Sample, greedy};
pub use trainer::{Progress, Recipe, Trainer};
