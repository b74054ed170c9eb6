//! The texts of the game, in both languages.

mod catalog;
#[cfg(feature = "coach")]
mod coach;
mod epilogue;
mod everything;
mod faults;
mod language;
mod printable;
mod samples;
mod sentences;
