//! The prints in a hand.

use crate::card::{Card, Symbol};
use crate::tower::{TOWERS, TowerSet};

/// How many prints of Chambers there are.
pub(crate) const CHAMBERS: usize = 12;
/// In the words of a hand each Chamber has four bits, in the order of the prints, so that a symbol fills sixteen.
pub(crate) const CHAMBER_BITS: usize = 4;
/// Then come the Towers with one bit each.
pub(crate) const TOWERS_FROM: usize = CHAMBER_BITS * CHAMBERS;

const ALL_CHAMBERS: u64 = (1 << TOWERS_FROM) - 1;
const ALL_TOWERS: u64 = ((1 << TOWERS) - 1) << TOWERS_FROM;
/// A one in each four bits: multiplying by it sums them up from the lowest to the highest.
const EACH: u64 = 0x1111_1111_1111_1111;
const HIGH: u64 = 0x8888_8888_8888_8888;

/// The lowest bit of each print in such a word; 0 for those that cannot be in a hand.
pub(crate) static LOWEST_BITS: [u64; Card::KINDS] = {
    let mut bits = [0; Card::KINDS];
    let mut place = 0;
    while place < CHAMBERS {
        bits[place] = 1 << (CHAMBER_BITS * place);
        bits[Card::FIRST_TOWER.index() + place] = 1 << (TOWERS_FROM + place);
        place += 1;
    }
    bits
};

/// The prints in a hand, each once; as an iterator it hands them out in their order.
#[derive(Clone, Copy)]
pub(crate) struct Prints(u64);

impl Prints {
    /// The prints of which there is at least one, in a word of counts that do not exceed 8.
    #[inline]
    pub(crate) const fn of_counts(counts: u64) -> Prints {
        // Adding 7 sets the high bit of every count but 0.
        let chambers = (counts & ALL_CHAMBERS) + ((7 * EACH) & ALL_CHAMBERS);
        Prints((chambers & HIGH) >> 3 | counts & ALL_TOWERS)
    }

    #[inline]
    pub(crate) const fn chambers(self) -> Chambers {
        Chambers(self.0 & ALL_CHAMBERS)
    }

    /// The colours of the Keys, one bit each.
    #[inline]
    pub(crate) const fn key_colors(self) -> u8 {
        let keys = self.0 >> (16 * Symbol::Key as usize) & 0x1111;
        // The product moves the lowest of each four bits next to each other.
        ((keys * 0x249) >> 9) as u8 & 0xf
    }

    #[inline]
    pub(crate) const fn towers(self) -> TowerSet {
        TowerSet::from_bits((self.0 >> TOWERS_FROM) as u16)
    }

    /// All but this one.
    #[inline]
    pub(crate) const fn except(self, card: Card) -> Prints {
        Prints(self.0 & !LOWEST_BITS[card.index()])
    }
}

impl Iterator for Prints {
    type Item = Card;

    #[inline]
    fn next(&mut self) -> Option<Card> {
        if self.0 == 0 {
            return None;
        }
        let bit = self.0.trailing_zeros() as usize;
        self.0 &= self.0 - 1;
        let is_chamber = bit < TOWERS_FROM;
        let print = if is_chamber { bit / CHAMBER_BITS } else { bit - TOWERS_FROM + Card::FIRST_TOWER.index() };
        Some(Card::from_index(print))
    }
}

/// The Chambers in a hand, each print once, to be counted and found by number without a loop or a branch. Four bits hold every sum
/// with room to spare: there are at most eight in one group, and ten plays and discards of a hand.
#[derive(Clone, Copy)]
pub(crate) struct Chambers(u64);

impl Chambers {
    /// Without those of one symbol.
    #[inline]
    pub(crate) const fn except(self, symbol: Option<Symbol>) -> Chambers {
        let barred = match symbol {
            Some(symbol) => 0xffff << (16 * symbol as usize),
            None => 0,
        };
        Chambers(self.0 & !barred)
    }

    #[inline]
    pub(crate) const fn is_empty(self) -> bool {
        self.0 == 0
    }

    #[inline]
    pub(crate) const fn len(self) -> usize {
        (self.0.wrapping_mul(EACH) >> 60) as usize
    }

    /// How many there are in both together.
    #[inline]
    pub(crate) const fn len_with(self, other: Chambers) -> usize {
        Chambers(self.0 + other.0).len()
    }

    /// The one with this number, in the order of the prints. There must be so many.
    #[inline]
    pub(crate) const fn nth(self, number: usize) -> Card {
        debug_assert!(number < self.len());
        let running = self.0.wrapping_mul(EACH);
        // A sum's high bit survives the subtraction exactly where it exceeds the number.
        let beyond = ((running | HIGH) - (number as u64 + 1) * EACH) & HIGH;
        Card::from_index(beyond.trailing_zeros() as usize / CHAMBER_BITS)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tower::Tower;

    fn word(cards: impl Iterator<Item = Card>) -> u64 {
        cards.map(|card| LOWEST_BITS[card.index()]).sum()
    }

    #[test]
    fn prints_are_told_apart_by_kind() {
        let prints = Prints::of_counts(word(Card::all()));
        assert!(prints.eq(Card::all().filter(|card| card.is_location())));
        assert_eq!(prints.key_colors(), 0b1111);
        assert!(prints.towers().eq(Tower::all()));
    }

    #[test]
    fn equal_cards_are_one_print() {
        for card in Card::all().filter(|card| card.symbol().is_some()) {
            for count in 1..=8 {
                assert!(Prints::of_counts(word(core::iter::repeat_n(card, count))).eq([card]));
            }
        }
    }

    #[test]
    fn chambers_are_found_by_number() {
        let prints = Prints::of_counts(word(Card::all().filter(|card| card.symbol().is_some()).step_by(2)));
        let chambers = prints.chambers();
        assert!((0..chambers.len()).map(|number| chambers.nth(number)).eq(prints));
        let without_keys = chambers.except(Some(Symbol::Key));
        assert!((0..without_keys.len()).all(|number| !without_keys.nth(number).is_key()));
        assert_eq!(without_keys.len() + prints.key_colors().count_ones() as usize, chambers.len());
    }
}
