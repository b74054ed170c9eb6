//! Statistics of finished games. Assisted games, lessons and games between programs do not count: they neither
//! lengthen nor end a streak, and hold no personal best. Games with a program as partner have rows of their own.

mod bests;
mod days;
mod rate;

use std::collections::BTreeMap;

use onirim_core::Setup;
use onirim_record::Programs;

use crate::conclusion::{Conclusion, DOORS, Defeat};
use crate::game_id::GameId;
use crate::played::{Company, Played};
use crate::summary::GameSummary;
pub use bests::{Best, Bests, Laurel};
pub use days::Days;
pub use rate::Rate;

/// How many results [`Figures::last`] has at most.
pub const LAST: usize = 50;
/// Over how many games [`Figures::trend`] takes the win rate.
const WINDOW: usize = 20;

/// The statistics of all counted games, and those of each set-up.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Statistics {
    /// All counted games without a program.
    pub overall: Figures,
    /// Those of each set-up that was played; games with a program apart from the others.
    pub rows: BTreeMap<Played, Figures>,
    /// The deals of the day.
    pub days: Days,
    /// How many games are over and do not count, because there was help.
    pub assisted: usize,
    /// How many games are over in which programs took both seats.
    pub watched: usize,
}

/// The result of a counted game. A game that was given up is lost.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Score {
    /// It was won.
    Won,
    /// It was not.
    Lost,
}

/// How a counted game ended: one column of a picture of the last games.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Finish {
    /// Was it won?
    pub score: Score,
    /// How many Doors were on the table.
    pub doors: usize,
    /// How many Doors the set-up has.
    pub of: usize,
}

/// The statistics of a group of games.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Figures {
    /// How many were won.
    pub wins: usize,
    /// How many were won in a row, up to the last game.
    pub streak: usize,
    /// The streak before the last game.
    pub streak_before: usize,
    /// The longest streak ever.
    pub best_streak: usize,
    /// The personal bests. Those of all set-ups together mean little: a game with the Towers has more cards.
    pub bests: Bests,
    /// How many games ended with 0, 1, 2... Doors on the table.
    pub doors: [usize; DOORS + 1],
    /// Games lost while the hand was filled.
    pub lost_in_refill: Losses,
    /// Games lost while a whole new hand was drawn.
    pub lost_in_redraw: Losses,
    /// Games given up.
    pub given_up: Losses,
    plies: usize,
    results: Vec<Finish>,
}

/// The games that were lost in one way.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Losses {
    /// How many there are.
    pub games: usize,
    /// How many of them were already lost for certain before the end.
    pub doomed_before: usize,
    /// How many lacked 0, 1, 2... Doors. A game that lacks none was lost for another reason, such as a missing Rampart.
    pub missing: [usize; DOORS + 1],
}

/// A share of games that were won.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Share {
    /// How many were won.
    pub wins: usize,
    /// How many games there were.
    pub games: usize,
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
    pub fn last(&self) -> &[Finish] {
        &self.results[self.results.len().saturating_sub(LAST)..]
    }

    /// How many of the [last](Figures::last) were won. Unlike the rate of all games, it changes with every game.
    pub fn form(&self) -> Share {
        share(self.last())
    }

    /// The same for as many games before those; `None` if there are fewer.
    pub fn form_before(&self) -> Option<Share> {
        let end = self.results.len().checked_sub(LAST)?;
        let begin = end.checked_sub(LAST)?;
        Some(share(&self.results[begin..end]))
    }

    /// How many plies a game had on average; `None` without a game.
    pub fn average_plies(&self) -> Option<f64> {
        (self.games() > 0).then(|| self.plies as f64 / self.games() as f64)
    }

    /// Points for a chart with this many columns: the win rate, from 0 to 1, of the last twenty games. The last point
    /// is today's; there are at most as many points as games.
    pub fn trend(&self, columns: usize) -> Vec<f64> {
        let games = self.games();
        let points = columns.min(games);
        let ends = (1..=points).map(|point| games * point / points);
        ends.map(|end| {
            let Share { wins, games } = share(&self.results[end.saturating_sub(WINDOW)..end]);
            wins as f64 / games.max(1) as f64
        })
        .collect()
    }

    /// The personal bests that this game, the last one counted, has reached.
    pub fn laurels(&self, game: GameId) -> Vec<Laurel> {
        self.bests.laurels(game, self.games(), self.wins)
    }

    fn add(&mut self, game: &GameSummary, conclusion: Conclusion) {
        let of = game.setup.all_doors();
        let found = game.doors.min(of);
        self.doors[found] += 1;
        self.plies += game.plies;
        self.streak_before = self.streak;
        let losses = match conclusion {
            Conclusion::Won => {
                self.wins += 1;
                self.streak += 1;
                self.best_streak = self.best_streak.max(self.streak);
                None
            }
            Conclusion::Lost(Defeat::Refill) => Some(&mut self.lost_in_refill),
            Conclusion::Lost(Defeat::Redraw) => Some(&mut self.lost_in_redraw),
            Conclusion::GivenUp => Some(&mut self.given_up),
        };
        let score = match losses {
            None => Score::Won,
            Some(losses) => {
                losses.games += 1;
                losses.missing[of - found] += 1;
                losses.doomed_before += usize::from(game.doomed.is_some());
                self.streak = 0;
                Score::Lost
            }
        };
        self.bests.add(game, conclusion, self.streak);
        self.results.push(Finish { score, doors: found, of });
    }
}

fn share(results: &[Finish]) -> Share {
    Share { wins: results.iter().filter(|finish| finish.score == Score::Won).count(), games: results.len() }
}

impl Statistics {
    /// Of games in the order in which they ended.
    pub fn of<'a>(games: impl IntoIterator<Item = &'a GameSummary>) -> Statistics {
        let mut statistics = Statistics::default();
        for game in games {
            statistics.add(game);
        }
        statistics
    }

    fn add(&mut self, game: &GameSummary) {
        let Some(conclusion) = game.conclusion.filter(|_| game.kind.is_counted()) else { return };
        if game.programs.is_watched() {
            self.watched += 1;
        } else if game.assisted {
            self.assisted += 1;
        } else {
            let played = game.played();
            if played.company == Company::Persons {
                self.overall.add(game, conclusion);
            }
            self.rows.entry(played).or_default().add(game, conclusion);
            if let Some(day) = game.kind.day() {
                self.days.add(day);
            }
        }
    }

    /// Only the rows with this set-up. The overall figures are then those of its games without a program.
    #[must_use]
    pub fn only(mut self, setup: Setup) -> Statistics {
        self.rows.retain(|played, _| played.setup == setup);
        self.overall = self.rows.get(&Played::of(setup, Programs::NONE)).cloned().unwrap_or_default();
        self
    }

    /// How many games with a program as partner are counted.
    pub fn with_program(&self) -> usize {
        let rows = self.rows.iter().filter(|(played, _)| played.company == Company::Program);
        rows.map(|(_, figures)| figures.games()).sum()
    }
}

#[cfg(test)]
mod tests;
