//! What all finished games say together. Assisted games and lessons do not count.

use std::collections::BTreeMap;

use onirim_core::Setup;

use crate::damage::DamagedGame;
use crate::error::{Fault, StoreError};
use crate::progress::{Conclusion, DOORS, Defeat};
use crate::rate::Rate;
use crate::store::{Database, Store};
use crate::summary::{GameSummary, select_summary, summary_of};

/// How many results [`Figures::last`] has at most.
pub const LAST: usize = 50;
/// Over how many games [`Figures::trend`] takes the win rate.
const WINDOW: usize = 20;

/// What all counted games say together, and those of each set-up.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Statistics {
    /// All counted games.
    pub overall: Figures,
    /// Those of each set-up that was played.
    pub by_setup: BTreeMap<Setup, Figures>,
    /// Games that cannot be read and are left out.
    pub damaged: Vec<DamagedGame>,
}

/// The result of a counted game. A game that was given up is lost.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Score {
    /// It was won.
    Won,
    /// It was not.
    Lost,
}

/// What a number of games say together.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Figures {
    /// How many were won.
    pub wins: usize,
    /// How many were won one after the other, up to the last one played.
    pub streak: usize,
    /// The longest streak ever.
    pub best_streak: usize,
    /// How many games ended with 0 to 8 Doors on the table.
    pub doors: [usize; DOORS + 1],
    /// Those lost when the hand was to be filled.
    pub lost_in_refill: Losses,
    /// Those lost when a whole new hand was to be drawn.
    pub lost_in_redraw: Losses,
    /// Those given up.
    pub given_up: Losses,
    plies: usize,
    results: Vec<Score>,
}

/// What games that were lost in one way have in common.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Losses {
    /// How many there are.
    pub games: usize,
    /// How many of them could certainly not be won any more, some choices before the end.
    pub doomed_before: usize,
    /// How many lacked 0 to 8 Doors. None is missing if only something else was, like a Rampart.
    pub missing: [usize; DOORS + 1],
}

impl Figures {
    /// How many games there are.
    pub fn games(&self) -> usize {
        self.results.len()
    }

    /// How often a game was won; `None` without a game.
    pub fn win_rate(&self) -> Option<Rate> {
        Rate::of(self.wins, self.games())
    }

    /// The last results, at most 50, the oldest first.
    pub fn last(&self) -> &[Score] {
        &self.results[self.results.len().saturating_sub(LAST)..]
    }

    /// How many plies a game had on average; `None` without a game.
    pub fn average_plies(&self) -> Option<f64> {
        (self.games() > 0).then(|| self.plies as f64 / self.games() as f64)
    }

    /// A line for a chart of this many columns: the win rate, from 0 to 1, of the twenty games up to then. The last one is that
    /// of today; there are never more points than games.
    pub fn trend(&self, columns: usize) -> Vec<f64> {
        let games = self.games();
        let points = columns.min(games);
        let ends = (1..=points).map(|point| games * point / points);
        ends.map(|end| share_of_wins(&self.results[end.saturating_sub(WINDOW)..end])).collect()
    }

    fn add(&mut self, game: &GameSummary, conclusion: Conclusion) {
        let found = game.doors.min(DOORS);
        self.doors[found] += 1;
        self.plies += game.plies;
        let losses = match conclusion {
            Conclusion::Won => {
                self.wins += 1;
                self.streak += 1;
                self.best_streak = self.best_streak.max(self.streak);
                self.results.push(Score::Won);
                return;
            }
            Conclusion::Lost(Defeat::Refill) => &mut self.lost_in_refill,
            Conclusion::Lost(Defeat::Redraw) => &mut self.lost_in_redraw,
            Conclusion::GivenUp => &mut self.given_up,
        };
        losses.games += 1;
        losses.missing[DOORS - found] += 1;
        losses.doomed_before += usize::from(game.doomed.is_some());
        self.streak = 0;
        self.results.push(Score::Lost);
    }
}

fn share_of_wins(results: &[Score]) -> f64 {
    let wins = results.iter().filter(|&&score| score == Score::Won).count();
    wins as f64 / results.len().max(1) as f64
}

impl Statistics {
    /// Of games in the order in which they ended.
    fn of(games: impl Iterator<Item = Result<GameSummary, DamagedGame>>) -> Statistics {
        let mut statistics = Statistics::default();
        for game in games {
            match game {
                Ok(game) => statistics.add(&game),
                Err(damaged) => statistics.damaged.push(damaged),
            }
        }
        statistics
    }

    fn add(&mut self, game: &GameSummary) {
        if let Some(conclusion) = game.conclusion.filter(|_| game.is_counted()) {
            self.overall.add(game, conclusion);
            self.by_setup.entry(game.setup).or_default().add(game, conclusion);
        }
    }
}

impl Store {
    /// What all counted games say together: those that are over, without help, and no lessons.
    pub fn statistics(&self) -> Result<Statistics, StoreError> {
        self.run(async |database| database.statistics().await)
    }
}

impl Database {
    async fn statistics(&mut self) -> Result<Statistics, Fault> {
        let query =
            sqlx::query(select_summary!("WHERE finished IS NOT NULL AND assisted = 0 ORDER BY finished, rowid"));
        let rows = query.fetch_all(&mut self.connection).await?;
        Ok(Statistics::of(rows.iter().map(summary_of)))
    }
}

#[cfg(test)]
mod tests;
