//! The deck: a heap without an order, between the cards somebody has seen at its top and at its bottom.

use crate::card::Card;
use crate::cards::Cards;
use crate::chance::Chance;
use crate::handful::Handful;
use crate::list::List;
use crate::pile::{MOST_CARDS, Pile};
use crate::seat::Audience;

/// A card whose place in the deck somebody knows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Known {
    pub(crate) card: Card,
    pub(crate) audience: Audience,
}

/// The most cards that can be known at the top: seven revealed by a Happy Dream (P12), and one more for each Paradoxical Prophecy (K6) that the
/// cards of a game can pay for.
pub(crate) const MOST_KNOWN_TOP: usize = 7 + most_prophecies(MOST_CARDS);

/// How many Paradoxical Prophecies so many cards can pay for: five leave the game with each (K5, K6).
pub(crate) const fn most_prophecies(cards: usize) -> usize {
    cards / 5
}
/// A look at the bottom takes five cards and puts at most four back (K6).
pub(crate) const MOST_KNOWN_BOTTOM: usize = 4;

/// The deck, and Limbo beside it. Its order is no part of the game: a card gets its place only when somebody sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Deck {
    /// The last one is the top card.
    top: List<Known, MOST_KNOWN_TOP>,
    /// The cards in between, in no order.
    pool: Pile,
    /// The first one is the bottom card.
    bottom: List<Known, MOST_KNOWN_BOTTOM>,
}

impl Deck {
    pub(crate) const fn new(pool: Pile) -> Deck {
        let filler = Known { card: Card::NIGHTMARE, audience: Audience::Nobody };
        Deck { top: List::new(filler), pool, bottom: List::new(filler) }
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
        let mut all = self.pool.cards();
        self.top.iter().chain(self.bottom.iter()).for_each(|known| all.insert(known.card));
        all
    }

    /// Is a card of this print in the deck, wherever?
    pub(crate) fn contains(&self, card: Card) -> bool {
        self.pool.contains(card) || self.top.iter().chain(self.bottom.iter()).any(|known| known.card == card)
    }

    /// Takes the top card, and says who knew it. `None` if there is none.
    #[inline(always)]
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

    #[inline(always)]
    fn draw_from_pool<C: Chance>(&mut self, chance: &mut C) -> Result<Known, C::Unknown> {
        let number = chance.number(&self.pool)?;
        Ok(Known { card: self.pool.take(number), audience: Audience::Nobody })
    }

    #[inline]
    pub(crate) fn put_on_top(&mut self, card: Card, audience: Audience) {
        self.top.push(Known { card, audience });
    }

    /// Puts these cards on top, so that the first one is drawn first.
    #[inline]
    pub(crate) fn put_all_on_top(&mut self, cards: Handful, audience: Audience) {
        let len = cards.len();
        for (place, card) in cards.iter().enumerate() {
            self.top.set_beyond(len - 1 - place, Known { card, audience });
        }
        self.top.lengthen(len);
    }

    /// Puts these cards under all others, so that the first one is drawn first.
    pub(crate) fn put_all_at_bottom(&mut self, cards: Handful, audience: Audience) {
        let above = self.bottom;
        self.bottom.clear();
        let len = cards.len();
        for (place, card) in cards.iter().enumerate() {
            self.bottom.set_beyond(len - 1 - place, Known { card, audience });
        }
        self.bottom.lengthen(len);
        above.iter().for_each(|&known| self.bottom.push(known));
    }

    /// Shuffles the deck: every known place is forgotten.
    #[inline]
    pub(crate) fn shuffle<C: Chance>(&mut self, chance: &mut C) {
        self.forget();
        chance.shuffled();
    }

    #[inline]
    fn knows_nothing(&self) -> bool {
        self.top.is_empty() && self.bottom.is_empty()
    }

    /// Every known card loses its place.
    fn forget(&mut self) {
        while let Some(known) = self.top.pop().or_else(|| self.bottom.pop()) {
            self.pool.insert(known.card);
        }
    }

    pub(crate) fn limbo(&self) -> Cards {
        self.pool.limbo()
    }

    #[inline]
    pub(crate) fn put_into_limbo(&mut self, card: Card) {
        self.pool.set_aside(card);
    }

    #[inline]
    pub(crate) fn put_into_limbo_if(&mut self, belongs_there: bool, card: Card) {
        self.pool.set_aside_if(belongs_there, card);
    }

    /// Shuffles Limbo into the deck; an empty Limbo leaves the deck alone. Says whether it was shuffled.
    #[inline]
    pub(crate) fn shuffle_limbo_in<C: Chance>(&mut self, chance: &mut C) -> bool {
        let is_shuffled = self.pool.has_limbo();
        if is_shuffled {
            self.pool.gather();
            if !self.knows_nothing() {
                self.forget();
            }
            chance.shuffled();
        }
        is_shuffled
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
        let mut count = 0;
        while self.pool.remove(card) {
            count += 1;
        }
        count
    }
}
