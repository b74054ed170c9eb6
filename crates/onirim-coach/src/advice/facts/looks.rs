//! Cards of the deck that are looked at, thrown away, put back or searched for (B8, T5, K6, P12).

use onirim_core::{Card, DeckEnd, Kind, Question};

use super::Sight;
use crate::advice::reason::Reason;

impl Sight<'_> {
    /// One of the cards goes to the discard pile (B8, P12).
    pub(super) fn drop_seen(&self, card: Card) -> Vec<Reason> {
        if card == Card::NIGHTMARE {
            return vec![Reason::RemovesNightmare];
        }
        self.unneeded(card).into_iter().chain(self.many_left(card)).collect()
    }

    /// One of the cards comes next (B8, T5, P12). At the bottom of the deck nothing comes soon (K6).
    pub(super) fn place_next(&self, card: Card) -> Vec<Reason> {
        let top = Question::Arrange { end: DeckEnd::Top };
        if self.view.decision.is_none_or(|decision| decision.question != top) {
            return Vec::new();
        }
        // Only the first card is drawn next.
        let next = if self.view.placed.is_empty() { self.comes_next(card) } else { Vec::new() };
        let danger = self.view.looked_at.contains(&Some(Card::NIGHTMARE)) && card != Card::NIGHTMARE;
        next.into_iter().chain(danger.then_some(Reason::NightmareLater)).collect()
    }

    /// A card is drawn next.
    pub(super) fn comes_next(&self, card: Card) -> Vec<Reason> {
        let row = &self.view.rows[self.view.seat.index()];
        match card.kind() {
            Kind::Door(color) if self.is_welcome(color) && self.hand.contains(Card::key(color)) => {
                vec![Reason::DoorWithKey { color }]
            }
            Kind::Chamber(color, symbol)
                if self.view.completes_run(color)
                    && row.last_symbol() != Some(symbol)
                    && self.view.deck_has_door(color)
                    && self.is_welcome(color) =>
            {
                vec![Reason::FitsRun { color }]
            }
            Kind::Door(_) | Kind::Chamber(..) | Kind::Tower(_) | Kind::Nightmare | Kind::HappyDream => Vec::new(),
        }
    }
}
