//! A second opinion on the rules of Onirim, for tests.
//!
//! [`Naive`] plays every rule of `docs/rules.md` with real cards in real piles, slowly and plainly, one subject a file. It was written from the rules and not from the engine, and shares with it
//! only types: cards, set-ups, questions, actions. [`follow`] plays a random game on both and compares the whole table after each step.
//!
//! ```
//! use onirim_core::Setup;
//! use onirim_naive::{Style, follow};
//!
//! let steps = follow(Setup::SOLO, 7, Style::Careless, 10_000)?;
//! assert!(steps.ending.is_some());
//! # Ok::<(), Box<onirim_naive::Disagreement>>(())
//! ```
//!
//! After a change of a rule, change this crate from the text of the rule and not from the engine: two copies of one mistake agree.

mod book;
mod contents;
mod doors;
mod follow;
mod fortune;
mod happy_dreams;
mod late;
mod looks;
mod naive;
mod nightmares;
mod picture;
mod piece;
mod play;
mod premonitions;
mod set_up;
mod style;
mod table;
mod towers;
mod turn;

#[cfg(test)]
mod tests;

pub use follow::{Disagreement, Steps, follow, follow_late};
pub use fortune::Fortune;
pub use naive::{Naive, NotOffered};
pub use piece::Piece;
pub use style::Style;
