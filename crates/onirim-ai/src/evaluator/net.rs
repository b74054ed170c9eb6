//! The evaluator in whole numbers: the same on every machine.

use fearless_simd::Simd;
use onirim_core::{Afterstate, Seat};

use crate::evaluator::aligned::Aligned;
use crate::evaluator::confidence::Confidence;
use crate::evaluator::judge::Judge;
use crate::evaluator::kernel::{Dense, products};
use crate::evaluator::table::ROWS;

/// The numbers of a row.
pub const WIDTH: usize = 64;
/// The numbers of the last layer.
pub const HIDDEN: usize = 32;

/// The fixed point of rows and their sums.
pub const ROW_UNIT: i32 = 512;
/// The fixed point of the dense layer.
pub const DENSE_UNIT: i32 = 1024;
/// The fixed point of the last layer.
pub const OUT_UNIT: i32 = 1024;

/// The four colours are summed and divided by four, so that sums stay small.
const COLORS_SHIFT: u32 = 2;
/// Outputs of the dense layer lose this many bits.
const LAST_SHIFT: u32 = 7;
const LAST_BITS: u32 = (ROW_UNIT.ilog2() - COLORS_SHIFT) + DENSE_UNIT.ilog2() - LAST_SHIFT;

/// Bits of a [`Value`] behind the point.
pub const LOGIT_BITS: u32 = 16;

/// The value of a table: the logarithm of the odds to win, as a whole number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Value(i32);

impl Value {
    /// The game is lost, or will be.
    pub const LOST: Value = Value(i32::MIN);
    /// The game is won.
    pub const WON: Value = Value(i32::MAX);

    /// The logarithm of the odds, with [`LOGIT_BITS`] bits behind the point.
    pub fn logit(self) -> i32 {
        self.0
    }

    /// The chance to win that it stands for.
    pub fn chance(self) -> f64 {
        match self {
            Value::LOST => 0.0,
            Value::WON => 1.0,
            Value(logit) => 1.0 / (1.0 + (-f64::from(logit) / f64::from(1 << LOGIT_BITS)).exp()),
        }
    }
}

/// The weights of a row, or sums of them.
pub(crate) type Wide = [i16; WIDTH];

/// A learned evaluator.
#[derive(Clone, Debug)]
pub struct Evaluator {
    /// One row for each input.
    pub rows: Vec<Aligned<[i16; WIDTH]>>,
    /// Added to each colour.
    pub bias: [i16; WIDTH],
    pub(crate) dense: Box<Aligned<Dense>>,
    /// In units of a row, divided among four, times those of the dense layer.
    pub dense_bias: [i32; HIDDEN],
    /// The weights of the last layer.
    pub out: [i32; HIDDEN],
    /// In units of the output.
    pub out_bias: i64,
    /// For players who look ahead. It is not part of a file.
    pub(crate) confidence: Confidence,
}

impl Evaluator {
    /// The value for these sums: of the rows of the whole table, and of each colour.
    #[inline(always)]
    pub(crate) fn conclude<S: Simd>(&self, simd: S, table: &Wide, colors: &[Aligned<Wide>; 4]) -> Value {
        let mut summed = [0_i16; WIDTH];
        for color in colors {
            for ((sum, one), all) in summed.iter_mut().zip(&color.0).zip(table) {
                *sum = sum.wrapping_add(one.wrapping_add(*all).max(0) >> COLORS_SHIFT);
            }
        }
        let mut logit = self.out_bias;
        let products = products(simd, &summed, &self.dense);
        for ((product, &bias), &out) in products.iter().zip(&self.dense_bias).zip(&self.out) {
            let last = (bias + product).max(0) >> LAST_SHIFT;
            logit += i64::from(last) * i64::from(out);
        }
        let logit = logit >> (LAST_BITS + OUT_UNIT.ilog2() - LOGIT_BITS);
        Value(logit.clamp(i64::from(i32::MIN) + 1, i64::from(i32::MAX) - 1) as i32)
    }

    /// The value of a table after a choice, as this seat sees it. A [`Judge`] is faster for many tables.
    pub fn value(&self, after: &Afterstate, seat: Seat) -> Value {
        Judge::new(self).value(after, seat)
    }

    /// For each number of the last layer, its weights in the dense layer.
    pub fn dense(&self) -> [[i16; WIDTH]; HIDDEN] {
        std::array::from_fn(|last| std::array::from_fn(|place| self.dense[place / 2][last][place % 2]))
    }

    /// Sets the weights of a number of the last layer.
    pub fn set_dense(&mut self, last: usize, weights: &[i16; WIDTH]) {
        for (pair, weights) in self.dense.iter_mut().zip(weights.as_chunks::<2>().0) {
            pair[last] = *weights;
        }
    }

    /// The factor for players who look ahead.
    pub fn confidence(&self) -> Confidence {
        self.confidence
    }

    /// All weights zero.
    pub fn empty() -> Evaluator {
        Evaluator {
            rows: vec![Aligned([0; WIDTH]); ROWS],
            bias: [0; WIDTH],
            dense: Box::new(Aligned([[[0; 2]; HIDDEN]; WIDTH / 2])),
            dense_bias: [0; HIDDEN],
            out: [0; HIDDEN],
            out_bias: 0,
            confidence: Confidence::AS_JUDGED,
        }
    }
}
