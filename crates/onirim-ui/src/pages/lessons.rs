//! The list of lessons.

use std::collections::BTreeSet;

use onirim_session::Lesson;

use crate::asks::as_digit;
use crate::input::{Key, Target};
use crate::next::{Destination, Next};
use crate::pages::moved;

/// The lessons, with the cursor on the first unfinished one.
#[derive(Clone, Debug)]
pub struct LessonsPage {
    /// The finished lessons.
    pub learned: BTreeSet<Lesson>,
    /// The line of the cursor.
    pub cursor: usize,
}

impl LessonsPage {
    pub(crate) fn new(learned: BTreeSet<Lesson>) -> LessonsPage {
        let cursor = Lesson::ALL.iter().position(|lesson| !learned.contains(lesson)).unwrap_or(0);
        LessonsPage { learned, cursor }
    }

    /// The lesson under the cursor.
    pub fn lesson(&self) -> Lesson {
        Lesson::ALL.get(self.cursor).copied().unwrap_or(Lesson::First)
    }

    pub(crate) fn input(&mut self, target: Target) -> Next {
        let begin =
            |place: usize| Lesson::ALL.get(place).map_or(Next::Stay, |&lesson| Next::Open(Destination::Lesson(lesson)));
        match target {
            Target::Item(place) => begin(place),
            Target::Key(Key::Enter) => begin(self.cursor),
            Target::Key(Key::Escape | Key::Char('q')) => Next::Back,
            Target::Key(Key::Char(letter)) => {
                let digit = as_digit(letter).to_digit(10).and_then(|digit| usize::try_from(digit).ok());
                digit.and_then(|digit| digit.checked_sub(1)).map_or(Next::Stay, begin)
            }
            Target::Key(key) => {
                self.cursor = moved(self.cursor, Lesson::ALL.len(), key);
                Next::Stay
            }
            Target::Hand(..) => Next::Stay,
        }
    }
}
