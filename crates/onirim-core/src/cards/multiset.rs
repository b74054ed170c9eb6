//! A multiset of cards: their order means nothing.

use core::fmt;

use crate::cards::Card;
use crate::packed::PrintSet;

/// A multiset of cards: how many there are of each print, 255 in all at the most.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Cards {
    counts: [u8; Card::KINDS],
    /// The prints of which there is at least one.
    prints: PrintSet,
    len: u8,
}

impl Cards {
    /// No cards.
    pub const EMPTY: Cards = Cards { counts: [0; Card::KINDS], prints: PrintSet::EMPTY, len: 0 };

    /// All these cards.
    pub(crate) fn counted(cards: &[Card]) -> Cards {
        // In four tables by turns: equal cards often follow each other, and a count that has just been written is slow to read.
        let mut tables = [[0; Card::KINDS]; 4];
        let mut prints = PrintSet::EMPTY;
        for four in cards.chunks(4) {
            for (table, card) in tables.iter_mut().zip(four) {
                table[card.index()] += 1;
                prints.insert(*card);
            }
        }
        let counts = core::array::from_fn(|print| tables.iter().map(|table| table[print]).sum());
        Cards { counts, prints, len: cards.len() as u8 }
    }

    /// How many cards there are in all.
    #[inline]
    pub const fn len(&self) -> usize {
        self.len as usize
    }

    /// Is there none?
    #[inline]
    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// How many of this print there are.
    #[inline]
    pub const fn count(&self, card: Card) -> usize {
        self.counts[card.index()] as usize
    }

    /// Is there at least one of this print?
    #[inline]
    pub const fn contains(&self, card: Card) -> bool {
        self.count(card) > 0
    }

    /// Adds one card.
    #[inline]
    pub const fn insert(&mut self, card: Card) {
        self.counts[card.index()] += 1;
        self.prints.insert(card);
        self.len += 1;
    }

    /// Adds one card, or leaves things as they are: without a branch, for where neither is more likely than the other.
    #[inline]
    pub(crate) const fn insert_if(&mut self, belongs_here: bool, card: Card) {
        self.counts[card.index()] += belongs_here as u8;
        self.prints.insert_if(belongs_here, card);
        self.len += belongs_here as u8;
    }

    /// The same with `count` more cards of one print.
    pub(crate) const fn with(mut self, card: Card, count: usize) -> Cards {
        let mut left = count;
        while left > 0 {
            self.insert(card);
            left -= 1;
        }
        self
    }

    /// Takes one card out; false if there is none of that print.
    #[inline]
    pub fn remove(&mut self, card: Card) -> bool {
        let there = self.contains(card);
        if there {
            self.counts[card.index()] -= 1;
            self.prints.remove_if(self.counts[card.index()] == 0, card);
            self.len -= 1;
        }
        there
    }

    /// Takes all cards of this print out and returns how many there were.
    pub fn remove_all(&mut self, card: Card) -> usize {
        let count = core::mem::take(&mut self.counts[card.index()]);
        self.prints.remove(card);
        self.len -= count;
        count.into()
    }

    /// Adds all of the others.
    #[inline]
    pub fn extend(&mut self, other: &Cards) {
        for (count, more) in self.counts.iter_mut().zip(other.counts) {
            *count += more;
        }
        self.prints = self.prints.or(other.prints);
        self.len += other.len;
    }

    /// Without the others; `None` if some of them are not here.
    pub fn without(&self, other: &Cards) -> Option<Cards> {
        let mut rest = *self;
        for (card, count) in other.counts() {
            rest.counts[card.index()] = rest.counts[card.index()].checked_sub(count as u8)?;
            rest.prints.remove_if(rest.counts[card.index()] == 0, card);
        }
        rest.len -= other.len;
        Some(rest)
    }

    /// The card at place `n`, counting from 0 through the prints in their order. `None` past the end.
    pub fn nth(&self, n: usize) -> Option<Card> {
        self.iter().nth(n)
    }

    /// The prints that are here, each once, in their order.
    #[inline]
    pub fn prints(&self) -> impl Iterator<Item = Card> + '_ {
        self.print_set()
    }

    /// The prints that are here, as a set.
    #[inline]
    pub(crate) const fn print_set(&self) -> PrintSet {
        self.prints
    }

    /// The prints that are here, with how many there are of each.
    pub fn counts(&self) -> impl Iterator<Item = (Card, usize)> + '_ {
        self.prints().map(|card| (card, self.count(card)))
    }

    /// Every single card, in the order of the prints.
    pub fn iter(&self) -> impl Iterator<Item = Card> + '_ {
        self.counts().flat_map(|(card, count)| core::iter::repeat_n(card, count))
    }
}

impl Default for Cards {
    fn default() -> Cards {
        Cards::EMPTY
    }
}

impl FromIterator<Card> for Cards {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Cards {
        let mut multiset = Cards::EMPTY;
        cards.into_iter().for_each(|card| multiset.insert(card));
        multiset
    }
}

impl fmt::Debug for Cards {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_map().entries(self.counts()).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_nth_card_walks_through_every_card_once() {
        let mut cards = Cards::EMPTY;
        for (number, card) in Card::all().enumerate() {
            cards = cards.with(card, number % 5);
        }
        let walked: Cards = (0..cards.len()).filter_map(|n| cards.nth(n)).collect();
        assert_eq!(walked, cards);
        assert!((0..cards.len()).filter_map(|n| cards.nth(n)).eq(cards.iter()));
        assert_eq!(cards.nth(cards.len()), None);
    }

    #[test]
    fn a_cards_gives_back_only_what_it_holds() {
        let mut cards: Cards = [Card::NIGHTMARE, Card::NIGHTMARE].into_iter().collect();
        assert!(cards.remove(Card::NIGHTMARE));
        assert!(!cards.remove(Card::HAPPY_DREAM));
        assert_eq!(cards.remove_all(Card::NIGHTMARE), 1);
        assert!(cards.is_empty());
    }
}
