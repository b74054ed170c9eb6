//! The ones of a word, found by the instruction that deposits bits where a word has ones.

use safe_arch::population_deposit_u64;

/// The ones of a word, numbered from 0 at the lowest.
#[derive(Clone, Copy)]
pub(crate) struct Ones(u64);

impl Ones {
    #[inline]
    pub(crate) const fn of(bits: u64) -> Ones {
        Ones(bits)
    }

    /// How many there are.
    #[inline]
    pub(crate) const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Where the one with this number is. There must be so many.
    #[inline]
    pub(crate) fn nth(self, number: usize) -> usize {
        debug_assert!(number < self.len());
        population_deposit_u64(1 << (number % 64), self.0).trailing_zeros() as usize
    }
}
