//! The engine against itself: how much noise there is, and a check that the comparing program can be built.
//!
//! `cargo xtask bench --against REVISION` writes the same program with two engines.

onirim_measure::comparing_program!(onirim_core, onirim_core);
