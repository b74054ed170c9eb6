//! Sets of numbers as the bits of a word.

/// The bits without the lowest `number` ones: then the wanted one is the lowest.
///
/// Numbers are often drawn at random, and what is random is never foretold: so this takes one, two and four away without a branch.
#[inline]
pub(crate) fn without_lowest(bits: u64, number: usize) -> u64 {
    let less = |bits: u64| bits & bits.wrapping_sub(1);
    let mut rest = bits;
    for _ in 0..number / 8 {
        rest = less(less(less(less(less(less(less(less(rest))))))));
    }
    let four = less(less(less(less(rest))));
    rest = if number & 4 == 0 { rest } else { four };
    let two = less(less(rest));
    rest = if number & 2 == 0 { rest } else { two };
    if number & 1 == 0 { rest } else { less(rest) }
}
