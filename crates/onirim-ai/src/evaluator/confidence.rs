//! How much more often a player who looks ahead wins than the evaluator says.

/// The evaluator learned from games without looking ahead, so its chances are those of such a player. A player who looks a turn ahead at every question has odds that are better by this factor.
///
/// Only sums, products and fractions, so that the results are the same on every machine. The order of chances stays, so that no choice depends on it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Confidence {
    odds: f64,
}

impl Confidence {
    /// A factor of 1, for weights that did not come with the program.
    pub const AS_JUDGED: Confidence = Confidence { odds: 1.0 };

    /// With this factor.
    pub(crate) const fn times(odds: f64) -> Confidence {
        Confidence { odds }
    }

    /// The factor.
    pub fn odds(self) -> f64 {
        self.odds
    }

    /// The chance to win, 0 to 1, for this chance of the evaluator.
    pub fn chance(self, judged: f64) -> f64 {
        self.odds * judged / self.share(judged)
    }

    /// The slope of [`chance`](Confidence::chance): doubts are multiplied by it.
    pub fn slope(self, judged: f64) -> f64 {
        self.odds / (self.share(judged) * self.share(judged))
    }

    fn share(self, judged: f64) -> f64 {
        1.0 - judged + self.odds * judged
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn odds_are_multiplied() {
        let twice = Confidence::times(2.0);
        assert_eq!((twice.chance(0.0), twice.chance(0.5), twice.chance(1.0)), (0.0, 2.0 / 3.0, 1.0));
        assert_eq!(Confidence::AS_JUDGED.chance(0.37), 0.37);
    }

    #[test]
    fn the_order_of_chances_stays() {
        let parts = |part: u32| f64::from(part) / f64::from(1 << 30);
        for odds in [0.6, 1.3, 2.5] {
            let confidence = Confidence::times(odds);
            for from in [0, 1, 1 << 20, 1 << 29, (1 << 30) - 2] {
                assert!(confidence.chance(parts(from)) < confidence.chance(parts(from + 1)), "{odds} {from}");
            }
        }
    }

    #[test]
    fn the_slope_is_that_of_the_chance() {
        let (confidence, judged, step) = (Confidence::times(1.7), 0.3, 1e-6);
        let risen = confidence.chance(judged + step) - confidence.chance(judged - step);
        assert!((confidence.slope(judged) - risen / (2.0 * step)).abs() < 1e-6);
    }
}
