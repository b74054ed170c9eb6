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

/// The ones of a word, numbered from 0 at the lowest.
#[derive(Clone, Copy)]
pub(crate) struct Ones {
    bits: u64,
    running: u64,
}

impl Ones {
    #[inline]
    pub(crate) const fn of(bits: u64) -> Ones {
        Ones { bits, running: running_counts(bits) }
    }

    /// How many there are.
    #[inline]
    pub(crate) const fn len(self) -> usize {
        (self.running >> 56) as usize
    }

    /// Where the one with this number is. There must be so many.
    ///
    /// Numbers are often drawn at random, and what is random is never foretold: so it does without loops and branches.
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

/// How many ones a byte has.
#[inline]
pub(crate) fn count_in_byte(byte: u8) -> usize {
    COUNTS[byte as usize].into()
}

/// Where the one with this number is in a byte. There must be so many.
#[inline]
pub(crate) fn nth_in_byte(byte: u8, number: usize) -> usize {
    PLACES[byte as usize][number % 8].into()
}

/// How many ones each byte has, looked up: not every processor has an instruction for it.
static COUNTS: [u8; 256] = {
    let mut counts = [0; 256];
    let mut byte = 0;
    while byte < counts.len() {
        counts[byte] = byte.count_ones() as u8;
        byte += 1;
    }
    counts
};

/// Where the ones of each byte are.
static PLACES: [[u8; 8]; 256] = {
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
    fn every_one_of_a_byte_is_found_by_its_number() {
        for byte in 0..=u8::MAX {
            let places = (0..count_in_byte(byte)).map(|number| nth_in_byte(byte, number));
            assert!(places.eq((0..8).filter(|place| byte >> place & 1 == 1)));
        }
    }

    #[test]
    fn every_one_is_found_by_its_number() {
        for bits in (0..64).map(|shift| 0x8123_4567_89ab_cdef_u64.rotate_left(shift)).chain([0, 1, u64::MAX]) {
            let places = || (0..64).filter(move |place| bits >> place & 1 == 1);
            let ones = Ones::of(bits);
            assert_eq!(ones.len(), places().count());
            assert!((0..ones.len()).map(|number| ones.nth(number)).eq(places()));
        }
    }
}
