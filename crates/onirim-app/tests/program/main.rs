//! The program without a screen.

mod front_end;
mod lists;

mod ending;
mod forms;
mod later;
mod quick_start;
mod thinking;
mod two_programs;
