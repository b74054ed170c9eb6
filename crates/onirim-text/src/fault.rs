//! What went wrong, and what to do then, in words.

mod files;
mod game;
mod notation;
mod record;
mod trouble;
