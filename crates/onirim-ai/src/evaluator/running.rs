//! Sums of rows that are changed, not made anew.

use pulp::{Arch, NullaryFnOnce};

use crate::evaluator::aligned::Aligned;
use crate::evaluator::inputs::{Counted, Inputs, Stock};
use crate::evaluator::kernel::{Calculate, Plainly};
use crate::evaluator::net::{Evaluator, Value, Wide};

/// The sums of the last table that was judged. Only what is different in the next is changed: answers to one question lead to much the same table.
#[derive(Clone, Debug)]
pub(crate) struct RunningSums {
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
    colors: [Aligned<Wide>; 4],
    table: Aligned<Wide>,
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
    fn change(&mut self, calculate: impl Calculate, rows: &[Aligned<Wide>], (before, now): (&Inputs, &Inputs)) {
        calculate.change(&mut self.table, rows, before.table.as_slice(), now.table.as_slice());
        for ((sum, before), now) in self.colors.iter_mut().zip(&before.colors).zip(&now.colors) {
            calculate.change(sum, rows, before.as_slice(), now.as_slice());
        }
    }
}

impl RunningSums {
    /// Of a table where nothing holds.
    pub(crate) fn new(evaluator: &Evaluator) -> RunningSums {
        let sums = Sums { colors: [Aligned([0; _]); 4], table: Aligned(evaluator.bias) };
        RunningSums { arch: Arch::new(), stock: None, stocked: Sheets::EMPTY, others: Sheets::EMPTY, sums }
    }

    /// How good an open table is.
    #[inline]
    pub(crate) fn judge(&mut self, evaluator: &Evaluator, counted: &Counted<'_>) -> Value {
        counted.others(self.others.next());
        if self.stock.as_ref() == Some(counted.stock()) {
            self.go_on(evaluator, Extent::Others)
        } else {
            self.stock = Some(*counted.stock());
            counted.stocked(self.stocked.next());
            self.go_on(evaluator, Extent::All)
        }
    }

    /// Changes the sums to what is next, and concludes.
    #[inline]
    fn go_on(&mut self, evaluator: &Evaluator, extent: Extent) -> Value {
        match self.arch {
            #[cfg(target_arch = "x86_64")]
            Arch::V3(wide) => wide.vectorize(GoingOn { sums: self, evaluator, calculate: wide, extent }),
            _ => GoingOn { sums: self, evaluator, calculate: Plainly, extent }.call(),
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
struct GoingOn<'j, C> {
    sums: &'j mut RunningSums,
    evaluator: &'j Evaluator,
    calculate: C,
    extent: Extent,
}

impl<C: Calculate> NullaryFnOnce for GoingOn<'_, C> {
    type Output = Value;

    #[inline(always)]
    fn call(self) -> Value {
        let GoingOn { sums: RunningSums { stocked, others, sums, .. }, evaluator, calculate, extent } = self;
        if extent == Extent::All {
            sums.change(calculate, &evaluator.rows, stocked.turn());
        }
        sums.change(calculate, &evaluator.rows, others.turn());
        evaluator.conclude(calculate, &sums.table, &sums.colors)
    }
}
