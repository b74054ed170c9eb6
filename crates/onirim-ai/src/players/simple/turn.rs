//! Phase 1, and what two players do with their cards (B3, D1, D4).

use onirim_core::{Action, Card, Kind, Symbol};

use super::prospect::IN_ROW;
use super::sight::{Chambers, Completes, RowEnd, Sight, WantedDoors};
use super::worth::{DOOR, NIGHTMARE, NO_SPELL};

/// What a Prophecy brings besides a Nightmare thrown away: Doors before Keys, good cards first.
const FORESIGHT: i32 = 30;
/// A shuffle, if a Nightmare is known to be next.
const ESCAPE: i32 = 150;
/// A personal card goes to the partner only if it is worth so much more there.
const SWAP: i32 = 30;

impl Sight {
    /// Play or discard which card? (B3)
    pub(super) fn turn(&self, action: Action) -> i32 {
        if let Action::Play { card, .. } = action {
            self.play(card)
        } else if let Action::Build { tower, end, .. } = action {
            self.build(tower, end) + self.prospect_with(&self.hand)
        } else {
            action.card().map_or(NO_SPELL, |card| self.discard(card))
        }
    }

    fn play(&self, card: Card) -> i32 {
        let Kind::Chamber(color, symbol) = card.kind() else { return 0 };
        let (row, completes) = RowEnd::of(&self.view, self.view.seat).with(color, symbol);
        let hand = without(self.hand, card);
        let lost = self.worth_in_hand(card);
        let earns = completes == Completes::Run && self.wanted.now(color) && self.view.deck_has_door(color);
        if earns {
            let escape = if self.next_card() == Some(Card::NIGHTMARE) { ESCAPE } else { 0 };
            return DOOR + 3 * IN_ROW + escape + self.prospect(row, &hand, &self.wanted.after(color)) - lost;
        }
        self.prospect(row, &hand, &self.wanted) - lost
    }

    fn discard(&self, card: Card) -> i32 {
        let hand = without(self.hand, card);
        let foresight = match card.kind() {
            Kind::Chamber(_, Symbol::Key) => self.prophecy_brings(),
            Kind::Tower(_) => FORESIGHT,
            Kind::Chamber(_, Symbol::Sun | Symbol::Moon) | Kind::Door(_) | Kind::Nightmare | Kind::HappyDream => 0,
        };
        self.prospect_with(&hand) - self.worth_in_hand(card) + foresight
    }

    /// The prospect with this hand and the present row.
    pub(super) fn prospect_with(&self, hand: &Chambers) -> i32 {
        self.prospect(RowEnd::of(&self.view, self.view.seat), hand, &self.wanted)
    }

    /// The gain of a Prophecy: mostly the end of a Nightmare (B8).
    fn prophecy_brings(&self) -> i32 {
        let shown = self.view.prophecy_shows() as i32;
        if shown == 0 {
            return 0;
        }
        let known = self.view.top.iter().take(shown as usize).any(|&card| card == Some(Card::NIGHTMARE));
        let in_deck = self.deck.count(Card::NIGHTMARE) as i32;
        let clear = (100 - 100 * in_deck / (self.deck.len() as i32).max(1)).max(0);
        let all_clear = (0..shown).fold(100, |chance, _| chance * clear / 100);
        let chance = if known { 100 } else { 100 - all_clear };
        FORESIGHT + NIGHTMARE * chance / 100
    }

    /// Which of the open cards do you take? (D1)
    pub(super) fn draft(&self, action: Action) -> i32 {
        action.card().map_or(0, |card| self.worth(card) + self.prospect_with(&with(self.hand, card)))
    }

    /// Do you swap a personal with a shared card? The shared ones are in both hands: what the partner needs more belongs there (D4).
    pub(super) fn swap(&self, action: Action) -> i32 {
        if action == Action::KeepHand {
            return 0;
        }
        let Action::Swap { personal, shared } = action else { return NO_SPELL };
        let partner = WantedDoors::by(&self.view, self.view.seat.partner());
        let mine = |card| self.worth(card) - self.worth_to(&partner, card);
        mine(shared) - mine(personal) - SWAP
    }
}

/// A hand without one of these cards. Towers are not counted in it.
pub(super) fn without(mut hand: Chambers, card: Card) -> Chambers {
    if let Kind::Chamber(color, symbol) = card.kind() {
        let count = &mut hand[color.index()][symbol as usize];
        *count = count.saturating_sub(1);
    }
    hand
}

/// A hand with one more card.
pub(super) fn with(mut hand: Chambers, card: Card) -> Chambers {
    if let Kind::Chamber(color, symbol) = card.kind() {
        hand[color.index()][symbol as usize] += 1;
    }
    hand
}
