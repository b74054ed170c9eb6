//! Sums and products of whole numbers, with the widest instructions that the processor has. The results are the same on every machine.

use fearless_simd::prelude::*;
use fearless_simd::{Level, i16x16, i32x8};

use crate::evaluator::aligned::Aligned;
use crate::evaluator::net::{HIDDEN, WIDTH, Wide};

/// The dense layer: for each pair of neighbouring inputs, its weights for every output. So no sum runs across a register.
pub(crate) type Dense = [[[i16; 2]; HIDDEN]; WIDTH / 2];

/// A row in vectors.
type WideVectors<S> = [i16x16<S>; WIDTH / 16];

/// The instructions of this processor up to AVX2: AVX-512 makes `fast` slower.
pub(crate) fn level() -> Level {
    let level = Level::new();
    #[cfg(any(target_arch = "x86", target_arch = "x86_64"))]
    let level = level.as_avx2().map_or(level, Level::Avx2);
    level
}

/// Subtracts the rows `before` from a sum and adds the rows `now`. Rows in both mostly stand at the same place.
#[inline(always)]
pub(crate) fn change<S: Simd>(simd: S, sum: &mut Wide, rows: &[Aligned<Wide>], before: &[u16], now: &[u16]) {
    // The sum stays in registers until the end.
    let mut sums = load(simd, sum);
    let both = before.len().min(now.len());
    for (&was, &is) in before[..both].iter().zip(&now[..both]) {
        if was != is {
            let (gone, come) = (load(simd, &rows[usize::from(was)]), load(simd, &rows[usize::from(is)]));
            for ((sum, gone), come) in sums.iter_mut().zip(gone).zip(come) {
                *sum = *sum - gone + come;
            }
        }
    }
    for &was in &before[both..] {
        for (sum, gone) in sums.iter_mut().zip(load(simd, &rows[usize::from(was)])) {
            *sum -= gone;
        }
    }
    for &is in &now[both..] {
        for (sum, come) in sums.iter_mut().zip(load(simd, &rows[usize::from(is)])) {
            *sum += come;
        }
    }
    for (sum, vector) in sum.as_chunks_mut().0.iter_mut().zip(sums) {
        *sum = vector.into();
    }
}

#[inline(always)]
fn load<S: Simd>(simd: S, wide: &Wide) -> WideVectors<S> {
    let mut vectors = [i16x16::splat(simd, 0); WIDTH / 16];
    for (vector, &numbers) in vectors.iter_mut().zip(wide.as_chunks().0) {
        *vector = i16x16::simd_from(simd, numbers);
    }
    vectors
}

/// For each output of the dense layer, the sum of all products.
#[inline(always)]
pub(crate) fn products<S: Simd>(simd: S, inputs: &Wide, dense: &Dense) -> [i32; HIDDEN] {
    // Each pair of inputs as one number, so that it is loaded at once.
    let mut pairs = [0_i32; WIDTH / 2];
    for (pairs, vector) in pairs.as_chunks_mut().0.iter_mut().zip(load(simd, inputs)) {
        *pairs = vector.bitcast::<i32x8<S>>().into();
    }
    let mut sums = [i32x8::splat(simd, 0); HIDDEN / 8];
    for (&pair, weights) in pairs.iter().zip(dense) {
        let pair: i16x16<S> = i32x8::splat(simd, pair).bitcast();
        for (sum, &weights) in sums.iter_mut().zip(weights.as_flattened().as_chunks().0) {
            *sum += simd.pairwise_dot_product_i16x16(pair, i16x16::simd_from(simd, weights));
        }
    }
    let mut products = [0; HIDDEN];
    for (products, vector) in products.as_chunks_mut().0.iter_mut().zip(sums) {
        *products = vector.into();
    }
    products
}

#[cfg(test)]
mod tests {
    use fearless_simd::dispatch;

    use super::*;

    /// What this processor can do, what is used, and what every processor of its kind can do.
    fn levels() -> [Level; 3] {
        [Level::new(), level(), Level::baseline()]
    }

    #[test]
    fn vectors_give_the_plain_products() {
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
            let plain: [i32; HIDDEN] = std::array::from_fn(|output| {
                let weight = |place: usize| dense[place / 2][output][place % 2];
                (0..WIDTH).map(|place| i32::from(inputs[place]) * i32::from(weight(place))).sum()
            });
            for level in levels() {
                assert_eq!(dispatch!(level, simd => products(simd, &inputs, &dense)), plain, "{level:?}");
            }
        }
    }

    #[test]
    fn vectors_change_a_sum_as_plain_additions_do() {
        let row = |row: usize| Aligned(std::array::from_fn(|place| (row * 7_919 + place * 131) as i16));
        let rows: [Aligned<Wide>; 9] = std::array::from_fn(row);
        let sheets: [&[u16]; 5] = [&[], &[1, 2, 3], &[1, 4, 3, 5], &[8], &[2, 1, 3, 7, 6, 0]];
        for (before, now) in sheets.iter().flat_map(|before| sheets.map(|now| (*before, now))) {
            let total = |numbers: &[u16], place: usize| {
                numbers.iter().fold(0_i16, |sum, &number| sum.wrapping_add(rows[usize::from(number)][place]))
            };
            let plain: Wide = std::array::from_fn(|place| {
                29_000_i16.wrapping_sub(total(before, place)).wrapping_add(total(now, place))
            });
            for level in levels() {
                let mut sum = [29_000; WIDTH];
                dispatch!(level, simd => change(simd, &mut sum, &rows, before, now));
                assert_eq!(sum, plain, "{before:?} to {now:?}, {level:?}");
            }
        }
    }
}
