//! The program without a screen.

mod front_end;

mod ending;
mod forms;
mod later;
mod real_cards;
mod thinking;
mod two_programs;
