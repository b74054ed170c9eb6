//! Helpers for the tests of several crates: [waiting with a limit](patience), and [a dealer](dealer) with real cards who follows the sentences of a guide.
//!
//! ```
//! use onirim_testkit::patience::patiently;
//!
//! let mut looks = 0..;
//! assert_eq!(patiently(|| looks.find(|look| look % 3 == 2)), Some(2));
//! ```
//!
//! `clippy.toml` forbids the methods of the standard library that wait without a limit, so that a test cannot use them by mistake.

pub mod dealer;
pub mod patience;
