//! The program without a screen.

mod front_end;

mod ending;
mod forms;
mod later;
mod thinking;
mod two_programs;
