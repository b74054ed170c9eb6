//! Why a deal or an action was not carried out.

use onirim_core::{Action, Game, IllegalAction, Outcome, Refusal, Request, ScriptError};
use thiserror::Error;

use crate::fate::{Doubt, Fate};
use crate::notation::{Listed, Notation};

/// Why a deal or an action was not carried out. Nothing has changed. Each `place` counts the outcomes of the step
/// from 1.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[expect(missing_docs, reason = "each message says what is wrong")]
pub enum Refused {
    #[error("`{}` {}: {}", action.notation(), reason.notation(), instead(legal))]
    Illegal { action: Action, reason: IllegalAction, legal: Vec<Action> },
    #[error("outcome {place} is missing: {}", wanted(request))]
    NeedsOutcome { place: usize, request: Request },
    #[error("outcome {place} cannot be {}: {}", outcome.notation(), wanted(request))]
    ImpossibleOutcome { place: usize, outcome: Outcome, request: Request },
    #[error("{} too many, nothing more comes up here: take away {}", count(surplus), some_of(surplus))]
    SurplusOutcomes { surplus: Vec<Outcome> },
    #[error("outcome {place} is {}, but seed {seed} gives {}: correct it or, if the cards did come so, take the seed away",
        told.notation(), given.notation())]
    NotOfSeed { place: usize, seed: u64, told: Outcome, given: Outcome },
}

impl Refused {
    /// From the error of the chance of a step.
    pub(crate) fn doubted(doubt: Doubt, fate: &Fate<'_>, seed: Option<u64>) -> Refused {
        let place = fate.place();
        match doubt {
            Doubt::Script(ScriptError::Missing(request)) => Refused::NeedsOutcome { place, request },
            Doubt::Script(ScriptError::Impossible { outcome, request }) => {
                Refused::ImpossibleOutcome { place, outcome, request }
            }
            Doubt::Seed { told, given } => Refused::NotOfSeed { place, seed: seed.unwrap_or_default(), told, given },
        }
    }

    /// From the engine's refusal of an action.
    pub(crate) fn refusal(
        action: Action,
        refusal: Refusal<Doubt>,
        game: &Game,
        fate: &Fate<'_>,
        seed: Option<u64>,
    ) -> Refused {
        match refusal {
            Refusal::Illegal(reason) => {
                Refused::Illegal { action, reason, legal: game.legal_actions().iter().collect() }
            }
            Refusal::Unknown(doubt) => Refused::doubted(doubt, fate, seed),
        }
    }
}

/// How many outcomes a message lists at most.
const MOST_LISTED: usize = 12;

/// These outcomes in notation, or the first of them, so that messages stay short.
pub fn some_of(outcomes: &[Outcome]) -> String {
    let first = outcomes.get(..MOST_LISTED).unwrap_or(outcomes);
    let dots = if first.len() < outcomes.len() { " ..." } else { "" };
    format!("{}{dots}", Listed(first, " "))
}

fn instead(legal: &[Action]) -> String {
    if legal.is_empty() {
        "nothing may follow, take it away".to_owned()
    } else {
        format!("possible here: {}", Listed(legal, ", "))
    }
}

fn wanted(request: &Request) -> String {
    let what = match request {
        Request::Card(_) => "the next card of the deck",
        Request::Goal(_) => "the next Goal",
        Request::Premonition(_) => "the next Premonition",
    };
    format!("{what} must be one of {}", Listed(&request.outcomes().collect::<Vec<_>>(), " "))
}

fn count(surplus: &[Outcome]) -> String {
    match surplus.len() {
        1 => "1 outcome".to_owned(),
        more => format!("{more} outcomes"),
    }
}
