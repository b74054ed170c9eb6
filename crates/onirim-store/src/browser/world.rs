//! The browser's clock, date and random numbers.

use crate::{ArchiveError, World};
use jiff::Timestamp;
use jiff::civil::Date;

/// The browser's clock and random numbers.
pub const WORLD: World = World { now: Timestamp::now, bits: random_bits };

/// The date in the player's time zone.
pub fn today() -> Date {
    let now = js_sys::Date::new_0();
    let (year, month, day) =
        (i16::try_from(now.get_full_year()), i8::try_from(now.get_month() + 1), i8::try_from(now.get_date()));
    // A clock that is wrong by thousands of years is no reason to stop.
    match (year, month, day) {
        (Ok(year), Ok(month), Ok(day)) => Date::new(year, month, day).unwrap_or_default(),
        _ => Date::default(),
    }
}

/// A random seed of 64 bits: too many to guess or to try.
pub fn new_seed() -> Result<u64, ArchiveError> {
    getrandom::u64().map_err(|error| ArchiveError::NoRandomness { reason: error.to_string() })
}

fn random_bits() -> Result<u128, String> {
    let mut bytes = [0; 16];
    getrandom::fill(&mut bytes).map_err(|error| error.to_string())?;
    Ok(u128::from_be_bytes(bytes))
}
