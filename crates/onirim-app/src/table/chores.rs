//! Real cards: what hands have to do, until it is done.

use onirim_session::Chore;
use onirim_text::{Perspective, Text};

/// What hands have to do, in this order.
#[derive(Clone, Debug, Default)]
pub struct Chores {
    list: Vec<Chore>,
    /// From which table on.
    pub from: Origin,
}

/// From which table on.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Origin {
    /// From where hands are.
    #[default]
    Here,
    /// From the table that is shown: something was taken back or corrected.
    Shown,
}

impl Chores {
    pub(crate) fn new(list: Vec<Chore>, from: Origin) -> Chores {
        Chores { list, from }
    }

    /// Is there nothing to do?
    pub fn is_empty(&self) -> bool {
        self.list.is_empty()
    }

    /// Does the game wait until they are done? Nobody waits for a card to be put where it was drawn for.
    pub fn are_waited_for(&self) -> bool {
        !self.list.iter().all(Chore::is_natural)
    }

    /// They are done.
    pub(crate) fn done(&mut self) {
        *self = Chores::default();
    }

    /// As sentences.
    pub fn lines(&self, perspective: Perspective, text: &Text) -> Vec<String> {
        self.list.iter().map(|chore| text.chore(chore, perspective)).collect()
    }
}
