//! What holds for every game, tried on random ones.

mod afterstates;
mod doom;
mod every_action;
mod fingerprints;
mod glances;
mod hostile_views;
mod imagining;
mod late;
mod order;
mod secrets;
mod walk;
