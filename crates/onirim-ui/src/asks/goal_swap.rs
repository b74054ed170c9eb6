//! Two Goals change places: one is picked up and put where the other lies (K7).

use onirim_core::{Action, GOALS, Question, Slot, View};

use crate::asks::as_digit;
use crate::input::Key;

/// The two Goals that are to change places.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GoalSwap {
    /// The Goal that the cursor is on.
    pub cursor: usize,
    /// The first one, once it is picked.
    pub picked: Option<usize>,
}

/// What became of a key.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Swapped {
    /// Nothing was meant here.
    Ignored,
    /// Something changed.
    Moved,
    /// Both are picked: this is the answer.
    Sent(Action),
}

impl GoalSwap {
    /// The swap that a question asks for; `None` if it asks for something else.
    pub(crate) fn asked(view: &View) -> Option<GoalSwap> {
        (view.decision?.question == Question::SwapGoals).then_some(GoalSwap { cursor: 0, picked: None })
    }

    pub(crate) fn key(&mut self, key: Key) -> Swapped {
        match key {
            Key::Left => self.cursor = self.cursor.saturating_sub(1),
            Key::Right => self.cursor = (self.cursor + 1).min(GOALS - 1),
            Key::Home => self.cursor = 0,
            Key::End => self.cursor = GOALS - 1,
            Key::Enter | Key::Char(' ') => return self.pick(self.cursor),
            Key::Char(letter) => {
                let number = as_digit(letter).to_digit(10).and_then(|digit| (digit as usize).checked_sub(1));
                return number.map_or(Swapped::Ignored, |place| self.pick(place));
            }
            Key::Up
            | Key::Down
            | Key::Escape
            | Key::MoveLeft
            | Key::MoveRight
            | Key::PageUp
            | Key::PageDown
            | Key::Backspace
            | Key::Redo
            | Key::Interrupt => return Swapped::Ignored,
        }
        Swapped::Moved
    }

    /// Picks a Goal; picking the same one again lets it go.
    pub(crate) fn pick(&mut self, place: usize) -> Swapped {
        if place >= GOALS {
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
