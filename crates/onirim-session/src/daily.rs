//! The daily deal, which has the same cards for all players.

use jiff::civil::Date;
use onirim_core::Setup;
use onirim_core::hashing::{fnv, splitmix};
use onirim_record::Notation;

/// The seed of the daily deal. It never changes.
///
/// The text `onirim-daily 1`, a blank, the day as `2026-03-01`, a blank and the set-up in notation
/// (`docs/record-format.md`) is hashed with FNV-1a in 64 bits (offset 14695981039346656037, prime 1099511628211).
/// Then the bits are mixed as SplitMix64 does it: exclusive or with itself shifted right by 30, times
/// 13787848793156543929; the same with 27 and 10723151780598845931; the same with 31, without a multiplication. The
/// upper 40 bits are the seed.
///
/// ```
/// use jiff::civil::date;
/// use onirim_core::Setup;
/// use onirim_session::daily_seed;
///
/// assert_ne!(daily_seed(date(2026, 3, 1), Setup::SOLO), daily_seed(date(2026, 3, 2), Setup::SOLO));
/// ```
pub fn daily_seed(day: Date, setup: Setup) -> u64 {
    let text = format!("onirim-daily 1 {day} {}", setup.notation());
    splitmix(fnv(text.bytes())) >> 24
}

/// Reads a day in the only form that stores and exports use: `2026-03-01`.
pub fn read_day(text: &str) -> Option<Date> {
    text.parse().ok().filter(|day: &Date| day.to_string() == text)
}
