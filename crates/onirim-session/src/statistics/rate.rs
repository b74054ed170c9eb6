//! How often something happened, and how sure that is.

use crate::interval::{Interval, wilson};

/// A share, with the interval that holds the true one in 95 of 100 cases.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rate {
    /// What was measured, from 0 to 1.
    pub share: f64,
    /// The lower end of the interval.
    pub low: f64,
    /// The upper end of the interval.
    pub high: f64,
}

impl Rate {
    /// So many of so many, with the interval of Wilson: right for few games and for shares near 0 and 1. `None` without any.
    pub fn of(hits: usize, trials: usize) -> Option<Rate> {
        let Interval { low, high } = wilson(hits as u64, trials as u64)?;
        Some(Rate { share: hits as f64 / trials as f64, low, high })
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn close(one: f64, other: f64) -> bool {
        (one - other).abs() < 5e-5
    }

    /// Values from Wilson's formula worked out by other programs (R: `prop.test(…, correct = FALSE)`).
    #[test]
    fn the_interval_is_wilsons() {
        let rate = Rate::of(7, 10).unwrap();
        assert!(close(rate.low, 0.3968) && close(rate.high, 0.8922), "{rate:?}");
        let rate = Rate::of(0, 10).unwrap();
        assert!(close(rate.low, 0.0) && close(rate.high, 0.2775), "{rate:?}");
        let rate = Rate::of(50, 100).unwrap();
        assert!(close(rate.low, 0.4038) && close(rate.high, 0.5962), "{rate:?}");
    }

    #[test]
    fn nothing_can_be_said_of_no_games() {
        assert_eq!(Rate::of(0, 0), None);
    }

    proptest! {
        #[test]
        fn the_share_lies_in_its_interval(trials in 1_usize..5000, part in 0.0..=1.0_f64) {
            let hits = (trials as f64 * part) as usize;
            let rate = Rate::of(hits, trials).unwrap();
            let slack = 1e-9;
            prop_assert!(0.0 <= rate.low && rate.low <= rate.share + slack);
            prop_assert!(rate.share <= rate.high + slack && rate.high <= 1.0);
        }
    }
}
