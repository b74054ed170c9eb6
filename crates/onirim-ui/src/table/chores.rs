//! Real cards: what the players must do with their hands.

use onirim_session::{Chore, Guidance};
use onirim_text::{Args, Perspective, Text};

/// The chores, in this order.
#[derive(Clone, Debug, Default)]
pub struct Chores {
    list: Vec<Chore>,
    /// Whether each list of chores is confirmed.
    pub(crate) guidance: Guidance,
}

impl Chores {
    pub(crate) fn new(list: Vec<Chore>, guidance: Guidance) -> Chores {
        Chores { list, guidance }
    }

    /// Whether there is nothing to do.
    pub fn is_empty(&self) -> bool {
        self.list.is_empty()
    }

    /// Whether they must be confirmed before the game goes on.
    pub fn are_waited_for(&self) -> bool {
        self.guidance.waits_for(&self.list)
    }

    /// Whether a brief guide would not wait for them.
    pub fn can_be_brief(&self) -> bool {
        self.guidance == Guidance::StepByStep && self.are_waited_for()
    }

    /// Marks them as done.
    pub(crate) fn done(&mut self) {
        self.list.clear();
    }

    /// As sentences.
    pub fn lines(&self, perspective: Perspective, text: &Text) -> Vec<String> {
        self.list.iter().map(|chore| text.chore(chore, perspective)).collect()
    }

    /// As one line beside the question; `None` if there is nothing to do.
    pub fn line(&self, perspective: Perspective, text: &Text) -> Option<String> {
        let lines = self.lines(perspective, text);
        let told = match &lines[..] {
            [] => return None,
            [only] => only.clone(),
            [..] => (1..).zip(&lines).map(|(number, line)| format!("{number}. {line}")).collect::<Vec<_>>().join(" "),
        };
        Some(text.get_with("plain-chore", &Args::new().text("chore", told)))
    }
}
