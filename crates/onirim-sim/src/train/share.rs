//! The gradient of a share of a batch.

use crate::train::net::{Net, Touched};
use crate::train::play::{Sample, sigmoid};
use crate::train::together::together;

/// The number of shares of a batch, the same on every machine: sums of floating point depend on their order.
const SHARES: usize = 4;

/// The sums over the shares of a batch.
pub(crate) struct Shares([Share; SHARES]);

struct Share {
    gradient: Net,
    touched: Touched,
    loss: f32,
}

impl Shares {
    pub(crate) fn new() -> Shares {
        Shares(std::array::from_fn(|_| Share { gradient: Net::zero(), touched: Touched::new(), loss: 0.0 }))
    }

    /// The gradient of these samples, its rows, and the loss.
    pub(crate) fn learn(
        &mut self,
        net: &Net,
        memory: &[Sample],
        picked: &[usize],
        threads: usize,
    ) -> (&mut Net, &mut Touched, f32) {
        together(&mut self.0, threads, |place, share| {
            let numbers = &picked[picked.len() * place / SHARES..picked.len() * (place + 1) / SHARES];
            share.learn(net, memory, numbers, picked.len());
        });
        let [first, others @ ..] = &mut self.0;
        others.iter_mut().for_each(|other| first.take(other));
        (&mut first.gradient, &mut first.touched, first.loss / picked.len() as f32)
    }
}

impl Share {
    fn learn(&mut self, net: &Net, memory: &[Sample], picked: &[usize], of: usize) {
        self.loss = 0.0;
        for &number in picked {
            let sample = &memory[number];
            let pass = net.pass(&sample.inputs);
            let chance = sigmoid(pass.logit);
            self.loss -= sample.target * chance.max(1e-6).ln() + (1.0 - sample.target) * (1.0 - chance).max(1e-6).ln();
            let error = (chance - sample.target) / of as f32;
            net.learn(&sample.inputs, &pass, error, &mut self.gradient, &mut self.touched);
        }
    }

    /// Moves the other's gradient here.
    fn take(&mut self, other: &mut Share) {
        for &row in &other.touched.list {
            self.touched.note(row);
            add(self.gradient.row_mut(row), other.gradient.row_mut(row));
        }
        other.touched.clear();
        for (sum, more) in self.gradient.layers_mut().zip(other.gradient.layers_mut()) {
            add(sum, more);
        }
        self.loss += other.loss;
    }
}

fn add(sum: &mut [f32], more: &mut [f32]) {
    for (sum, more) in sum.iter_mut().zip(more) {
        *sum += std::mem::take(more);
    }
}
