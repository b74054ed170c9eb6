//! The review of a game: luck, skill and mistakes.
//!
//! A finished game is judged decision by decision, each from its seat and with what that seat knew. At each decision there is a chance to win *before* it, with the best
//! answer, and one *after* the answer that was given. Then chance decides, and the next decision has a chance of its own. So every change of the chance to win is one of three:
//!
//! - **skill**, the chance after the answer minus the chance before it. It is never above zero.
//! - **luck**, the change from there to the next decision, if chance decided something.
//! - **revision**, the same if it did not: the search judges the same table again, sees more of it, or judges it from the other seat, which knows other cards.
//!
//! The chance at the first decision, plus all of them, is the result: 1 for a game that was won, 0 for one that was lost. That holds exactly, because a [`Share`] is a whole number.
//!
//! An answer is a **mistake** if it gave more away than the coach may be wrong by ([`Moment::is_mistake`]). **Accuracy** is the chance that no mistake cost the game: each of them costs it
//! with the chance that it gave away, so it is the product of what the mistakes left, and 1 without any. Losses within doubt do not count. A game with a program as partner judges
//! the decisions of the person. `docs/review.md` says more.
//!
//! ```
//! use onirim_coach::Effort;
//! use onirim_coach::review::{Review, Share};
//! use onirim_core::Setup;
//! use onirim_record::Playthrough;
//!
//! let mut playthrough = Playthrough::seeded(Setup::SOLO, 7);
//! while let Some(action) = playthrough.game().legal_actions().get(0) {
//!     playthrough.act(action)?;
//! }
//! let review = Review::of(&playthrough, Effort::USUAL)?;
//! let totals = review.totals();
//! assert_eq!(review.start() + totals.skill + totals.luck + totals.revision, Share::NOTHING, "it was lost");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod account;
mod chart;
mod habits;
mod html;
mod moment;
mod page;
mod reviewer;
mod score;
mod share;
mod topic;
mod verdict;

use onirim_core::{Seat, Setup};
use onirim_record::{Playthrough, Program, Programs};

use crate::Effort;
pub use account::Account;
pub use chart::{ChanceChart, ChartPoint};
pub use habits::{Habits, TopicTally, Worst};
pub use moment::{Moment, Size, Then};
pub use page::{Fact, PageEntry, ReviewPage, Section, Table, Tone};
pub use reviewer::{NoReview, Progress, Reviewer};
pub use score::{Score, Totals};
pub use share::Share;
pub use topic::Topic;
pub use verdict::{NoVerdict, Verdict};

/// The least change of a turning point.
const LEAST_TURN: Share = Share::points(10);

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Outcome {
    /// It was won.
    Won,
    /// It was lost.
    Lost,
    /// Its players gave it up when there was this chance left.
    GivenUp(Share),
}

/// The review of a game.
#[derive(Clone, Debug)]
pub struct Review {
    setup: Setup,
    outcome: Outcome,
    moments: Vec<Moment>,
}

impl Review {
    /// Reviews a finished game, all at once. A [`Reviewer`] does it step by step.
    pub fn of(playthrough: &Playthrough, effort: Effort) -> Result<Review, NoReview> {
        Ok(Reviewer::of(playthrough, effort)?.finish())
    }

    /// The set-up.
    pub fn setup(&self) -> Setup {
        self.setup
    }

    /// How it ended.
    pub fn outcome(&self) -> Outcome {
        self.outcome
    }

    /// Every decision, in the order of the game.
    pub fn moments(&self) -> &[Moment] {
        &self.moments
    }

    /// The program that decided at this seat; `None` if a person did.
    pub fn program(&self, seat: Seat) -> Option<Program> {
        self.moments.iter().find(|moment| moment.seat() == seat)?.program
    }

    /// Which programs took part.
    pub fn programs(&self) -> Programs {
        Programs::seated(Seat::BOTH.map(|seat| self.program(seat)))
    }

    /// The decisions that count for accuracy, topics and habits: those of persons; where no person played, all of them.
    pub fn judged(&self) -> impl Iterator<Item = &Moment> {
        let is_watched = self.programs().is_watched();
        self.moments.iter().filter(move |moment| is_watched || moment.program.is_none())
    }

    /// The chance to win at the first decision, when the cards had been dealt.
    pub fn start(&self) -> Share {
        self.moments.first().map_or_else(|| self.end(), Moment::before)
    }

    /// The chance to win at the end: everything, nothing, or what was there when it was given up.
    pub fn end(&self) -> Share {
        match self.outcome {
            Outcome::Won => Share::ALL,
            Outcome::Lost => Share::NOTHING,
            Outcome::GivenUp(left) => left,
        }
    }

    /// The chance to win at each decision, and at the end.
    pub fn chances(&self) -> impl Iterator<Item = Share> {
        self.moments.iter().map(Moment::before).chain([self.end()])
    }

    /// The mistakes of all who played, the largest first; of equal ones the earlier.
    pub fn mistakes(&self) -> Vec<&Moment> {
        mistakes(self.moments.iter())
    }

    /// The same among the decisions that are [judged](Review::judged).
    pub fn judged_mistakes(&self) -> Vec<&Moment> {
        mistakes(self.judged())
    }

    /// The decisive mistake: the largest one, if it gave away so much that the game may have hung on it. It is measured as every mistake is, by [`Moment::skill`].
    pub fn decisive(&self) -> Option<&Moment> {
        self.mistakes().first().copied().filter(|moment| -moment.skill() >= LEAST_TURN)
    }

    /// The decisions around which the chance to win changed most, by choice and by chance together: at most so many, and in the order of the game.
    pub fn turning_points(&self, most: usize) -> Vec<&Moment> {
        let mut turns: Vec<&Moment> =
            self.moments.iter().filter(|moment| moment.swing().size() >= LEAST_TURN).collect();
        turns.sort_by_key(|moment| std::cmp::Reverse(moment.swing().size()));
        turns.truncate(most);
        turns.sort_by_key(|moment| moment.ply);
        turns
    }

    /// The luckiest and the unluckiest moment; `None` where there was no luck of that kind.
    pub fn extremes_of_luck(&self) -> (Option<&Moment>, Option<&Moment>) {
        let best =
            self.moments.iter().filter(|moment| moment.luck() > Share::NOTHING).max_by_key(|moment| moment.luck());
        let worst =
            self.moments.iter().filter(|moment| moment.luck() < Share::NOTHING).min_by_key(|moment| moment.luck());
        (best, worst)
    }
}

fn mistakes<'a>(moments: impl Iterator<Item = &'a Moment>) -> Vec<&'a Moment> {
    let mut mistakes: Vec<&Moment> = moments.filter(|moment| moment.is_mistake()).collect();
    mistakes.sort_by_key(|moment| moment.skill());
    mistakes
}
