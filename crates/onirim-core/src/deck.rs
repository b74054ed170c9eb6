//! The deck: a heap without an order, between the cards somebody has seen at its top and at its bottom.

use crate::card::Card;
use crate::cards::Cards;
use crate::chance::Chance;
use crate::list::List;
use crate::seat::Audience;

/// A card whose place in the deck somebody knows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Known {
    pub(crate) card: Card,
    pub(crate) audience: Audience,
}

/// The most cards that can be known at the top: seven revealed by a Happy Dream (P12), and one more for each
/// Paradoxical Prophecy (K6). Five of the at most 92 cards of a game leave it with each, so there are at most 18.
pub(crate) const MOST_KNOWN_TOP: usize = 7 + 18;
/// A look at the bottom takes five cards and puts at most four back (K6).
pub(crate) const MOST_KNOWN_BOTTOM: usize = 5;

/// The deck. Its order is no part of the game: a card gets its place only when somebody sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Deck {
    /// The last one is the top card.
    top: List<Known, MOST_KNOWN_TOP>,
    /// The cards in between, in no order.
    pool: Cards,
    /// The first one is the bottom card.
    bottom: List<Known, MOST_KNOWN_BOTTOM>,
}

impl Deck {
    pub(crate) const fn new(cards: Cards) -> Deck {
        let filler = Known { card: Card::NIGHTMARE, audience: Audience::Nobody };
        Deck { top: List::new(filler), pool: cards, bottom: List::new(filler) }
    }

    #[inline]
    pub(crate) fn len(&self) -> usize {
        self.pool.len() + self.top.len() + self.bottom.len()
    }

    #[inline]
    pub(crate) fn is_empty(&self) -> bool {
        self.len() == 0
    }

    pub(crate) fn top(&self) -> &[Known] {
        &self.top
    }

    pub(crate) fn bottom(&self) -> &[Known] {
        &self.bottom
    }

    /// All cards of the deck, without their places.
    pub(crate) fn cards(&self) -> Cards {
        let mut all = self.pool;
        self.top.iter().chain(self.bottom.iter()).for_each(|known| all.insert(known.card));
        all
    }

    /// Is a card of this print in the deck, wherever?
    pub(crate) fn contains(&self, card: Card) -> bool {
        self.pool.contains(card) || self.top.iter().chain(self.bottom.iter()).any(|known| known.card == card)
    }

    /// Takes the top card, and says who knew it. `None` if there is none.
    #[inline]
    pub(crate) fn draw<C: Chance>(&mut self, chance: &mut C) -> Result<Option<Known>, C::Unknown> {
        if let Some(known) = self.top.pop() {
            return Ok(Some(known));
        }
        if self.pool.is_empty() {
            return Ok(self.bottom.pop());
        }
        self.draw_from_pool(chance).map(Some)
    }

    /// Takes the bottom card, and says who knew it. `None` if there is none.
    pub(crate) fn draw_bottom<C: Chance>(&mut self, chance: &mut C) -> Result<Option<Known>, C::Unknown> {
        if !self.bottom.is_empty() {
            return Ok(Some(self.bottom.remove(0)));
        }
        if !self.pool.is_empty() {
            return self.draw_from_pool(chance).map(Some);
        }
        Ok(if self.top.is_empty() { None } else { Some(self.top.remove(0)) })
    }

    #[inline]
    fn draw_from_pool<C: Chance>(&mut self, chance: &mut C) -> Result<Known, C::Unknown> {
        let card = chance.card(&self.pool)?;
        self.pool.take(card);
        Ok(Known { card, audience: Audience::Nobody })
    }

    pub(crate) fn put_on_top(&mut self, card: Card, audience: Audience) {
        self.top.push(Known { card, audience });
    }

    /// Puts a card under all others.
    pub(crate) fn put_at_bottom(&mut self, card: Card, audience: Audience) {
        self.bottom.insert(0, Known { card, audience });
    }

    /// Shuffles the deck: every known place is forgotten.
    #[inline]
    pub(crate) fn shuffle<C: Chance>(&mut self, chance: &mut C) {
        while let Some(known) = self.top.pop().or_else(|| self.bottom.pop()) {
            self.pool.insert(known.card);
        }
        chance.shuffled();
    }

    /// Shuffles these cards into the deck.
    #[inline]
    pub(crate) fn shuffle_in<C: Chance>(&mut self, cards: &Cards, chance: &mut C) {
        self.pool.extend(cards);
        self.shuffle(chance);
    }

    /// Searches the deck for a card, takes it out, and shuffles.
    pub(crate) fn search<C: Chance>(&mut self, card: Card, chance: &mut C) {
        self.shuffle(chance);
        self.pool.remove(card);
    }

    /// Takes one card of this print out of a deck that has just been shuffled.
    pub(crate) fn remove_one(&mut self, card: Card) {
        self.pool.remove(card);
    }

    /// Takes all cards of this print out of a deck that has just been shuffled.
    pub(crate) fn remove_all(&mut self, card: Card) -> usize {
        self.pool.remove_all(card)
    }
}
