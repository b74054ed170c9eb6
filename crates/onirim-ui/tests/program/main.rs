//! The user interface without drawing.

mod front_end;
mod lists;

mod caution;
mod cues;
mod daily;
mod ending;
mod forms;
mod idle_keys;
mod invitations;
mod partner;
mod quick_start;
mod real_cards;
mod records;
mod thinking;
mod touch;
mod two_programs;
