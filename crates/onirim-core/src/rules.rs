//! The rules: the course of a game, one subject a file.
//!
//! [`flow`] takes an action to what it does and then does what follows, up to the next question. The base game is `deal`, `turn`, `doors`, `nightmare` and
//! `looks`; each expansion has a file: `book` (K), `towers` (T), `premonitions` and `happy_dream` (P).
//!
//! Attributes stand here only where random play is measurably slower without them (`docs/performance.md`).

mod book;
mod deal;
mod doors;
pub(crate) mod flow;
mod happy_dream;
mod looks;
mod nightmare;
mod premonitions;
mod towers;
mod turn;
mod victory;

pub(crate) use deal::OPEN_CARDS;
pub use flow::Step;
pub(crate) use flow::{Done, Flow, Now};
pub use happy_dream::HAPPY_DREAM_REVEALS;
pub use looks::{PROPHECY, Purpose};
pub use nightmare::NIGHTMARE_REVEALS;
pub use towers::{End, TowerRow};
pub(crate) use victory::{Standing, VictoryCondition};
