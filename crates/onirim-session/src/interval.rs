//! Confidence intervals of measured rates.

/// 95 of 100 values of a standard normal variable are between -Z95 and Z95.
pub const Z95: f64 = 1.959_963_984_540_054;

/// An interval that holds the true value in 95 of 100 cases.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Interval {
    /// Its lower end.
    pub low: f64,
    /// Its upper end.
    pub high: f64,
}

impl Interval {
    /// The interval around a mean with this standard error.
    pub fn around(middle: f64, standard_error: f64) -> Interval {
        Interval { low: middle - Z95 * standard_error, high: middle + Z95 * standard_error }
    }

    /// Cut off at the limits of possible values.
    #[must_use]
    pub fn within(self, low: f64, high: f64) -> Interval {
        Interval { low: self.low.clamp(low, high), high: self.high.clamp(low, high) }
    }

    /// From end to end.
    pub fn width(self) -> f64 {
        self.high - self.low
    }
}

/// The interval of Wilson for a rate, which is right for few games and for rates near 0 and 1. `None` without a game.
pub fn wilson(wins: u64, games: u64) -> Option<Interval> {
    if games == 0 {
        return None;
    }
    Some(wilson_of(wins as f64 / games as f64, games as f64))
}

/// The same for a rate with the variance of this many independent games, which need not be a whole number but must be
/// positive.
pub fn wilson_of(rate: f64, games: f64) -> Interval {
    let z2 = Z95 * Z95;
    let middle = (rate + z2 / (2.0 * games)) / (1.0 + z2 / games);
    let margin = Z95 / (1.0 + z2 / games) * (rate * (1.0 - rate) / games + z2 / (4.0 * games * games)).sqrt();
    Interval { low: middle - margin, high: middle + margin }.within(0.0, 1.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Values of other programs (R: `prop.test(…, correct = FALSE)`).
    #[test]
    fn the_interval_is_wilsons() {
        for (wins, games, low, high) in
            [(7, 10, 0.3968, 0.8922), (0, 10, 0.0, 0.2775), (50, 100, 0.4038, 0.5962), (10, 10, 0.7225, 1.0)]
        {
            let found = wilson(wins, games).expect("there are games");
            assert!((found.low - low).abs() < 5e-5 && (found.high - high).abs() < 5e-5, "{wins} of {games}: {found:?}");
        }
    }

    #[test]
    fn nothing_can_be_said_of_no_games() {
        assert_eq!(wilson(0, 0), None);
    }

    #[test]
    fn more_games_say_more() {
        let widths: Vec<f64> =
            [10, 100, 1000].iter().map(|games| wilson(games / 10, *games).expect("there are games").width()).collect();
        assert!(widths[0] > widths[1] && widths[1] > widths[2], "{widths:?}");
    }
}
