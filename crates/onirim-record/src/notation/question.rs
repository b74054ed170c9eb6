//! The notation of questions.

use std::fmt;

use onirim_core::{Decision, Question};

use super::words::WordReader;
use super::{Notation, NotationError, Snippet, Wanted};

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

/// The seat that is asked, then the question: `p1 turn`.
impl Notation for Decision {
    fn write_notation(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.seat.notation(), self.question.notation())
    }
}

impl<'a, I: Iterator<Item = &'a str> + Clone> WordReader<I> {
    pub(super) fn decision(&mut self) -> Result<Decision, NotationError> {
        Ok(Decision { seat: self.seat()?, question: self.question()? })
    }

    pub(super) fn question(&mut self) -> Result<Question, NotationError> {
        let word = self.next(Wanted::Question)?;
        Ok(match word.to_ascii_lowercase().as_str() {
            "draft" => Question::Draft,
            "turn" => Question::Turn,
            "earned-door" => Question::EarnedDoor { color: self.color()? },
            "swap" => Question::Swap,
            "look-ahead" => Question::LookAhead { cards: self.count()? },
            "prophecy" => Question::Prophecy,
            "arrange" => Question::Arrange { end: self.deck_end()? },
            "before-draw" => Question::BeforeDraw,
            "drawn-door" => Question::DrawnDoor { color: self.color()? },
            "nightmare" => Question::Nightmare,
            "ruin" => Question::Ruin,
            "payment" => Question::Payment { spell: self.spell()?, owed: self.count()? },
            "raise" => Question::Raise,
            "swap-goals" => Question::SwapGoals,
            "reopen-goal" => Question::ReopenGoal { color: self.color()? },
            "premonitions" => Question::Premonitions,
            "lose-door" => Question::LoseDoor { premonition: self.premonition()? },
            "drop-key" => Question::DropKey { left: self.count()? },
            "happy-dream" => Question::HappyDream,
            "sift" => Question::Sift,
            "fetch" => Question::Fetch,
            _ => return Err(NotationError::Unknown { found: Snippet::new(word), wanted: Wanted::Question }),
        })
    }
}
