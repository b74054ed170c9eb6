//! The texts of the game, in both languages.

mod catalog;
mod everything;
mod language;
mod samples;
mod sentences;
