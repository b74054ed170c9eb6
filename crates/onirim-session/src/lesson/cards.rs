//! Short names for what lessons are written with.

use onirim_core::{Action, Card, Color, Group, Outcome, Symbol};

pub(super) const fn sun(color: Color) -> Card {
    Card::chamber(color, Symbol::Sun)
}

pub(super) const fn moon(color: Color) -> Card {
    Card::chamber(color, Symbol::Moon)
}

pub(super) const fn key(color: Color) -> Card {
    Card::key(color)
}

pub(super) const fn play(card: Card) -> Action {
    Action::Play { card, from: Group::Personal }
}

pub(super) const fn discard(card: Card) -> Action {
    Action::Discard { card, from: Group::Personal }
}

pub(super) const fn pay(key: Card) -> Action {
    Action::PayKey { key, from: Group::Personal }
}

/// These cards as outcomes.
pub(super) const fn cards<const N: usize>(cards: [Card; N]) -> [Outcome; N] {
    let mut outcomes = [Outcome::Card(Card::NIGHTMARE); N];
    let mut place = 0;
    while place < N {
        outcomes[place] = Outcome::Card(cards[place]);
        place += 1;
    }
    outcomes
}
