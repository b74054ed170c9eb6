//! The rules, to look up by subject or by a word.

use onirim_text::{Subject, Text};

use crate::input::{Key, Target};
use crate::pages::{Page, moved};

/// The longest word that can be looked for.
const LONGEST_WORD: usize = 24;

/// Is a word looked for?
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Search {
    /// No: all subjects are listed.
    Off,
    /// It is being typed.
    Typing(String),
    /// The subjects that mention it are listed.
    Done(String),
}

impl Search {
    /// For these words, or for as many letters of them as fit.
    pub(crate) fn of(words: &str, longest: usize) -> Search {
        let words: String = words.chars().filter(|letter| !letter.is_control()).take(longest).collect();
        if words.trim().is_empty() { Search::Off } else { Search::Done(words) }
    }

    /// What was typed, letter by letter.
    pub fn typed(&self) -> &str {
        match self {
            Search::Off => "",
            Search::Typing(word) | Search::Done(word) => word,
        }
    }

    /// The word, if there is one.
    pub fn word(&self) -> Option<&str> {
        match self {
            Search::Off => None,
            Search::Typing(word) | Search::Done(word) => {
                Some(word).filter(|word| !word.trim().is_empty()).map(|word| word.trim())
            }
        }
    }
}

/// The rules, open at a subject.
#[derive(Clone, Debug)]
pub struct RulesPage {
    /// Those that are listed.
    pub subjects: Vec<Subject>,
    /// The one that is open.
    pub cursor: usize,
    /// Is a word looked for?
    pub search: Search,
}

impl RulesPage {
    pub(crate) fn new(subject: Subject) -> RulesPage {
        let mut page = RulesPage { subjects: Subject::ALL.to_vec(), cursor: 0, search: Search::Off };
        page.open(Some(subject));
        page
    }

    /// The subject that is open.
    pub fn subject(&self) -> Option<Subject> {
        self.subjects.get(self.cursor).copied()
    }

    /// Is a word being typed?
    pub(crate) fn is_typing(&self) -> bool {
        matches!(self.search, Search::Typing(_))
    }

    fn open(&mut self, subject: Option<Subject>) {
        self.cursor = self.subjects.iter().position(|&one| Some(one) == subject).unwrap_or(0);
    }

    pub(crate) fn input(&mut self, target: Target, text: &Text) -> Page {
        match (target, &mut self.search) {
            (Target::Item(place), _) => self.cursor = place,
            (Target::Hand(..), _) => {}
            (Target::Key(Key::Char(letter)), Search::Typing(word)) => {
                if word.chars().count() < LONGEST_WORD {
                    word.push(letter);
                }
                self.look_up(text);
            }
            (Target::Key(Key::Backspace), Search::Typing(word)) => {
                word.pop();
                self.look_up(text);
            }
            (Target::Key(Key::Enter), Search::Typing(word)) => {
                self.search = if word.trim().is_empty() { Search::Off } else { Search::Done(std::mem::take(word)) };
            }
            (Target::Key(Key::Escape | Key::Backspace), Search::Typing(_) | Search::Done(_)) => self.end_search(),
            (Target::Key(Key::Escape | Key::Char('q' | '?')), _) => return Page::Leave,
            (Target::Key(Key::Char('/')), _) => {
                self.search = Search::Typing(String::new());
                self.look_up(text);
            }
            (Target::Key(Key::Enter | Key::Right | Key::Char(' ')), _) => self.step(Key::Down),
            (Target::Key(Key::Left), _) => self.step(Key::Up),
            (Target::Key(key), _) => self.step(key),
        }
        Page::Stay
    }

    fn step(&mut self, key: Key) {
        self.cursor = moved(self.cursor, self.subjects.len(), key);
    }

    /// Lists what mentions the word, and opens what is most about it.
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

    /// Lists what mentions these words.
    pub(crate) fn look_for(&mut self, words: &str, text: &Text) {
        self.search = Search::of(words, LONGEST_WORD);
        self.look_up(text);
    }

    fn end_search(&mut self) {
        let open = self.subject();
        self.search = Search::Off;
        self.subjects = Subject::ALL.to_vec();
        self.open(open);
    }
}
