//! The whole program over a collection, with a place behind it that a test can break.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on should stop")]

mod drawer;
mod programs;
