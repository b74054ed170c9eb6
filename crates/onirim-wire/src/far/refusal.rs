//! Why a request was refused, as data: each screen shows it in its own language.

use onirim_core::{Action, IllegalAction, Question, Symbol};
use onirim_record::Refused;
use onirim_session::{NoHelp, NoUndo, Reason};
use serde::{Deserialize, Serialize};

use crate::noted;

/// Why a request of a seat was refused.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Refusal {
    /// The action breaks a rule. The view has the legal actions.
    Illegal {
        /// The action.
        #[serde(with = "noted")]
        action: Action,
        /// The rule.
        rule: Rule,
    },
    /// Another player is asked.
    NotAsked,
    /// The game has gone on, or back, since the request was made.
    Stale,
    /// Nothing can be taken back.
    NoUndo(NoUndo),
    /// Nothing was taken back.
    NothingToRedo,
    /// No advice is given.
    NoHelp(NoHelp),
    /// It cannot be done in this game, or not any more.
    NotHere,
}

/// The rule that an action breaks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "they are those of `IllegalAction`")]
pub enum Rule {
    GameOver,
    ChanceFirst,
    NotAsked(#[serde(with = "noted")] Question),
    NotThere,
    GoldenRule(#[serde(with = "SymbolWord")] Symbol),
    TouchingEdges,
    CannotCast,
}

/// The word of a symbol.
#[derive(Serialize, Deserialize)]
#[serde(remote = "Symbol", rename_all = "lowercase")]
enum SymbolWord {
    Sun,
    Moon,
    Key,
}

impl Refusal {
    /// The refusal for a reason. A request for an outcome is left out, since it would reveal cards of the partner.
    pub fn of(reason: &Reason) -> Refusal {
        match *reason {
            Reason::Illegal(Refused::Illegal { action, reason, legal: _ }) => {
                Refusal::Illegal { action, rule: Rule::from(reason) }
            }
            Reason::NotAsked => Refusal::NotAsked,
            Reason::Stale => Refusal::Stale,
            Reason::NoUndo(why) => Refusal::NoUndo(why),
            Reason::NothingToRedo => Refusal::NothingToRedo,
            Reason::NoHelp(why) => Refusal::NoHelp(why),
            Reason::Illegal(
                Refused::NeedsOutcome { .. }
                | Refused::ImpossibleOutcome { .. }
                | Refused::SurplusOutcomes { .. }
                | Refused::NotOfSeed { .. },
            )
            | Reason::NotKept(_)
            | Reason::NoThought(_)
            | Reason::NotHere
            | Reason::Busy => Refusal::NotHere,
        }
    }

    /// The reason for a screen which lists these actions.
    pub fn reason(self, legal: &[Action]) -> Reason {
        match self {
            Refusal::Illegal { action, rule } => {
                let reason = match rule {
                    Rule::GameOver => IllegalAction::GameOver,
                    Rule::ChanceFirst => IllegalAction::ChanceFirst,
                    Rule::NotAsked(question) => IllegalAction::NotAsked { action, question },
                    Rule::NotThere => IllegalAction::NotThere { action },
                    Rule::GoldenRule(last) => IllegalAction::GoldenRule { last },
                    Rule::TouchingEdges => IllegalAction::TouchingEdges,
                    Rule::CannotCast => IllegalAction::CannotCast,
                };
                Reason::Illegal(Refused::Illegal { action, reason, legal: legal.to_vec() })
            }
            Refusal::NotAsked => Reason::NotAsked,
            Refusal::Stale => Reason::Stale,
            Refusal::NoUndo(why) => Reason::NoUndo(why),
            Refusal::NothingToRedo => Reason::NothingToRedo,
            Refusal::NoHelp(why) => Reason::NoHelp(why),
            Refusal::NotHere => Reason::NotHere,
        }
    }
}

impl From<IllegalAction> for Rule {
    fn from(reason: IllegalAction) -> Rule {
        match reason {
            IllegalAction::GameOver => Rule::GameOver,
            IllegalAction::ChanceFirst => Rule::ChanceFirst,
            IllegalAction::NotAsked { action: _, question } => Rule::NotAsked(question),
            IllegalAction::NotThere { action: _ } => Rule::NotThere,
            IllegalAction::GoldenRule { last } => Rule::GoldenRule(last),
            IllegalAction::TouchingEdges => Rule::TouchingEdges,
            IllegalAction::CannotCast => Rule::CannotCast,
        }
    }
}
