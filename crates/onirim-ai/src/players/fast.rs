//! The best table after a choice, as far as the evaluator sees.

use onirim_core::{Action, QuickChance};

use crate::evaluator::{Evaluator, Value};
use crate::player::Player;
use crate::standpoint::Standpoint;

/// Chooses what leads to the best table, before chance speaks. Equally good choices: the first one.
#[derive(Clone, Debug)]
pub struct Fast<'e> {
    evaluator: &'e Evaluator,
    dice: QuickChance,
    value: Option<Value>,
}

impl<'e> Fast<'e> {
    /// A player with this evaluator.
    pub fn new(evaluator: &'e Evaluator) -> Fast<'e> {
        Fast { evaluator, dice: QuickChance::new(0), value: None }
    }
}

impl Player for Fast<'_> {
    fn choose(&mut self, at: &Standpoint<'_>) -> Action {
        // What the seat does not know is not among the inputs either: one imagined game is as good as another.
        let game = at.imagine(&mut self.dice);
        let mut best = (Action::Draw, None);
        for action in at.actions() {
            let value = self.evaluator.value(&game.after_listed(action), at.seat());
            if best.1.is_none_or(|most| value > most) {
                best = (action, Some(value));
            }
        }
        self.value = best.1;
        best.0
    }

    fn hope(&self) -> Option<f64> {
        self.value.map(Value::chance)
    }

    fn begin(&mut self, seed: u64) {
        (self.dice, self.value) = (QuickChance::new(seed), None);
    }
}
