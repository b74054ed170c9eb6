//! The cards that a seat does not see, counted as seldom as possible.

use onirim_core::{Cards, DrawPile, Glance};

/// The last cards that were counted. Answers to one question mostly leave them as they are.
#[derive(Clone, Debug, Default)]
pub(crate) struct Unseen {
    cards: Cards,
    /// The pile they were counted in, where there was one.
    pile: Option<DrawPile>,
    /// How many different ones there have been.
    count: u32,
}

impl Unseen {
    /// The cards that this look does not see, and the number of that count: with the same number they are the same.
    #[inline]
    pub(crate) fn count(&mut self, glance: &Glance<'_>) -> (&Cards, u32) {
        let pile = glance.unseen_pile();
        if !pile.zip(self.pile.as_ref()).is_some_and(|(now, last)| now.is_laid_out_like(last)) {
            self.pile = pile.copied();
            let cards = glance.unseen();
            if cards != self.cards {
                (self.cards, self.count) = (cards, self.count.wrapping_add(1));
            }
        }
        (&self.cards, self.count)
    }
}
