//! Error messages.

mod files;
mod game;
mod notation;
mod record;
mod trouble;
