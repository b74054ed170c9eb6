//! Limbo: Doors and Dreams that come back into the deck at the end of the turn (B16).

use core::fmt;
use core::hash::{Hash, Hasher};

use crate::cards::{Card, Cards};
use crate::table::MOST_IN_LIMBO;

/// One place more than can be filled: [`Limbo::insert_if`] writes a card there that it does not count.
const PLACES: usize = MOST_IN_LIMBO + 1;

/// The cards in Limbo. Their order means nothing: two with the same cards are equal.
#[derive(Clone, Copy)]
pub(crate) struct Limbo {
    cards: [Card; PLACES],
    len: u8,
}

impl Limbo {
    pub(crate) const EMPTY: Limbo = Limbo { cards: [Card::NIGHTMARE; PLACES], len: 0 };

    /// These Doors and Dreams. There must be room for them.
    pub(crate) fn of(cards: &Cards) -> Limbo {
        let mut limbo = Limbo::EMPTY;
        cards.iter().for_each(|card| limbo.insert(card));
        limbo
    }

    #[inline]
    pub(crate) const fn is_empty(&self) -> bool {
        self.len == 0
    }

    #[inline]
    pub(crate) const fn len(&self) -> usize {
        self.len as usize
    }

    /// How many there are of each print.
    pub(crate) fn cards(&self) -> Cards {
        self.cards[..self.len()].iter().copied().collect()
    }

    /// How many of this print there are.
    #[inline]
    pub(crate) fn count(&self, card: Card) -> usize {
        self.cards[..self.len()].iter().filter(|&&one| one == card).count()
    }

    /// All places, those in use first.
    #[inline]
    pub(crate) const fn places(&self) -> &[Card; PLACES] {
        &self.cards
    }

    /// Lays a card into Limbo.
    #[inline]
    pub(crate) const fn insert(&mut self, card: Card) {
        self.insert_if(true, card);
    }

    /// Lays a card into Limbo, or leaves things as they are, without a branch.
    #[inline]
    pub(crate) const fn insert_if(&mut self, belongs_here: bool, card: Card) {
        self.cards[self.len as usize] = card;
        self.len += belongs_here as u8;
    }

    #[inline]
    pub(crate) const fn clear(&mut self) {
        self.len = 0;
    }
}

impl PartialEq for Limbo {
    fn eq(&self, other: &Limbo) -> bool {
        self.cards() == other.cards()
    }
}

impl Eq for Limbo {}

impl Hash for Limbo {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.cards().hash(state);
    }
}

impl fmt::Debug for Limbo {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.cards().fmt(f)
    }
}
