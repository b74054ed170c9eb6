//! Products of whole numbers, with wider instructions where the processor has them. They are the same everywhere, some only come faster.

use crate::evaluator::net::{HIDDEN, WIDTH, Wide};

/// The dense layer: for each two neighbours that go in, their weights for each number that comes out. So nothing has to be added across a register.
pub(crate) type Dense = [[[i16; 2]; HIDDEN]; WIDTH / 2];

/// Somebody who multiplies.
pub(crate) trait Multiply: Copy {
    /// For each number that comes out, the sum of all products.
    fn products(self, inputs: &Wide, dense: &Dense) -> [i32; HIDDEN];
}

/// With the instructions that every processor has.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Plainly;

impl Multiply for Plainly {
    #[inline(always)]
    fn products(self, inputs: &Wide, dense: &Dense) -> [i32; HIDDEN] {
        let mut sums = [0; HIDDEN];
        let (pairs, _) = inputs.as_chunks::<2>();
        for (&[one, other], weights) in pairs.iter().zip(dense) {
            for (sum, [first, second]) in sums.iter_mut().zip(weights) {
                *sum += i32::from(one) * i32::from(*first) + i32::from(other) * i32::from(*second);
            }
        }
        sums
    }
}

#[cfg(target_arch = "x86_64")]
impl Multiply for pulp::x86::V3 {
    #[inline(always)]
    fn products(self, inputs: &Wide, dense: &Dense) -> [i32; HIDDEN] {
        use pulp::bytemuck::{cast, cast_ref};
        const REGISTERS: usize = HIDDEN / 8;
        let mut sums = [self.avx._mm256_setzero_si256(); REGISTERS];
        let (pairs, _) = inputs.as_chunks::<2>();
        for (&pair, weights) in pairs.iter().zip(dense) {
            let pair = self.avx._mm256_set1_epi32(cast(pair));
            let weights: &[[[i16; 2]; 8]; REGISTERS] = cast_ref(weights);
            for (sum, weights) in sums.iter_mut().zip(weights) {
                *sum = self.avx2._mm256_add_epi32(*sum, self.avx2._mm256_madd_epi16(pair, cast(*weights)));
            }
        }
        cast(sums)
    }
}

#[cfg(all(test, target_arch = "x86_64"))]
mod tests {
    use super::*;

    #[test]
    fn wide_instructions_come_to_the_same() {
        let Some(wide) = pulp::x86::V3::try_new() else { return };
        let mut number = 1_u32;
        let mut next = || {
            number = number.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            (number >> 16) as i16
        };
        for _ in 0..50 {
            // Sums of four colours are never below zero, and weights are small enough for sums of 32 bits.
            let inputs: Wide = std::array::from_fn(|_| next() & 0x3fff);
            let mut dense: Dense = [[[0; 2]; HIDDEN]; WIDTH / 2];
            dense.as_flattened_mut().as_flattened_mut().iter_mut().for_each(|weight| *weight = next() / 64);
            assert_eq!(wide.products(&inputs, &dense), Plainly.products(&inputs, &dense));
        }
    }
}
