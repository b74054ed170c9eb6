//! Looking for a word on a page.

use crate::input::Key;

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

/// What became of a key.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Typed {
    /// Something else is looked for now.
    Anew,
    /// The word is complete; what is listed stays.
    Settled,
    /// It was not meant for the search.
    NotMeant,
}

impl Search {
    /// For these words, or for as many letters of them as fit.
    pub(crate) fn of(words: &str, longest: usize) -> Search {
        let words: String = words.chars().filter(|letter| !letter.is_control()).take(longest).collect();
        if words.trim().is_empty() { Search::Off } else { Search::Done(words) }
    }

    /// Is a word being typed? Then a letter is no command.
    pub(crate) fn is_typing(&self) -> bool {
        match self {
            Search::Typing(_) => true,
            Search::Off | Search::Done(_) => false,
        }
    }

    /// A key that types, ends or begins a word of at most so many letters.
    pub(crate) fn key(&mut self, key: Key, longest: usize) -> Typed {
        match (key, &mut *self) {
            (Key::Char(letter), Search::Typing(word)) => {
                if word.chars().count() < longest {
                    word.push(letter);
                }
            }
            (Key::Backspace, Search::Typing(word)) => {
                word.pop();
            }
            (Key::Enter, Search::Typing(word)) => {
                *self = if word.trim().is_empty() { Search::Off } else { Search::Done(std::mem::take(word)) };
                return Typed::Settled;
            }
            (Key::Escape, Search::Typing(_)) | (Key::Escape | Key::Backspace, Search::Done(_)) => *self = Search::Off,
            (Key::Char('/'), Search::Off | Search::Done(_)) => *self = Search::Typing(String::new()),
            (_, Search::Off | Search::Typing(_) | Search::Done(_)) => return Typed::NotMeant,
        }
        Typed::Anew
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
