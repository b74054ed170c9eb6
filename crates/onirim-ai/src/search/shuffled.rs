//! The same cards for everybody: a deck in one order, whoever draws from it.

use std::convert::Infallible;

use onirim_core::{Card, Cards, Chance, Color, Premonition, PremonitionSet, QuickChance};

/// A deck that lies in an order which depends on a seed and on how often it was shuffled. Two games that go on with it from nearly the same cards meet nearly the same ones.
#[derive(Clone)]
pub(super) struct Shuffled {
    seed: u64,
    shuffles: u64,
    /// What is left of the order, the next card last. Empty before the first card is asked for.
    order: Vec<(u64, Card)>,
    /// For what is no card of the deck.
    aside: QuickChance,
}

impl Shuffled {
    pub(super) fn new(seed: u64) -> Shuffled {
        Shuffled { seed, shuffles: 0, order: Vec::new(), aside: QuickChance::new(seed) }
    }

    /// Each card draws a lot of its own, which does not depend on the others.
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

/// A number that looks nothing like the first one (the finaliser of SplitMix64).
fn mixed(number: u64) -> u64 {
    let number = number.wrapping_add(0x9e37_79b9_7f4a_7c15);
    let number = (number ^ number >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let number = (number ^ number >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    number ^ number >> 31
}

impl Chance for Shuffled {
    type Unknown = Infallible;
    const MAY_NOT_KNOW: bool = false;

    fn card(&mut self, unseen: &Cards) -> Result<Card, Infallible> {
        if self.order.len() < unseen.len() {
            self.lay_out(unseen);
        }
        // Cards that were taken out of the deck since it was laid out are passed over.
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
