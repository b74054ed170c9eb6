//! What a page asks its browser for: the time, the day, and random numbers.

use crate::{ArchiveError, World};
use jiff::Timestamp;
use jiff::civil::Date;

/// The clock of the browser, and its random numbers.
pub const WORLD: World = World { now: Timestamp::now, bits: random_bits };

/// The day by the player's clock, in the player's time zone.
pub fn today() -> Date {
    let now = js_sys::Date::new_0();
    let (year, month, day) =
        (i16::try_from(now.get_full_year()), i8::try_from(now.get_month() + 1), i8::try_from(now.get_date()));
    // A clock can be wrong by thousands of years, which is no reason to stop.
    match (year, month, day) {
        (Ok(year), Ok(month), Ok(day)) => Date::new(year, month, day).unwrap_or_default(),
        _ => Date::default(),
    }
}

/// A seed that nobody can guess, and nobody can find by trying: it has 64 bits.
pub fn new_seed() -> Result<u64, ArchiveError> {
    getrandom::u64().map_err(|error| ArchiveError::NoRandomness { reason: error.to_string() })
}

fn random_bits() -> Result<u128, String> {
    let mut bytes = [0; 16];
    getrandom::fill(&mut bytes).map_err(|error| error.to_string())?;
    Ok(u128::from_be_bytes(bytes))
}
