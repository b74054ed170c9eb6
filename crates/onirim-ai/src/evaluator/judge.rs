//! The evaluator at work.

use onirim_core::{Action, ActionList, Afterstate, Ending, Game, Seat};

use crate::evaluator::inputs::{Change, Inputs, Rows};
use crate::evaluator::net::{Evaluator, Value, Wide};

/// Somebody who judges one table after the other. It keeps the sums of the last one, and changes only what is different in the next: answers to one question lead to much the same table.
#[derive(Clone, Debug)]
pub struct Judge<'e> {
    evaluator: &'e Evaluator,
    /// What the sums stand for, and a place for what comes next.
    inputs: [Inputs; 2],
    /// Which of the two the sums stand for.
    last: usize,
    colors: [Wide; 4],
    table: Wide,
}

/// The best answer to a question.
#[derive(Clone, Copy, Debug)]
pub struct Favourite {
    /// The answer.
    pub action: Action,
    /// How good the table is after it.
    pub value: Value,
    /// What the evaluator was told of that table; nothing where the game is won or lost for certain.
    pub inputs: Option<Inputs>,
}

impl<'e> Judge<'e> {
    /// With this evaluator.
    pub fn new(evaluator: &'e Evaluator) -> Judge<'e> {
        Judge { evaluator, inputs: [Inputs::EMPTY; 2], last: 0, colors: [[0; _]; 4], table: evaluator.bias }
    }

    /// The value of a table after a choice, as this seat sees it.
    #[inline]
    pub fn value(&mut self, after: &Afterstate, seat: Seat) -> Value {
        if after.table().may_be_won() { self.promise(after, seat) } else { Value::LOST }
    }

    /// The same without a look at the cards that are left: it may take for open what is lost for certain.
    #[inline]
    pub fn promise(&mut self, after: &Afterstate, seat: Seat) -> Value {
        match after.settled().and_then(Game::ending) {
            Some(Ending::Victory) => Value::WON,
            Some(Ending::Defeat(_)) => Value::LOST,
            None => {
                self.inputs[1 - self.last].read(&after.table().view(seat));
                self.go_on()
            }
        }
    }

    /// The answer with the best table after it. Equally good ones: the first. `None` if there is no answer.
    pub fn favourite(&mut self, game: &Game, actions: ActionList, seat: Seat) -> Option<Favourite> {
        let mut best: Option<Favourite> = None;
        for action in actions {
            let after = game.after_listed(action);
            let promise = self.promise(&after, seat);
            if best.as_ref().is_some_and(|best| promise <= best.value) {
                continue;
            }
            // Only who looks best so far is asked whether the cards that are left can still win.
            let value = if after.table().may_be_won() { promise } else { Value::LOST };
            if best.as_ref().is_none_or(|best| value > best.value) {
                let is_open = value != Value::LOST && value != Value::WON;
                best = Some(Favourite { action, value, inputs: is_open.then_some(self.inputs[self.last]) });
            }
        }
        best
    }

    /// What these inputs stand for.
    #[inline]
    pub fn judge(&mut self, inputs: &Inputs) -> Value {
        self.inputs[1 - self.last] = *inputs;
        self.go_on()
    }

    /// Changes the sums to what is next.
    #[inline]
    fn go_on(&mut self) -> Value {
        let Judge { evaluator, inputs: [one, other], last, colors, table } = self;
        let rows = &evaluator.rows;
        let (before, now) = if *last == 0 { (one, other) } else { (other, one) };
        *last = 1 - *last;
        change(table, rows, &before.table, &now.table);
        for ((sum, before), now) in colors.iter_mut().zip(&before.colors).zip(&now.colors) {
            change(sum, rows, before, now);
        }
        evaluator.conclude(table, colors)
    }
}

#[inline]
fn change<const N: usize>(sum: &mut Wide, rows: &[Wide], before: &Rows<N>, now: &Rows<N>) {
    for change in now.changes(before) {
        match change {
            Change::Other(was, is) => {
                for ((sum, gone), come) in sum.iter_mut().zip(&rows[was]).zip(&rows[is]) {
                    *sum = sum.wrapping_sub(*gone).wrapping_add(*come);
                }
            }
            Change::Gone(was) => sum.iter_mut().zip(&rows[was]).for_each(|(sum, gone)| *sum = sum.wrapping_sub(*gone)),
            Change::New(is) => sum.iter_mut().zip(&rows[is]).for_each(|(sum, come)| *sum = sum.wrapping_add(*come)),
        }
    }
}
