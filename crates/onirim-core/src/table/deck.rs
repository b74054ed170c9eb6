//! The deck: a multiset without an order, between the cards that have been seen at its top and at its bottom.

use core::hash::{Hash, Hasher};

use crate::cards::{Card, Cards};
use crate::chance::Chance;
use crate::packed::{DrawPile, ShortList};
use crate::table::{Audience, Limbo, MOST_KNOWN_BOTTOM, MOST_KNOWN_TOP, Seat};

/// The end of the deck where cards are looked at, and where they go back to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum DeckEnd {
    /// On top of the deck.
    Top,
    /// Under the deck.
    Bottom,
}

/// A card whose place in the deck is known, and to whom.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct KnownCard {
    pub(crate) card: Card,
    pub(crate) audience: Audience,
}

/// The deck. Its order is no part of the game: a card gets its place only when it is seen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Deck {
    /// The last one is the top card.
    top: ShortList<KnownCard, MOST_KNOWN_TOP>,
    /// The cards in between, in no order.
    pool: DrawPile,
    /// The first one is the bottom card.
    bottom: ShortList<KnownCard, MOST_KNOWN_BOTTOM>,
}

impl Deck {
    pub(crate) const fn new(pool: DrawPile) -> Deck {
        let filler = KnownCard { card: Card::NIGHTMARE, audience: Audience::Nobody };
        Deck { top: ShortList::new(filler), pool, bottom: ShortList::new(filler) }
    }

    #[inline]
    pub(crate) fn len(&self) -> usize {
        self.pool.len() + self.top.len() + self.bottom.len()
    }

    #[inline]
    pub(crate) fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The cards whose place is unknown.
    #[inline]
    pub(crate) fn pool(&self) -> &DrawPile {
        &self.pool
    }

    pub(crate) fn top(&self) -> &[KnownCard] {
        &self.top
    }

    pub(crate) fn bottom(&self) -> &[KnownCard] {
        &self.bottom
    }

    /// All cards of the deck, without their places.
    pub(crate) fn cards(&self) -> Cards {
        let mut all = self.pool.cards();
        self.top.iter().chain(self.bottom.iter()).for_each(|known| all.insert(known.card));
        all
    }

    /// Is a card of this print in the deck?
    pub(crate) fn contains(&self, card: Card) -> bool {
        self.pool.contains(card) || self.top.iter().chain(self.bottom.iter()).any(|known| known.card == card)
    }

    /// Takes the top card, with who knew it. `None` if there is none.
    #[inline(always)]
    pub(crate) fn draw<C: Chance>(&mut self, chance: &mut C) -> Result<Option<KnownCard>, C::Unknown> {
        if let Some(known) = self.top.pop() {
            return Ok(Some(known));
        }
        if self.pool.is_empty() {
            return Ok(self.bottom.pop());
        }
        self.draw_from_pool(chance).map(Some)
    }

    /// Takes the bottom card, with who knew it. `None` if there is none.
    pub(crate) fn draw_bottom<C: Chance>(&mut self, chance: &mut C) -> Result<Option<KnownCard>, C::Unknown> {
        if !self.bottom.is_empty() {
            return Ok(Some(self.bottom.remove(0)));
        }
        if !self.pool.is_empty() {
            return self.draw_from_pool(chance).map(Some);
        }
        Ok(if self.top.is_empty() { None } else { Some(self.top.remove(0)) })
    }

    #[inline(always)]
    fn draw_from_pool<C: Chance>(&mut self, chance: &mut C) -> Result<KnownCard, C::Unknown> {
        let number = chance.number(&self.pool)?;
        Ok(KnownCard { card: self.pool.take(number), audience: Audience::Nobody })
    }

    #[inline]
    pub(crate) fn put_on_top(&mut self, card: Card, audience: Audience) {
        self.top.push(KnownCard { card, audience });
    }

    /// Puts these cards on top, so that the first one is drawn first.
    pub(crate) fn put_all_on_top(&mut self, cards: &[Card], audience: Audience) {
        cards.iter().rev().for_each(|&card| self.put_on_top(card, audience));
    }

    /// Puts these cards under all others, so that the first one is drawn first.
    pub(crate) fn put_all_at_bottom(&mut self, cards: &[Card], audience: Audience) {
        let above = self.bottom;
        self.set_bottom(cards.iter().rev().map(|&card| KnownCard { card, audience }));
        above.iter().for_each(|&known| self.bottom.push(known));
    }

    /// Everything that matters for the future. Where no card's place is unknown, the whole order is known: at which end is all the same.
    pub(crate) fn hash_future<H: Hasher>(&self, hasher: &mut H) {
        if self.pool.is_empty() {
            self.len().hash(hasher);
            self.bottom.iter().chain(self.top.iter()).for_each(|known| known.hash(hasher));
        } else {
            self.hash(hasher);
        }
    }

    /// Sets the known cards at the top, from the top downwards.
    pub(crate) fn set_top(&mut self, cards: impl Iterator<Item = KnownCard>) {
        self.top.clear();
        cards.for_each(|known| self.top.push(known));
        self.top.reverse();
    }

    /// Sets the known cards at the bottom, from the bottom upwards.
    pub(crate) fn set_bottom(&mut self, cards: impl Iterator<Item = KnownCard>) {
        self.bottom.clear();
        cards.for_each(|known| self.bottom.push(known));
    }

    /// Sets the cards whose place is unknown.
    pub(crate) fn set_pool(&mut self, cards: Cards) {
        self.pool = DrawPile::of(cards);
    }

    /// Forgets the places of the cards that this seat does not know, and of those behind them.
    pub(crate) fn forget_hidden_from(&mut self, seat: Seat) {
        let unknown = |known: &KnownCard| !known.audience.includes(seat);
        let from_top = self.top.iter().rposition(unknown).map_or(0, |place| place + 1);
        let from_bottom = self.bottom.iter().position(unknown).unwrap_or(self.bottom.len());
        let (top, bottom) = (self.top, self.bottom);
        top[..from_top].iter().chain(&bottom[from_bottom..]).for_each(|known| self.pool.insert(known.card));
        self.top.clear();
        self.bottom.clear();
        top[from_top..].iter().for_each(|&known| self.top.push(known));
        bottom[..from_bottom].iter().for_each(|&known| self.bottom.push(known));
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
    pub(crate) fn forget(&mut self) {
        while let Some(known) = self.top.pop().or_else(|| self.bottom.pop()) {
            self.pool.insert(known.card);
        }
    }

    /// Shuffles Limbo into the deck; an empty Limbo leaves the deck alone. Returns whether it was shuffled.
    #[inline]
    pub(crate) fn shuffle_in<C: Chance>(&mut self, limbo: &mut Limbo, chance: &mut C) -> bool {
        let is_shuffled = !limbo.is_empty();
        if is_shuffled {
            self.pool.take_in(limbo);
            if !self.knows_nothing() {
                self.forget();
            }
            chance.shuffled();
        }
        is_shuffled
    }

    /// Takes one card of this print out of a deck that has just been shuffled.
    pub(crate) fn remove(&mut self, card: Card) {
        self.pool.remove(card);
    }
}
