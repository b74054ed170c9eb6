//! Reviews a game, one decision at a time.

use onirim_ai::Standpoint;
use onirim_ai::evaluator::Evaluator;
use onirim_ai::search::{Effort, Opinion, Search};
use onirim_core::{Game, QuickChance};
use onirim_record::{Playthrough, Ply};

use crate::review::Review;
use crate::review::account::Account;
use crate::review::share::Share;
use crate::review::verdict::Verdict;

/// Why a game is not reviewed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, thiserror::Error)]
pub enum NoReview {
    /// It is not over. A review would be advice to its players, and might show one of them what the other hides.
    #[error("the game is not over: only games that are over are reviewed")]
    GoesOn,
    /// The weights for this set-up are not part of the program, and were not supplied.
    #[error("nothing is known about this set-up yet: load its weights first")]
    NotLearned,
}

/// The progress of a [`Reviewer`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Progress {
    /// Decisions that have been judged.
    pub done: usize,
    /// All decisions.
    pub of: usize,
}

/// The review of a game, one decision at a time, so that a screen can be drawn in between.
///
/// ```
/// use onirim_coach::Effort;
/// use onirim_coach::review::Reviewer;
/// use onirim_core::Setup;
/// use onirim_record::Playthrough;
///
/// let mut playthrough = Playthrough::seeded(Setup::SOLO, 7);
/// while let Some(action) = playthrough.game().legal_actions().get(0) {
///     playthrough.act(action)?;
/// }
/// let mut reviewer = Reviewer::of(&playthrough, Effort::USUAL)?;
/// while let Some(progress) = reviewer.step() {
///     assert!(progress.done <= progress.of);
/// // Here a screen would be drawn and keys would be read.
/// }
/// let review = reviewer.finish();
/// assert_eq!(review.moments().len(), playthrough.ply());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Reviewer {
    search: Search<'static>,
    effort: Effort,
    account: Account,
}

impl Reviewer {
    /// For a game that is over.
    pub fn of(playthrough: &Playthrough, effort: Effort) -> Result<Reviewer, NoReview> {
        match playthrough.game().ending() {
            Some(_) => Reviewer::of_given_up(playthrough, effort),
            None => Err(NoReview::GoesOn),
        }
    }

    /// For a game that is over, or that its players gave up. The caller makes sure that it is not played on.
    pub fn of_given_up(playthrough: &Playthrough, effort: Effort) -> Result<Reviewer, NoReview> {
        let evaluator = Evaluator::known(playthrough.record().setup).ok_or(NoReview::NotLearned)?;
        Ok(Reviewer { search: Search::new(evaluator), effort, account: Account::of(playthrough) })
    }

    /// The progress.
    pub fn progress(&self) -> Progress {
        self.account.progress()
    }

    /// Judges the next decision; `None` if there is none left.
    pub fn step(&mut self) -> Option<Progress> {
        let before = self.progress();
        match self.judge() {
            Some(_) => Some(self.progress()),
            None => (before.done < before.of).then_some(before),
        }
    }

    /// Judges the next decision and returns the verdict, for an [`Account`] elsewhere. `None` if there is none left.
    pub fn judge(&mut self) -> Option<Verdict> {
        let verdict = self.account.next().and_then(|(game, ply)| self.verdict(game, ply));
        if let Some(verdict) = &verdict {
            self.account.enter(verdict);
        } else {
            self.account.break_off();
        }
        verdict
    }

    /// The chance that was left when the game was given up, once everything is judged; zero for a game that is over.
    pub fn left(&self) -> Share {
        let opinions = self.account.left().and_then(Standpoint::of).map(|at| self.opinions(&at)).unwrap_or_default();
        opinions.iter().map(|opinion| Share::of(opinion.chance)).max().unwrap_or_default()
    }

    /// Judges the remaining decisions and returns the review.
    pub fn finish(mut self) -> Review {
        while self.judge().is_some() {}
        let left = self.left();
        self.account.finish(left)
    }

    /// The dice are the same at each decision, so that verdicts do not depend on each other.
    fn opinions(&self, at: &Standpoint<'_>) -> Vec<Opinion> {
        self.search.thorough_opinions(at, self.effort, &mut QuickChance::new(0))
    }

    /// The opinion on the given answer.
    fn verdict(&self, game: &Game, ply: &Ply) -> Option<Verdict> {
        let opinions = self.opinions(&Standpoint::of(game)?);
        let chosen = *opinions.iter().find(|opinion| opinion.action == ply.action)?;
        let better = opinions.iter().filter(|opinion| opinion.chance > chosen.chance);
        let best = better.max_by(|one, other| one.chance.total_cmp(&other.chance)).copied().unwrap_or(chosen);
        Some(Verdict { answers: opinions.len(), chosen, best })
    }
}
