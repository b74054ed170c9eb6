//! Cards in a hand.

use crate::cards::{Card, Cards};
use crate::packed::{PrintSet, ShortList};
use crate::setup::LARGEST_DECK;
use crate::table::MOST_IN_GROUP;

/// A few Locations as a multiset packed into 128 bits: for each print as many bits as the largest deck needs for its count, in the order of the
/// prints.
///
/// Two words, and not one number of 128 bits: a single print needs one of them only, which takes half the instructions.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
struct Locations {
    words: [u64; WORDS],
    /// How many there are in all.
    len: u8,
}

const WORDS: usize = 2;

/// Where the count of a print stands. Nothing for those that cannot be in a hand.
#[derive(Clone, Copy)]
struct Field {
    /// One card of it.
    one: u64,
    /// All the bits of its count.
    bits: u64,
    word: usize,
}

static FIELDS: [Field; Card::KINDS] = {
    let mut fields = [Field { one: 0, bits: 0, word: 0 }; Card::KINDS];
    let (mut print, mut word, mut place) = (0, 0, 0);
    while print < Card::KINDS {
        let width = width(Card::from_index(print), &LARGEST_DECK);
        if place + width > u64::BITS {
            (word, place) = (word + 1, 0);
            assert!(word < WORDS, "another word is needed");
        }
        if width > 0 {
            fields[print] = Field { one: 1 << place, bits: ((1 << width) - 1) << place, word };
        }
        place += width;
        print += 1;
    }
    fields
};

/// How many bits the count of a print needs.
const fn width(card: Card, deck: &Cards) -> u32 {
    let most = if deck.count(card) < MOST_IN_GROUP { deck.count(card) } else { MOST_IN_GROUP };
    if card.is_location() { bits_for(most) } else { 0 }
}

/// How many bits a count up to this one needs.
const fn bits_for(most: usize) -> u32 {
    usize::BITS - most.leading_zeros()
}

/// The print that each bit of each word belongs to.
static PRINTS: [[u8; u64::BITS as usize]; WORDS] = {
    let mut prints = [[0; u64::BITS as usize]; WORDS];
    let (mut print, mut place) = (0, 0);
    while print < Card::KINDS {
        if FIELDS[print].bits >> place & 1 == 1 {
            prints[FIELDS[print].word][place] = print as u8;
        }
        place += 1;
        if place == u64::BITS as usize {
            (print, place) = (print + 1, 0);
        }
    }
    prints
};

impl Locations {
    const NONE: Locations = Locations { words: [0; WORDS], len: 0 };

    #[inline]
    fn len(self) -> usize {
        self.len.into()
    }

    #[inline]
    fn is_empty(self) -> bool {
        self.len == 0
    }

    #[inline]
    fn add(&mut self, card: Card) {
        let field = &FIELDS[card.index()];
        self.words[field.word % WORDS] += field.one;
        self.len += card.is_location() as u8;
    }

    #[inline]
    fn remove(&mut self, card: Card) {
        let field = &FIELDS[card.index()];
        self.words[field.word % WORDS] -= field.one;
        self.len -= 1;
    }

    /// The count of a print, at its place in its word.
    #[inline]
    fn field(&self, card: Card) -> u64 {
        let field = &FIELDS[card.index()];
        self.words[field.word % WORDS] & field.bits
    }

    /// Those of them that are not among the others. All others must be among them.
    fn without(self, others: Locations) -> Locations {
        let ([low, high], [other_low, other_high]) = (self.words, others.words);
        Locations { words: [low - other_low, high - other_high], len: self.len - others.len }
    }

    /// Every card, in the order of the prints.
    #[inline]
    fn list(self) -> ShortList<Card, MOST_IN_GROUP> {
        let mut list = ShortList::new(Card::NIGHTMARE);
        if !self.is_empty() {
            self.each().for_each(|card| list.push(card));
        }
        list
    }

    /// Every card, one after the other, in the order of the prints.
    #[inline]
    fn each(self) -> impl Iterator<Item = Card> {
        let [low, high] = self.words;
        each_of(low, &PRINTS[0]).chain(each_of(high, &PRINTS[1]))
    }
}

/// Every card that a word counts.
#[inline]
fn each_of(mut word: u64, prints: &'static [u8; u64::BITS as usize]) -> impl Iterator<Item = Card> {
    core::iter::from_fn(move || {
        if word == 0 {
            return None;
        }
        let card = Card::from_index(prints[word.trailing_zeros() as usize % prints.len()].into());
        word -= FIELDS[card.index()].one;
        Some(card)
    })
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

    /// How many of this print there are.
    #[inline]
    pub(crate) fn count(&self, card: Card) -> usize {
        // The lowest bit of its place; nothing for a print that has none.
        let shift = FIELDS[card.index()].one.trailing_zeros() % u64::BITS;
        (self.cards.field(card) >> shift) as usize
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
        self.cards.without(self.hidden).list()
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

    /// Takes a card of this print out. Of equal cards the one that the partner knows goes first: afterwards the partner
    /// cannot be sure that there is another.
    #[inline(always)]
    pub(crate) fn remove(&mut self, card: Card) {
        self.cards.remove(card);
        let left = self.cards.field(card);
        self.prints.remove_if(left == 0, card);
        if !self.hidden.is_empty() && self.hidden.field(card) > left {
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
