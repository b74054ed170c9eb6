//! A set of prints.

use core::ops::BitOr;

use crate::card::{Card, Symbol};
use crate::tower::TowerSet;

/// Some of the prints, one bit each; as an iterator it hands them out in their order.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct PrintSet(u32);

impl PrintSet {
    pub(crate) const NONE: PrintSet = PrintSet(0);
    pub(crate) const CHAMBERS: PrintSet = PrintSet(0xfff);

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

    /// The bits of all Chambers that show a symbol.
    #[inline]
    pub(crate) const fn of_symbol(symbol: Option<Symbol>) -> u64 {
        match symbol {
            Some(symbol) => 0xf << (4 * symbol as usize),
            None => 0,
        }
    }

    /// The bits of its Chambers.
    #[inline]
    pub(crate) const fn chambers(self) -> u64 {
        (self.0 & PrintSet::CHAMBERS.0) as u64
    }

    /// The colours of its Keys, one bit each.
    #[inline]
    pub(crate) const fn key_colors(self) -> u8 {
        (self.0 >> (4 * Symbol::Key as usize)) as u8 & 0xf
    }

    /// Its Towers.
    #[inline]
    pub(crate) const fn towers(self) -> TowerSet {
        TowerSet::from_bits((self.0 >> Card::FIRST_TOWER.index()) as u16)
    }

    #[inline]
    pub(crate) const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Is there nothing to choose: one print at most?
    #[inline]
    pub(crate) const fn is_single(self) -> bool {
        self.0 & self.0.wrapping_sub(1) == 0
    }

    #[inline]
    pub(crate) const fn contains(self, card: Card) -> bool {
        self.0 >> card.index() & 1 == 1
    }

    #[inline]
    pub(crate) const fn insert_if(&mut self, belongs_here: bool, card: Card) {
        self.0 |= (belongs_here as u32) << card.index();
    }

    #[inline]
    pub(crate) const fn remove_if(&mut self, is_gone: bool, card: Card) {
        self.0 &= !((is_gone as u32) << card.index());
    }

    /// All but this one.
    #[inline]
    pub(crate) const fn except(self, card: Card) -> PrintSet {
        PrintSet(self.0 & !(1 << card.index()))
    }
}

impl BitOr for PrintSet {
    type Output = PrintSet;

    #[inline]
    fn bitor(self, other: PrintSet) -> PrintSet {
        PrintSet(self.0 | other.0)
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
        cards.into_iter().for_each(|card| prints.insert_if(true, card));
        prints
    }
}
