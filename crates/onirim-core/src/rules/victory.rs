//! What a victory needs (B17, D7, T4, X2).

use crate::cards::Color;
use crate::chance::Chance;
use crate::event::Witness;
use crate::game::{Ending, Game};
use crate::rules::{Flow, TowerRow};
use crate::setup::Setup;

/// One condition of victory. All of them must hold at the same time (X2).
#[derive(Clone, Copy)]
pub(crate) enum VictoryCondition {
    /// All Doors, and of two players each has one of each colour (B17, D7).
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
        match self {
            VictoryCondition::Doors => Color::ALL.into_iter().all(|color| {
                let owned = doors.map(|doors| usize::from(doors[color.index()]));
                owned[0] + owned[1] == setup.doors(color) && setup.seats().iter().all(|seat| owned[seat.index()] >= 1)
            }),
            VictoryCondition::Rampart => towers.is_none_or(TowerRow::has_rampart),
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
