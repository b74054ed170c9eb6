//! The table and its messages, without any transport.

mod advice;
mod chance;
mod far_games;
mod far_lines;
mod far_room;
mod far_twins;
mod hostile;
mod lists;
mod net;
mod round_trip;
mod secrets;
mod tools;
mod views;
