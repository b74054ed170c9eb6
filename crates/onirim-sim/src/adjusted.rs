//! A win rate, or the difference of two, with luck taken out.
//!
//! The luck of a game is the sum of its surprises: at each decision of chance, the chance to win after it, minus what was to be expected
//! before. Each surprise is zero on average for any appraiser, because the expectation is taken over all possibilities of chance. So a
//! multiple of the mean luck can be taken from the win rate without shifting it; the better the appraiser, the more of the variance goes with it. How much of
//! it to take is found by regression.

use crate::paired::Pairs;
use crate::played::{Luck, Played};
use onirim_session::interval::Interval;

/// Fewer games say nothing about how wins depend on luck.
const FEWEST: u64 = 30;

/// Sums over appraised games, in whole numbers: the same in any order.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct LuckSums {
    /// Appraised games.
    pub games: u64,
    /// The sum of luck, in units.
    pub luck: i128,
    /// The sum of its squares.
    pub squares: i128,
    /// The sum of luck times the result, which is 1 for a game that was won and 0 for another.
    pub products: i128,
}

impl LuckSums {
    /// Adds a game, if it was appraised.
    #[inline]
    pub(crate) fn add(&mut self, game: &Played) {
        if let Some(luck) = game.luck {
            self.note(luck, game.is_won().into());
        }
    }

    /// Adds a luck and a result: for two players on the same deal, the differences of both.
    pub(crate) fn note(&mut self, Luck(luck): Luck, result: i8) {
        let luck = i128::from(luck);
        self.games += 1;
        self.luck += luck;
        self.squares += luck * luck;
        self.products += luck * i128::from(result);
    }

    /// Sums of any size can be read from a file: larger ones than any simulation has must not panic.
    pub(crate) fn merge(&mut self, other: &LuckSums) {
        self.games = self.games.saturating_add(other.games);
        self.luck = self.luck.saturating_add(other.luck);
        self.squares = self.squares.saturating_add(other.squares);
        self.products = self.products.saturating_add(other.products);
    }
}

/// A win rate, or the difference of two, with luck taken out.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Adjusted {
    /// The rate, or the difference.
    pub estimate: f64,
    /// Its 95 % interval.
    pub ci95: Interval,
    /// The multiple of the luck that was taken out.
    pub coefficient: f64,
}

/// The win rate, from so many wins in so many games. `None` if a game was not appraised, if there are too few, or if all ended alike: then there is no interval.
pub fn adjusted(wins: u64, games: u64, sums: &LuckSums) -> Option<Adjusted> {
    if sums.games != games || games < FEWEST {
        return None;
    }
    let rate = wins as f64 / games as f64;
    let adjusted = regressed(rate, rate * (1.0 - rate), sums)?;
    Some(Adjusted { estimate: adjusted.estimate.clamp(0.0, 1.0), ci95: adjusted.ci95.within(0.0, 1.0), ..adjusted })
}

/// The difference of two win rates. `None` in the same cases.
pub(crate) fn adjusted_difference(pairs: &Pairs) -> Option<Adjusted> {
    let deals = pairs.deals();
    if pairs.luck.games != deals || deals < FEWEST {
        return None;
    }
    let (mean, variance) = pairs.spread();
    regressed(mean, variance, &pairs.luck)
}

/// Regression on luck for a mean with this variance.
fn regressed(mean: f64, variance: f64, sums: &LuckSums) -> Option<Adjusted> {
    let (all, unit) = (sums.games as f64, Luck::WHOLE);
    let luck = sums.luck as f64 / unit / all;
    let variance_of_luck = sums.squares as f64 / unit / unit / all - luck * luck;
    if variance <= 0.0 || variance_of_luck <= 0.0 {
        return None;
    }
    let covariance = sums.products as f64 / unit / all - mean * luck;
    let coefficient = covariance / variance_of_luck;
    let estimate = mean - coefficient * luck;
    // The residual variance, with two degrees of freedom used.
    let left = (variance - coefficient * covariance).max(0.0) * all / (all - 2.0);
    Some(Adjusted { estimate, ci95: Interval::around(estimate, (left / all).sqrt()), coefficient })
}

#[cfg(test)]
mod tests {
    use onirim_core::{Cause, Ending, QuickChance};

    use super::*;
    use onirim_session::interval::wilson;

    fn game(won: bool, luck: f64) -> Played {
        let ending = if won { Ending::Victory } else { Ending::Defeat(Cause::Refill) };
        Played { ending, doors: 0, turns: 0, luck: Some(Luck::of(luck)) }
    }

