//! The real program, started as a user starts it. No test touches the saved games of the user: each has a folder of its own.

mod tools;

mod duo;
mod engine;
mod exchange;
mod help;
mod play;
mod record;
mod saving;
mod spells;
mod stats;
