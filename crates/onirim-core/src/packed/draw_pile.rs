//! Face-down cards in no order, to draw from.

use core::fmt;
use core::hash::{Hash, Hasher};

use crate::cards::{Card, Cards};
use crate::table::{Limbo, MOST_CARDS, MOST_IN_LIMBO};

/// Room for every card, and behind it for the places of Limbo that are copied although they are not in use.
const PLACES: usize = MOST_CARDS + MOST_IN_LIMBO + 1;

/// Half of the numbers that prints may have.
const HALF_OF_PRINTS: u8 = (Card::KINDS.next_power_of_two() / 2) as u8;

/// A multiset of cards, laid out so that each can be drawn at once. Two piles of the same cards are equal.
#[derive(Clone, Copy)]
pub struct DrawPile {
    cards: [Card; PLACES],
    len: u8,
}

impl DrawPile {
    pub(crate) const fn of(cards: Cards) -> DrawPile {
        let mut pile = DrawPile { cards: [Card::NIGHTMARE; PLACES], len: 0 };
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
        Cards::counted(&self.cards[..self.len()])
    }

    /// Do the same cards have the same numbers? Counts of one pile can be reused for another that is laid out like it. Equal piles may be laid out differently.
    #[inline]
    pub fn is_laid_out_like(&self, other: &DrawPile) -> bool {
        self.cards[..self.len()] == other.cards[..other.len()]
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

    /// The number of the card that stands at place `n` when all are laid out in the order of their prints, as [`Cards::nth`] counts them. There are more than `n`.
    ///
    /// Its print is found by halving: to count the cards of lower prints takes a few wide instructions, to count them all by print takes many.
    pub(crate) fn number_in_order(&self, n: usize) -> usize {
        // Behind the last card stands what is never lower: so it is always the same number of wide instructions.
        let mut prints = [u8::MAX; PLACES.next_multiple_of(32)];
        prints.iter_mut().zip(self.iter()).for_each(|(print, card)| *print = card.index() as u8);
        let lower_than = |print: u8| prints.iter().map(|&one| u8::from(one < print)).sum::<u8>();
        let (mut print, mut half) = (0, HALF_OF_PRINTS);
        while half > 0 {
            if usize::from(lower_than(print + half)) <= n {
                print += half;
            }
            half /= 2;
        }
        self.number_of(Card::from_index(print.into()))
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

    /// Takes Limbo in. All its places are copied, used or not, because a copy of fixed length is faster; only those in use are counted.
    #[inline]
    pub(crate) fn take_in(&mut self, limbo: &mut Limbo) {
        let places = limbo.places();
        self.cards[self.len as usize..][..places.len()].copy_from_slice(places);
        self.len += limbo.len() as u8;
        limbo.clear();
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

impl PartialEq for DrawPile {
    fn eq(&self, other: &DrawPile) -> bool {
        self.cards() == other.cards()
    }
}

impl Eq for DrawPile {}

impl Hash for DrawPile {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.cards().hash(state);
    }
}

impl fmt::Debug for DrawPile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.cards().fmt(f)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::setup::LARGEST_DECK;

    #[test]
    fn a_place_in_the_order_of_the_prints_is_the_one_that_counting_finds() {
        let mut pile = DrawPile::of(LARGEST_DECK);
        while !pile.is_empty() {
            let cards = pile.cards();
            for n in 0..pile.len() {
                assert_eq!(pile.get(pile.number_in_order(n)), cards.nth(n));
            }
            // The last card fills the gap: soon nothing is in order.
            pile.take(pile.len() * 7 / 10);
        }
    }
}
