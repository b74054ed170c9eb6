//! Face-down cards that nobody has seen.

use core::fmt;

use crate::card::Card;
use crate::cards::Cards;

/// The most cards of a game: 76 of the base game (B1), 12 Towers (T1) and 4 Happy Dreams (P1).
const MOST_CARDS: usize = 92;

/// Cards whose order means nothing, laid out so that each can be drawn at once. Two piles of the same cards are equal.
///
/// Behind them lie the cards that wait in Limbo: they do not belong to the pile, but join it by a change of its length.
#[derive(Clone, Copy)]
pub struct Pile {
    cards: [Card; MOST_CARDS],
    len: u8,
    aside: u8,
}

impl Pile {
    pub(crate) const fn of(cards: Cards) -> Pile {
        let mut pile = Pile { cards: [Card::NIGHTMARE; MOST_CARDS], len: 0, aside: 0 };
        let mut print = 0;
        while print < Card::KINDS {
            let card = Card::from_index(print);
            let mut left = cards.count(card);
            while left > 0 {
                pile.insert(card);
                left -= 1;
            }
            print += 1;
        }
        pile
    }

    /// How many cards there are.
    #[inline]
    pub const fn len(&self) -> usize {
        self.len as usize
    }

    /// Is there none?
    #[inline]
    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// How many there are of each print.
    pub fn cards(&self) -> Cards {
        self.iter().collect()
    }

    fn iter(&self) -> impl Iterator<Item = Card> + '_ {
        self.cards[..self.len()].iter().copied()
    }

    pub(crate) fn contains(&self, card: Card) -> bool {
        self.iter().any(|one| one == card)
    }

    /// Where a card of this print is.
    pub(crate) fn place_of(&self, card: Card) -> usize {
        self.iter().position(|one| one == card).unwrap_or_default()
    }

    #[inline]
    pub(crate) const fn insert(&mut self, card: Card) {
        let len = self.len as usize;
        self.cards[len + self.aside as usize] = self.cards[len];
        self.cards[len] = card;
        self.len += 1;
    }

    /// Takes the card at this place out. The last one fills the gap, and the last one of Limbo fills the gap of that.
    #[inline]
    pub(crate) const fn take(&mut self, place: usize) -> Card {
        let card = self.cards[place];
        self.len -= 1;
        let last = self.len as usize;
        self.cards[place] = self.cards[last];
        self.cards[last] = self.cards[last + self.aside as usize];
        card
    }

    /// Lays a card into Limbo, if it belongs there.
    #[inline]
    pub(crate) const fn set_aside_if(&mut self, belongs_there: bool, card: Card) {
        self.cards[self.len as usize + self.aside as usize] = card;
        self.aside += belongs_there as u8;
    }

    /// Takes Limbo in.
    #[inline]
    pub(crate) const fn gather(&mut self) {
        self.len += self.aside;
        self.aside = 0;
    }

    /// Takes a card of this print out, if there is one.
    pub(crate) fn remove(&mut self, card: Card) -> bool {
        let there = self.contains(card);
        if there {
            self.take(self.place_of(card));
        }
        there
    }
}

impl PartialEq for Pile {
    fn eq(&self, other: &Pile) -> bool {
        self.cards() == other.cards()
    }
}

impl Eq for Pile {}

impl fmt::Debug for Pile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.cards().fmt(f)
    }
}
