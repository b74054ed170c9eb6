//! The evaluator in floating point, as it learns.

use onirim_ai::evaluator::{Inputs, ROWS};

/// How many numbers a row has.
pub const WIDTH: usize = 64;
/// How many numbers the last layer has.
pub const HIDDEN: usize = 32;

type Wide = [f32; WIDTH];
type Last = [f32; HIDDEN];

/// All weights: one row for each input, and a small layer above their sums.
#[derive(Clone, Debug)]
pub struct Net {
    pub(crate) rows: Vec<Wide>,
    pub(crate) bias: Wide,
    pub(crate) dense: Vec<Last>,
    pub(crate) dense_bias: Last,
    pub(crate) out: Last,
    pub(crate) out_bias: f32,
}

/// What the net computes on its way to a value; needed to learn from it.
pub(crate) struct Pass {
    colors: [Wide; 4],
    summed: Wide,
    last: Last,
    pub(crate) logit: f32,
}

#[inline]
fn add(sum: &mut Wide, row: &Wide) {
    for (sum, weight) in sum.iter_mut().zip(row) {
        *sum += weight;
    }
}

impl Net {
    /// All weights small and random.
    pub fn new(seed: u64) -> Net {
        let mut noise = Noise(seed);
        let rows = (0..ROWS).map(|_| std::array::from_fn(|_| noise.next() * 0.08)).collect();
        let dense = (0..WIDTH).map(|_| std::array::from_fn(|_| noise.next() * 0.15)).collect();
        let out = std::array::from_fn(|_| noise.next() * 0.2);
        Net { rows, bias: [0.0; WIDTH], dense, dense_bias: [0.0; HIDDEN], out, out_bias: 0.0 }
    }

    /// Nothing: a place to add gradients up.
    pub(crate) fn zero() -> Net {
        Net {
            rows: vec![[0.0; WIDTH]; ROWS],
            bias: [0.0; WIDTH],
            dense: vec![[0.0; HIDDEN]; WIDTH],
            dense_bias: [0.0; HIDDEN],
            out: [0.0; HIDDEN],
            out_bias: 0.0,
        }
    }

    /// The same with zeros in all rows that stand as they stood at the start: training has never met them.
    #[must_use]
    pub fn without_what_was_never_met(&self, start: &Net) -> Net {
        let mut met = self.clone();
        for (row, before) in met.rows.iter_mut().zip(&start.rows) {
            if row.iter().zip(before).all(|(now, before)| (now - before).abs() < 1e-5) {
                *row = [0.0; WIDTH];
            }
        }
        met
    }

    /// The logarithm of the odds to win.
    #[inline]
    pub fn logit(&self, inputs: &Inputs) -> f32 {
        self.pass(inputs).logit
    }

    #[inline]
    pub(crate) fn pass(&self, inputs: &Inputs) -> Pass {
        let mut table = self.bias;
        for row in inputs.table.iter() {
            add(&mut table, &self.rows[row]);
        }
        let mut colors = [table; 4];
        let mut summed = [0.0; WIDTH];
        for (sum, rows) in colors.iter_mut().zip(&inputs.colors) {
            for row in rows.iter() {
                add(sum, &self.rows[row]);
            }
            for (total, &one) in summed.iter_mut().zip(sum.iter()) {
                *total += one.max(0.0);
            }
        }
        let mut last = self.dense_bias;
        for (&input, weights) in summed.iter().zip(&self.dense) {
            for (sum, weight) in last.iter_mut().zip(weights) {
                *sum += input * weight;
            }
        }
        let mut logit = self.out_bias;
        for (one, weight) in last.iter_mut().zip(&self.out) {
            *one = one.max(0.0);
            logit += *one * weight;
        }
        Pass { colors, summed, last, logit }
    }

    /// Adds to `gradient` what the logit's error says about each weight. The rows that were touched are noted.
    pub(crate) fn learn(&self, inputs: &Inputs, pass: &Pass, error: f32, gradient: &mut Net, touched: &mut Touched) {
        gradient.out_bias += error;
        let mut last = [0.0; HIDDEN];
        for (place, error_of_last) in last.iter_mut().enumerate() {
            gradient.out[place] += error * pass.last[place];
            *error_of_last = if pass.last[place] > 0.0 { error * self.out[place] } else { 0.0 };
            gradient.dense_bias[place] += *error_of_last;
        }
        let mut wide = [0.0; WIDTH];
        for (place, error_of_wide) in wide.iter_mut().enumerate() {
            let (input, weights) = (pass.summed[place], &self.dense[place]);
            let gradients = &mut gradient.dense[place];
            let mut sum = 0.0;
            for ((slot, weight), error) in gradients.iter_mut().zip(weights).zip(&last) {
                *slot += input * error;
                sum += weight * error;
            }
            *error_of_wide = sum;
        }
        let mut table = [0.0; WIDTH];
        for (color, rows) in pass.colors.iter().zip(&inputs.colors) {
            let mut errors = [0.0; WIDTH];
            for place in 0..WIDTH {
                errors[place] = if color[place] > 0.0 { wide[place] } else { 0.0 };
                table[place] += errors[place];
            }
            for row in rows.iter() {
                touched.note(row);
                add(&mut gradient.rows[row], &errors);
            }
        }
        for row in inputs.table.iter() {
            touched.note(row);
            add(&mut gradient.rows[row], &table);
        }
        add(&mut gradient.bias, &table);
    }
}

/// Which rows a batch has touched.
pub(crate) struct Touched {
    is: Vec<bool>,
    pub(crate) list: Vec<usize>,
}

impl Touched {
    pub(crate) fn new() -> Touched {
        Touched { is: vec![false; ROWS], list: Vec::new() }
    }

    #[inline]
    pub(crate) fn note(&mut self, row: usize) {
        if !self.is[row] {
            self.is[row] = true;
            self.list.push(row);
        }
    }

    pub(crate) fn clear(&mut self) {
        for row in self.list.drain(..) {
            self.is[row] = false;
        }
    }
}

/// Uniform numbers between -1 and 1, the same for the same seed.
struct Noise(u64);

impl Noise {
    fn next(&mut self) -> f32 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        ((self.0 >> 40) as f32 / (1_u64 << 23) as f32) - 1.0
    }
}
