//! Rates with confidence intervals.

use crate::interval::{Interval, wilson};

/// A rate with the interval that holds the true rate in 95 of 100 cases.
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
    /// A rate with the interval of Wilson, which is right for few games and for rates near 0 and 1. `None` without
    /// trials.
    pub fn of(hits: usize, trials: usize) -> Option<Rate> {
        let Interval { low, high } = wilson(hits as u64, trials as u64)?;
        Some(Rate { share: hits as f64 / trials as f64, low, high })
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

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
