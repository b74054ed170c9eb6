//! What to do, and why.
//!
//! ```
//! use onirim_coach::advice::Advice;
//! use onirim_core::{Game, QuickChance, Seat, Setup};
//!
//! let game = Game::new(Setup::SOLO, &mut QuickChance::new(7), &mut ())?;
//! let advice = Advice::of(&game.view(Seat::One)).expect("the game has just begun, and this seat is asked");
//! println!("{:?}, because {:?}", advice.best().action, advice.reason);
//! # Ok::<(), std::convert::Infallible>(())
//! ```

pub(crate) mod counsel;
mod facts;
mod hint;
mod next_card;
mod plan;
pub(crate) mod reason;

use onirim_ai::Standpoint;
use onirim_ai::evaluator::Evaluator;
use onirim_ai::search::{Effort, Search};
use onirim_core::{Action, Game, QuickChance, Seat, View};
use thiserror::Error;

pub use counsel::{Counsel, Verdict};
pub use hint::Hint;
pub use next_card::{NextCard, Odds};
pub use onirim_ai::search::Method;
pub use plan::plan;
pub use reason::{KeyUse, Reason};

/// What is hidden is imagined with these dice, always the same: the same position gets the same advice.
pub(crate) const DICE: u64 = 0x0A1D;

/// What a seat is advised to answer, as far as that seat can know.
#[derive(Clone, Debug, PartialEq)]
pub struct Advice {
    /// All that the seat knows, with the question.
    pub view: View,
    /// Every answer, the best first. There is at least one.
    counsels: Vec<Counsel>,
    /// Why the first of them.
    pub reason: Reason,
    /// What may come up next after the best answer, if it is followed by a draw.
    pub next_card: Option<NextCard>,
}

/// Why there is no advice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum NoAdvice {
    /// The game is over.
    #[error("the game is over: there is nothing left to advise on")]
    Over,
    /// This game has no such seat.
    #[error("nobody sits at this seat: one player alone is p1")]
    NobodyThere,
    /// It is not this seat that is asked: what the other one could do tells what the other one holds. Nor does a view of no game ask anything.
    #[error("this seat is not asked: advice is for the one who is")]
    NotAsked,
    /// The weights for this set-up are not part of the program, and were not supplied.
    #[error("nothing is known about this set-up yet: load its weights first")]
    NotLearned,
}

impl Advice {
    /// For the seat whose view this is, if it is asked.
    pub fn of(view: &View) -> Result<Advice, NoAdvice> {
        Advice::with(view, Effort::USUAL)
    }

    /// The same, with so much thought.
    pub fn with(view: &View, effort: Effort) -> Result<Advice, NoAdvice> {
        let (game, evaluator) = imagined(view)?;
        let at = Standpoint::of(&game).ok_or(NoAdvice::Over)?;
        let opinions = Search::new(evaluator).thorough_opinions(&at, effort, &mut QuickChance::new(DICE));
        let counsels = counsel::ranked(opinions);
        let actions: Vec<Action> = counsels.iter().map(|counsel| counsel.action).collect();
        let best = *actions.first().ok_or(NoAdvice::Over)?;
        Ok(Advice {
            view: *view,
            reason: reason::of(&at, view, &actions),
            next_card: next_card::after(best, &game, view.seat),
            counsels,
        })
    }

    /// For this seat of a game.
    pub fn on(game: &Game, seat: Seat) -> Result<Advice, NoAdvice> {
        Advice::of(&game.view(seat))
    }

    /// The seat that gets the advice.
    pub fn seat(&self) -> Seat {
        self.view.seat
    }

    /// The best answer.
    pub fn best(&self) -> &Counsel {
        &self.counsels[0]
    }

    /// Every answer, the best first.
    pub fn counsels(&self) -> &[Counsel] {
        &self.counsels
    }

    /// The answers that may be just as good as the best one.
    pub fn too_close(&self) -> impl Iterator<Item = &Counsel> {
        self.counsels.iter().filter(|counsel| counsel.verdict == Verdict::TooClose)
    }
}

/// A game that has this view, and what judges it. The seat whose view it is must be asked.
pub(crate) fn imagined(view: &View) -> Result<(Game, &'static Evaluator), NoAdvice> {
    if !view.setup.seats().contains(&view.seat) {
        return Err(NoAdvice::NobodyThere);
    }
    if view.decision.ok_or(NoAdvice::Over)?.seat != view.seat {
        return Err(NoAdvice::NotAsked);
    }
    let evaluator = Evaluator::known(view.setup).ok_or(NoAdvice::NotLearned)?;
    let game = Game::imagined(view, &mut QuickChance::new(DICE)).map_err(|_| NoAdvice::NotAsked)?;
    Ok((game, evaluator))
}
