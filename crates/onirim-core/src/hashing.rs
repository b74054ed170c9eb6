//! Hash functions that give the same numbers on every machine and in every version. They are no protection against malice.

/// The golden ratio as a fraction of 2^64, the step of SplitMix64: its multiples are far from each other.
pub const GOLDEN_RATIO: u64 = 0x9e37_79b9_7f4a_7c15;

/// FNV-1a with 64 bits, over bytes or larger numbers.
///
/// ```
/// assert_eq!(onirim_core::hashing::fnv(*b"a"), 0xaf63_dc4c_8601_ec8c);
/// ```
pub fn fnv<N: Into<u64>>(numbers: impl IntoIterator<Item = N>) -> u64 {
    let step = |hash: u64, number: N| (hash ^ number.into()).wrapping_mul(0x0000_0100_0000_01b3);
    numbers.into_iter().fold(0xcbf2_9ce4_8422_2325, step)
}

/// The finaliser of SplitMix64: takes numbers that are near each other to numbers far from each other, and no two to the same.
pub const fn splitmix(number: u64) -> u64 {
    let number = (number ^ (number >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let number = (number ^ (number >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    number ^ (number >> 31)
}
