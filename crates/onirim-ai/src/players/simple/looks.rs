//! Cards that are looked at: what to throw away, and in which order the others come (B8, T5, K6, P12).

use onirim_core::{Action, Card, Color, Kind};

use super::sight::Sight;
use super::turn::with;
use super::worth::{DOOR, HAPPY_DREAM, NIGHTMARE, NO_SPELL};

/// Without its Doors no game can be won (B10).
const NEVER: i32 = -10_000;
/// A Door that no Key opens comes last but for the Nightmares.
const CLOSED_DOOR: i32 = -100;

impl Sight {
    /// Do you look at the top of the deck? It costs nothing. (T5)
    pub(super) fn look_ahead(&self, action: Action) -> i32 {
        if action == Action::Look { 0 } else { NO_SPELL }
    }

    /// A Prophecy: which of the cards do you discard? (B8)
    pub(super) fn prophecy(&self, action: Action) -> i32 {
        action.card().map_or(0, |card| self.good_riddance(card))
    }

    /// Which of the revealed cards do you discard? The Nightmares, and no others: every card is a turn. (P12)
    pub(super) fn sift(&self, action: Action) -> i32 {
        action.card().map_or(0, |card| self.good_riddance(card))
    }

    /// The gain when a card of the deck goes.
    fn good_riddance(&self, card: Card) -> i32 {
        match card.kind() {
            Kind::Door(_) => NEVER,
            Kind::Nightmare => NIGHTMARE,
            Kind::HappyDream => -HAPPY_DREAM,
            Kind::Chamber(..) | Kind::Tower(_) => -self.worth(card) - 1,
        }
    }

    /// Which of the cards comes next? (B8, T5, K6, P12)
    pub(super) fn arrange(&self, action: Action) -> i32 {
        action.card().map_or(0, |card| self.welcome(card))
    }

    /// The gain when this card is drawn next.
    pub(super) fn welcome(&self, card: Card) -> i32 {
        match card.kind() {
            Kind::Door(color) if self.can_open(color) => DOOR,
            Kind::Door(_) => CLOSED_DOOR,
            Kind::Nightmare => -NIGHTMARE,
            Kind::HappyDream => HAPPY_DREAM,
            Kind::Chamber(color, _) => {
                // A Key before its Door, so that it opens it.
                let door_follows = self.view.looked_at.contains(&Some(Card::door(color)));
                let opens = if card.is_key() && door_follows && self.wanted.now(color) { DOOR } else { 0 };
                self.helps(card) + opens
            }
            Kind::Tower(_) => self.helps(card),
        }
    }

    /// The gain of this card in hand.
    pub(super) fn helps(&self, card: Card) -> i32 {
        self.prospect_with(&with(self.hand, card)) - self.prospect_with(&self.hand) + self.worth(card)
    }

    /// Would a Door of this colour be obtained if it were drawn now? A Key that comes before it counts. (B13)
    pub(super) fn can_open(&self, color: Color) -> bool {
        let key = Card::key(color);
        self.wanted.now(color) && (self.view.holds(key) || self.view.placed.contains(&Some(key)))
    }
}
