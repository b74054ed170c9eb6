//! The notation of what is still to be done.

use std::fmt;

use onirim_core::{PremonitionSet, Step};

use super::words::WordReader;
use super::{Notation, NotationError, Snippet, Wanted};

impl Notation for Step {
    fn write_notation(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Step::Ask(question) => write!(f, "ask {}", question.notation()),
            Step::FollowDiscard(card) => write!(f, "follow-discard {}", card.notation()),
            Step::SettleNightmare => f.write_str("settle-nightmare"),
            Step::SettleHappyDream => f.write_str("settle-happy-dream"),
            Step::Heed(premonitions) => write!(f, "heed{}", Following(*premonitions)),
            Step::Foretell { left, revealed } => write!(f, "foretell {left}{}", Following(*revealed)),
            Step::Draw => f.write_str("draw"),
            Step::See { purpose, left } => write!(f, "see {} {left}", purpose.notation()),
            Step::Reveal(left) => write!(f, "reveal {left}"),
            Step::DrawNewHand(cause) => write!(f, "new-hand {}", cause.notation()),
        }
    }
}

/// Displays each Premonition after a blank, so that none leaves no blank behind.
struct Following(PremonitionSet);

impl fmt::Display for Following {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|premonition| write!(f, " {}", premonition.notation()))
    }
}

impl<'a, I: Iterator<Item = &'a str> + Clone> WordReader<I> {
    pub(super) fn step(&mut self) -> Result<Step, NotationError> {
        let verb = self.next(Wanted::Step)?;
        Ok(match verb.to_ascii_lowercase().as_str() {
            "ask" => Step::Ask(self.question()?),
            "follow-discard" => Step::FollowDiscard(self.card()?),
            "settle-nightmare" => Step::SettleNightmare,
            "settle-happy-dream" => Step::SettleHappyDream,
            "heed" => Step::Heed(self.premonitions()?),
            "foretell" => Step::Foretell { left: self.count()?, revealed: self.premonitions()? },
            "draw" => Step::Draw,
            "see" => Step::See { purpose: self.purpose()?, left: self.count()? },
            "reveal" => Step::Reveal(self.count()?),
            "new-hand" => Step::DrawNewHand(self.cause()?),
            _ => return Err(NotationError::Unknown { found: Snippet::new(verb), wanted: Wanted::Step }),
        })
    }
}
