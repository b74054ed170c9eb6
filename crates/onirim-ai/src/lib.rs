//! Players of Onirim.
//!
//! A [`Player`] gets a [`Standpoint`]: the view of the seat that is asked, and its legal actions. By its types it cannot see more.
//!
//! ```
//! use onirim_ai::{Player, Standpoint, players::Random};
//! use onirim_core::{Game, QuickChance, Setup};
//!
//! let mut chance = QuickChance::new(7);
//! let mut game = Game::new(Setup::SOLO, &mut chance, &mut ())?;
//! let mut player = Random::new(7);
//! while let Some(standpoint) = Standpoint::of(&game) {
//!     let action = player.choose(&standpoint);
//!     game.apply_listed(action, &mut chance, &mut ())?;
//! }
//! # Ok::<(), std::convert::Infallible>(())
//! ```
//!
//! # What is where
//!
//! | module | contents |
//! |---|---|
//! | [`players`] | `Random`; `Simple`, with rules of thumb; `Fast`, which takes the best table after a choice; `Strong`, which weighs everything that may come in the next turn |
//! | [`search`] | looking ahead, with limited effort, and how sure the result is |
//! | [`evaluator`] | the chance to win at a table, learned |
//! | `weights/` | the learned weights, and how they were made (`README.md`) |
//!
//! # The evaluator
//!
//! Its inputs are rows of weights that hold for what a seat sees: some for each colour, with the same weights for all four, and some for the whole table. Rows are summed and pass through
//! a small net. What a seat does not know is no input.
//!
//! Training (in `onirim-sim`) uses floating point; shipped weights are whole numbers, so that a choice does not depend on the processor. A test pins the choices of whole games, and runs in WebAssembly too.

pub mod evaluator;
mod player;
pub mod players;
pub mod search;
mod standpoint;

pub use player::Player;
pub use standpoint::Standpoint;
