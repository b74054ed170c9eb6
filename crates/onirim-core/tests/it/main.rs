//! What the rules say, told as stories. Each test cites the rules of `docs/rules.md` that it is about.

mod doors;
mod duo;
mod goals;
mod interruptions;
mod nightmares;
mod prophecy;
mod ruins;
mod set_up;
mod spells;
mod story;
mod table;
mod towers;
mod turn;
