//! Chance with given outcomes: for records, tests and cards on a real table.

use core::fmt;

use super::{Chance, Outcome, Request};
use crate::cards::{Card, Cards, Color, Premonition, PremonitionSet};

/// Why a script could not answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ScriptError {
    /// The script is at its end; this is what it would have to say next.
    Missing(Request),
    /// The script's next word is not a possible answer.
    Impossible {
        /// What the script says.
        outcome: Outcome,
        /// What it was asked.
        request: Request,
    },
}

impl fmt::Display for ScriptError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ScriptError::Missing(request) => write!(f, "an outcome of chance is missing: {}", Wanted(request)),
            ScriptError::Impossible { outcome, request } => {
                write!(f, "{outcome:?} cannot happen here: {}", Wanted(request))
            }
        }
    }
}

impl core::error::Error for ScriptError {}

struct Wanted<'a>(&'a Request);

impl fmt::Display for Wanted<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            Request::Card(cards) => {
                write!(f, "the next card must be one of the {} unseen cards of the deck", cards.len())
            }
            Request::Goal(_) => write!(f, "the colour of the next Goal must come, each colour twice in all"),
            Request::Premonition(pile) => write!(f, "one of the {} face-down Premonitions must come", pile.len()),
        }
    }
}

/// Answers with the given outcomes, one after the other. After an action that was refused, begin again with a fresh one.
#[derive(Clone, Debug)]
pub struct Script<'a> {
    outcomes: &'a [Outcome],
    used: usize,
}

impl<'a> Script<'a> {
    /// A script with these outcomes.
    pub const fn new(outcomes: &'a [Outcome]) -> Script<'a> {
        Script { outcomes, used: 0 }
    }

    /// How many outcomes have been used.
    pub const fn used(&self) -> usize {
        self.used
    }

    /// The outcomes that have not been used.
    pub fn rest(&self) -> &'a [Outcome] {
        &self.outcomes[self.used..]
    }

    fn answer<T>(&mut self, request: Request, fits: impl Fn(Outcome) -> Option<T>) -> Result<T, ScriptError> {
        let outcome = *self.outcomes.get(self.used).ok_or(ScriptError::Missing(request))?;
        let answer = fits(outcome).ok_or(ScriptError::Impossible { outcome, request })?;
        self.used += 1;
        Ok(answer)
    }
}

impl Chance for Script<'_> {
    type Unknown = ScriptError;
    const MAY_NOT_KNOW: bool = true;

    fn card(&mut self, unseen: &Cards) -> Result<Card, ScriptError> {
        self.answer(Request::Card(*unseen), |outcome| match outcome {
            Outcome::Card(card) if unseen.contains(card) => Some(card),
            Outcome::Card(_) | Outcome::Goal(_) | Outcome::Premonition(_) => None,
        })
    }

    fn goal(&mut self, left: [u8; 4]) -> Result<Color, ScriptError> {
        self.answer(Request::Goal(left), |outcome| match outcome {
            Outcome::Goal(color) if left[color.index()] > 0 => Some(color),
            Outcome::Card(_) | Outcome::Goal(_) | Outcome::Premonition(_) => None,
        })
    }

    fn premonition(&mut self, pile: PremonitionSet) -> Result<Premonition, ScriptError> {
        self.answer(Request::Premonition(pile), |outcome| match outcome {
            Outcome::Premonition(premonition) if pile.contains(premonition) => Some(premonition),
            Outcome::Card(_) | Outcome::Goal(_) | Outcome::Premonition(_) => None,
        })
    }
}
