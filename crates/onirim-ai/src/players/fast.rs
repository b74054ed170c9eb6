//! Chooses the best table in the eyes of the evaluator.

use onirim_core::{Action, QuickChance};

use crate::evaluator::{Evaluator, Judge, Value};
use crate::player::Player;
use crate::standpoint::Standpoint;

/// Chooses the action with the best afterstate. Equally good ones: the first.
#[derive(Clone, Debug)]
pub struct Fast<'e> {
    judge: Judge<'e>,
    dice: QuickChance,
    value: Option<Value>,
}

impl<'e> Fast<'e> {
    /// A player with this evaluator.
    pub fn new(evaluator: &'e Evaluator) -> Fast<'e> {
        Fast { judge: Judge::new(evaluator), dice: QuickChance::new(0), value: None }
    }
}

impl Player for Fast<'_> {
    fn choose(&mut self, at: &Standpoint<'_>) -> Action {
        // The inputs hold nothing that the seat does not know: any imagined game gives the same values.
        let game = at.imagine(&mut self.dice);
        let favourite = self.judge.favourite(&game, &at.actions(), at.seat());
        self.value = favourite.map(|favourite| favourite.value);
        favourite.map_or(Action::Draw, |favourite| favourite.action)
    }

    fn hope(&self) -> Option<f64> {
        self.value.map(Value::chance)
    }

    fn begin(&mut self, seed: u64) {
        (self.dice, self.value) = (QuickChance::new(seed), None);
    }
}
