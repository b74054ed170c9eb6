//! What the decisions of a game come to.

use onirim_core::Seat;

use crate::review::Review;
use crate::review::moment::{Moment, Size};
use crate::review::share::Share;

/// Who changed the chance to win, from the first decision to the end.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Totals {
    /// What decisions gave away: zero or less.
    pub skill: Share,
    /// What chance brought.
    pub luck: Share,
    /// What the coach thought again about.
    pub revision: Share,
}

/// How well somebody decided.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Score {
    /// How often there was something to decide.
    pub choices: usize,
    /// How often the best answer was given, or one that is within doubt as good.
    pub good: usize,
    /// How many mistakes there were of each size, as in [`Size::ALL`].
    pub mistakes: [usize; 3],
    /// What the mistakes gave away.
    pub lost: Share,
    /// What else was given away, within doubt.
    pub doubtful: Share,
    /// The chance that no mistake cost the game, 0 to 1.
    pub accuracy: f64,
}

impl Score {
    /// Of some decisions.
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

    /// How many mistakes there were.
    pub fn all_mistakes(&self) -> usize {
        self.mistakes.iter().sum()
    }

    /// How many there were of this size.
    pub fn mistakes_of(&self, size: Size) -> usize {
        self.mistakes[size as usize]
    }
}

impl Review {
    /// Who changed the chance to win. With [`Review::start`] they come to [`Review::end`], exactly.
    pub fn totals(&self) -> Totals {
        let sum = |of: fn(&Moment) -> Share| self.moments().iter().map(of).sum();
        Totals { skill: sum(Moment::skill), luck: sum(Moment::luck), revision: sum(Moment::revision) }
    }

    /// How well was decided, where decisions are [judged](Review::judged).
    pub fn score(&self) -> Score {
        Score::of(self.judged())
    }

    /// How well this seat decided.
    pub fn score_of(&self, seat: Seat) -> Score {
        Score::of(self.moments().iter().filter(|moment| moment.seat() == seat))
    }
}
