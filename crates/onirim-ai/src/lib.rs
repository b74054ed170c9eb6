//! Players of Onirim.
//!
//! A [`Player`] gets a [`Standpoint`]: the view of the seat that is asked, and the legal actions. The types let it see nothing else.
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

pub mod evaluator;
mod player;
pub mod players;
pub mod search;
mod standpoint;

pub use player::Player;
pub use standpoint::Standpoint;
