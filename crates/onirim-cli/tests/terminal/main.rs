//! The real program on the whole screen of a real terminal, played with real keys.
#![cfg(unix)]

mod player;
mod terminal;

mod handing_over;
mod leaving;
mod records;
mod showing;
mod whole_games;
