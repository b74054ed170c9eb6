//! Fast chance for simulation.

use core::convert::Infallible;

use fastrand::Rng;

use super::{Chance, Dice};
use crate::cards::{Card, Cards, Color, Premonition, PremonitionSet};
use crate::packed::DrawPile;

/// Chance for millions of games: fast, repeatable from its seed within one version, with no promise across versions.
///
/// The generator is wyrand: one multiplication a number, and it passes the usual batteries of tests (BigCrush, PractRand).
#[derive(Clone, Debug)]
pub struct QuickChance {
    generator: Rng,
    /// The next number, made before it is needed, so that it is ready.
    next: u64,
}

impl QuickChance {
    /// The source that starts from this seed.
    pub fn new(seed: u64) -> QuickChance {
        // The generator counts up from its seed in fixed steps. Mixed once, seeds that are near each other start far apart.
        let mut generator = Rng::with_seed(Rng::with_seed(seed).u64(..));
        let next = generator.u64(..);
        QuickChance { generator, next }
    }

    /// A number below `bound`, for a player who chooses at random. 0 if `bound` is 0.
    #[inline]
    pub fn below(&mut self, bound: usize) -> usize {
        // The bias of multiply-and-shift on 64 bits is below 2^-57 for bounds this small: no number of games shows it.
        let number = (u128::from(self.next) * bound as u128) >> 64;
        self.next = self.generator.u64(..);
        number as usize
    }
}

impl Dice for QuickChance {
    #[inline]
    fn below(&mut self, bound: usize) -> usize {
        QuickChance::below(self, bound)
    }
}

impl Chance for QuickChance {
    type Unknown = Infallible;
    const MAY_NOT_KNOW: bool = false;

    #[inline]
    fn card(&mut self, unseen: &Cards) -> Result<Card, Infallible> {
        Ok(self.any_card(unseen))
    }

    #[inline]
    fn number(&mut self, unseen: &DrawPile) -> Result<usize, Infallible> {
        Ok(self.below(unseen.len()))
    }

    fn goal(&mut self, left: [u8; 4]) -> Result<Color, Infallible> {
        Ok(self.any_goal(left))
    }

    fn premonition(&mut self, pile: PremonitionSet) -> Result<Premonition, Infallible> {
        Ok(self.any_premonition(pile))
    }
}
