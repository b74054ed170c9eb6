//! The Towers expansion (T): building, and what Nightmares do to Towers.

use crate::cards::{Card, Tower};
use crate::chance::Chance;
use crate::event::{Event, Witness};
use crate::game::Game;
use crate::rules::Flow;
use crate::setup::Towers;
use crate::table::{End, Group};

impl Game {
    /// Does a Nightmare take a Tower now? Not without Towers, nor while a Rampart protects them (T6, T8).
    pub(crate) fn towers_in_danger(&self) -> bool {
        let (Some(row), Some(variant)) = (&self.towers, self.setup.towers) else { return false };
        let protected = match variant {
            Towers::Rampart => row.has_rampart(),
            Towers::ScatteredRuins => false,
        };
        !row.towers().is_empty() && !protected
    }
}

impl<C: Chance, W: Witness> Flow<'_, C, W> {
    /// Phase 1: a Tower joins its row (T3); the Rampart may be the last thing missing (T4).
    pub(crate) fn build(&mut self, tower: Tower, from: Group, end: End) {
        let seat = self.game.active;
        self.game.own_mut(from).remove(Card::tower(tower));
        if let Some(row) = &mut self.game.towers {
            row.build(tower, end);
        }
        self.tell(Event::Built { seat, tower, from, end });
        self.win_if_due();
    }

    /// T6. The Towers that close ranks may form a Rampart (R10).
    pub(crate) fn raze(&mut self, tower: Tower) {
        if let Some(row) = &mut self.game.towers {
            row.raze(tower);
        }
        self.game.discard.insert(Card::tower(tower));
        self.tell(Event::Razed { tower });
        self.win_if_due();
        if self.game.ending().is_none() {
            self.discard_dream();
        }
    }

    /// T7: the Nightmare goes to Limbo, and the Towers stand.
    pub(crate) fn pretend_destruction(&mut self) {
        self.game.resolving = None;
        self.game.limbo.insert(Card::NIGHTMARE);
        self.tell(Event::NightmareToLimbo);
    }
}
