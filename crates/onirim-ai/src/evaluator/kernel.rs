//! Products of whole numbers, with wider instructions where the processor has them. They are the same everywhere, some only come faster.

use crate::evaluator::aligned::Aligned;
use crate::evaluator::net::{HIDDEN, WIDTH, Wide};

/// The dense layer: for each two neighbours that go in, their weights for each number that comes out. So nothing has to be added across a register.
pub(crate) type Dense = [[[i16; 2]; HIDDEN]; WIDTH / 2];

/// Somebody who calculates.
pub(crate) trait Calculate: Copy {
    /// Takes out of a sum the rows that do not hold any more, and adds those that are new. Rows that hold before and now mostly stand at the same place.
    fn change(self, sum: &mut Wide, rows: &[Aligned<Wide>], before: &[u16], now: &[u16]);

    /// For each number that comes out, the sum of all products.
    fn products(self, inputs: &Wide, dense: &Dense) -> [i32; HIDDEN];
}

/// With the instructions that every processor has.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Plainly;

impl Calculate for Plainly {
    #[inline(always)]
    fn change(self, sum: &mut Wide, rows: &[Aligned<Wide>], before: &[u16], now: &[u16]) {
        let both = before.len().min(now.len());
        for (&was, &is) in before[..both].iter().zip(&now[..both]) {
            if was != is {
                let (gone, come) = (&rows[usize::from(was)], &rows[usize::from(is)]);
                for ((sum, gone), come) in sum.iter_mut().zip(gone.iter()).zip(come.iter()) {
                    *sum = sum.wrapping_sub(*gone).wrapping_add(*come);
                }
            }
        }
        for &was in &before[both..] {
            sum.iter_mut().zip(rows[usize::from(was)].iter()).for_each(|(sum, gone)| *sum = sum.wrapping_sub(*gone));
        }
        for &is in &now[both..] {
            sum.iter_mut().zip(rows[usize::from(is)].iter()).for_each(|(sum, come)| *sum = sum.wrapping_add(*come));
        }
    }

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

/// The registers of 256 bits that a row fills.
#[cfg(target_arch = "x86_64")]
const ROW_REGISTERS: usize = WIDTH / 16;

#[cfg(target_arch = "x86_64")]
impl Calculate for pulp::x86::V3 {
    #[inline(always)]
    fn change(self, sum: &mut Wide, rows: &[Aligned<Wide>], before: &[u16], now: &[u16]) {
        use pulp::bytemuck::{cast, cast_ref};
        use std::arch::x86_64::__m256i;
        let row = |number: u16| -> &[[i16; 16]; ROW_REGISTERS] { cast_ref(&rows[usize::from(number)].0) };
        // The sum stays in registers until all is done.
        let mut sums: [__m256i; ROW_REGISTERS] = cast(*sum);
        let both = before.len().min(now.len());
        for (&was, &is) in before[..both].iter().zip(&now[..both]) {
            if was != is {
                for ((sum, gone), come) in sums.iter_mut().zip(row(was)).zip(row(is)) {
                    let less = self.avx2._mm256_sub_epi16(*sum, cast(*gone));
                    *sum = self.avx2._mm256_add_epi16(less, cast(*come));
                }
            }
        }
        for &was in &before[both..] {
            for (sum, gone) in sums.iter_mut().zip(row(was)) {
                *sum = self.avx2._mm256_sub_epi16(*sum, cast(*gone));
            }
        }
        for &is in &now[both..] {
            for (sum, come) in sums.iter_mut().zip(row(is)) {
                *sum = self.avx2._mm256_add_epi16(*sum, cast(*come));
            }
        }
        *sum = cast(sums);
    }

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

    #[test]
    fn wide_instructions_change_a_sum_to_the_same() {
        let Some(wide) = pulp::x86::V3::try_new() else { return };
        let row = |row: usize| Aligned(std::array::from_fn(|place| (row * 7_919 + place * 131) as i16));
        let rows: [Aligned<Wide>; 9] = std::array::from_fn(row);
        let sheets: [&[u16]; 5] = [&[], &[1, 2, 3], &[1, 4, 3, 5], &[8], &[2, 1, 3, 7, 6, 0]];
        for before in sheets {
            for now in sheets {
                let (mut one, mut other) = ([29_000; WIDTH], [29_000; WIDTH]);
                wide.change(&mut one, &rows, before, now);
                Plainly.change(&mut other, &rows, before, now);
                assert_eq!(one, other, "{before:?} to {now:?}");
            }
        }
    }
}
