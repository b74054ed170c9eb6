//! The ones of a word, found by arithmetic that every processor knows.

use super::nth_in_byte;

/// The ones of a word, numbered from 0 at the lowest.
#[derive(Clone, Copy)]
pub(crate) struct Ones {
    bits: u64,
    /// For each byte how many ones there are in it and in those below it.
    running: u64,
}

/// A one in each byte: multiplying by it sums bytes up from the lowest to the highest.
const EACH: u64 = 0x0101_0101_0101_0101;
const HIGH: u64 = 0x8080_8080_8080_8080;

impl Ones {
    #[inline]
    pub(crate) const fn of(bits: u64) -> Ones {
        let twos = bits - (bits >> 1 & 0x5555_5555_5555_5555);
        let fours = (twos & 0x3333_3333_3333_3333) + (twos >> 2 & 0x3333_3333_3333_3333);
        let eights = (fours + (fours >> 4)) & 0x0f0f_0f0f_0f0f_0f0f;
        Ones { bits, running: eights.wrapping_mul(EACH) }
    }

    /// How many there are.
    #[inline]
    pub(crate) const fn len(self) -> usize {
        (self.running >> 56) as usize
    }

    /// Where the one with this number is. There must be so many.
    ///
    /// Numbers are often drawn at random, and branches on them would be mispredicted: so it does without loops and branches.
    #[inline]
    pub(crate) fn nth(self, number: usize) -> usize {
        debug_assert!(number < self.len());
        let number = number as u64;
        // A byte's high bit survives the subtraction exactly where the running count exceeds the number.
        let beyond = ((self.running | HIGH) - (number + 1).wrapping_mul(EACH)) & HIGH;
        let byte = beyond.trailing_zeros() & 0x38;
        let before = self.running << 8 >> byte;
        byte as usize + nth_in_byte((self.bits >> byte) as u8, number.wrapping_sub(before) as usize)
    }
}
