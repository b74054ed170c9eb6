//! Cards in a hand.

use crate::card::Card;
use crate::list::List;
use crate::print_set::{CHAMBERS, PrintSet};
use crate::tower::TOWERS;

/// The most cards in one group: the eight that lie open before two players pick theirs (D1).
pub(crate) const MOST_IN_GROUP: usize = 8;

/// A few Locations, as counts packed into one word: four bits for each Chamber, one bit for each Tower, of which there is only one;
/// and at the top four bits for how many there are in all.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Locations(u64);

const CHAMBER_BITS: usize = 4;
const TOWERS_FROM: usize = CHAMBER_BITS * CHAMBERS;
const LEN_FROM: usize = TOWERS_FROM + TOWERS;
const _: () = assert!(LEN_FROM + 4 <= u64::BITS as usize, "a wider word is needed");

/// One card of each print, and one more in all; nothing for those that cannot be in a hand.
static ONE: [u64; Card::KINDS] = {
    let mut ones = [0; Card::KINDS];
    let mut place = 0;
    while place < CHAMBERS {
        ones[place] = 1 << (CHAMBER_BITS * place) | 1 << LEN_FROM;
        place += 1;
    }
    let mut place = 0;
    while place < TOWERS {
        ones[Card::FIRST_TOWER.index() + place] = 1 << (TOWERS_FROM + place) | 1 << LEN_FROM;
        place += 1;
    }
    ones
};

/// All the bits of each print.
static FIELDS: [u64; Card::KINDS] = {
    let mut fields = [0; Card::KINDS];
    let mut print = 0;
    while print < Card::KINDS {
        let lowest = ONE[print] & !(1 << LEN_FROM);
        fields[print] = if print < CHAMBERS { lowest * 0b1111 } else { lowest };
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

    /// Every card, in the order of the prints.
    fn list(self) -> List<Card, MOST_IN_GROUP> {
        let mut list = List::new(Card::NIGHTMARE);
        self.each().for_each(|card| list.push(card));
        list
    }

    /// Every card, one after the other.
    #[inline]
    fn each(self) -> impl Iterator<Item = Card> {
        let mut left = self;
        core::iter::from_fn(move || {
            if left.len() == 0 {
                return None;
            }
            let lowest = left.0.trailing_zeros() as usize;
            let is_chamber = lowest < TOWERS_FROM;
            let print =
                if is_chamber { lowest / CHAMBER_BITS } else { lowest - TOWERS_FROM + Card::FIRST_TOWER.index() };
            left.remove(Card::from_index(print));
            Some(Card::from_index(print))
        })
    }
}

/// One group of cards of a hand, and which of them the partner does not know.
///
/// `repr(C)` keeps `hidden` away from `cards`: were they copied as one, a processor would stall, for it has just written them one by one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(C)]
pub(crate) struct Hand {
    cards: Locations,
    /// Each print of the cards once.
    prints: PrintSet,
    /// How many cards fill it (B11, D5).
    full: u8,
    /// Those that the partner has not seen, nor can tell to be there. None where players have no secrets.
    hidden: Locations,
}

impl Hand {
    /// An empty group that is full with so many cards.
    pub(crate) const fn new(full: usize) -> Hand {
        Hand { cards: Locations::NONE, hidden: Locations::NONE, prints: PrintSet::EMPTY, full: full as u8 }
    }

    /// Is no card missing?
    #[inline]
    pub(crate) fn is_full(&self) -> bool {
        self.cards.len() >= usize::from(self.full)
    }

    /// Exchanges its cards with another group of the same full size.
    #[inline]
    pub(crate) fn swap(&mut self, other: &mut Hand) {
        core::mem::swap(&mut self.cards, &mut other.cards);
        core::mem::swap(&mut self.prints, &mut other.prints);
        core::mem::swap(&mut self.hidden, &mut other.hidden);
    }

    /// All cards leave.
    pub(crate) fn clear(&mut self) {
        *self = Hand::new(self.full.into());
    }

    #[inline]
    pub(crate) fn len(&self) -> usize {
        self.cards.len()
    }

    #[inline]
    pub(crate) fn contains(&self, card: Card) -> bool {
        self.prints.contains(card)
    }

    /// Each print once.
    #[inline]
    pub(crate) fn prints(&self) -> PrintSet {
        self.prints
    }

    /// Every card, in the order of the prints.
    pub(crate) fn cards(&self) -> List<Card, MOST_IN_GROUP> {
        self.cards.list()
    }

    /// Every card, one after the other.
    #[inline]
    pub(crate) fn each(&self) -> impl Iterator<Item = Card> {
        self.cards.each()
    }

    /// Those that the partner knows.
    pub(crate) fn known(&self) -> List<Card, MOST_IN_GROUP> {
        Locations(self.cards.0 - self.hidden.0).list()
    }

    /// Adds a Location that everyone knows. Other cards are passed over, without a branch.
    #[inline]
    pub(crate) fn add(&mut self, card: Card) {
        self.cards.add(card);
        self.prints.insert_location(card);
    }

    /// A card that has just been added is a secret of its owner.
    #[inline]
    pub(crate) fn hide(&mut self, card: Card) {
        self.hidden.add(card);
    }

    /// Takes a card of this print out. Among equal ones the one that the partner knows goes first: who watches it go
    /// cannot be sure any more that there is another.
    #[inline(always)]
    pub(crate) fn remove(&mut self, card: Card) {
        self.cards.remove(card);
        let left = self.cards.field(card);
        self.prints.remove_if(left == 0, card);
        if self.hidden != Locations::NONE && self.hidden.field(card) > left {
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
            let mut hand = Hand::new(5);
            hand.add(one);
            assert_eq!(*hand.cards(), [one]);
            for other in Card::all() {
                assert_eq!(hand.contains(other), other == one, "{other:?} in a hand of {one:?}");
            }
        }
    }

    #[test]
    fn equal_cards_are_one_print() {
        let mut hand = Hand::new(5);
        let sun = Card::chamber(Color::Green, Symbol::Sun);
        for _ in 0..MOST_IN_GROUP {
            hand.add(sun);
            assert!(hand.prints().eq([sun]));
        }
        for _ in 0..MOST_IN_GROUP {
            assert!(hand.contains(sun));
            hand.remove(sun);
        }
        assert_eq!(hand, Hand::new(5));
    }

    /// R11: of two equal cards the known one goes first.
    #[test]
    fn a_known_card_is_played_first() {
        let moon = Card::chamber(Color::Red, Symbol::Moon);
        let mut hand = Hand::new(5);
        hand.add(moon);
        hand.hide(moon);
        hand.add(moon);
        assert_eq!(*hand.known(), [moon]);
        hand.remove(moon);
        assert!(hand.known().is_empty());
        hand.expose(|_| true);
        assert_eq!(*hand.known(), [moon]);
    }
}
