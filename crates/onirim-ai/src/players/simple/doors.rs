//! Doors that a run has earned, that were drawn, or that must be given back (B6, B13, P4, P8).

use onirim_core::{Action, Card, Color, Seat};

use super::sight::{Sight, WantedDoors};
use super::worth::{DOOR, DOOR_BACK, NO_SPELL};

/// A Door that cannot be kept still shuffles the deck; that is good only against a Nightmare at its top.
const NO_SHUFFLE: i32 = 20;
/// A second Door of a colour is worth nothing to one of two players (D8).
const SPARE_DOOR: i32 = 50;

impl Sight {
    /// Your run has earned a Door: do you take it? (B6)
    pub(super) fn earned_door(&self, color: Color, action: Action) -> i32 {
        if action == Action::LeaveDoor {
            return NO_SHUFFLE;
        }
        if action != Action::TakeDoor {
            return NO_SPELL;
        }
        if self.wanted.now(color) {
            return DOOR;
        }
        // Out of its turn it goes back to Limbo (K2): nothing is lost, and the Nightmare is shuffled away.
        let goes_back = self.view.other_goal_first(color).is_some();
        let escapes = goes_back && self.next_card() == Some(Card::NIGHTMARE);
        if escapes { DOOR } else { 0 }
    }

    /// You have drawn a Door: do you pay a Key for it? (B13)
    pub(super) fn drawn_door(&self, color: Color, action: Action) -> i32 {
        if action == Action::RefuseDoor {
            return 0;
        }
        let Action::PayKey { key, .. } = action else { return NO_SPELL };
        if self.wanted.now(color) { DOOR - self.worth(key) } else { -self.worth(key) }
    }

    /// Which Door goes to Limbo? (P4, P8)
    pub(super) fn lose_door(&self, action: Action) -> i32 {
        if let Action::ReturnDoor { owner, color } = action { -self.door_back(owner, color) } else { NO_SPELL }
    }

    /// The cost of giving this Door back. It is found again more easily if many cards of its colour are left.
    pub(super) fn door_back(&self, owner: Seat, color: Color) -> i32 {
        if usize::from(self.view.doors[owner.index()][color.index()]) > self.view.setup.doors_needed(color) {
            return SPARE_DOOR;
        }
        let mut wanted = WantedDoors::by(&self.view, owner);
        wanted.missing[color.index()] += 1;
        DOOR_BACK * self.scarcity(&wanted, color) / 100
    }
}
