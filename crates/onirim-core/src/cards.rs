//! A heap of cards whose order means nothing.

use core::fmt;

use crate::card::Card;

/// Prints stand in families of four, one of each colour.
const FAMILIES: usize = Card::KINDS / 4;
/// A one in each byte: multiplying by it sums bytes up from the lowest to the highest.
const EACH: u64 = 0x0101_0101_0101_0101;
const HIGH: u64 = 0x8080_8080_8080_8080;

/// A multiset of cards: how many there are of each print.
///
/// One byte a print, four to a word; and one byte a family for how many cards it and those before it have. A game never has more
/// than 127 cards, so no byte overflows into its neighbour, and the n-th card is found in two steps without a loop or a branch.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Cards {
    running: u64,
    counts: [u32; FAMILIES],
}

/// A family and how far its word is shifted for a print.
#[inline]
const fn place(card: Card) -> (usize, usize) {
    (card.index() / 4 % FAMILIES, card.index() % 4 * 8)
}

impl Cards {
    /// No cards.
    pub const EMPTY: Cards = Cards { running: 0, counts: [0; FAMILIES] };

    /// How many cards there are in all.
    #[inline]
    pub const fn len(&self) -> usize {
        (self.running >> 56) as usize
    }

    /// Is there none?
    #[inline]
    pub const fn is_empty(&self) -> bool {
        self.running == 0
    }

    /// How many of this print there are.
    #[inline]
    pub const fn count(&self, card: Card) -> usize {
        let (family, shift) = place(card);
        (self.counts[family] >> shift) as usize & 0xff
    }

    /// Is there at least one of this print?
    #[inline]
    pub const fn contains(&self, card: Card) -> bool {
        self.count(card) > 0
    }

    /// Adds one card.
    #[inline]
    pub const fn insert(&mut self, card: Card) {
        let (family, shift) = place(card);
        self.counts[family] += 1 << shift;
        self.running += EACH << (family * 8);
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
            self.take(card);
        }
        there
    }

    /// Takes out a card that is known to be here.
    #[inline]
    pub(crate) fn take(&mut self, card: Card) {
        debug_assert!(self.contains(card));
        let (family, shift) = place(card);
        self.counts[family] -= 1 << shift;
        self.running -= EACH << (family * 8);
    }

    /// Takes all cards of this print out and says how many there were.
    pub fn remove_all(&mut self, card: Card) -> usize {
        let count = self.count(card);
        for _ in 0..count {
            self.take(card);
        }
        count
    }

    /// Adds all of the other heap.
    #[inline]
    pub fn extend(&mut self, other: &Cards) {
        for (counts, more) in self.counts.iter_mut().zip(other.counts) {
            *counts += more;
        }
        self.running += other.running;
    }

    /// Without the cards of the other heap; `None` if some of them are not here.
    pub fn without(&self, other: &Cards) -> Option<Cards> {
        let mut rest = *self;
        for (card, count) in other.counts() {
            for _ in 0..count {
                if !rest.remove(card) {
                    return None;
                }
            }
        }
        Some(rest)
    }

    /// The card at place `n`, counting from 0 through the prints in their order. `None` past the end.
    #[inline]
    pub fn nth(&self, n: usize) -> Option<Card> {
        (n < self.len()).then(|| self.at(n))
    }

    /// The card at a place that is known to be below the length.
    #[inline]
    pub(crate) fn at(&self, n: usize) -> Card {
        debug_assert!(n < self.len());
        let n = n as u64;
        let family = first_beyond(self.running, n);
        let before = (self.running << 8 >> (family * 8 % 64)) & 0xff;
        let counts = u64::from(self.counts[family % FAMILIES]);
        let print = first_beyond(counts.wrapping_mul(EACH), n - before);
        Card::from_index(family * 4 + print)
    }

    /// The prints that are here, each once, in their order.
    #[inline]
    pub fn prints(&self) -> impl Iterator<Item = Card> + '_ {
        self.counts.iter().enumerate().flat_map(|(family, &counts)| {
            let mut left = counts;
            core::iter::from_fn(move || {
                if left == 0 {
                    return None;
                }
                let byte = left.trailing_zeros() as usize / 8;
                left &= !(0xff << (byte * 8));
                Some(Card::from_index(family * 4 + byte))
            })
        })
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

/// The first of these growing bytes that exceeds `n`.
#[inline]
const fn first_beyond(running: u64, n: u64) -> usize {
    // A byte's high bit survives the subtraction exactly where it exceeds n.
    let beyond = ((running | HIGH) - (n + 1) * EACH) & HIGH;
    beyond.trailing_zeros() as usize / 8
}

impl FromIterator<Card> for Cards {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Cards {
        let mut heap = Cards::EMPTY;
        for card in cards {
            heap.insert(card);
        }
        heap
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
        let mut heap = Cards::EMPTY;
        for (number, card) in Card::all().enumerate() {
            heap = heap.with(card, number % 5);
        }
        let walked: Cards = (0..heap.len()).filter_map(|n| heap.nth(n)).collect();
        assert_eq!(walked, heap);
        assert!((0..heap.len()).filter_map(|n| heap.nth(n)).eq(heap.iter()));
        assert_eq!(heap.nth(heap.len()), None);
    }

    #[test]
    fn a_heap_gives_back_only_what_it_holds() {
        let mut heap: Cards = [Card::NIGHTMARE, Card::NIGHTMARE].into_iter().collect();
        assert!(heap.remove(Card::NIGHTMARE));
        assert!(!heap.remove(Card::HAPPY_DREAM));
        assert_eq!(heap.remove_all(Card::NIGHTMARE), 1);
        assert!(heap.is_empty());
    }
}
