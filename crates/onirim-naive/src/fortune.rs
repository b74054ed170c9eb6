//! Real shuffling, fair or not.

use onirim_core::{Card, Color};
use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

use crate::piece::{self, Piece};

/// The kind of shuffles.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fortune {
    /// Every order is equally likely.
    Fair,
    /// Most Nightmares sink, and Doors come soon after their Keys: a few games in a hundred thousand look like this, and they lead
    /// to tables that fair ones hardly ever show.
    Kind,
}

/// Shuffles piles.
#[derive(Clone, Debug)]
pub(crate) struct Shuffler {
    generator: Xoshiro256PlusPlus,
    fortune: Fortune,
}

impl Shuffler {
    pub(crate) fn new(seed: u64, fortune: Fortune) -> Shuffler {
        Shuffler { generator: Xoshiro256PlusPlus::seed_from_u64(seed), fortune }
    }

    /// A number below `bound`, which must not be 0.
    pub(crate) fn below(&mut self, bound: usize) -> usize {
        (self.generator.next_u64() % bound as u64) as usize
    }

    /// Fisher and Yates.
    pub(crate) fn shuffle<T>(&mut self, pile: &mut [T]) {
        for last in (1..pile.len()).rev() {
            let other = self.below(last + 1);
            pile.swap(last, other);
        }
    }

    /// Shuffles the deck: no place is known any more. A kind fortune favours Doors of the wanted colours.
    pub(crate) fn shuffle_deck(&mut self, deck: &mut Vec<Piece>, wanted: &[Color]) {
        for piece in deck.iter_mut() {
            piece.known = false;
        }
        self.shuffle(deck);
        match self.fortune {
            Fortune::Fair => {}
            Fortune::Kind => {
                self.sink_nightmares(deck);
                self.lift_doors(deck, wanted);
            }
        }
    }

    fn sink_nightmares(&mut self, deck: &mut [Piece]) {
        let upper = deck.len() - deck.len() / 5;
        for place in 0..upper {
            if deck[place].card == Card::NIGHTMARE && self.below(4) > 0 && upper < deck.len() {
                let below = upper + self.below(deck.len() - upper);
                deck.swap(place, below);
            }
        }
    }

    fn lift_doors(&mut self, deck: &mut Vec<Piece>, wanted: &[Color]) {
        let mut top = Vec::new();
        for &color in wanted {
            top.extend(piece::take(deck, Card::key(color)));
            let between = self.below(3).min(deck.len());
            top.extend(deck.drain(..between));
            top.extend(piece::take(deck, Card::door(color)));
            let after = self.below(3).min(deck.len());
            top.extend(deck.drain(..after));
        }
        deck.splice(0..0, top);
    }
}
