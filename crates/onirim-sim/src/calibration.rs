//! Checks the stated chances of a player: of the positions with a stated chance of 70 to 75 %, as many should be won.
//!
//! Positions of one game end alike, so many of them say less than as many games would. A few are drawn by lot from each game, and intervals count games and not positions: they come from the
//! spread between games (the cluster-robust variance of a ratio), as so many independent games as would spread as much, in Wilson's form.

use std::ops::{ControlFlow, Range};

use onirim_ai::search::Effort;
use onirim_ai::{Player, Standpoint};
use onirim_core::{Game, QuickChance, Setup};
use onirim_session::interval::{Interval, wilson_of};
use serde::{Deserialize, Serialize};

use crate::deal::Deal;
use crate::plan::SimError;
use crate::played::Luck;
use crate::players::PlayerName;
use crate::workers::{Message, Signal, Work, share};

/// A survey of positions from games.
#[derive(Clone, Copy, Debug)]
pub struct Survey {
    /// The set-up.
    pub setup: Setup,
    /// The player, which states its chances.
    pub player: PlayerName,
    /// Its effort, if it looks ahead.
    pub effort: Effort,
    /// The number of games.
    pub games: u64,
    /// The seed of the deals, which are shared ones.
    pub seed: u64,
    /// The positions of each game, drawn at random; all of a game that has fewer.
    pub positions: usize,
    /// The number of threads.
    pub threads: usize,
}

/// Positions with similar stated chances.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Bin {
    /// The number of positions.
    pub positions: u64,
    /// The number of their games.
    pub games: u64,
    /// Positions from games that were won.
    pub won: u64,
    /// The sum of the stated chances, in units of 2^-32.
    pub stated: u64,
    /// The sum over games of the square of their positions here.
    pub squares: u64,
    /// The same for the games that were won.
    pub squares_won: u64,
}

impl Bin {
    fn add(&mut self, stated: impl Iterator<Item = f64>, won: bool) {
        let (mut count, mut sum) = (0, 0);
        for chance in stated {
            count += 1;
            sum += (chance * Luck::WHOLE).round() as u64;
        }
        let mut game = Bin {
            positions: count,
            games: u64::from(count > 0),
            stated: sum,
            squares: count * count,
            ..Bin::default()
        };
        if won {
            (game.won, game.squares_won) = (count, count * count);
        }
        self.merge(&game);
    }

    /// Adds all positions of another one.
    pub fn merge(&mut self, other: &Bin) {
        self.positions += other.positions;
        self.games += other.games;
        self.won += other.won;
        self.stated += other.stated;
        self.squares += other.squares;
        self.squares_won += other.squares_won;
    }

    /// The mean stated chance; `None` without a position.
    pub fn stated(&self) -> Option<f64> {
        (self.positions > 0).then(|| self.stated as f64 / Luck::WHOLE / self.positions as f64)
    }

    /// The share of positions that were won, and its 95 % interval.
    pub fn won(&self) -> Option<(f64, Interval)> {
        if self.positions == 0 {
            return None;
        }
        let positions = self.positions as f64;
        let rate = self.won as f64 / positions;
        let (won, lost) = (self.squares_won as f64, (self.squares - self.squares_won) as f64);
        // All positions of a game are won or lost together: its share of the spread.
        let spread = (1.0 - rate) * (1.0 - rate) * won + rate * rate * lost;
        let independent = if spread > 0.0 {
            (rate * (1.0 - rate) * positions * positions / spread).min(positions)
        } else {
            positions * positions / self.squares as f64
        };
        Some((rate, wilson_of(rate, independent)))
    }
}

/// The result of a survey.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Calibration {
    /// From 0 to 1, in steps of a twentieth.
    pub bins: [Bin; Calibration::BINS],
    /// All positions together.
    pub whole: Bin,
}

impl Calibration {
    /// The number of bins.
    pub const BINS: usize = 20;

    /// The range of a bin.
    pub fn range(bin: usize) -> [f64; 2] {
        [bin, bin + 1].map(|end| end as f64 / Calibration::BINS as f64)
    }

