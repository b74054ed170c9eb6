//! The evaluator in floating point, for training.

use onirim_ai::evaluator::{Inputs, ROWS};

/// The numbers of a row.
pub const WIDTH: usize = 64;
/// The numbers of the last layer.
pub const HIDDEN: usize = 32;

type Wide = [f32; WIDTH];
type Last = [f32; HIDDEN];

/// All weights: one row for each input, and a small layer above their sums.
#[derive(Clone, Debug)]
pub struct Net {
    pub(crate) rows: Vec<Wide>,
    pub(crate) bias: Wide,
    /// For each number of the last layer, its weights in the dense layer.
    pub(crate) dense: Vec<Wide>,
    pub(crate) dense_bias: Last,
    pub(crate) out: Last,
    pub(crate) out_bias: f32,
}

/// The intermediate values of the net, for backpropagation.
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

#[inline]
fn add_times(sum: &mut Wide, more: &Wide, times: f32) {
    for (sum, more) in sum.iter_mut().zip(more) {
        *sum += more * times;
    }
}

/// The dot product in eight partial sums, which do not wait for each other.
#[inline]
fn product<const N: usize>(one: &[f32; N], other: &[f32; N]) -> f32 {
    const PARTS: usize = 8;
    let mut parts = [0.0; PARTS];
    for (ones, others) in one.chunks_exact(PARTS).zip(other.chunks_exact(PARTS)) {
        for ((part, one), other) in parts.iter_mut().zip(ones).zip(others) {
            *part += one * other;
        }
    }
    parts.iter().sum()
}

impl Net {
    /// All weights small and random.
    pub fn new(seed: u64) -> Net {
        let mut noise = Noise(seed);
        let rows = (0..ROWS).map(|_| std::array::from_fn(|_| noise.next() * 0.08)).collect();
        let dense = (0..HIDDEN).map(|_| std::array::from_fn(|_| noise.next() * 0.15)).collect();
        let out = std::array::from_fn(|_| noise.next() * 0.2);
        Net { rows, bias: [0.0; WIDTH], dense, dense_bias: [0.0; HIDDEN], out, out_bias: 0.0 }
    }

    /// All zero, to add gradients up.
    pub(crate) fn zero() -> Net {
        Net {
            rows: vec![[0.0; WIDTH]; ROWS],
            bias: [0.0; WIDTH],
            dense: vec![[0.0; WIDTH]; HIDDEN],
            dense_bias: [0.0; HIDDEN],
            out: [0.0; HIDDEN],
            out_bias: 0.0,
        }
    }

    /// The same with zeros in all rows that have not changed since the start: training has never met them.
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
        for (one, weights) in last.iter_mut().zip(&self.dense) {
            *one = (*one + product(&summed, weights)).max(0.0);
        }
        let logit = self.out_bias + product(&last, &self.out);
        Pass { colors, summed, last, logit }
    }

    /// Backpropagation: adds to `gradient` the share of each weight in the logit's error, and notes the rows that it touches.
    pub(crate) fn learn(&self, inputs: &Inputs, pass: &Pass, error: f32, gradient: &mut Net, touched: &mut Touched) {
        gradient.out_bias += error;
        let mut last = [0.0; HIDDEN];
        for (place, error_of_last) in last.iter_mut().enumerate() {
            gradient.out[place] += error * pass.last[place];
            *error_of_last = if pass.last[place] > 0.0 { error * self.out[place] } else { 0.0 };
            gradient.dense_bias[place] += *error_of_last;
        }
        let mut wide = [0.0; WIDTH];
        for (place, &error_of_last) in last.iter().enumerate().filter(|(_, error)| **error != 0.0) {
            add_times(&mut gradient.dense[place], &pass.summed, error_of_last);
            add_times(&mut wide, &self.dense[place], error_of_last);
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

/// The rows that a batch has touched.
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
