//! The clock and the random numbers of a collection.

use jiff::Timestamp;

/// The clock, and random bits for new ids; on a page, those of the browser.
#[derive(Clone, Copy, Debug)]
pub struct World {
    /// The time.
    pub now: fn() -> Timestamp,
    /// Random bits, or why there are none.
    pub bits: fn() -> Result<u128, String>,
}
