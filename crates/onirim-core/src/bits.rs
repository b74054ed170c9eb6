//! Sets of numbers as the bits of a word.

/// A one in each byte: multiplying by it sums bytes up from the lowest to the highest.
const EACH: u64 = 0x0101_0101_0101_0101;
const HIGH: u64 = 0x8080_8080_8080_8080;

/// For each byte how many ones there are in it and in those below it.
#[inline]
const fn running_counts(bits: u64) -> u64 {
    let twos = bits - (bits >> 1 & 0x5555_5555_5555_5555);
    let fours = (twos & 0x3333_3333_3333_3333) + (twos >> 2 & 0x3333_3333_3333_3333);
    ((fours + (fours >> 4)) & 0x0f0f_0f0f_0f0f_0f0f).wrapping_mul(EACH)
}

/// How many ones there are. What it computes on the way, [`nth`] uses again.
#[inline]
pub(crate) const fn count(bits: u64) -> usize {
    (running_counts(bits) >> 56) as usize
}

/// Where the one with this number is, counting from 0 at the lowest. There must be so many.
///
/// Numbers are often drawn at random, and what is random is never foretold: so it does without loops and branches.
#[inline]
pub(crate) fn nth(bits: u64, number: usize) -> usize {
    debug_assert!(number < count(bits));
    let (running, number) = (running_counts(bits), number as u64);
    // A byte's high bit survives the subtraction exactly where the running count exceeds the number.
    let beyond = ((running | HIGH) - (number + 1).wrapping_mul(EACH)) & HIGH;
    let byte = beyond.trailing_zeros() & 0x38;
    let before = running << 8 >> byte;
    let in_byte = IN_BYTE[(bits >> byte & 0xff) as usize][(number.wrapping_sub(before) % 8) as usize];
    byte as usize + in_byte as usize
}

/// The same for the numbers below 8 in every byte.
static IN_BYTE: [[u8; 8]; 256] = {
    let mut places = [[0; 8]; 256];
    let mut byte = 0;
    while byte < places.len() {
        let (mut place, mut number) = (0, 0);
        while place < 8 {
            if byte >> place & 1 == 1 {
                places[byte][number] = place as u8;
                number += 1;
            }
            place += 1;
        }
        byte += 1;
    }
    places
};

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_one_is_found_by_its_number() {
        for bits in (0..64).map(|shift| 0x8123_4567_89ab_cdef_u64.rotate_left(shift)).chain([0, 1, u64::MAX]) {
            let places = || (0..64).filter(move |place| bits >> place & 1 == 1);
            assert_eq!(count(bits), places().count());
            assert!((0..count(bits)).map(|number| nth(bits, number)).eq(places()));
        }
    }
}
