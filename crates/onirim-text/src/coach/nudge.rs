//! Nudges: hints where to look, without the answer.

use onirim_coach::advice::{Advice, Reason};

use crate::text::Text;

impl Text {
    /// A question that points to what matters, without a card or an action.
    pub fn nudge(&self, advice: &Advice) -> String {
        self.get(match advice.reason {
            Reason::OnlyChoice => "coach-nudge-only",
            Reason::Lost => "coach-nudge-lost",
            Reason::AvoidsLoss { .. } => "coach-nudge-danger",
            Reason::Wins | Reason::TakesDoor { .. } | Reason::OpensDoor { .. } => "coach-nudge-door",
            Reason::EarnsDoor { .. }
            | Reason::ThirdInHand { .. }
            | Reason::SecondOfRun { .. }
            | Reason::KeepsRun { .. }
            | Reason::FitsRun { .. } => "coach-nudge-row",
            // A run that begins is not about the row, which may be empty.
            Reason::RunInHand { .. } | Reason::CanFollow => "coach-nudge-symbols",
            Reason::Unneeded { .. }
            | Reason::AnotherInHand { .. }
            | Reason::ManyLeft { .. }
            | Reason::DoorNotWanted { .. } => "coach-nudge-colors",
            Reason::KeepsKey { .. } | Reason::TakesKey { .. } | Reason::NoKeyLost | Reason::DoorWithKey { .. } => {
                "coach-nudge-keys"
            }
            Reason::Prophecy { .. } | Reason::FreeLook { .. } => "coach-nudge-see",
            Reason::CostsOneCard | Reason::KeepsHand | Reason::SafeDraws | Reason::Punishes => "coach-nudge-price",
            Reason::RemovesNightmare | Reason::NightmareLater => "coach-nudge-order",
            Reason::KeepsOrder => "coach-nudge-known",
            Reason::GoalFirst { .. } => "coach-nudge-goals",
            Reason::LetsSleep { .. } | Reason::Dispels { .. } => "coach-nudge-premonitions",
            Reason::CompletesRampart => "coach-nudge-towers",
            Reason::KeepsPile { .. } => "coach-nudge-pile",
            Reason::LooksAhead => "coach-nudge-ahead",
        })
    }
}
