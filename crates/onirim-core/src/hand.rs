//! Cards in a hand.

use crate::card::Card;
use crate::list::List;
use crate::prints::{CHAMBERS, LOWEST_BITS, Prints, TOWERS_FROM};
use crate::seat::Audience;
use crate::tower::TOWERS;

/// The most cards in one group: the eight that lie open before two players pick theirs (D1).
pub(crate) const MOST_IN_GROUP: usize = 8;

/// A few Locations, as counts packed into one word: four bits for each Chamber, one bit for each Tower, of which there is only one;
/// and at the top four bits for how many there are in all.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Locations(u64);

const LEN_FROM: usize = TOWERS_FROM + TOWERS;

/// One card of each print, and one more in all; nothing for those that cannot be in a hand.
static ONE: [u64; Card::KINDS] = {
    let mut ones = LOWEST_BITS;
    let mut print = 0;
    while print < Card::KINDS {
        if ones[print] != 0 {
            ones[print] |= 1 << LEN_FROM;
        }
        print += 1;
    }
    ones
};

/// All the bits of each print.
static FIELDS: [u64; Card::KINDS] = {
    let mut fields = LOWEST_BITS;
    let mut print = 0;
    while print < CHAMBERS {
        fields[print] |= fields[print] << 1 | fields[print] << 2 | fields[print] << 3;
        print += 1;
    }
    fields
};

impl Locations {
    const NONE: Locations = Locations(0);

    #[inline]
    fn len(self) -> usize {
        (self.0 >> LEN_FROM) as usize
    }

    #[inline]
    fn add(&mut self, card: Card) {
        self.0 += ONE[card.index()];
    }

    #[inline]
    fn remove(&mut self, card: Card) {
        self.0 -= ONE[card.index()];
    }

    /// The count of a print, at its place in the word.
    #[inline]
    fn field(self, card: Card) -> u64 {
        self.0 & FIELDS[card.index()]
    }

    #[inline]
    fn prints(self) -> Prints {
        Prints::of_counts(self.0)
    }

    /// Every card, in the order of the prints.
    fn list(self) -> List<Card, MOST_IN_GROUP> {
        let mut list = List::new(Card::NIGHTMARE);
        let mut left = self;
        while let Some(card) = left.prints().next() {
            left.remove(card);
            list.push(card);
        }
        list
    }
}

/// One group of cards of a hand, and which of them the partner does not know.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Hand {
    cards: Locations,
    /// Those that the partner has not seen, nor can tell to be there. None where players have no secrets.
    hidden: Locations,
}

impl Hand {
    pub(crate) const EMPTY: Hand = Hand { cards: Locations::NONE, hidden: Locations::NONE };

    #[inline]
    pub(crate) fn len(&self) -> usize {
        self.cards.len()
    }

    #[inline]
    pub(crate) fn contains(&self, card: Card) -> bool {
        self.cards.field(card) != 0
    }

    /// Each print once.
    #[inline]
    pub(crate) fn prints(&self) -> Prints {
        self.cards.prints()
    }

    /// Every card, in the order of the prints.
    pub(crate) fn cards(&self) -> List<Card, MOST_IN_GROUP> {
        self.cards.list()
    }

    /// Those that the partner knows.
    pub(crate) fn known(&self) -> List<Card, MOST_IN_GROUP> {
        Locations(self.cards.0 - self.hidden.0).list()
    }

    /// Adds a Location that these players know besides its owner. Other cards are passed over.
    #[inline]
    pub(crate) fn add(&mut self, card: Card, audience: Audience) {
        self.cards.add(card);
        if audience != Audience::Everyone {
            self.hidden.add(card);
        }
    }

    /// Takes a card of this print out. Among equal ones the one that the partner knows goes first: who watches it go
    /// cannot be sure any more that there is another.
    #[inline]
    pub(crate) fn remove(&mut self, card: Card) {
        self.cards.remove(card);
        if self.hidden.field(card) > self.cards.field(card) {
            self.hidden.remove(card);
        }
    }

    /// The partner now knows every card of this kind that is here.
    pub(crate) fn expose(&mut self, which: impl Fn(Card) -> bool) {
        for &card in self.hidden.list().iter().filter(|card| which(**card)) {
            self.hidden.remove(card);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::card::{Color, Symbol};

    #[test]
    fn a_hand_keeps_every_location_apart() {
        for one in Card::all().filter(|card| card.is_location()) {
            let mut hand = Hand::EMPTY;
            hand.add(one, Audience::Nobody);
            assert_eq!(*hand.cards(), [one]);
            for other in Card::all() {
                assert_eq!(hand.contains(other), other == one, "{other:?} in a hand of {one:?}");
            }
        }
    }

    /// R11: of two equal cards the known one goes first.
    #[test]
    fn a_known_card_is_played_first() {
        let moon = Card::chamber(Color::Red, Symbol::Moon);
        let mut hand = Hand::EMPTY;
        hand.add(moon, Audience::Nobody);
        hand.add(moon, Audience::Everyone);
        assert_eq!(*hand.known(), [moon]);
        hand.remove(moon);
        assert!(hand.known().is_empty());
        hand.expose(|_| true);
        assert_eq!(*hand.known(), [moon]);
    }
}
