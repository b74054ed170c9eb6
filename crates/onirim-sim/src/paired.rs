//! Two players on the same deals.

use crate::adjusted::{Adjusted, LuckSums, adjusted_difference};
use crate::played::Luck;
use onirim_session::interval::Interval;

/// The most pairs of different results for the exact test; beyond that the normal distribution is as good.
const MOST_COUNTED: u64 = 1000;

/// The results of two players on the same deals.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Pairs {
    /// Both won.
    pub both: u64,
    /// Only the first won.
    pub first: u64,
    /// Only the second won.
    pub second: u64,
    /// Neither won.
    pub neither: u64,
    /// Sums over the difference in luck, with the difference in results.
    pub luck: LuckSums,
}

impl Pairs {
    /// Adds a deal: which player won it?
    #[inline]
    pub fn add(&mut self, won: [bool; 2]) {
        match won {
            [true, true] => self.both += 1,
            [true, false] => self.first += 1,
            [false, true] => self.second += 1,
            [false, false] => self.neither += 1,
        }
    }

    /// The luck of both on the deal that was added last, if it is known.
    #[inline]
    pub fn add_luck(&mut self, won: [bool; 2], luck: [Option<Luck>; 2]) {
        if let [Some(Luck(first)), Some(Luck(second))] = luck {
            self.luck.note(Luck(second - first), i8::from(won[1]) - i8::from(won[0]));
        }
    }

    /// Adds all deals of another one.
    pub fn merge(&mut self, other: &Pairs) {
        self.both += other.both;
        self.first += other.first;
        self.second += other.second;
        self.neither += other.neither;
        self.luck.merge(&other.luck);
    }

    /// The number of deals.
    pub fn deals(&self) -> u64 {
        self.both + self.first + self.second + self.neither
    }

    /// The difference in win rate, second minus first, and its 95 % interval; `None` without a deal. The interval is Newcombe's for pairs (his method 10, without correction): Wilson's
    /// for each rate, put together with their correlation.
    pub fn difference(&self) -> Option<(f64, Interval)> {
        let deals = self.deals();
        let rates = [self.both + self.first, self.both + self.second];
        let [one, other] = rates.map(|wins| onirim_session::interval::wilson(wins, deals));
        let (one, other) = (one?, other?);
        let [first, second] = rates.map(|wins| wins as f64 / deals as f64);
        let difference = second - first;
        let phi = self.correlation();
        let [low_first, high_first] = [first - one.low, one.high - first];
        let [low_second, high_second] = [second - other.low, other.high - second];
        let reach = |one: f64, other: f64| (one * one - 2.0 * phi * one * other + other * other).max(0.0).sqrt();
        let low = difference - reach(low_second, high_first);
        let high = difference + reach(high_second, low_first);
        Some((difference, Interval { low, high }))
    }

    /// The same difference with luck taken out, if games were appraised.
    pub fn adjusted(&self) -> Option<Adjusted> {
        adjusted_difference(self)
    }

    /// The mean and the variance of the difference on a deal. There must be one.
    pub(crate) fn spread(&self) -> (f64, f64) {
        let deals = self.deals() as f64;
        let mean = (self.second as f64 - self.first as f64) / deals;
        (mean, (self.first + self.second) as f64 / deals - mean * mean)
    }

    /// The correlation of the two, from -1 to 1.
    fn correlation(&self) -> f64 {
        let [both, first, second, neither] =
            [self.both, self.first, self.second, self.neither].map(|count| count as f64);
        let spread = (both + first) * (second + neither) * (both + second) * (first + neither);
        if spread == 0.0 { 0.0 } else { (both * neither - first * second) / spread.sqrt() }
    }

    /// McNemar's test: how likely is a difference as large as this if both are equally good? Exact while few deals had different results, else from the normal distribution with
    /// correction for continuity.
    pub fn mcnemar(&self) -> f64 {
        let different = self.first + self.second;
        if different <= MOST_COUNTED {
            return twice_the_tail(self.first.min(self.second), different);
        }
        let distance = (self.first.abs_diff(self.second) as f64 - 1.0).max(0.0);
        two_sided(distance / (different as f64).sqrt())
    }
}

