//! Why an action is illegal, in the words of the notation.

use std::fmt;

use onirim_core::IllegalAction;

use super::Notation;

/// A clause that can follow the action: ``does not answer the question `nightmare` ``.
impl Notation for IllegalAction {
    fn write_notation(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            IllegalAction::GameOver => f.write_str("comes after the end of the game"),
            IllegalAction::ChanceFirst => f.write_str("comes before chance has spoken"),
            IllegalAction::NotAsked { action: _, question } => {
                write!(f, "does not answer the question `{}`", question.notation())
            }
            IllegalAction::NotThere { action: _ } => f.write_str("names something that is not there"),
            IllegalAction::GoldenRule { last } => write!(f, "repeats the {last:?} at the end of the row (B4)"),
            IllegalAction::TouchingEdges => f.write_str("lets equal symbols of two Towers touch (T3, T6)"),
            IllegalAction::CannotCast => {
                f.write_str("cannot be cast: too few discarded cards, or nothing to cast it on (K5 to K8)")
            }
        }
    }
}
