//! The rules, to look up by subject.

use onirim_text::Subject;

use crate::input::{Key, Target};
use crate::menu::{Page, moved};

/// The rules, open at a subject.
#[derive(Clone, Debug)]
pub(crate) struct RulesPage {
    pub(crate) cursor: usize,
}

impl RulesPage {
    pub(crate) fn new(subject: Subject) -> RulesPage {
        RulesPage { cursor: Subject::ALL.iter().position(|&one| one == subject).unwrap_or(0) }
    }

    pub(crate) fn subject(&self) -> Subject {
        Subject::ALL[self.cursor.min(Subject::ALL.len() - 1)]
    }

    pub(crate) fn input(&mut self, target: Target) -> Page {
        match target {
            Target::Key(Key::Escape | Key::Char('q' | '?')) => return Page::Leave,
            Target::Key(Key::Enter | Key::Right | Key::Char(' ')) => {
                self.cursor = moved(self.cursor, Subject::ALL.len(), Key::Down);
            }
            Target::Key(Key::Left) => self.cursor = moved(self.cursor, Subject::ALL.len(), Key::Up),
            Target::Key(key) => self.cursor = moved(self.cursor, Subject::ALL.len(), key),
            Target::Item(place) => self.cursor = place,
            Target::Hand(..) => {}
        }
        Page::Stay
    }
}
