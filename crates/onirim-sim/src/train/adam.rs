//! The optimiser Adam. Rows that a batch has not touched stay as they are.

use crate::train::net::{Net, Touched};

const FIRST: f32 = 0.9;
const SECOND: f32 = 0.999;
const TINY: f32 = 1e-8;

/// The moments of all weights.
#[derive(Clone, Debug)]
pub(crate) struct Adam {
    pub(crate) first: Net,
    pub(crate) second: Net,
    pub(crate) steps: i32,
}

impl Adam {
    pub(crate) fn new() -> Adam {
        Adam { first: Net::zero(), second: Net::zero(), steps: 0 }
    }

    /// Moves the weights against the gradient, and clears it.
    pub(crate) fn step(&mut self, net: &mut Net, gradient: &mut Net, touched: &Touched, rate: f32) {
        self.steps += 1;
        let rate = rate * (1.0 - SECOND.powi(self.steps)).sqrt() / (1.0 - FIRST.powi(self.steps));
        let Adam { first, second, .. } = self;
        for &row in &touched.list {
            move_all(&mut net.rows[row], &mut gradient.rows[row], &mut first.rows[row], &mut second.rows[row], rate);
        }
        move_all(&mut net.bias, &mut gradient.bias, &mut first.bias, &mut second.bias, rate);
        for place in 0..net.dense.len() {
            let (weights, gradients) = (&mut net.dense[place], &mut gradient.dense[place]);
            move_all(weights, gradients, &mut first.dense[place], &mut second.dense[place], rate);
        }
        move_all(&mut net.dense_bias, &mut gradient.dense_bias, &mut first.dense_bias, &mut second.dense_bias, rate);
        move_all(&mut net.out, &mut gradient.out, &mut first.out, &mut second.out, rate);
        move_all(
            std::slice::from_mut(&mut net.out_bias),
            std::slice::from_mut(&mut gradient.out_bias),
            std::slice::from_mut(&mut first.out_bias),
            std::slice::from_mut(&mut second.out_bias),
            rate,
        );
    }
}

fn move_all(weights: &mut [f32], gradients: &mut [f32], firsts: &mut [f32], seconds: &mut [f32], rate: f32) {
    for (((weight, gradient), first), second) in weights.iter_mut().zip(gradients).zip(firsts).zip(seconds) {
        *first = FIRST * *first + (1.0 - FIRST) * *gradient;
        *second = SECOND * *second + (1.0 - SECOND) * *gradient * *gradient;
        *weight -= rate * *first / (second.sqrt() + TINY);
        *gradient = 0.0;
    }
}
