//! What the rules say, told as stories. Each test cites the rules of `docs/rules.md` that it is about.

mod doors;
mod duo;
mod goals;
mod happy_dreams;
mod hidden_questions;
mod interruptions;
mod nightmares;
mod penalties;
mod positions;
mod premonitions;
mod prophecy;
mod prospect;
mod questions;
mod refusals;
mod ruins;
mod secrets;
mod seeds;
mod set_up;
mod spells;
mod story;
mod table;
mod together;
mod towers;
mod turn;
mod unknown_chance;
