//! How fast random play is (`cargo xtask bench`), and how strong the players are (`cargo xtask strength`).
//!
//! A [`Measurement`] plays random games in every set-up and times single steps. `docs/performance.md` explains the figures.
//!
//! # Strength
//!
//! [`strength`] writes `docs/strength.md`. Its figures are cells, and each cell is made of parts with their own seeds. A part is stored in `docs/strength/results.jsonl`
//! under a key of everything that it depends on: games, seed, checksum of the weights, and a print of what the players choose in two games. So figures of players that have changed are played again. Each
//! cell first gets one part, then the larger ones get more, so that the document is complete early.
//!
//! ```
//! use onirim_bench::later_in_a_game;
//! use onirim_core::Setup;
//!
//! // A position in which a single step can be timed.
//! let game = later_in_a_game(Setup::SOLO, 20, 7);
//! assert!(!game.legal_actions().is_empty());
//! ```

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
