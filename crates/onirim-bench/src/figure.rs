//! One figure: a set-up, measured several times.

use std::time::Duration;

use cpu_time::ThreadTime;
use onirim_core::{QuickChance, Setup};
use onirim_measure::{NamedSetup, median};

use crate::play::play_at_random;

/// Games between two looks at the clock, so that looking costs nothing.
const BATCH: u32 = 64;

/// How fast random games of one set-up are played.
#[derive(Clone, Debug)]
pub struct Figure {
    /// What was measured.
    pub setup: NamedSetup<Setup>,
    /// Games per CPU second, one for each repetition.
    rates: Vec<f64>,
}

impl Figure {
    /// A figure that has not been measured yet.
    pub fn new(setup: NamedSetup<Setup>) -> Figure {
        Figure { setup, rates: Vec::new() }
    }

    /// Plays for this much CPU time on this thread, and adds the rate. Each repetition plays other games.
    pub fn repeat(&mut self, at_least: Duration) {
        let mut chance = QuickChance::new(self.rates.len() as u64);
        let mut games = 0_u32;
        let start = ThreadTime::now();
        let spent = loop {
            for _ in 0..BATCH {
                play_at_random(self.setup.setup, &mut chance);
            }
            games += BATCH;
            let spent = start.elapsed();
            if spent >= at_least {
                break spent;
            }
        };
        self.rates.push(f64::from(games) / spent.as_secs_f64());
        self.rates.sort_by(f64::total_cmp);
    }

    /// The rate in the middle: one slow or fast repetition does not move it. 0 before the first repetition.
    pub fn median(&self) -> f64 {
        median(&self.rates)
    }

    /// The slowest repetition.
    pub fn worst(&self) -> f64 {
        self.rates.first().copied().unwrap_or_default()
    }

    /// The fastest repetition.
    pub fn best(&self) -> f64 {
        self.rates.last().copied().unwrap_or_default()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::setups::measured;

    fn figure(rates: &[f64]) -> Figure {
        Figure { setup: measured().remove(0), rates: rates.to_vec() }
    }

    #[test]
    fn a_repetition_adds_a_rate() {
        let mut figure = figure(&[]);
        figure.repeat(Duration::from_millis(1));
        figure.repeat(Duration::from_millis(1));
        assert!(0.0 < figure.worst() && figure.worst() <= figure.median() && figure.median() <= figure.best());
    }
}
