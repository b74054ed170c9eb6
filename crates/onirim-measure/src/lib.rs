//! How engines of Onirim are measured, whatever their revision.
//!
//! This crate does not know the engine. A program that uses it hands over the name of one, or of two: [`random_play!`] and
//! [`measured_setups!`] then write the code that plays with it. It must stay so: an engine that two crates of a program call is
//! optimised differently from one that a single crate calls, and the difference (some 3 %) would look like one between the revisions.

mod compare;
mod contest;
mod layouts;
pub mod machine;
mod median;
mod options;
mod play;
mod report;
mod setups;
mod statistics;

pub use anyhow::Result;
pub use compare::compare;
pub use median::median;
pub use play::{NamedPlayer, Player, Way};
pub use setups::NamedSetup;
