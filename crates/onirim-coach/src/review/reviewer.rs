//! Looks at a game again, one decision at a time.

use std::collections::VecDeque;

use onirim_ai::Standpoint;
use onirim_ai::evaluator::Evaluator;
use onirim_ai::search::{Effort, Opinion, Search};
use onirim_core::{Ending, Event, Game, QuickChance, Script, Seat, Setup};
use onirim_record::{Playthrough, Ply};

use crate::review::moment::{Moment, Then};
use crate::review::share::Share;
use crate::review::{Outcome, Review};

/// Why a game is not looked at again.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, thiserror::Error)]
pub enum NoReview {
    /// It goes on. To judge it would be advice to its players, and might tell one of them what the other hides.
    #[error("the game is not over: only games that are over are reviewed")]
    GoesOn,
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
/// use onirim_ai::search::Effort;
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
    setup: Setup,
    /// The game as it stands at the next decision.
    game: Option<Game>,
    plies: VecDeque<Ply>,
    turn: usize,
    moments: Vec<Moment>,
    last: Last,
}

/// What comes behind the last ply.
#[derive(Clone, Copy, Debug)]
enum Last {
    TheEnd,
    /// The players left.
    GivenUp,
}

impl Reviewer {
    /// Of a game that is over.
    pub fn of(playthrough: &Playthrough, effort: Effort) -> Result<Reviewer, NoReview> {
        match playthrough.game().ending() {
            Some(_) => Ok(Reviewer::new(playthrough, effort, Last::TheEnd)),
            None => Err(NoReview::GoesOn),
        }
    }

    /// Of a game that its players gave up. Nobody may play it on: that is for the caller to know.
    pub fn of_given_up(playthrough: &Playthrough, effort: Effort) -> Reviewer {
        let last = if playthrough.game().ending().is_some() { Last::TheEnd } else { Last::GivenUp };
        Reviewer::new(playthrough, effort, last)
    }

    fn new(playthrough: &Playthrough, effort: Effort, last: Last) -> Reviewer {
        let record = playthrough.record();
        let mut events = Vec::new();
        // A playthrough has been played before, so it is not refused now.
        let game = Game::new(record.setup, &mut Script::new(&record.deal), &mut events).ok();
        Reviewer {
            search: Search::new(Evaluator::shipped(record.setup)),
            effort,
            setup: record.setup,
            game,
            plies: record.plies.iter().cloned().collect(),
            turn: turns_in(&events),
            moments: Vec::new(),
            last,
        }
    }

    /// How far it has come.
    pub fn progress(&self) -> Progress {
        Progress { done: self.moments.len(), of: self.moments.len() + self.plies.len() }
    }

    /// Judges the next decision; `None` if there is none left.
    pub fn step(&mut self) -> Option<Progress> {
        let ply = self.plies.pop_front()?;
        match self.game.and_then(|game| self.judge(&game, &ply)) {
            Some((moment, next)) => {
                self.turn += turns_in(&moment.events);
                self.moments.push(moment);
                self.game = Some(next);
            }
            None => self.plies.clear(),
        }
        Some(self.progress())
    }

    /// Judges what is left, and puts all of it together.
    pub fn finish(mut self) -> Review {
        while self.step().is_some() {}
        let outcome = self.game.as_ref().map_or(Outcome::Lost, |game| self.outcome(game));
        let mut review = Review { setup: self.setup, outcome, moments: self.moments };
        // What follows a decision is known only when the next one has been judged.
        let chances: Vec<Share> = review.chances().skip(1).collect();
        let seats: Vec<Option<Seat>> =
            review.moments.iter().skip(1).map(|next| Some(next.seat())).chain([None]).collect();
        for ((moment, next), asked) in review.moments.iter_mut().zip(chances).zip(seats) {
            moment.next = next;
            if asked == Some(moment.seat()) {
                moment.give_credit();
            }
        }
        review
    }

    fn outcome(&self, game: &Game) -> Outcome {
        match (game.ending(), self.last) {
            (Some(Ending::Victory), _) => Outcome::Won,
            (Some(Ending::Defeat(_)), _) | (None, Last::TheEnd) => Outcome::Lost,
            (None, Last::GivenUp) => {
                let opinions = Standpoint::of(game).map(|at| self.opinions(&at)).unwrap_or_default();
                Outcome::GivenUp(opinions.iter().map(|opinion| Share::of(opinion.chance)).max().unwrap_or_default())
            }
        }
    }

    /// The dice are the same at each decision, so that what is said about one does not depend on the others.
    fn opinions(&self, at: &Standpoint<'_>) -> Vec<Opinion> {
        self.search.thorough_opinions(at, self.effort, &mut QuickChance::new(0))
    }

    /// The decision that this ply answered, and the game after it.
    fn judge(&self, game: &Game, ply: &Ply) -> Option<(Moment, Game)> {
        let at = Standpoint::of(game)?;
        let opinions = self.opinions(&at);
        let chosen = *opinions.iter().find(|opinion| opinion.action == ply.action)?;
        let better = opinions.iter().filter(|opinion| opinion.chance > chosen.chance);
        let best = better.max_by(|one, other| one.chance.total_cmp(&other.chance)).copied().unwrap_or(chosen);
        let chance_spoke = game.after_listed(ply.action).settled().is_none();
        let (mut next, mut events) = (*game, Vec::new());
        next.apply(ply.action, &mut Script::new(&ply.outcomes), &mut events).ok()?;
        let moment = Moment {
            ply: self.moments.len() + 1,
            turn: self.turn,
            decision: at.decision(),
            view: at.view(),
            answers: opinions.len(),
            chosen,
            worth: Share::of(chosen.chance),
            best,
            then: if chance_spoke { Then::ChanceSpoke } else { Then::NothingCame },
            next: Share::NOTHING,
            events,
        };
        Some((moment, next))
    }
}

fn turns_in(events: &[Event]) -> usize {
    events.iter().filter(|event| matches!(event, Event::TurnBegan { .. })).count()
}
