//! The notation of questions. It is written only: a question follows from the game.

use std::fmt;

use onirim_core::{Decision, Question};

use super::Notation;

impl Notation for Question {
    fn write_notation(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Question::Draft => f.write_str("draft"),
            Question::Turn => f.write_str("turn"),
            Question::EarnedDoor { color } => write!(f, "earned-door {}", color.notation()),
            Question::Swap => f.write_str("swap"),
            Question::LookAhead { cards } => write!(f, "look-ahead {cards}"),
            Question::Prophecy => f.write_str("prophecy"),
            Question::Arrange { end } => write!(f, "arrange {}", end.notation()),
            Question::BeforeDraw => f.write_str("before-draw"),
            Question::DrawnDoor { color } => write!(f, "drawn-door {}", color.notation()),
            Question::Nightmare => f.write_str("nightmare"),
            Question::Ruin => f.write_str("ruin"),
            Question::Payment { spell, owed } => write!(f, "payment {} {owed}", spell.notation()),
            Question::Raise => f.write_str("raise"),
            Question::SwapGoals => f.write_str("swap-goals"),
            Question::ReopenGoal { color } => write!(f, "reopen-goal {}", color.notation()),
            Question::Premonitions => f.write_str("premonitions"),
            Question::LoseDoor { premonition } => write!(f, "lose-door {}", premonition.notation()),
            Question::DropKey { left } => write!(f, "drop-key {left}"),
            Question::HappyDream => f.write_str("happy-dream"),
            Question::Sift => f.write_str("sift"),
            Question::Fetch => f.write_str("fetch"),
        }
    }
}

/// Who is asked, then what: `p1 turn`.
impl Notation for Decision {
    fn write_notation(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.seat.notation(), self.question.notation())
    }
}
