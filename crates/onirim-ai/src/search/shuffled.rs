//! A chance with a fixed order of the deck, for fair comparisons.

use std::convert::Infallible;

use onirim_core::hashing::{GOLDEN_RATIO, splitmix};
use onirim_core::{Card, Cards, Chance, Color, Premonition, PremonitionSet, QuickChance};

/// A deck whose order follows from a seed and the number of shuffles. Two games with nearly the same cards meet nearly the same order.
#[derive(Clone)]
pub(super) struct Shuffled {
    seed: u64,
    shuffles: u64,
    /// The rest of the order, the next card last. Empty before the first draw.
    order: Vec<(u64, Card)>,
    /// For Goals and Premonitions.
    aside: QuickChance,
}

impl Shuffled {
    pub(super) fn new(seed: u64) -> Shuffled {
        Shuffled { seed, shuffles: 0, order: Vec::new(), aside: QuickChance::new(seed) }
    }

    /// Each card gets a random number that does not depend on the other cards.
    fn lay_out(&mut self, unseen: &Cards) {
        let deck = mixed(self.seed ^ mixed(self.shuffles));
        self.order.clear();
        for (card, count) in unseen.counts() {
            let lots = (0..count as u64).map(|copy| (mixed(deck ^ ((card.index() as u64) << 8 | copy)), card));
            self.order.extend(lots);
        }
        self.order.sort_unstable();
    }
}

/// One step of SplitMix64.
fn mixed(number: u64) -> u64 {
    splitmix(number.wrapping_add(GOLDEN_RATIO))
}

impl Chance for Shuffled {
    type Unknown = Infallible;
    const MAY_NOT_KNOW: bool = false;

    fn card(&mut self, unseen: &Cards) -> Result<Card, Infallible> {
        if self.order.len() < unseen.len() {
            self.lay_out(unseen);
        }
        // Skips cards that have left the deck since.
        while let Some((_, card)) = self.order.pop() {
            if unseen.contains(card) {
                return Ok(card);
            }
        }
        self.aside.card(unseen)
    }

    fn goal(&mut self, left: [u8; 4]) -> Result<Color, Infallible> {
        self.aside.goal(left)
    }

    fn premonition(&mut self, pile: PremonitionSet) -> Result<Premonition, Infallible> {
        self.aside.premonition(pile)
    }

    fn shuffled(&mut self) {
        self.shuffles += 1;
        self.order.clear();
    }
}
