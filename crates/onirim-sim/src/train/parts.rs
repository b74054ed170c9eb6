//! The weights of a net as slices in a fixed order, for code that does not need its layers.

use std::slice;

use crate::train::net::Net;

impl Net {
    /// All weights: the rows, then the layers above them.
    pub(crate) fn parts(&self) -> impl Iterator<Item = &[f32]> {
        let layers = slice::from_ref(&self.bias).iter().map(|bias| &bias[..]);
        let layers = layers.chain(self.dense.iter().map(|dense| &dense[..]));
        let layers = layers.chain([&self.dense_bias[..], &self.out, slice::from_ref(&self.out_bias)]);
        self.rows.iter().map(|row| &row[..]).chain(layers)
    }

    /// The same, to be changed.
    pub(crate) fn parts_mut(&mut self) -> impl Iterator<Item = &mut [f32]> {
        let Net { rows, bias, dense, dense_bias, out, out_bias } = self;
        let layers = layers(bias, dense, [dense_bias, out, slice::from_mut(out_bias)]);
        rows.iter_mut().map(|row| &mut row[..]).chain(layers)
    }

    /// One row.
    pub(crate) fn row_mut(&mut self, row: usize) -> &mut [f32] {
        &mut self.rows[row]
    }

    /// What stands above the rows: every sample touches it.
    pub(crate) fn layers_mut(&mut self) -> impl Iterator<Item = &mut [f32]> {
        let Net { rows: _, bias, dense, dense_bias, out, out_bias } = self;
        layers(bias, dense, [dense_bias, out, slice::from_mut(out_bias)])
    }
}

fn layers<'n, const N: usize>(
    bias: &'n mut [f32],
    dense: &'n mut [[f32; N]],
    last: [&'n mut [f32]; 3],
) -> impl Iterator<Item = &'n mut [f32]> {
    [bias].into_iter().chain(dense.iter_mut().map(|dense| &mut dense[..])).chain(last)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_weight_is_in_one_part() {
        let mut net = Net::new(1);
        let before: Vec<f32> = net.parts().flatten().copied().collect();
        net.parts_mut().flatten().for_each(|weight| *weight += 1.0);
        let after: Vec<f32> = net.parts().flatten().copied().collect();
        assert!(before.iter().zip(&after).all(|(before, after)| before + 1.0 == *after));
        assert_eq!(net.out_bias, 1.0);
        let rows = net.rows.len() * net.rows[0].len();
        let layers: usize = net.layers_mut().map(|layer| layer.len()).sum();
        assert_eq!(rows + layers, after.len());
    }
}
