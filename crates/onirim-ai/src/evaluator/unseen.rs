//! A cache of the cards that a seat does not see.

use onirim_core::{Cards, DrawPile, Glance};

/// The last count. Answers to one question mostly leave it valid.
#[derive(Clone, Debug, Default)]
pub(crate) struct Unseen {
    cards: Cards,
    /// The pile that was counted, if there was one.
    pile: Option<DrawPile>,
    /// The number of different counts so far.
    count: u32,
}

impl Unseen {
    /// The cards that this view does not show, and the number of the count: equal numbers, equal cards.
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
