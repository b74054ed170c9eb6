//! The rules, one subject a file: which actions are legal, and what they do.
//!
//! [`flow`] leads from an action to the function that does it, and then does what follows, up to the next question. The base game is `deal`, `turn`, `doors`,
//! `nightmare`, `looks` and `victory`; each expansion has a file: `book` (K), `towers` (T), `premonitions` and `happy_dream` (P).
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
