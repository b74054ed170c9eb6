//! Looks at a game again, one decision at a time.

use onirim_ai::Standpoint;
use onirim_ai::evaluator::Evaluator;
use onirim_ai::search::{Effort, Opinion, Search};
use onirim_core::{Game, QuickChance};
use onirim_record::{Playthrough, Ply};

use crate::review::Review;
use crate::review::account::Account;
use crate::review::share::Share;
use crate::review::verdict::Verdict;

/// Why a game is not looked at again.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, thiserror::Error)]
pub enum NoReview {
    /// It goes on. To judge it would be advice to its players, and might tell one of them what the other hides.
    #[error("the game is not over: only games that are over are reviewed")]
    GoesOn,
    /// What was learned about this set-up is not part of the program, and was not loaded.
    #[error("nothing is known about this set-up yet: load its weights first")]
    NotLearned,
}

/// How far a [`Reviewer`] has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Progress {
    /// So many decisions have been judged.
    pub done: usize,
    /// Of so many.
    pub of: usize,
}

/// Somebody who looks at a game again, one decision at a time, so that a screen can go on drawing in between.
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
///     // Here a screen would draw, and look whether somebody has pressed a key.
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
    /// Of a game that is over.
    pub fn of(playthrough: &Playthrough, effort: Effort) -> Result<Reviewer, NoReview> {
        match playthrough.game().ending() {
            Some(_) => Reviewer::of_given_up(playthrough, effort),
            None => Err(NoReview::GoesOn),
        }
    }

    /// Of a game that is over, or that its players gave up. Nobody may play it on: that is for the caller to know.
    pub fn of_given_up(playthrough: &Playthrough, effort: Effort) -> Result<Reviewer, NoReview> {
        let evaluator = Evaluator::known(playthrough.record().setup).ok_or(NoReview::NotLearned)?;
        Ok(Reviewer { search: Search::new(evaluator), effort, account: Account::of(playthrough) })
    }

    /// How far it has come.
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

    /// Judges the next decision, and says what it thinks: an [`Account`] elsewhere can be told. `None` if there is none left.
    pub fn judge(&mut self) -> Option<Verdict> {
        let verdict = self.account.next().and_then(|(game, ply)| self.verdict(game, ply));
        if let Some(verdict) = &verdict {
            self.account.enter(verdict);
        } else {
            self.account.break_off();
        }
        verdict
    }

    /// The chance that was left when the game was given up, once everything is judged; nothing for a game that has come to its end.
    pub fn left(&self) -> Share {
        let opinions = self.account.left().and_then(Standpoint::of).map(|at| self.opinions(&at)).unwrap_or_default();
        opinions.iter().map(|opinion| Share::of(opinion.chance)).max().unwrap_or_default()
    }

    /// Judges what is left, and puts all of it together.
    pub fn finish(mut self) -> Review {
        while self.judge().is_some() {}
        let left = self.left();
        self.account.finish(left)
    }

    /// The dice are the same at each decision, so that what is said about one does not depend on the others.
    fn opinions(&self, at: &Standpoint<'_>) -> Vec<Opinion> {
        self.search.thorough_opinions(at, self.effort, &mut QuickChance::new(0))
    }

    /// What is thought about the answer that was given.
    fn verdict(&self, game: &Game, ply: &Ply) -> Option<Verdict> {
        let opinions = self.opinions(&Standpoint::of(game)?);
        let chosen = *opinions.iter().find(|opinion| opinion.action == ply.action)?;
        let better = opinions.iter().filter(|opinion| opinion.chance > chosen.chance);
        let best = better.max_by(|one, other| one.chance.total_cmp(&other.chance)).copied().unwrap_or(chosen);
        Some(Verdict { answers: opinions.len(), chosen, best })
    }
}