    /// A toy: ten coins are thrown, and six heads win. An appraiser who only counts heads is wrong about the value, but right about what is to be expected.
    fn toss(dice: &mut QuickChance) -> Played {
        let throws: Vec<usize> = (0..10).map(|_| dice.below(2)).collect();
        let worth = |heads: f64| heads / 10.0;
        let luck = throws.iter().map(|&heads| worth(heads as f64) - (worth(1.0) + worth(0.0)) / 2.0).sum();
        game(throws.iter().sum::<usize>() >= 6, luck)
    }

    const TRUTH: f64 = 386.0 / 1024.0;

    fn simulated(seed: u64, games: u64) -> (u64, LuckSums) {
        let mut dice = QuickChance::new(seed);
        let (mut wins, mut sums) = (0, LuckSums::default());
        for _ in 0..games {
            let game = toss(&mut dice);
            wins += u64::from(game.is_won());
            sums.add(&game);
        }
        (wins, sums)
    }

    #[test]
    fn luck_is_zero_on_average() {
        let games = 200_000;
        let (_, sums) = simulated(1, games);
        let mean = sums.luck as f64 / Luck::WHOLE / games as f64;
        let error = (0.025 / games as f64).sqrt();
        assert!(mean.abs() < 4.0 * error, "{mean} with {error}");
    }

    #[test]
    fn the_adjusted_rate_is_true_and_surer() {
        let mut held = 0;
        for seed in 0..200 {
            let (wins, sums) = simulated(seed, 500);
            let adjusted = adjusted(wins, 500, &sums).expect("enough games");
            let plain = wilson(wins, 500).expect("there are games");
            assert!(adjusted.ci95.width() < 0.75 * plain.width(), "{adjusted:?}, {plain:?}");
            held += u32::from(adjusted.ci95.low <= TRUTH && TRUTH <= adjusted.ci95.high);
        }
        // 95 of 100 hold the truth; 180 of 200 is more than three standard errors away from that.
        assert!((180..=200).contains(&held), "{held}");
    }

    /// The second player throws nine of the same coins and lays the tenth down with its head up: it wins with five of nine.
    #[test]
    fn the_adjusted_difference_is_true_and_surer() {
        let truth = 0.5 - TRUTH;
        let mut held = 0;
        for seed in 0..200 {
            let mut dice = QuickChance::new(seed);
            let mut pairs = Pairs::default();
            for _ in 0..500 {
                let heads: usize = (0..9).map(|_| dice.below(2)).sum();
                let last = dice.below(2);
                let won = [heads + last >= 6, heads + 1 >= 6];
                pairs.add(won);
                let common = heads as f64 / 10.0 - 0.45;
                pairs.add_luck(won, [common + last as f64 / 10.0 - 0.05, common].map(|luck| Some(Luck::of(luck))));
            }
            let adjusted = pairs.adjusted().expect("enough deals");
            let (_, plain) = pairs.difference().expect("there are deals");
            assert!(adjusted.ci95.width() < plain.width(), "{adjusted:?}, {plain:?}");
            held += u32::from(adjusted.ci95.low <= truth && truth <= adjusted.ci95.high);
        }
        assert!((180..=200).contains(&held), "{held}");
    }

    #[test]
    fn luck_that_explains_nothing_changes_nothing() {
        let (wins, mut sums) = simulated(3, 1000);
        sums.products = sums.luck * i128::from(wins) / 1000;
        let adjusted = adjusted(wins, 1000, &sums).expect("enough games");
        assert!((adjusted.estimate - wins as f64 / 1000.0).abs() < 1e-6, "{adjusted:?}");
    }

    #[test]
    fn without_enough_games_there_is_no_adjusted_rate() {
        let (wins, sums) = simulated(1, 100);
        assert!(adjusted(wins, 100, &sums).is_some());
        assert_eq!(adjusted(wins, 101, &sums), None, "one was not appraised");
        assert_eq!(adjusted(0, 100, &sums), None, "none was won");
        let (wins, sums) = simulated(1, 20);
        assert_eq!(adjusted(wins, 20, &sums), None, "too few");
        assert_eq!(adjusted(5, 100, &LuckSums { games: 100, ..LuckSums::default() }), None, "there was no luck");
    }

    #[test]
    fn sums_of_parts_are_sums_of_the_whole() {
        let (one, other) = (game(true, 0.25), game(false, -0.5));
        let mut whole = LuckSums::default();
        [one, other].iter().for_each(|game| whole.add(game));
        let (mut first, mut second) = (LuckSums::default(), LuckSums::default());
        first.add(&other);
        second.add(&one);
        first.merge(&second);
        assert_eq!(first, whole);
    }
}
