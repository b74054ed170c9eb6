//! Seeds for new games.

/// New seeds have so many bits: enough for a billion deals, and short enough in a share code to be read out.
const BITS: u32 = 30;

/// A seed that nobody can guess. A machine without chance of its own still has a clock.
pub(crate) fn any_seed() -> u64 {
    let any = getrandom::u64().unwrap_or_else(|_| jiff::Timestamp::now().as_microsecond().unsigned_abs());
    any % (1 << BITS)
}
