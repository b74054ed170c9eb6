//! Swapping two Goals (K7): one is picked, then the other.

use onirim_core::{Action, Question, Slot, View};

use crate::asks::as_digit;
use crate::input::Key;

/// The choice of two Goals.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GoalSwap {
    /// The Goal under the cursor.
    pub cursor: usize,
    /// The first Goal, once it is picked.
    pub picked: Option<usize>,
    goals: usize,
}

/// The result of a key.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Swapped {
    /// The key has no meaning here.
    Ignored,
    /// The cursor or the pick changed.
    Moved,
    /// Both are picked.
    Sent(Action),
}

impl GoalSwap {
    /// The swap for a question; `None` if the question is another one.
    pub(crate) fn asked(view: &View) -> Option<GoalSwap> {
        (view.decision?.question == Question::SwapGoals).then(|| GoalSwap {
            cursor: 0,
            picked: None,
            goals: view.setup.goals(),
        })
    }

    #[expect(clippy::wildcard_enum_match_arm, reason = "other keys do nothing")]
    pub(crate) fn key(&mut self, key: Key) -> Swapped {
        match key {
            Key::Left => self.cursor = self.cursor.saturating_sub(1),
            Key::Right => self.cursor = (self.cursor + 1).min(self.goals - 1),
            Key::Home => self.cursor = 0,
            Key::End => self.cursor = self.goals - 1,
            Key::Enter | Key::Char(' ') => return self.pick(self.cursor),
            Key::Char(letter) => {
                let number = as_digit(letter).to_digit(10).and_then(|digit| (digit as usize).checked_sub(1));
                return number.map_or(Swapped::Ignored, |place| self.pick(place));
            }
            _ => return Swapped::Ignored,
        }
        Swapped::Moved
    }

    /// Picks a Goal. Picking the first one again releases it.
    pub(crate) fn pick(&mut self, place: usize) -> Swapped {
        if place >= self.goals {
            return Swapped::Ignored;
        }
        self.cursor = place;
        match self.picked {
            None => self.picked = Some(place),
            Some(first) if first == place => self.picked = None,
            Some(first) => {
                if let (Some(left), Some(right)) = (Slot::new(first.min(place)), Slot::new(first.max(place))) {
                    return Swapped::Sent(Action::SwapGoals { left, right });
                }
            }
        }
        Swapped::Moved
    }
}
