//! The real program, started as a user starts it. No test touches the saved games of the user: each has a folder of its own.

#[path = "../common/folder.rs"]
mod folder;
#[cfg(unix)]
mod interrupts;
#[cfg(unix)]
mod rights;
mod tools;

mod advise;
mod commands;
mod duo;
mod engine;
mod exchange;
mod files;
mod help;
mod language;
mod partner;
mod play;
mod record;
mod review;
mod saved_records;
mod saving;
mod serve;
mod sim;
mod spells;
mod stats;
mod train;
