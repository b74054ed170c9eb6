//! Training of the evaluator: it plays against itself, and learns the result of each table.

mod adam;
mod checkpoint;
mod net;
mod parts;
mod play;
mod quantise;
mod share;
mod together;
mod trainer;

pub use checkpoint::CheckpointError;
pub use net::{HIDDEN, Net, WIDTH};
pub use play::{Game, Sample};
pub use trainer::{MOST_GAMES, MOST_ROUNDS, Progress, Recipe, Trainer};
