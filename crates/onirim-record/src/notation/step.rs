//! The notation of what is still to be done. It is written only: steps follow from the game.

use std::fmt;

use onirim_core::{PremonitionSet, Step};

use super::Notation;

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
