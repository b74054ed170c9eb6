//! Seeds of new games: nobody can guess them, and they fit into a short share code.

/// SplitMix64, from one number that nobody can guess.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Seeds(u64);

impl Seeds {
    pub(crate) const fn new(entropy: u64) -> Seeds {
        Seeds(entropy)
    }

    /// The next seed, of 40 bits.
    pub(crate) fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        (mixed ^ (mixed >> 31)) >> 24
    }
}
