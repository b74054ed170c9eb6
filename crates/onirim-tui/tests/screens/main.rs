//! The game as a player meets it: keys in, screens out.

mod drive;
mod pictures;
mod playing;
mod whole_games;