/// How likely it is that so many fair coins show heads at most so often, or tails.
fn twice_the_tail(heads: u64, coins: u64) -> f64 {
    // In logarithms: a thousand coins have too many ways for a number.
    let mut ways = -(coins as f64) * std::f64::consts::LN_2;
    let mut tail = 0.0;
    for count in 0..=heads {
        tail += ways.exp();
        ways += ((coins - count) as f64).ln() - ((count + 1) as f64).ln();
    }
    (2.0 * tail).min(1.0)
}

/// How likely a normal variable is at least so far from its mean, on either side.
fn two_sided(distance: f64) -> f64 {
    complement_of_error_function(distance / std::f64::consts::SQRT_2)
}

/// The rational approximation of W. J. Cody's kind from Numerical Recipes (`erfcc`): its relative error is below 1.2e-7 everywhere.
fn complement_of_error_function(at: f64) -> f64 {
    const COEFFICIENTS: [f64; 10] = [
        -1.265_512_23,
        1.000_023_68,
        0.374_091_96,
        0.096_784_18,
        -0.186_288_06,
        0.278_868_07,
        -1.135_203_98,
        1.488_515_87,
        -0.822_152_23,
        0.170_872_77,
    ];
    let t = 1.0 / (1.0 + 0.5 * at.abs());
    let sum = COEFFICIENTS.iter().rev().fold(0.0, |sum, coefficient| sum * t + coefficient);
    let value = t * (sum - at * at).exp();
    if at >= 0.0 { value } else { 2.0 - value }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn close(one: f64, other: f64, by: f64) -> bool {
        (one - other).abs() < by
    }

    /// Values of other programs (R: `binom.test`, `mcnemar.test`).
    #[test]
    fn the_test_is_mcnemars() {
        let of = |first, second| Pairs { both: 10, first, second, neither: 10, ..Pairs::default() }.mcnemar();
        assert!(close(of(0, 5), 0.0625, 1e-9));
        assert!(close(of(2, 8), 0.109_375, 1e-9));
        assert!(close(of(5, 5), 1.0, 1e-9));
        assert!(close(of(0, 0), 1.0, 1e-9));
        // 1500 different ones, 700 to 800: (100 - 1)^2 / 1500 = 6.534.
        assert!(close(of(700, 800), 0.010_58, 2e-5), "{}", of(700, 800));
    }

    #[test]
    fn both_ways_to_test_agree_where_they_meet() {
        let exact = twice_the_tail(460, 1000);
        let normal = two_sided((540.0 - 460.0 - 1.0) / 1000.0_f64.sqrt());
        assert!(close(exact, normal, 2e-4), "{exact} {normal}");
    }

    /// Newcombe's own example (Statistics in Medicine 17, 1998, table II): 36 both, 12, 2, none.
    #[test]
    fn the_interval_is_newcombes() {
        let pairs = Pairs { both: 36, first: 2, second: 12, neither: 0, ..Pairs::default() };
        let (difference, interval) = pairs.difference().expect("there are deals");
        assert!(close(difference, 0.2, 1e-12), "{difference}");
        assert!(close(interval.low, 0.0569, 1e-4) && close(interval.high, 0.3404, 1e-4), "{interval:?}");
    }

    #[test]
    fn results_are_paired_by_who_won() {
        let mut pairs = Pairs::default();
        for won in [[true, true], [true, false], [false, true], [false, true], [false, false]] {
            pairs.add(won);
        }
        assert_eq!(pairs, Pairs { both: 1, first: 1, second: 2, neither: 1, ..Pairs::default() });
        assert_eq!(pairs.deals(), 5);
        assert_eq!(Pairs::default().difference(), None);
    }

    #[test]
    fn equal_players_differ_by_nothing() {
        let pairs = Pairs { both: 50, first: 0, second: 0, neither: 50, ..Pairs::default() };
        let (difference, interval) = pairs.difference().expect("there are deals");
        assert_eq!(difference, 0.0);
        assert!(interval.width() < 1e-6, "{interval:?}");
    }
}
