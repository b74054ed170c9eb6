//! Nightmares, and what spells do about them (B14, K5, K8).

use onirim_core::{Action, Card, Kind, Question, Spell};

use super::Sight;
use crate::advice::reason::Reason;

/// How many cards a new hand has, for one player and for two (B2, D5).
const HAND: usize = 5;

impl Sight<'_> {
    /// The deck, or a Door, pays for the Nightmare. Where a Premonition takes a Door, no answer touches the hand.
    pub(super) fn hand_kept(&self) -> Vec<Reason> {
        if self.asks() != Some(Question::Nightmare) {
            return Vec::new();
        }
        self.key_kept(None).into_iter().chain([Reason::KeepsHand]).collect()
    }

    /// A new hand. What is drawn for it need not be resolved (B14-IV), if the deck has enough Locations for it (B18).
    pub(super) fn discard_hand(&self) -> Vec<Reason> {
        let none = (self.view.keys_in_hand() == 0).then_some(Reason::NoKeyLost);
        let safe = (self.locations_in_deck() >= HAND).then_some(Reason::SafeDraws);
        none.into_iter().chain(safe).collect()
    }

    /// How many cards of the deck can be in a hand, at least. What the partner hides is in a hand already.
    fn locations_in_deck(&self) -> usize {
        let is_location = |card: Card| matches!(card.kind(), Kind::Chamber(..) | Kind::Tower(_));
        let unseen: usize =
            self.view.unseen.counts().filter(|&(card, _)| is_location(card)).map(|(_, count)| count).sum();
        let known = self.view.top.iter().chain(self.view.bottom.iter()).flatten();
        (unseen + known.filter(|&&card| is_location(card)).count()).saturating_sub(self.view.partner_hidden)
    }

    /// A spell (K6 to K8).
    pub(super) fn cast(&self, spell: Spell) -> Vec<Reason> {
        let punishes = spell == Spell::PowerfulPunishment && self.asks() == Some(Question::Nightmare);
        if punishes { self.key_kept(None).into_iter().chain([Reason::Punishes]).collect() } else { Vec::new() }
    }

    /// An answer that is no spell leaves the discard pile to pay for one later (K5).
    pub(super) fn pile_kept(&self, action: Action) -> Option<Reason> {
        let casts = matches!(action, Action::Cast { .. } | Action::PayCard { .. });
        let asked = self.asks().is_some_and(Question::allows_spells);
        let cards = self.view.discard_pile.len();
        (self.view.setup.book.is_some() && asked && !casts && cards > 0 && !self.may_wake_a_nightmare(action))
            .then_some(Reason::KeepsPile { cards })
    }

    /// Can a Premonition take a Nightmare from the discard pile because of this answer? (P5)
    fn may_wake_a_nightmare(&self, action: Action) -> bool {
        let obtains = matches!(action, Action::TakeDoor | Action::PayKey { .. });
        let woken = self.view.door_in_question().is_some_and(|color| !self.view.woken_by_door(color).is_empty());
        obtains && woken || matches!(action, Action::Suffer { .. })
    }

    fn asks(&self) -> Option<Question> {
        self.view.decision.map(|decision| decision.question)
    }
}
