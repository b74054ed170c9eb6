//! The real program on the whole screen of a real terminal, played with real keys; and beside it line by line, and as an engine.
#![cfg(unix)]

mod conversation;
mod home;
mod player;
mod terminal;

mod handing_over;
mod killed;
mod leaving;
mod one_record;
mod records;
mod showing;
mod whole_games;
