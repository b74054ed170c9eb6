//! Cards in a hand.

use crate::card::{Card, Symbol};
use crate::list::List;
use crate::seat::Audience;

/// The most cards in one group: the eight that lie open before two players pick theirs (D1).
pub(crate) const MOST_IN_GROUP: usize = 8;

/// A few Locations, as counts packed into one word: four bits for each Chamber, in the order of the prints, so that a symbol fills
/// sixteen; then one bit for each Tower, of which there is only one; and at the top four bits for how many there are in all.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Locations(u64);

const CHAMBERS: usize = 12;
const TOWERS_FROM: usize = 4 * CHAMBERS;
const LEN_FROM: usize = TOWERS_FROM + 12;
const ALL_CHAMBERS: u64 = (1 << TOWERS_FROM) - 1;
const ALL_TOWERS: u64 = ((1 << LEN_FROM) - 1) & !ALL_CHAMBERS;
/// A one in each four bits: multiplying by it sums them up from the lowest to the highest.
const EACH: u64 = 0x1111_1111_1111_1111;
const HIGH: u64 = 0x8888_8888_8888_8888;

impl Locations {
    const NONE: Locations = Locations(0);

    #[inline]
    const fn len(self) -> usize {
        (self.0 >> LEN_FROM) as usize
    }

    #[inline]
    const fn add(&mut self, card: Card) {
        self.0 += ONE[card.index() % Card::KINDS];
    }

    #[inline]
    const fn remove(&mut self, card: Card) {
        self.0 -= ONE[card.index() % Card::KINDS];
    }

    /// The count of a print, at its place in the word.
    #[inline]
    const fn field(self, card: Card) -> u64 {
        self.0 & FIELDS[card.index() % Card::KINDS]
    }

    const fn count(self, card: Card) -> usize {
        let field = FIELDS[card.index()];
        if field == 0 { 0 } else { ((self.0 & field) >> field.trailing_zeros()) as usize }
    }

    /// Each print that is here, once, in the order of the prints.
    #[inline]
    pub(crate) fn prints(self) -> Prints {
        let chambers = self.0 & ALL_CHAMBERS;
        let present = chambers | chambers >> 1 | chambers >> 2 | chambers >> 3;
        Prints((present & EACH) | (self.0 & ALL_TOWERS))
    }
}

const FIRST_TOWER: usize = Card::KINDS - 12;

/// The bits of each print; none for those that cannot be in a hand.
const FIELDS: [u64; Card::KINDS] = {
    let mut fields = [0; Card::KINDS];
    let mut place = 0;
    while place < CHAMBERS {
        fields[place] = 0xf << (4 * place);
        fields[FIRST_TOWER + place] = 1 << (TOWERS_FROM + place);
        place += 1;
    }
    fields
};

/// One card of each print: the lowest bit of its count, and one more in all.
const ONE: [u64; Card::KINDS] = {
    let mut ones = [0; Card::KINDS];
    let mut print = 0;
    while print < Card::KINDS {
        let field = FIELDS[print];
        ones[print] = if field == 0 { 0 } else { 1 << field.trailing_zeros() | 1 << LEN_FROM };
        print += 1;
    }
    ones
};

/// The prints in a hand, each once.
#[derive(Clone, Copy)]
pub(crate) struct Prints(u64);

impl Prints {
    pub(crate) const NONE: Prints = Prints(0);

    /// Only the Chambers.
    #[inline]
    pub(crate) fn chambers(self) -> Chambers {
        Chambers(self.0 & ALL_CHAMBERS)
    }

    /// The colours of the Keys, one bit each.
    #[inline]
    pub(crate) fn key_colors(self) -> u8 {
        let keys = self.0 >> (16 * Symbol::Key as usize) & 0x1111;
        // Moves the lowest of each four bits next to each other.
        (keys * 0x249 >> 9) as u8 & 0xf
    }

    /// Only the Towers.
    #[inline]
    pub(crate) fn towers(self) -> TowerSet {
        TowerSet::from_bits((self.0 >> TOWERS_FROM) as u16)
    }

    /// All but this one.
    #[inline]
    pub(crate) fn except(self, card: Card) -> Prints {
        Prints(self.0 & !FIELDS[card.index() % Card::KINDS])
    }

    #[inline]
    pub(crate) fn len(self) -> usize {
        self.0.count_ones() as usize
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
        Some(Card::from_index(if bit < TOWERS_FROM { bit / 4 } else { bit - TOWERS_FROM + FIRST_TOWER }))
    }
}

/// The Chambers in a hand, each print once, to be counted and found by number without a loop. There are at most
/// [`MOST_IN_GROUP`], so that four bits hold every sum with room to spare.
#[derive(Clone, Copy, Default)]
pub(crate) struct Chambers(u64);

impl Chambers {
    /// Without those of one symbol.
    #[inline]
    pub(crate) fn except(self, symbol: Option<Symbol>) -> Chambers {
        let barred = symbol.map_or(0, |symbol| 0xffff << (16 * symbol as usize));
        Chambers(self.0 & !barred)
    }

    /// How many there are.
    #[inline]
    pub(crate) fn len(self) -> usize {
        (self.0.wrapping_mul(EACH) >> 60) as usize
    }

    /// The one with this number, in the order of the prints. There must be so many.
    #[inline]
    pub(crate) fn nth(self, n: usize) -> Card {
        debug_assert!(n < self.len());
        let running = self.0.wrapping_mul(EACH);
        // A count's high bit survives the subtraction exactly where the running sum exceeds n.
        let beyond = ((running | HIGH) - (n as u64 + 1) * EACH) & HIGH;
        Card::from_index(beyond.trailing_zeros() as usize / 4)
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
        list(self.cards)
    }

    /// Those that the partner knows.
    pub(crate) fn known(&self) -> List<Card, MOST_IN_GROUP> {
        list(Locations(self.cards.0 - self.hidden.0))
    }

    /// Adds a Location that these players know besides its owner.
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
        for card in self.hidden.prints().filter(|&card| which(card)) {
            for _ in 0..self.hidden.count(card) {
                self.hidden.remove(card);
            }
        }
    }
}

fn list(cards: Locations) -> List<Card, MOST_IN_GROUP> {
    let mut list = List::new(Card::NIGHTMARE);
    for card in cards.prints() {
        for _ in 0..cards.count(card) {
            list.push(card);
        }
    }
    list
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::card::Color;
    use crate::tower::Tower;

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

    #[test]
    fn prints_are_told_apart_by_kind() {
        let mut hand = Hand::EMPTY;
        Card::all().filter(|card| card.is_location()).for_each(|card| hand.add(card, Audience::Nobody));
        assert!(hand.prints().keys().all(Card::is_key));
        assert_eq!(hand.prints().keys().count(), 4);
        assert!(hand.prints().towers().eq(Tower::all().map(Card::tower)));
    }

    #[test]
    fn chambers_are_found_by_number() {
        let mut hand = Hand::EMPTY;
        let eight = Card::all().filter(|card| card.symbol().is_some()).step_by(3).chain([Card::key(Color::Brown); 2]);
        eight.for_each(|card| hand.add(card, Audience::Nobody));
        let chambers = hand.prints().chambers();
        assert!((0..chambers.len()).map(|n| chambers.nth(n)).eq(hand.prints()));
        let without_keys = chambers.except(Some(Symbol::Key));
        assert!((0..without_keys.len()).all(|n| !without_keys.nth(n).is_key()));
        assert_eq!(without_keys.len() + hand.prints().keys().count(), chambers.len());
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
