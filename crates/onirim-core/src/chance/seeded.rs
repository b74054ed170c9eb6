//! Chance for real games: the same game from the same seed, on every platform and in every later version.

use core::convert::Infallible;

use chacha20::ChaCha8Rng;
use rand_core::{Rng, SeedableRng};

use super::{Chance, Dice};
use crate::cards::{Card, Cards, Color, Premonition, PremonitionSet};
use crate::packed::DrawPile;

/// Streams of the generator: shuffle `n` of the deck uses stream `n`, these two stand apart from all of them.
const GOAL_STREAM: u64 = 1 << 32;
const PREMONITION_STREAM: u64 = 2 << 32;

/// Chance from a seed, for ever the same.
///
/// The generator is ChaCha8, keyed with the seed as its first eight bytes, little end first, and zeros. Numbers below
/// a bound are 32-bit words multiplied by the bound, with the words that would favour some numbers thrown away (Lemire's method).
/// Each shuffle of the deck starts a stream of its own, so that what one player did before a shuffle does not change what
/// another finds after it; Goals and Premonitions have their own streams too. The tests hold golden values: changing any of
/// this breaks every recorded seed.
#[derive(Debug)]
pub struct SeededChance {
    deck: ChaCha8Rng,
    goals: ChaCha8Rng,
    premonitions: ChaCha8Rng,
    shuffles: u64,
}

impl SeededChance {
    /// The source that starts from this seed.
    pub fn new(seed: u64) -> SeededChance {
        let mut key = [0; 32];
        key[..8].copy_from_slice(&seed.to_le_bytes());
        SeededChance {
            deck: generator(key, 0),
            goals: generator(key, GOAL_STREAM),
            premonitions: generator(key, PREMONITION_STREAM),
            shuffles: 0,
        }
    }
}

fn generator(key: [u8; 32], stream: u64) -> ChaCha8Rng {
    let mut generator = ChaCha8Rng::from_seed(key);
    generator.set_stream(stream);
    generator
}

/// A clone goes on where the first one stands. The generator has no `Clone` of its own, but its place in its stream can be set.
impl Clone for SeededChance {
    fn clone(&self) -> SeededChance {
        let copy = |original: &ChaCha8Rng| {
            let mut copy = generator(original.get_seed(), original.get_stream());
            copy.set_word_pos(original.get_word_pos());
            copy
        };
        SeededChance {
            deck: copy(&self.deck),
            goals: copy(&self.goals),
            premonitions: copy(&self.premonitions),
            shuffles: self.shuffles,
        }
    }
}

impl Dice for ChaCha8Rng {
    fn below(&mut self, bound: usize) -> usize {
        let bound = bound as u32;
        let unfair = bound.wrapping_neg() % bound;
        loop {
            let product = u64::from(self.next_u32()) * u64::from(bound);
            if product as u32 >= unfair {
                return (product >> 32) as usize;
            }
        }
    }
}

impl Chance for SeededChance {
    type Unknown = Infallible;
    const MAY_NOT_KNOW: bool = false;

    fn card(&mut self, unseen: &Cards) -> Result<Card, Infallible> {
        Ok(self.deck.any_card(unseen))
    }

    /// The card that [`SeededChance::card`] would say, and the same words of the generator for it: only nothing is counted.
    fn number(&mut self, unseen: &DrawPile) -> Result<usize, Infallible> {
        Ok(unseen.number_in_order(self.deck.below(unseen.len())))
    }

    fn goal(&mut self, left: [u8; 4]) -> Result<Color, Infallible> {
        Ok(self.goals.any_goal(left))
    }

    fn premonition(&mut self, pile: PremonitionSet) -> Result<Premonition, Infallible> {
        Ok(self.premonitions.any_premonition(pile))
    }

    fn shuffled(&mut self) {
        self.shuffles += 1;
        self.deck.set_stream(self.shuffles);
        self.deck.set_word_pos(0);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::setup::Setup;

    #[test]
    fn a_clone_goes_on_where_the_first_one_stands() {
        let deck = Setup::SOLO.deck();
        let mut first = SeededChance::new(5);
        for round in 0..100 {
            let mut clone = first.clone();
            if round % 7 == 0 {
                clone.shuffled();
                first.shuffled();
            }
            let of_the_clone = (clone.card(&deck), clone.goal([2; 4]), clone.premonition(PremonitionSet::FULL));
            assert_eq!(of_the_clone, (first.card(&deck), first.goal([2; 4]), first.premonition(PremonitionSet::FULL)));
        }
    }
}
