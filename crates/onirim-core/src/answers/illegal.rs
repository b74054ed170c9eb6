//! Why an action was refused.

use core::fmt;

use crate::answers::{Action, Question};
use crate::cards::Symbol;

/// An action that the rules do not allow now. The game is as it was.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum IllegalAction {
    /// The game is over: nothing is asked any more.
    GameOver,
    /// The game waits for chance, and asks nothing. This happens only on the table of an [`Afterstate`](crate::Afterstate).
    ChanceFirst,
    /// The action answers another question than the one that is asked.
    NotAsked {
        /// What was tried.
        action: Action,
        /// What is asked.
        question: Question,
    },
    /// The card, Tower, Door, Goal or Premonition that it names is not where it would have to be.
    NotThere {
        /// What was tried.
        action: Action,
    },
    /// A played card's symbol must differ from that of the last card in the row (B4).
    GoldenRule {
        /// The symbol of the last card in the row.
        last: Symbol,
    },
    /// Touching edges of Towers may share no symbol (T3, T6).
    TouchingEdges,
    /// There is no Book, the discard pile is too small, there is nothing to cast the spell on, or something else must be finished first (K5 to K8, R3).
    CannotCast,
}

impl fmt::Display for IllegalAction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            IllegalAction::GameOver => write!(f, "the game is over; start a new one"),
            IllegalAction::ChanceFirst => {
                write!(f, "nobody is asked before chance has spoken; continue the afterstate")
            }
            IllegalAction::NotAsked { action, question } => {
                write!(f, "{action:?} does not answer the question {question:?}; choose one of the legal actions")
            }
            IllegalAction::NotThere { action } => {
                write!(f, "{action:?} names something that is not there; choose one of the legal actions")
            }
            IllegalAction::GoldenRule { last } => {
                write!(f, "the last card in the row shows a {last:?} too; play another symbol, or discard (B4)")
            }
            IllegalAction::TouchingEdges => {
                write!(f, "touching edges of Towers would share a symbol; choose another Tower or another end (T3, T6)")
            }
            IllegalAction::CannotCast => {
                write!(
                    f,
                    "this spell cannot be cast now: too few discarded cards, nothing to cast it on, or something to finish first (K5 to K8)"
                )
            }
        }
    }
}

impl core::error::Error for IllegalAction {}

/// Why [`Game::apply`](crate::Game::apply) did nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refusal<U> {
    /// The action is against the rules.
    Illegal(IllegalAction),
    /// Chance does not know how to go on.
    Unknown(U),
}

impl<U> From<IllegalAction> for Refusal<U> {
    fn from(illegal: IllegalAction) -> Refusal<U> {
        Refusal::Illegal(illegal)
    }
}

impl<U: fmt::Display> fmt::Display for Refusal<U> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Refusal::Illegal(illegal) => illegal.fmt(f),
            Refusal::Unknown(unknown) => unknown.fmt(f),
        }
    }
}

impl<U: core::error::Error + 'static> core::error::Error for Refusal<U> {
    fn source(&self) -> Option<&(dyn core::error::Error + 'static)> {
        match self {
            Refusal::Illegal(illegal) => illegal.source(),
            Refusal::Unknown(unknown) => unknown.source(),
        }
    }
}
