//! A set of prints.

use crate::cards::{Card, Color, Symbol};
use crate::packed::TowerSet;

/// Some of the prints, one bit each; as an iterator it hands them out in their order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub(crate) struct PrintSet(u64);

/// The prints that can be in a hand.
const LOCATIONS: u64 = {
    let (mut locations, mut print) = (0, 0);
    while print < Card::KINDS {
        locations |= (Card::from_index(print).is_location() as u64) << print;
        print += 1;
    }
    locations
};

/// The prints of Chambers, wherever their numbers are.
const CHAMBERS: u64 = {
    let (mut chambers, mut print) = (0, 0);
    while print < Card::KINDS {
        chambers |= (Card::from_index(print).symbol().is_some() as u64) << print;
        print += 1;
    }
    chambers
};

const _: () = assert!(Card::KINDS <= u64::BITS as usize, "a wider word is needed");

impl PrintSet {
    pub(crate) const EMPTY: PrintSet = PrintSet(0);

    /// One bit for each.
    #[inline]
    pub(crate) const fn bits(self) -> u64 {
        self.0
    }

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

    /// Takes the first print out, and hands it over alone.
    #[inline]
    pub(crate) const fn split_first(&mut self) -> PrintSet {
        let first = self.0 & self.0.wrapping_neg();
        self.0 ^= first;
        PrintSet(first)
    }

    /// Those that are in either set.
    #[inline]
    pub(crate) const fn or(self, other: PrintSet) -> PrintSet {
        PrintSet(self.0 | other.0)
    }

    /// This print, if it is among them.
    #[inline]
    pub(crate) const fn only(self, card: Card) -> PrintSet {
        PrintSet(self.0 & 1 << card.index())
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

    /// One bit for each colour of a Key.
    #[inline]
    pub(crate) const fn keys(self) -> u64 {
        self.0 >> Card::FIRST_KEY.index() & 0b1111
    }

    #[inline]
    pub(crate) const fn towers(self) -> TowerSet {
        TowerSet::from_bits((self.0 >> Card::FIRST_TOWER.index()) as u16)
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
    use crate::cards::Tower;

    #[test]
    fn prints_are_told_apart_by_kind() {
        let prints: PrintSet = Card::all().collect();
        assert!(prints.eq(Card::all()));
        assert!(prints.chambers().eq(Card::all().filter(|card| card.symbol().is_some())));
        assert!(prints.towers().eq(Tower::all()));
        assert_eq!(prints.keys(), 0b1111);
    }

    /// B4: the symbol of the last card may not follow.
    #[test]
    fn one_symbol_can_be_left_out() {
        let prints = Card::all().step_by(2).collect::<PrintSet>().chambers();
        assert_eq!(prints.without(None), prints);
        for symbol in Symbol::ALL {
            assert!(prints.without(Some(symbol)).eq(prints.filter(|card| card.symbol() != Some(symbol))));
        }
    }
}
