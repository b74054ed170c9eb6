//! Face-down cards in no order, and Limbo behind them.

use core::fmt;

use crate::card::Card;
use crate::cards::Cards;

/// The most cards of a game: 76 of the base game (B1), 12 Towers (T1) and 4 Happy Dreams (P1).
pub(crate) const MOST_CARDS: usize = 92;

/// The most cards in Limbo: 8 Doors, 10 Nightmares and 4 Happy Dreams.
const MOST_IN_LIMBO: usize = 22;

/// Where Limbo begins. It has one place more, to which [`Pile::set_aside_if`] writes a card that it does not count.
const LIMBO: usize = MOST_CARDS;
const PLACES: usize = LIMBO + MOST_IN_LIMBO + 1;

/// Cards whose order means nothing, laid out so that each can be drawn at once. Two piles of the same cards are equal.
///
/// The last places are for the cards that wait in Limbo. They do not belong to the pile, but will join it.
#[derive(Clone, Copy)]
pub struct Pile {
    cards: [Card; PLACES],
    len: u8,
    /// How many cards there are in Limbo.
    waiting: u8,
}

impl Pile {
    pub(crate) const fn of(cards: Cards) -> Pile {
        assert!(cards.len() <= MOST_CARDS && doors_and_dreams(&cards) <= MOST_IN_LIMBO, "a larger pile is needed");
        let mut pile = Pile { cards: [Card::NIGHTMARE; PLACES], len: 0, waiting: 0 };
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

    /// The card with this number; `None` past the end. Numbers mean nothing: they change with each card that comes or goes.
    pub fn get(&self, number: usize) -> Option<Card> {
        self.cards[..self.len()].get(number).copied()
    }

    /// The number of a card of this print.
    pub(crate) fn number_of(&self, card: Card) -> usize {
        self.iter().position(|one| one == card).unwrap_or_default()
    }

    #[inline]
    pub(crate) const fn insert(&mut self, card: Card) {
        self.cards[self.len as usize] = card;
        self.len += 1;
    }

    /// Takes the card with this number out. The last one fills its gap.
    #[inline]
    pub(crate) const fn take(&mut self, number: usize) -> Card {
        debug_assert!(number < self.len());
        let card = self.cards[number];
        self.len -= 1;
        self.cards[number] = self.cards[self.len as usize];
        card
    }

    /// The cards in Limbo.
    pub(crate) fn limbo(&self) -> Cards {
        self.cards[LIMBO..LIMBO + self.waiting as usize].iter().copied().collect()
    }

    #[inline]
    pub(crate) const fn has_limbo(&self) -> bool {
        self.waiting > 0
    }

    /// Lays a card into Limbo.
    #[inline]
    pub(crate) const fn set_aside(&mut self, card: Card) {
        self.set_aside_if(true, card);
    }

    /// Lays a card into Limbo, or leaves things as they are: without a branch, for where neither is more likely than the other.
    #[inline]
    pub(crate) const fn set_aside_if(&mut self, belongs_there: bool, card: Card) {
        self.cards[LIMBO + self.waiting as usize] = card;
        self.waiting += belongs_there as u8;
    }

    /// Takes Limbo in. All its places are copied, used or not, because a copy of fixed length is faster; only those in use are counted.
    #[inline]
    pub(crate) fn gather(&mut self) {
        self.cards.copy_within(LIMBO.., self.len as usize);
        self.len += self.waiting;
        self.waiting = 0;
    }

    /// Takes a card of this print out, if there is one.
    pub(crate) fn remove(&mut self, card: Card) -> bool {
        let there = self.contains(card);
        if there {
            self.take(self.number_of(card));
        }
        there
    }
}

/// How many cards can be in Limbo together.
const fn doors_and_dreams(cards: &Cards) -> usize {
    let (mut count, mut print) = (0, 0);
    while print < Card::KINDS {
        if !Card::from_index(print).is_location() {
            count += cards.count(Card::from_index(print));
        }
        print += 1;
    }
    count
}

impl PartialEq for Pile {
    fn eq(&self, other: &Pile) -> bool {
        self.cards() == other.cards() && self.limbo() == other.limbo()
    }
}

impl Eq for Pile {}

impl fmt::Debug for Pile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Pile").field("cards", &self.cards()).field("limbo", &self.limbo()).finish()
    }
}
