//! The real program on the whole screen of a real terminal, played with real keys; and beside it line by line, and as an engine.
#![cfg(unix)]

mod conversation;
#[path = "../common/folder.rs"]
mod folder;
mod home;
mod player;
mod terminal;

mod beside_the_game;
mod colors;
#[cfg(target_os = "linux")]
mod full_disk;
mod handing_over;
mod killed;
mod leaving;
mod lines_and_screen;
mod one_record;
mod partner;
mod records;
mod showing;
mod three_programs;
mod trouble;
mod whole_games;