    fn add(&mut self, stated: &[f64], won: bool) {
        let place = |chance: f64| ((chance * Calibration::BINS as f64) as usize).min(Calibration::BINS - 1);
        for (number, bin) in self.bins.iter_mut().enumerate() {
            bin.add(stated.iter().copied().filter(|chance| place(*chance) == number), won);
        }
        self.whole.add(stated.iter().copied(), won);
    }

    /// Adds another one.
    pub fn merge(&mut self, other: &Calibration) {
        self.bins.iter_mut().zip(&other.bins).for_each(|(bin, more)| bin.merge(more));
        self.whole.merge(&other.whole);
    }
}

/// The factor that makes the stated odds true.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct OddsFactor {
    /// The factor: 1 if the stated odds are true on the whole.
    pub factor: f64,
    /// The standard error of its logarithm, by games and not by positions.
    pub error: f64,
}

impl Calibration {
    /// The factor that makes the stated odds true on the whole, by maximum likelihood from the means of the bins; `None` if all games ended alike, or nothing was uncertain.
    pub fn odds_factor(&self) -> Option<OddsFactor> {
        let means: Vec<(&Bin, f64)> = self.bins.iter().filter_map(|bin| Some((bin, bin.stated()?))).collect();
        let expected = |log: f64| -> f64 {
            means.iter().map(|(bin, said)| bin.positions as f64 * multiplied(*said, log.exp())).sum()
        };
        let won = self.bins.iter().map(|bin| bin.won as f64).sum::<f64>();
        let (mut low, mut high) = (-MOST_LOG, MOST_LOG);
        if !(expected(low) < won && won < expected(high)) {
            return None;
        }
        for _ in 0..BISECTIONS {
            let middle = f64::midpoint(low, high);
            *(if expected(middle) < won { &mut low } else { &mut high }) = middle;
        }
        let factor = low.exp();
        let slope = means.iter().map(|(bin, said)| {
            let true_chance = multiplied(*said, factor);
            bin.positions as f64 * true_chance * (1.0 - true_chance)
        });
        // All positions of a game are won or lost together.
        let Bin { positions, won, squares, squares_won, .. } = self.whole;
        let rate = won as f64 / positions as f64;
        let spread = squares_won as f64 * (1.0 - rate).powi(2) + (squares - squares_won) as f64 * rate.powi(2);
        let error = spread.sqrt() / slope.sum::<f64>();
        Some(OddsFactor { factor, error })
    }
}

/// The factor is searched between e^-5 and e^5.
const MOST_LOG: f64 = 5.0;
const BISECTIONS: usize = 60;

fn multiplied(chance: f64, factor: f64) -> f64 {
    factor * chance / (1.0 - chance + factor * chance)
}

impl Survey {
    /// Plays all games. `None` if the signal stopped it, or if the player states no chances.
    pub fn make(&self, signal: &Signal) -> Result<Option<Calibration>, SimError> {
        let (mut sum, mut played) = (Calibration::default(), 0);
        let done = share(*self, 0..self.games, self.threads, signal, |news| {
            if let Message::Done(games) = news {
                for (stated, won) in &games {
                    sum.add(stated, *won);
                }
                played += games.len() as u64;
            }
            ControlFlow::Continue(())
        });
        done.map_err(|_| SimError::BrokenDown)?;
        Ok((played == self.games && sum.whole.positions > 0).then_some(sum))
    }

    /// Plays a game. Returns the stated chances at some of its positions, and whether it was won.
    fn play(&self, player: &mut dyn Player, number: u64) -> (Vec<f64>, bool) {
        let deal = Deal::of_game(self.seed, number);
        player.begin(deal.seed_of_player());
        let (mut chance, mut lots) = (deal.shared(), QuickChance::new(deal.seed_of_appraiser()));
        let Ok(mut game) = Game::new(self.setup, &mut chance, &mut ());
        let (mut kept, mut met) = (Vec::new(), 0);
        while let Some(standpoint) = Standpoint::of(&game) {
            let action = player.choose(&standpoint);
            if let Some(hope) = player.hope() {
                met += 1;
                // Reservoir sampling: each position is kept with the same probability.
                if kept.len() < self.positions {
                    kept.push(hope);
                } else if let Some(place) = kept.get_mut(lots.below(met)) {
                    *place = hope;
                }
            }
            let Ok(()) = game.apply_listed(action, &mut chance, &mut ());
        }
        (kept, game.ending().is_some_and(|ending| ending.is_victory()))
    }
}

