//! Nightmares, and what spells do about them (B14, K5, K8).

use onirim_core::{Action, Question, Spell};

use super::Sight;
use crate::advice::reason::Reason;

impl Sight<'_> {
    /// The deck, or a Door, pays for the Nightmare. Where a Premonition takes a Door, no answer touches the hand.
    pub(super) fn hand_kept(&self) -> Vec<Reason> {
        if self.asks() != Some(Question::Nightmare) {
            return Vec::new();
        }
        self.key_kept(None).into_iter().chain([Reason::KeepsHand]).collect()
    }

    /// A new hand. What is drawn for it need not be resolved (B14-IV).
    pub(super) fn discard_hand(&self) -> Vec<Reason> {
        let none = (self.view.keys_in_hand() == 0).then_some(Reason::NoKeyLost);
        none.into_iter().chain([Reason::SafeDraws]).collect()
    }

    /// A spell (K6 to K8).
    pub(super) fn cast(&self, spell: Spell) -> Vec<Reason> {
        let punishes = spell == Spell::PowerfulPunishment && self.asks() == Some(Question::Nightmare);
        if punishes { self.key_kept(None).into_iter().chain([Reason::Punishes]).collect() } else { Vec::new() }
    }

    /// Whatever is no spell leaves the discard pile to pay for one later (K5).
    pub(super) fn pile_kept(&self, action: Action) -> Option<Reason> {
        let casts = matches!(action, Action::Cast { .. } | Action::PayCard { .. });
        let asked = self.asks().is_some_and(Question::allows_spells);
        (self.view.setup.book.is_some() && asked && !casts)
            .then_some(Reason::KeepsPile { cards: self.view.discard_pile.len() })
    }

    fn asks(&self) -> Option<Question> {
        self.view.decision.map(|decision| decision.question)
    }
}
