//! Cards in a hand.

use crate::cards::{Card, Cards};
use crate::packed::{PrintSet, ShortList};
use crate::setup::LARGEST_DECK;
use crate::table::MOST_IN_GROUP;

/// A few Locations as a multiset packed into one word: for each print as many bits as the largest deck needs for its count, in the order of the
/// prints, and at the top how many there are in all.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
struct Locations(u128);

const LEN_FROM: u32 = u128::BITS - bits_for(MOST_IN_GROUP);
const ONE_MORE: u128 = 1 << LEN_FROM;

/// How many bits a count up to this one needs.
const fn bits_for(most: usize) -> u32 {
    usize::BITS - most.leading_zeros()
}

/// How many bits the count of a print needs: none if it cannot be in a hand.
const fn width(card: Card, deck: &Cards) -> u32 {
    let most = deck.count(card);
    match (card.is_location(), most < MOST_IN_GROUP) {
        (false, _) => 0,
        (true, true) => bits_for(most),
        (true, false) => bits_for(MOST_IN_GROUP),
    }
}

/// All the bits of each print: where its count stands.
static FIELDS: [u128; Card::KINDS] = {
    let mut fields = [0; Card::KINDS];
    let (mut print, mut place) = (0, 0);
    while print < Card::KINDS {
        let width = width(Card::from_index(print), &LARGEST_DECK);
        fields[print] = ((1 << width) - 1) << place;
        place += width;
        print += 1;
    }
    assert!(place <= LEN_FROM, "a wider word is needed");
    fields
};

/// One card of each print, and one more in all; nothing for those that cannot be in a hand.
static ONE: [u128; Card::KINDS] = {
    let mut ones = [0; Card::KINDS];
    let mut print = 0;
    while print < Card::KINDS {
        if FIELDS[print] != 0 {
            ones[print] = 1 << FIELDS[print].trailing_zeros() | ONE_MORE;
        }
        print += 1;
    }
    ones
};

/// The print that each bit belongs to.
static PRINTS: [u8; u128::BITS as usize] = {
    let mut prints = [0; u128::BITS as usize];
    let mut print = 0;
    while print < Card::KINDS {
        let mut place = 0;
        while place < prints.len() {
            if FIELDS[print] >> place & 1 == 1 {
                prints[place] = print as u8;
            }
            place += 1;
        }
        print += 1;
    }
    prints
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
    fn field(self, card: Card) -> u128 {
        self.0 & FIELDS[card.index()]
    }

    /// Every card, in the order of the prints.
    fn list(self) -> ShortList<Card, MOST_IN_GROUP> {
        ShortList::of(Card::NIGHTMARE, self.each())
    }

    /// Every card, one after the other.
    #[inline]
    fn each(self) -> impl Iterator<Item = Card> {
        let mut left = self;
        core::iter::from_fn(move || {
            if left.len() == 0 {
                return None;
            }
            let card = Card::from_index(PRINTS[left.0.trailing_zeros() as usize % PRINTS.len()].into());
            left.remove(card);
            Some(card)
        })
    }
}

/// One group of cards of a hand, and which of them the partner does not know.
///
/// `repr(C)` keeps `hidden` away from `cards`: were they copied as one, a processor would stall, for it has just written them one by one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
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
    pub(crate) fn cards(&self) -> ShortList<Card, MOST_IN_GROUP> {
        self.cards.list()
    }

    /// Every card, one after the other.
    #[inline]
    pub(crate) fn each(&self) -> impl Iterator<Item = Card> {
        self.cards.each()
    }

    /// Those that the partner knows.
    pub(crate) fn known(&self) -> ShortList<Card, MOST_IN_GROUP> {
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

    /// A card that the partner does not know leaves, and the known ones stay.
    pub(crate) fn remove_hidden(&mut self, card: Card) {
        self.hidden.remove(card);
        self.cards.remove(card);
        self.prints.remove_if(self.cards.field(card) == 0, card);
    }

    /// Those that the partner does not know.
    pub(crate) fn hidden(&self) -> ShortList<Card, MOST_IN_GROUP> {
        self.hidden.list()
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
    use crate::cards::{Color, Symbol};

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
