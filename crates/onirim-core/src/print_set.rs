//! A set of prints.

use crate::card::Card;

/// Some of the prints, one bit each; as an iterator it hands them out in their order.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct PrintSet(u32);

impl PrintSet {
    pub(crate) const NONE: PrintSet = PrintSet(0);

    /// The prints with these numbers.
    #[inline]
    pub(crate) const fn from_bits(bits: u32) -> PrintSet {
        PrintSet(bits)
    }

    /// One bit for each.
    #[inline]
    pub(crate) const fn bits(self) -> u32 {
        self.0
    }

    #[inline]
    const fn insert(&mut self, card: Card) {
        self.0 |= 1 << card.index();
    }
}

impl Iterator for PrintSet {
    type Item = Card;

    #[inline]
    fn next(&mut self) -> Option<Card> {
        let lowest = self.0.trailing_zeros();
        self.0 &= self.0.wrapping_sub(1);
        (lowest < u32::BITS).then(|| Card::from_index(lowest as usize))
    }
}

impl FromIterator<Card> for PrintSet {
    #[inline]
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> PrintSet {
        let mut prints = PrintSet::NONE;
        cards.into_iter().for_each(|card| prints.insert(card));
        prints
    }
}
