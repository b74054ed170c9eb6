//! Any legal action.

use onirim_core::{Action, QuickChance};

use crate::player::Player;
use crate::standpoint::Standpoint;

/// Chooses uniformly at random.
#[derive(Clone, Debug)]
pub struct Random {
    dice: QuickChance,
}

impl Random {
    /// A player with these dice.
    pub fn new(seed: u64) -> Random {
        Random { dice: QuickChance::new(seed) }
    }
}

impl Player for Random {
    fn choose(&mut self, at: &Standpoint<'_>) -> Action {
        let actions = at.actions();
        let place = self.dice.below(actions.len());
        // The list of a question is never empty.
        actions.get(place).unwrap_or(Action::Draw)
    }

    fn begin(&mut self, seed: u64) {
        self.dice = QuickChance::new(seed);
    }
}
