//! From floating point to fixed point.

use onirim_ai::evaluator::{DENSE_UNIT, Evaluator, OUT_UNIT, ROW_UNIT};

use crate::train::net::Net;

fn whole(weight: f32, unit: i32) -> i16 {
    (weight * unit as f32).round().clamp(f32::from(i16::MIN), f32::from(i16::MAX)) as i16
}

impl Net {
    /// The same net in fixed point.
    pub fn quantised(&self) -> Evaluator {
        let mut evaluator = Evaluator::empty();
        for (row, weights) in evaluator.rows.iter_mut().zip(&self.rows) {
            row.0 = weights.map(|weight| whole(weight, ROW_UNIT));
        }
        evaluator.bias = self.bias.map(|weight| whole(weight, ROW_UNIT));
        for (last, weights) in self.dense.iter().enumerate() {
            evaluator.set_dense(last, &weights.map(|weight| whole(weight, DENSE_UNIT)));
        }
        let dense_bits = ROW_UNIT / 4 * DENSE_UNIT;
        evaluator.dense_bias = self.dense_bias.map(|bias| (bias * dense_bits as f32).round() as i32);
        evaluator.out = self.out.map(|weight| (weight * OUT_UNIT as f32).round() as i32);
        evaluator.out_bias = (self.out_bias * 1024.0 * OUT_UNIT as f32).round() as i64;
        evaluator
    }

    /// The net of these weights, up to rounding.
    pub fn of(evaluator: &Evaluator) -> Net {
        let mut net = Net::zero();
        let part = |weight: i16, unit: i32| f32::from(weight) / unit as f32;
        for (row, weights) in net.rows.iter_mut().zip(&evaluator.rows) {
            *row = weights.map(|weight| part(weight, ROW_UNIT));
        }
        net.bias = evaluator.bias.map(|weight| part(weight, ROW_UNIT));
        for (row, weights) in net.dense.iter_mut().zip(&evaluator.dense()) {
            *row = weights.map(|weight| part(weight, DENSE_UNIT));
        }
        let dense_bits = (ROW_UNIT / 4 * DENSE_UNIT) as f32;
        net.dense_bias = evaluator.dense_bias.map(|bias| bias as f32 / dense_bits);
        net.out = evaluator.out.map(|weight| weight as f32 / OUT_UNIT as f32);
        net.out_bias = evaluator.out_bias as f32 / (1024.0 * OUT_UNIT as f32);
        net
    }
}
