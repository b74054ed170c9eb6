//! Happy Dreams (P12).

use onirim_core::{Action, Card, HAPPY_DREAM_REVEALS, Kind};

use super::sight::Sight;
use super::worth::{DOOR, NIGHTMARE, NO_SPELL, penalty};

/// What it is worth to choose the order of seven cards.
const ORDER: i32 = 60;
/// A Door that a Key can open at once costs only the Key.
const OPEN_DOOR: i32 = DOOR - 50;

impl Sight {
    /// The answer to a Happy Dream (P12).
    pub(super) fn happy_dream(&self, action: Action) -> i32 {
        if let Action::Dispel { premonition } = action {
            penalty(premonition)
        } else if action == Action::RevealSeven {
            let seen = self.view.deck_len.min(HAPPY_DREAM_REVEALS) as i32;
            let nightmares = self.deck.count(Card::NIGHTMARE) as i32;
            ORDER + NIGHTMARE * seen * nightmares / (self.view.deck_len as i32).max(1)
        } else if action == Action::SearchDeck {
            self.deck.prints().map(|card| self.to_fetch(card)).max().unwrap_or(0)
        } else {
            NO_SPELL
        }
    }

    /// Which card do you search for? It is drawn next. (P12)
    pub(super) fn fetch(&self, action: Action) -> i32 {
        action.card().map_or(0, |card| self.to_fetch(card))
    }

    fn to_fetch(&self, card: Card) -> i32 {
        match card.kind() {
            Kind::Door(color) if self.can_open(color) => OPEN_DOOR,
            Kind::Door(_) | Kind::Nightmare | Kind::HappyDream => -NIGHTMARE,
            Kind::Chamber(..) | Kind::Tower(_) => self.helps(card),
        }
    }
}
