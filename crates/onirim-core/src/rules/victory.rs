//! What a victory needs (B17, D7, T4, X2).

use crate::cards::Color;
use crate::chance::Chance;
use crate::event::Witness;
use crate::game::{Ending, Game};
use crate::rules::{Flow, TowerRow};
use crate::setup::{Players, Setup};

/// One condition of victory. All of them must hold at the same time (X2).
#[derive(Clone, Copy)]
pub(crate) enum VictoryCondition {
    /// All Doors, or one of each colour for each of two players (B17, D7).
    Doors,
    /// A Rampart, where there are Towers (T4).
    Rampart,
}

/// What the conditions of victory look at.
#[derive(Clone, Copy)]
pub(crate) struct Standing<'a> {
    pub(crate) setup: &'a Setup,
    pub(crate) doors: &'a [[u8; 4]; 2],
    pub(crate) towers: Option<&'a TowerRow>,
}

impl VictoryCondition {
    pub(crate) const ALL: [VictoryCondition; 2] = [VictoryCondition::Doors, VictoryCondition::Rampart];

    fn holds(self, Standing { setup, doors, towers }: Standing<'_>) -> bool {
        match (self, setup.players) {
            (VictoryCondition::Doors, Players::One) => {
                Color::ALL.iter().all(|&color| usize::from(doors[0][color.index()]) == setup.doors(color))
            }
            (VictoryCondition::Doors, Players::Two(_)) => doors.iter().flatten().all(|&count| count >= 1),
            (VictoryCondition::Rampart, _) => towers.is_none_or(TowerRow::has_rampart),
        }
    }
}

impl Standing<'_> {
    /// Do all conditions of victory hold?
    pub(crate) fn is_victory(self) -> bool {
        VictoryCondition::ALL.into_iter().all(|condition| condition.holds(self))
    }
}

impl Game {
    /// Do all conditions of victory hold now? (X2)
    pub(crate) fn is_won(&self) -> bool {
        Standing { setup: &self.setup, doors: &self.doors, towers: self.towers.as_ref() }.is_victory()
    }
}

impl<C: Chance, W: Witness> Flow<'_, C, W> {
    /// Ends the game if it is won.
    pub(crate) fn win_if_due(&mut self) {
        if self.game.is_won() {
            self.end(Ending::Victory);
        }
    }
}
