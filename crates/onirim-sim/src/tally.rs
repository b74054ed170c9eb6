//! Sums over many games, in whole numbers: the same in any order.

use std::time::Duration;

use onirim_core::{Cause, Ending};

use crate::adjusted::{Adjusted, LuckSums, adjusted};
use crate::distribution::Distribution;
use crate::played::Played;
use onirim_session::interval::{Interval, wilson};

/// Sums over many games of one player.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// Games that were won.
    pub wins: u64,
    /// Games that were lost, by the place of the cause in [`Cause::ALL`].
    pub lost: [u64; Cause::ALL.len()],
    /// Doors on the table in the end.
    pub doors: Distribution,
    /// Turns.
    pub turns: Distribution,
    /// The luck of appraised games.
    pub luck: LuckSums,
    /// CPU time of playing.
    pub playing: Duration,
    /// CPU time of appraising.
    pub appraising: Duration,
}

impl Tally {
    /// Adds a game.
    #[inline]
    pub fn add(&mut self, game: &Played) {
        match game.ending {
            Ending::Victory => self.wins += 1,
            Ending::Defeat(cause) => self.lost[place(cause)] += 1,
        }
        self.doors.add(game.doors.into());
        self.turns.add(game.turns.into());
        self.luck.add(game);
    }

    /// Adds another one.
    pub fn merge(&mut self, other: &Tally) {
        self.wins += other.wins;
        self.lost.iter_mut().zip(other.lost).for_each(|(count, more)| *count += more);
        self.doors.merge(&other.doors);
        self.turns.merge(&other.turns);
        self.luck.merge(&other.luck);
        self.playing = self.playing.saturating_add(other.playing);
        self.appraising = self.appraising.saturating_add(other.appraising);
    }

    /// The number of games.
    pub fn games(&self) -> u64 {
        self.wins + self.lost.iter().sum::<u64>()
    }

    /// The number of games that were lost for this cause.
    pub fn lost_for(&self, cause: Cause) -> u64 {
        self.lost[place(cause)]
    }

    /// The share of games that were won; `None` without a game.
    pub fn win_rate(&self) -> Option<f64> {
        (self.games() > 0).then(|| self.wins as f64 / self.games() as f64)
    }

    /// Its 95 % interval.
    pub fn ci95(&self) -> Option<Interval> {
        wilson(self.wins, self.games())
    }

    /// The same with luck taken out, if games were appraised.
    pub fn adjusted(&self) -> Option<Adjusted> {
        adjusted(self.wins, self.games(), &self.luck)
    }

    /// CPU time of playing and appraising together.
    pub fn cpu_time(&self) -> Duration {
        self.playing.saturating_add(self.appraising)
    }

    /// Games per CPU second of playing; `None` if there was no time to measure.
    pub fn games_per_cpu_second(&self) -> Option<f64> {
        let seconds = self.playing.as_secs_f64();
        (seconds > 0.0).then(|| self.games() as f64 / seconds)
    }
}

fn place(cause: Cause) -> usize {
    match cause {
        Cause::Refill => 0,
        Cause::Nightmare => 1,
        Cause::Premonition => 2,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_places_are_those_of_the_list() {
        assert_eq!(Cause::ALL.map(place), [0, 1, 2]);
    }

    #[test]
    fn games_are_counted_by_their_ending() {
        let mut tally = Tally::default();
        let game = |ending, doors| Played { ending, doors, turns: 20, luck: None };
        tally.add(&game(Ending::Victory, 8));
        tally.add(&game(Ending::Defeat(Cause::Refill), 3));
        tally.add(&game(Ending::Defeat(Cause::Nightmare), 3));
        assert_eq!((tally.games(), tally.wins, tally.win_rate()), (3, 1, Some(1.0 / 3.0)));
        assert_eq!(Cause::ALL.map(|cause| tally.lost_for(cause)), [1, 1, 0]);
        assert_eq!(tally.doors.counts(), [0, 0, 0, 2, 0, 0, 0, 0, 1]);
        assert_eq!(tally.turns.mean(), Some(20.0));
        assert_eq!(tally.games_per_cpu_second(), None);
    }
}