impl Work for Survey {
    type Tools = Box<dyn Player>;
    type Done = Vec<(Vec<f64>, bool)>;

    fn largest_unit(&self) -> u64 {
        512
    }

    fn tools(&self) -> Box<dyn Player> {
        self.player.player(self.setup, self.effort)
    }

    fn play(&self, player: &mut Box<dyn Player>, numbers: Range<u64>, signal: &Signal) -> Self::Done {
        let numbers = numbers.take_while(|_| !signal.is_stopped());
        numbers.map(|number| Survey::play(self, player.as_mut(), number)).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SURVEY: Survey = Survey {
        setup: Setup::SOLO,
        player: PlayerName::Fast,
        effort: Effort::USUAL,
        games: 300,
        seed: 3,
        positions: 4,
        threads: 1,
    };

    fn made(survey: Survey) -> Calibration {
        survey.make(&Signal::default()).expect("a result").expect("opinions")
    }

    #[test]
    fn positions_are_drawn_from_each_game_of_any_player() {
        let [one, two] = [1, 3].map(|threads| made(Survey { threads, ..SURVEY }));
        assert_eq!(one, two);
        assert_eq!((one.whole.games, one.whole.positions), (300, 1200));
        assert_eq!(one.bins.iter().map(|bin| bin.positions).sum::<u64>(), 1200);
        assert_eq!(one.bins.iter().map(|bin| bin.won).sum::<u64>(), one.whole.won);
    }

    #[test]
    fn each_position_is_in_the_bin_of_its_stated_chance() {
        let mut calibration = Calibration::default();
        calibration.add(&[0.0, 0.049, 0.72, 1.0], true);
        calibration.add(&[0.71], false);
        let counts = calibration.bins.map(|bin| bin.positions);
        assert_eq!((counts[0], counts[14], counts[19]), (2, 2, 1));
        let bin = calibration.bins[14];
        assert!((bin.stated().expect("positions") - 0.715).abs() < 1e-6);
        assert_eq!((bin.games, bin.won().expect("positions").0), (2, 0.5));
    }

    #[test]
    fn one_position_of_each_game_is_wilsons_interval() {
        let mut bin = Bin::default();
        (0..100).for_each(|game| bin.add([0.3].into_iter(), game < 30));
        assert_eq!(bin.won().map(|(_, interval)| interval), onirim_session::interval::wilson(30, 100));
    }

    /// Four positions of each game say no more than one.
    #[test]
    fn more_positions_of_the_same_games_are_not_surer() {
        for won in [0, 30] {
            let (mut one, mut four) = (Bin::default(), Bin::default());
            for game in 0..100 {
                one.add([0.3].into_iter(), game < won);
                four.add([0.3; 4].into_iter(), game < won);
            }
            let width = |bin: Bin| bin.won().expect("positions").1.width();
            assert!((width(one) - width(four)).abs() < 1e-9, "{one:?} {four:?}");
        }
    }

    /// Of a hundred games at even odds 60 are won, and so at other odds: all are off by one factor, which is 1.5.
    #[test]
    fn the_odds_factor_makes_stated_chances_true() {
        let mut calibration = Calibration::default();
        for (said, won) in [(0.5, 60), (0.25, 33), (0.75, 82)] {
            (0..100).for_each(|game| calibration.add(&[said], game < won));
        }
        let OddsFactor { factor, error } = calibration.odds_factor().expect("games that ended differently");
        assert!((factor - 1.5).abs() < 0.02, "{factor}");
        assert!((0.10..0.15).contains(&error), "{error}");
    }

    #[test]
    fn where_all_games_are_won_no_factor_is_known() {
        let mut calibration = Calibration::default();
        (0..50).for_each(|_| calibration.add(&[0.5], true));
        assert_eq!((calibration.odds_factor(), Calibration::default().odds_factor()), (None, None));
    }

    #[test]
    fn a_player_without_stated_chances_is_not_surveyed() {
        let random = Survey { player: PlayerName::Random, games: 3, ..SURVEY };
        assert_eq!(random.make(&Signal::default()).expect("a result"), None);
        let stopped = Signal::default();
        stopped.stop();
        assert_eq!(SURVEY.make(&stopped).expect("no fault"), None);
    }
}
