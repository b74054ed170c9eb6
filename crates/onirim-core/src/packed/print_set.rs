//! A set of prints.

use crate::cards::{CHAMBERS, Card, Color, LOCATIONS, Symbol};

/// Some of the prints, one bit each; as an iterator it hands them out in their order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub(crate) struct PrintSet(u64);

impl PrintSet {
    pub(crate) const EMPTY: PrintSet = PrintSet(0);

    #[inline]
    pub(crate) const fn insert(&mut self, card: Card) {
        self.0 |= 1 << card.index();
    }

    /// Adds the print of a Location; others are passed over, without a branch.
    #[inline]
    pub(crate) const fn insert_location(&mut self, card: Card) {
        self.0 |= 1 << card.index() & LOCATIONS;
    }

    /// Adds a print, or nothing: without a branch.
    #[inline]
    pub(crate) const fn insert_if(&mut self, belongs_here: bool, card: Card) {
        self.0 |= (belongs_here as u64) << card.index();
    }

    /// Takes a print out, or leaves things as they are.
    #[inline]
    pub(crate) const fn remove_if(&mut self, is_gone: bool, card: Card) {
        self.0 &= !((is_gone as u64) << card.index());
    }

    #[inline]
    pub(crate) const fn contains(self, card: Card) -> bool {
        self.0 >> card.index() & 1 == 1
    }

    /// Takes a print out.
    #[inline]
    pub(crate) const fn remove(&mut self, card: Card) {
        self.remove_if(true, card);
    }

    /// Is there nothing to choose: one print at most?
    #[inline]
    pub(crate) const fn is_single(self) -> bool {
        self.0 & self.0.wrapping_sub(1) == 0
    }

    /// Those that are in either set.
    #[inline]
    pub(crate) const fn or(self, other: PrintSet) -> PrintSet {
        PrintSet(self.0 | other.0)
    }

    /// The Chambers among them.
    #[inline]
    pub(crate) const fn chambers(self) -> PrintSet {
        PrintSet(self.0 & CHAMBERS)
    }

    /// Those Chambers that do not show this symbol (B4).
    #[inline]
    pub(crate) const fn without(self, symbol: Option<Symbol>) -> PrintSet {
        // The four colours of a symbol stand together. Without a symbol the Doors are left out, for no Chamber has their place: that needs no branch.
        let first = match symbol {
            Some(symbol) => Card::chamber(Color::Red, symbol),
            None => Card::door(Color::Red),
        };
        PrintSet(self.0 & !(0b1111 << first.index()))
    }
}

impl Iterator for PrintSet {
    type Item = Card;

    #[inline]
    fn next(&mut self) -> Option<Card> {
        let lowest = self.0.trailing_zeros();
        self.0 &= self.0.wrapping_sub(1);
        (lowest < u64::BITS).then(|| Card::from_index(lowest as usize))
    }
}

impl FromIterator<Card> for PrintSet {
    #[inline]
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> PrintSet {
        let mut prints = PrintSet::EMPTY;
        cards.into_iter().for_each(|card| prints.insert(card));
        prints
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// B4: the symbol of the last card may not follow.
    #[test]
    fn one_symbol_can_be_left_out() {
        let prints = Card::all().step_by(2).collect::<PrintSet>().chambers();
        assert!(prints.eq(Card::all().step_by(2).filter(|card| card.symbol().is_some())));
        assert_eq!(prints.without(None), prints);
        for symbol in Symbol::ALL {
            assert!(prints.without(Some(symbol)).eq(prints.filter(|card| card.symbol() != Some(symbol))));
        }
    }
}
