//! A player for tests with an opinion about every table.

use onirim_ai::{Player, Standpoint};
use onirim_core::{Action, Question};

/// Judges by the question alone: a poor appraiser.
#[derive(Default)]
pub(crate) struct Moody {
    mood: f64,
}

impl Player for Moody {
    fn choose(&mut self, at: &Standpoint<'_>) -> Action {
        let doors: u8 = at.view().doors.into_iter().flatten().sum();
        let fear = if at.decision().question == Question::Nightmare { 0.3 } else { 0.0 };
        self.mood = 0.4 + f64::from(doors) / 16.0 - fear;
        at.actions().get(0).unwrap_or(Action::Draw)
    }

    fn hope(&self) -> Option<f64> {
        Some(self.mood)
    }

    fn begin(&mut self, _: u64) {}
}
