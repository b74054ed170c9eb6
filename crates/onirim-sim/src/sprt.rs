//! A sequential test of which of two players is better.
//!
//! Three answers are tested against each other while games are played (Wald's sequential test in the generalised form that engine testers use): the first is better by
//! the margin, the second is, or there is no difference. Each of the two differences is tested against none; the question is decided when one of them is accepted, or both are
//! refused.

use crate::paired::Pairs;

/// The result of the test.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// The first player is better.
    First,
    /// The second player is better.
    Second,
    /// Neither is better by as much as the margin.
    Equal,
}

/// The test with its margin.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Sprt {
    margin: f64,
}

/// The error rate for a difference where there is none; half of it for each side.
const FALSE_ALARM: f64 = 0.05;
/// The error rate for missing a difference as large as the margin.
const MISSED: f64 = 0.05;
/// With fewer different results, their spread is not known well enough.
const FEWEST: u64 = 20;

impl Sprt {
    /// A difference in win rate that matters, above 0.
    pub fn new(margin: f64) -> Sprt {
        Sprt { margin }
    }

    /// The result, if these pairs are enough for one. Called after each pair.
    pub fn verdict(&self, pairs: &Pairs) -> Option<Verdict> {
        if pairs.first + pairs.second < FEWEST {
            return None;
        }
        let deals = pairs.deals() as f64;
        let (mean, variance) = pairs.spread();
        // The logarithm of the likelihood of "better by the margin" over that of "no difference".
        let evidence = |lead: f64| deals * self.margin * (lead - self.margin / 2.0) / variance;
        let accepted = ((1.0 - MISSED) / (FALSE_ALARM / 2.0)).ln();
        let refused = (MISSED / (1.0 - FALSE_ALARM / 2.0)).ln();
        let (first, second) = (evidence(-mean), evidence(mean));
        if second >= accepted {
            Some(Verdict::Second)
        } else if first >= accepted {
            Some(Verdict::First)
        } else if first <= refused && second <= refused {
            Some(Verdict::Equal)
        } else {
            None
        }
    }
}

#[cfg(test)]
mod tests {
    use onirim_core::QuickChance;

    use super::*;

    /// Two players who win so many of a thousand deals, independently of each other.
    fn decided(seed: u64, rates: [usize; 2], margin: f64) -> (Verdict, u64) {
        let mut dice = QuickChance::new(seed);
        let (sprt, mut pairs) = (Sprt::new(margin), Pairs::default());
        loop {
            pairs.add(rates.map(|rate| dice.below(1000) < rate));
            if let Some(verdict) = sprt.verdict(&pairs) {
                return (verdict, pairs.deals());
            }
        }
    }

    fn found(rates: [usize; 2], wanted: Verdict) -> usize {
        (0..200).filter(|&seed| decided(seed, rates, 0.05).0 == wanted).count()
    }

    /// At most one in twenty is wrong; 18 of 200 would be more than two standard errors beyond that.
    #[test]
    fn the_better_player_is_found() {
        assert!(found([400, 450], Verdict::Second) > 182);
        assert!(found([450, 400], Verdict::First) > 182);
    }

    #[test]
    fn equal_players_are_found_equal() {
        assert!(found([400, 400], Verdict::Equal) > 182);
    }

    #[test]
    fn a_large_difference_is_found_soon() {
        let (verdict, deals) = decided(1, [200, 800], 0.05);
        assert_eq!(verdict, Verdict::Second);
        assert!(deals < 300, "{deals}");
    }

    #[test]
    fn a_handful_of_games_decides_nothing() {
        assert_eq!(Sprt::new(0.01).verdict(&Pairs { second: 19, ..Pairs::default() }), None);
        assert_eq!(Sprt::new(0.01).verdict(&Pairs::default()), None);
    }
}
