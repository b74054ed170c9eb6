//! The evaluator in whole numbers: the same on every machine.

use onirim_core::{Afterstate, Ending, Game, Seat};

use crate::evaluator::inputs::Inputs;
use crate::evaluator::table::ROWS;

/// How many numbers a row has.
pub const WIDTH: usize = 64;
/// How many numbers the last layer has.
pub const HIDDEN: usize = 32;

/// A weight of a row, or a sum of them, stands for this much of one.
pub const ROW_UNIT: i32 = 512;
/// A weight of the dense layer.
pub const DENSE_UNIT: i32 = 1024;
/// A weight of the last layer.
pub const OUT_UNIT: i32 = 1024;

/// The four colours are summed and divided by four, so that sums stay small.
const COLORS_SHIFT: u32 = 2;
/// What comes out of the dense layer is brought to this many bits behind the point.
const LAST_SHIFT: u32 = 7;
const LAST_BITS: u32 = (ROW_UNIT.ilog2() - COLORS_SHIFT) + DENSE_UNIT.ilog2() - LAST_SHIFT;

/// How many bits of a [`Value`] stand behind the point.
const VALUE_BITS: u32 = 16;

/// How good a table is: the logarithm of the odds to win, as a whole number. Larger is better.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Value(i32);

impl Value {
    /// The game is lost, or will be.
    pub const LOST: Value = Value(i32::MIN);
    /// The game is won.
    pub const WON: Value = Value(i32::MAX);

    /// The chance to win that it stands for.
    pub fn chance(self) -> f64 {
        match self {
            Value::LOST => 0.0,
            Value::WON => 1.0,
            Value(logit) => 1.0 / (1.0 + (-f64::from(logit) / f64::from(1 << VALUE_BITS)).exp()),
        }
    }
}

/// A learned evaluator.
#[derive(Clone, Debug)]
pub struct Evaluator {
    /// One row for each input.
    pub rows: Vec<[i16; WIDTH]>,
    /// Added to each colour.
    pub bias: [i16; WIDTH],
    /// For each number of the last layer, the weights of what it is made of.
    pub dense: Vec<[i16; WIDTH]>,
    /// In units of a row, divided among four, times those of the dense layer.
    pub dense_bias: [i32; HIDDEN],
    /// The weights of the last layer.
    pub out: [i32; HIDDEN],
    /// In units of what comes out.
    pub out_bias: i64,
}

#[inline]
fn add(sum: &mut [i16; WIDTH], row: &[i16; WIDTH]) {
    for (sum, weight) in sum.iter_mut().zip(row) {
        *sum = sum.wrapping_add(*weight);
    }
}

impl Evaluator {
    /// The value of a table after a choice, as this seat sees it.
    #[inline]
    pub fn value(&self, after: &Afterstate, seat: Seat) -> Value {
        match after.settled().and_then(Game::ending) {
            Some(Ending::Victory) => Value::WON,
            Some(Ending::Defeat(_)) => Value::LOST,
            None if !after.table().may_be_won() => Value::LOST,
            None => self.judge(&Inputs::of(&after.table().view(seat))),
        }
    }

    /// What these inputs stand for.
    #[inline]
    pub fn judge(&self, inputs: &Inputs) -> Value {
        let mut table = self.bias;
        for row in inputs.table.iter() {
            add(&mut table, &self.rows[row]);
        }
        let mut summed = [0_i16; WIDTH];
        for rows in &inputs.colors {
            let mut color = table;
            for row in rows.iter() {
                add(&mut color, &self.rows[row]);
            }
            for (sum, one) in summed.iter_mut().zip(color) {
                *sum = sum.wrapping_add(one.max(0) >> COLORS_SHIFT);
            }
        }
        let mut logit = self.out_bias;
        for ((weights, &bias), &out) in self.dense.iter().zip(&self.dense_bias).zip(&self.out) {
            let products = summed.iter().zip(weights).map(|(&input, &weight)| i32::from(input) * i32::from(weight));
            let last = (bias + products.sum::<i32>()).max(0) >> LAST_SHIFT;
            logit += i64::from(last) * i64::from(out);
        }
        let logit = logit >> (LAST_BITS + OUT_UNIT.ilog2() - VALUE_BITS);
        Value(logit.clamp(i64::from(i32::MIN) + 1, i64::from(i32::MAX) - 1) as i32)
    }

    /// Nothing learned yet.
    pub fn empty() -> Evaluator {
        Evaluator {
            rows: vec![[0; WIDTH]; ROWS],
            bias: [0; WIDTH],
            dense: vec![[0; WIDTH]; HIDDEN],
            dense_bias: [0; HIDDEN],
            out: [0; HIDDEN],
            out_bias: 0,
        }
    }
}
