//! Sums over the decisions of a game.

use onirim_core::Seat;

use crate::review::Review;
use crate::review::moment::{Moment, Size};
use crate::review::share::Share;

/// The changes of the chance to win from the first decision to the end.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Totals {
    /// By decisions: zero or less.
    pub skill: Share,
    /// By chance.
    pub luck: Share,
    /// By new judgements.
    pub revision: Share,
}

/// The quality of some decisions.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Score {
    /// Decisions with more than one answer.
    pub choices: usize,
    /// Decisions for the best answer, or for one within doubt of it.
    pub good: usize,
    /// The number of mistakes of each size, as in [`Size::ALL`].
    pub mistakes: [usize; 3],
    /// The sum of their losses.
    pub lost: Share,
    /// Other losses, within doubt.
    pub doubtful: Share,
    /// The chance that no mistake cost the game, 0 to 1.
    pub accuracy: f64,
}

impl Score {
    /// The score of these decisions.
    pub fn of<'a>(moments: impl IntoIterator<Item = &'a Moment>) -> Score {
        let mut score = Score {
            choices: 0,
            good: 0,
            mistakes: [0; 3],
            lost: Share::NOTHING,
            doubtful: Share::NOTHING,
            accuracy: 1.0,
        };
        for moment in moments.into_iter().filter(|moment| moment.is_choice()) {
            let loss = -moment.skill();
            score.choices += 1;
            match moment.size() {
                Some(size) => {
                    score.mistakes[size as usize] += 1;
                    score.lost += loss;
                    score.accuracy *= 1.0 - loss.fraction();
                }
                None => {
                    score.good += 1;
                    score.doubtful += loss;
                }
            }
        }
        score
    }

    /// The number of mistakes.
    pub fn all_mistakes(&self) -> usize {
        self.mistakes.iter().sum()
    }

    /// The number of mistakes of this size.
    pub fn mistakes_of(&self, size: Size) -> usize {
        self.mistakes[size as usize]
    }
}

impl Review {
    /// The changes of the chance to win. Added to [`Review::start`] they give [`Review::end`], exactly.
    pub fn totals(&self) -> Totals {
        let sum = |of: fn(&Moment) -> Share| self.moments().iter().map(of).sum();
        Totals { skill: sum(Moment::skill), luck: sum(Moment::luck), revision: sum(Moment::revision) }
    }

    /// The score of the decisions that are [judged](Review::judged).
    pub fn score(&self) -> Score {
        Score::of(self.judged())
    }

    /// The score of this seat.
    pub fn score_of(&self, seat: Seat) -> Score {
        Score::of(self.moments().iter().filter(|moment| moment.seat() == seat))
    }
}
