//! What holds for every game, tried on random ones.

mod afterstates;
mod doom;
mod every_action;
mod fingerprints;
mod glances;
mod late;
mod order;
mod resampling;
mod secrets;
mod walk;
