//! The table and its messages, without any transport.

mod advice;
mod chance;
mod hostile;
mod lists;
mod round_trip;
mod secrets;
mod tools;
mod views;
