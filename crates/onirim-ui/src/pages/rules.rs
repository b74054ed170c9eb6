//! The rules, by subject or by a search.

use onirim_text::{Subject, Text};

use crate::input::{Key, Target};
use crate::next::Next;
use crate::pages::{Search, Typed, moved};

/// The longest search text.
const LONGEST_WORD: usize = 24;

/// The rules, open at a subject.
#[derive(Clone, Debug)]
pub struct RulesPage {
    /// The listed subjects.
    pub subjects: Vec<Subject>,
    /// The open one.
    pub cursor: usize,
    /// The search.
    pub search: Search,
}

impl RulesPage {
    pub(crate) fn new(subject: Subject) -> RulesPage {
        let mut page = RulesPage { subjects: Subject::ALL.to_vec(), cursor: 0, search: Search::Off };
        page.open(Some(subject));
        page
    }

    /// The open subject.
    pub fn subject(&self) -> Option<Subject> {
        self.subjects.get(self.cursor).copied()
    }

    fn open(&mut self, subject: Option<Subject>) {
        self.cursor = self.subjects.iter().position(|&one| Some(one) == subject).unwrap_or(0);
    }

    pub(crate) fn input(&mut self, target: Target, text: &Text) -> Next {
        let key = match target {
            Target::Key(key) => key,
            Target::Item(place) => {
                self.cursor = place;
                return Next::Stay;
            }
            Target::Hand(..) => return Next::Stay,
        };
        match (self.search.key(key, LONGEST_WORD), key) {
            (Typed::Anew, _) => self.look_up(text),
            (Typed::Settled, _) => {}
            (Typed::NotMeant, Key::Escape | Key::Char('q')) => return Next::Back,
            (Typed::NotMeant, Key::Enter | Key::Right | Key::Char(' ')) => self.step(Key::Down),
            (Typed::NotMeant, Key::Left) => self.step(Key::Up),
            (Typed::NotMeant, key) => self.step(key),
        }
        Next::Stay
    }

    fn step(&mut self, key: Key) {
        self.cursor = moved(self.cursor, self.subjects.len(), key);
    }

    /// Lists the subjects that contain the search text, and opens the best match.
    fn look_up(&mut self, text: &Text) {
        let open = self.subject();
        match self.search.word() {
            Some(word) => {
                self.subjects = text.look_up(word);
                self.cursor = 0;
            }
            None => {
                self.subjects = Subject::ALL.to_vec();
                self.open(open);
            }
        }
    }

    /// Searches the rules.
    pub(crate) fn look_for(&mut self, words: &str, text: &Text) {
        self.search = Search::of(words, LONGEST_WORD);
        self.look_up(text);
    }
}
