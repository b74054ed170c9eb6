//! Nightmares, and what Premonitions do (B14, T6, P2).

use onirim_core::{Action, NIGHTMARE_REVEALS};

use super::sight::Sight;
use super::worth::{NIGHTMARE, NO_SPELL, penalty};

/// The gain of a new hand: while it is drawn no Nightmare is resolved (B14-IV).
const SAFE_DRAWS: i32 = 100;
/// The cost of a Location that goes: a turn less.
const TIME: i32 = 20;

impl Sight {
    /// You have drawn a Nightmare: how do you resolve it? (B14)
    pub(super) fn nightmare(&self, action: Action) -> i32 {
        if let Action::PayKey { key, .. } = action {
            -self.worth_in_hand(key)
        } else if let Action::ReturnDoor { owner, color } = action {
            -self.door_back(owner, color)
        } else if action == Action::RevealFive {
            -self.five_cards()
        } else if action == Action::DiscardHand {
            SAFE_DRAWS - self.whole_hand()
        } else {
            NO_SPELL
        }
    }

    /// What the top five cards are worth: the Doors and Dreams among them are not lost (B14-III).
    fn five_cards(&self) -> i32 {
        let average = self.average_location() + TIME;
        let known = self.view.top.iter().take(NIGHTMARE_REVEALS);
        let known: i32 = known
            .map(|card| match card {
                Some(card) if card.is_location() => self.worth(*card) + TIME,
                Some(_) => 0,
                None => average,
            })
            .sum();
        let revealed = self.view.deck_len.min(NIGHTMARE_REVEALS);
        known + average * revealed.saturating_sub(self.view.top.len()) as i32
    }

    /// What the whole hand is worth, with the Doors that it promises.
    fn whole_hand(&self) -> i32 {
        let cards: i32 = self.hand_cards().map(|card| self.worth(card) + TIME).sum();
        cards + self.prospect_with(&self.hand) - self.prospect_with(&Default::default())
    }

    /// Premonitions hold: which strikes next? What takes a Door may make the others wait. (P2)
    pub(super) fn premonitions(&self, action: Action) -> i32 {
        if let Action::Suffer { premonition } = action { penalty(premonition) } else { NO_SPELL }
    }

    /// Which Key of the deck is discarded? (P7)
    pub(super) fn drop_key(&self, action: Action) -> i32 {
        action.card().map_or(0, |key| -self.worth(key))
    }

    /// The Nightmare takes a Tower: which? (T6, T7)
    pub(super) fn ruin(&self, action: Action) -> i32 {
        if let Action::Raze { tower } = action {
            -self.standing(tower)
        } else if action == Action::FalseDestruction {
            -NIGHTMARE
        } else {
            NO_SPELL
        }
    }
}
