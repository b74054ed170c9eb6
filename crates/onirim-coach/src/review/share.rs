//! Chances as whole numbers, so that sums are exact.

use std::iter::Sum;
use std::ops::{Add, AddAssign, Neg, Sub};

/// Millionths of a percentage point.
const POINT: i64 = 10_000;

/// A chance to win, or a difference between chances, in whole millionths: sums of them are exact.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Share(i64);

impl Share {
    /// No chance, or no difference.
    pub const NOTHING: Share = Share(0);
    /// Certainty.
    pub const ALL: Share = Share(100 * POINT);

    /// So many percentage points.
    pub const fn points(points: i64) -> Share {
        Share(points * POINT)
    }

    /// So many millionths.
    pub const fn millionths(millionths: i64) -> Share {
        Share(millionths)
    }

    /// The nearest share of a chance between 0 and 1; zero for NaN.
    pub fn of(chance: f64) -> Share {
        Share((chance.clamp(0.0, 1.0) * Share::ALL.0 as f64).round() as i64)
    }

    /// As a fraction: 1 is certainty.
    pub fn fraction(self) -> f64 {
        self.0 as f64 / Share::ALL.0 as f64
    }

    /// In percent, or percentage points.
    pub fn percent(self) -> f64 {
        self.0 as f64 / POINT as f64
    }

    /// Without its sign.
    pub const fn size(self) -> Share {
        Share(self.0.abs())
    }
}

impl Add for Share {
    type Output = Share;

    fn add(self, more: Share) -> Share {
        Share(self.0 + more.0)
    }
}

impl AddAssign for Share {
    fn add_assign(&mut self, more: Share) {
        self.0 += more.0;
    }
}

impl Sub for Share {
    type Output = Share;

    fn sub(self, less: Share) -> Share {
        Share(self.0 - less.0)
    }
}

impl Neg for Share {
    type Output = Share;

    fn neg(self) -> Share {
        Share(-self.0)
    }
}

impl Sum for Share {
    fn sum<I: Iterator<Item = Share>>(shares: I) -> Share {
        shares.fold(Share::NOTHING, Add::add)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_share_is_rounded_and_clamped() {
        assert_eq!(Share::of(0.123_456_7), Share::millionths(123_457));
        assert_eq!(
            [Share::of(-0.1), Share::of(1.5), Share::of(f64::NAN)],
            [Share::NOTHING, Share::ALL, Share::NOTHING]
        );
        assert_eq!(Share::points(25).fraction(), 0.25);
        assert_eq!(Share::of(0.125).percent(), 12.5);
    }

    #[test]
    fn parts_of_a_share_add_up() {
        let [first, second, third] = [0.1, 0.2, 0.3].map(Share::of);
        assert_eq!(first + second, third);
        assert_eq!([first, -first, second - first].into_iter().sum::<Share>(), first);
        assert_eq!((-first).size(), first);
    }
}
