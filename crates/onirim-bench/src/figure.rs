//! A figure that is measured several times.

use std::time::Duration;

use cpu_time::ThreadTime;
use onirim_core::{QuickChance, Setup};

/// What a figure counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unit {
    /// More is better.
    GamesPerCpuSecond,
    /// Less is better.
    Nanoseconds,
}

/// Does a part of the work with this chance, and returns how many times it did it.
type Task = Box<dyn Fn(&mut QuickChance) -> usize>;

/// The speed of something.
pub struct Figure {
    /// The name in reports.
    pub name: String,
    unit: Unit,
    task: Task,
    /// From the least to the most, one for each repetition.
    values: Vec<f64>,
}

impl Figure {
    /// The speed of games of this set-up, without a measurement.
    pub fn of_games(name: String, setup: Setup, play: impl Fn(Setup, &mut QuickChance) + 'static) -> Figure {
        /// Games between two looks at the clock, so that looking costs nothing.
        const BATCH: usize = 64;
        let task = move |chance: &mut QuickChance| {
            (0..BATCH).for_each(|_| play(setup, chance));
            BATCH
        };
        Figure::new(name, Unit::GamesPerCpuSecond, Box::new(task))
    }

    /// A figure without a measurement.
    pub(crate) fn new(name: String, unit: Unit, task: Task) -> Figure {
        Figure { name, unit, task, values: Vec::new() }
    }

    /// Measures for this much CPU time on this thread. Each repetition has another chance.
    pub fn repeat(&mut self, at_least: Duration) {
        let mut chance = QuickChance::new(self.values.len() as u64);
        let mut count = 0;
        let start = ThreadTime::now();
        let spent = loop {
            count += (self.task)(&mut chance);
            let spent = start.elapsed();
            if spent >= at_least {
                break spent.as_secs_f64();
            }
        };
        let count = count as f64;
        self.values.push(match self.unit {
            Unit::GamesPerCpuSecond => count / spent,
            Unit::Nanoseconds => spent * 1e9 / count,
        });
        self.values.sort_by(f64::total_cmp);
    }

    /// The median: one slow or fast repetition does not move it. 0 before the first repetition.
    pub fn median(&self) -> f64 {
        let middle = self.values.len() / 2;
        match (self.values.len() % 2, self.values.get(middle)) {
            (_, None) => 0.0,
            (1, Some(value)) => *value,
            (_, Some(value)) => f64::midpoint(self.values[middle - 1], *value),
        }
    }

    /// The slowest repetition.
    pub fn worst(&self) -> f64 {
        let value = match self.unit {
            Unit::GamesPerCpuSecond => self.values.first(),
            Unit::Nanoseconds => self.values.last(),
        };
        value.copied().unwrap_or_default()
    }

    /// The fastest repetition.
    pub fn best(&self) -> f64 {
        let value = match self.unit {
            Unit::GamesPerCpuSecond => self.values.last(),
            Unit::Nanoseconds => self.values.first(),
        };
        value.copied().unwrap_or_default()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::play::play_at_random;

    #[test]
    fn a_repetition_adds_a_value() {
        let mut figure = Figure::of_games("base_solo".into(), Setup::SOLO, play_at_random);
        assert_eq!(figure.median(), 0.0);
        figure.repeat(Duration::from_millis(1));
        figure.repeat(Duration::from_millis(1));
        assert!(0.0 < figure.worst() && figure.worst() <= figure.median() && figure.median() <= figure.best());
    }

    #[test]
    fn fewer_nanoseconds_are_better() {
        let mut figure = Figure::new("nothing".into(), Unit::Nanoseconds, Box::new(|_| 1));
        figure.values = vec![1.0, 2.0];
        assert_eq!((figure.best(), figure.median(), figure.worst()), (1.0, 1.5, 2.0));
    }
}
