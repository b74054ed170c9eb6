//! The parts that need a browser.

mod channel;
mod database;
mod in_time;
mod locker;
mod request;
mod rows;
mod stay;
mod trouble;
mod world;

pub use locker::Locker;
pub use stay::{Stay, ask_to_stay};
pub use world::{WORLD, new_seed, today};
