//! The evaluator at work.

use onirim_core::{Action, ActionList, Afterstate, Ending, Game, Seat};
use pulp::{Arch, NullaryFnOnce};

use crate::evaluator::inputs::{Counted, Inputs, Stock};
use crate::evaluator::kernel::{Multiply, Plainly};
use crate::evaluator::net::{Evaluator, Value, Wide};
use crate::evaluator::rows::Rows;

/// Somebody who judges one table after the other. It keeps the sums of the last one, and changes only what is different in the next: answers to one question lead to much the same table.
#[derive(Clone, Debug)]
pub struct Judge<'e> {
    evaluator: &'e Evaluator,
    /// What this processor can do.
    arch: Arch,
    /// What the rows of the stock were read from. They are read again only when it changes.
    stock: Option<Stock>,
    stocked: Sheets,
    others: Sheets,
    sums: Sums,
}

/// The rows that the sums stand for, and a place for those that come next.
#[derive(Clone, Debug)]
struct Sheets {
    sheets: [Inputs; 2],
    /// Which of the two the sums stand for.
    last: usize,
}

/// Sums of rows: for each colour, and for the whole table.
#[derive(Clone, Debug)]
struct Sums {
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
}

impl Sheets {
    const EMPTY: Sheets = Sheets { sheets: [Inputs::EMPTY; 2], last: 0 };

    /// An empty sheet for what comes next.
    #[inline]
    fn next(&mut self) -> &mut Inputs {
        let next = &mut self.sheets[1 - self.last];
        next.clear();
        next
    }

    /// The sheet that comes next becomes the last one: what it was before, and what it is now.
    #[inline(always)]
    fn turn(&mut self) -> (&Inputs, &Inputs) {
        self.last = 1 - self.last;
        let [one, other] = &self.sheets;
        if self.last == 0 { (other, one) } else { (one, other) }
    }
}

impl Sums {
    #[inline(always)]
    fn change(&mut self, rows: &[Wide], (before, now): (&Inputs, &Inputs)) {
        change(&mut self.table, rows, &before.table, &now.table);
        for ((sum, before), now) in self.colors.iter_mut().zip(&before.colors).zip(&now.colors) {
            change(sum, rows, before, now);
        }
    }
}

/// Takes out of a sum what does not hold any more, and adds what is new. Rows that hold before and now mostly stand at the same place.
#[inline(always)]
fn change<const N: usize>(sum: &mut Wide, rows: &[Wide], before: &Rows<N>, now: &Rows<N>) {
    let (before, now) = (before.as_slice(), now.as_slice());
    let both = before.len().min(now.len());
    for (&was, &is) in before[..both].iter().zip(&now[..both]) {
        if was != is {
            let (gone, come) = (&rows[usize::from(was)], &rows[usize::from(is)]);
            for ((sum, gone), come) in sum.iter_mut().zip(gone).zip(come) {
                *sum = sum.wrapping_sub(*gone).wrapping_add(*come);
            }
        }
    }
    for &was in &before[both..] {
        sum.iter_mut().zip(&rows[usize::from(was)]).for_each(|(sum, gone)| *sum = sum.wrapping_sub(*gone));
    }
    for &is in &now[both..] {
        sum.iter_mut().zip(&rows[usize::from(is)]).for_each(|(sum, come)| *sum = sum.wrapping_add(*come));
    }
}

impl<'e> Judge<'e> {
    /// With this evaluator.
    pub fn new(evaluator: &'e Evaluator) -> Judge<'e> {
        let sums = Sums { colors: [[0; _]; 4], table: evaluator.bias };
        Judge { evaluator, arch: Arch::new(), stock: None, stocked: Sheets::EMPTY, others: Sheets::EMPTY, sums }
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
            None => self.judge(&Counted::of(after.table().glance(seat))),
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
                best = Some(Favourite { action, value });
            }
        }
        best
    }

    /// How good an open table is.
    fn judge(&mut self, counted: &Counted<'_>) -> Value {
        counted.others(self.others.next());
        if self.stock.as_ref() == Some(counted.stock()) {
            self.go_on(Extent::Others)
        } else {
            self.stock = Some(*counted.stock());
            counted.stocked(self.stocked.next());
            self.go_on(Extent::All)
        }
    }

    /// Changes the sums to what is next, and concludes.
    #[inline]
    fn go_on(&mut self, extent: Extent) -> Value {
        match self.arch {
            #[cfg(target_arch = "x86_64")]
            Arch::V3(wide) => wide.vectorize(GoingOn { judge: self, multiply: wide, extent }),
            _ => GoingOn { judge: self, multiply: Plainly, extent }.call(),
        }
    }
}

/// What is different from the last table.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Extent {
    /// Nothing of the stock.
    Others,
    All,
}

/// The part of the work that wide instructions make faster.
struct GoingOn<'j, 'e, M> {
    judge: &'j mut Judge<'e>,
    multiply: M,
    extent: Extent,
}

impl<M: Multiply> NullaryFnOnce for GoingOn<'_, '_, M> {
    type Output = Value;

    #[inline(always)]
    fn call(self) -> Value {
        let GoingOn { judge: Judge { evaluator, stocked, others, sums, .. }, multiply, extent } = self;
        if extent == Extent::All {
            sums.change(&evaluator.rows, stocked.turn());
        }
        sums.change(&evaluator.rows, others.turn());
        evaluator.conclude(multiply, &sums.table, &sums.colors)
    }
}
