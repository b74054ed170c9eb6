//! What holds for every game, tried on random ones.

mod every_action;
mod order;
mod secrets;
mod walk;
