//! What a collection needs to know of the world.

use jiff::Timestamp;

/// The clock, and random bits for new ids. Whoever makes a collection brings them: a page asks its browser.
#[derive(Clone, Copy, Debug)]
pub struct World {
    /// What time it is.
    pub now: fn() -> Timestamp,
    /// Bits that nobody can guess and nobody else has, or why there are none.
    pub bits: fn() -> Result<u128, String>,
}
