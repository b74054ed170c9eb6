//! Sums of rows, changed from table to table.

use fearless_simd::{Level, Simd, dispatch};

use crate::evaluator::aligned::Aligned;
use crate::evaluator::inputs::{Counted, Inputs, Stock};
use crate::evaluator::kernel::{change, level};
use crate::evaluator::net::{Evaluator, Value, Wide};

/// The sums of the last table. For the next one only the differences are added and subtracted: answers to one question lead to similar tables.
#[derive(Clone, Debug)]
pub(crate) struct RunningSums {
    /// The instructions of this processor.
    level: Level,
    /// The stock that the rows in `stocked` were read from.
    stock: Option<Stock>,
    stocked: Sheets,
    others: Sheets,
    sums: Sums,
}

/// The rows of the sums, and a place for the next ones.
#[derive(Clone, Debug)]
struct Sheets {
    sheets: [Inputs; 2],
    /// The number of the sheet that the sums stand for.
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

    /// Makes the next sheet the last one. Returns the rows before and now.
    #[inline(always)]
    fn turn(&mut self) -> (&Inputs, &Inputs) {
        self.last = 1 - self.last;
        let [one, other] = &self.sheets;
        if self.last == 0 { (other, one) } else { (one, other) }
    }
}

impl Sums {
    #[inline(always)]
    fn change<S: Simd>(&mut self, simd: S, rows: &[Aligned<Wide>], (before, now): (&Inputs, &Inputs)) {
        change(simd, &mut self.table, rows, before.table.as_slice(), now.table.as_slice());
        for ((sum, before), now) in self.colors.iter_mut().zip(&before.colors).zip(&now.colors) {
            change(simd, sum, rows, before.as_slice(), now.as_slice());
        }
    }
}

impl RunningSums {
    /// The sums of a table without any row.
    pub(crate) fn new(evaluator: &Evaluator) -> RunningSums {
        let sums = Sums { colors: [Aligned([0; _]); 4], table: Aligned(evaluator.bias) };
        RunningSums { level: level(), stock: None, stocked: Sheets::EMPTY, others: Sheets::EMPTY, sums }
    }

    /// The value of a table whose game is not over.
    #[inline]
    pub(crate) fn judge(&mut self, evaluator: &Evaluator, counted: &Counted<'_>) -> Value {
        counted.others(self.others.next());
        let has_new_stock = self.stock.as_ref() != Some(counted.stock());
        if has_new_stock {
            self.stock = Some(*counted.stock());
            counted.stocked(self.stocked.next());
        }
        dispatch!(self.level, simd => self.conclude(simd, evaluator, has_new_stock))
    }

    /// Changes the sums to those of the next sheets, and works out the value.
    #[inline(always)]
    fn conclude<S: Simd>(&mut self, simd: S, evaluator: &Evaluator, has_new_stock: bool) -> Value {
        let RunningSums { stocked, others, sums, .. } = self;
        if has_new_stock {
            sums.change(simd, &evaluator.rows, stocked.turn());
        }
        sums.change(simd, &evaluator.rows, others.turn());
        evaluator.conclude(simd, &sums.table, &sums.colors)
    }
}
