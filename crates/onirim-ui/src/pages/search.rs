//! The search field of a page.

use crate::input::Key;

/// A search.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Search {
    /// None: everything is listed.
    #[default]
    Off,
    /// The text is being typed.
    Typing(String),
    /// The text is complete, and matches are listed.
    Done(String),
}

/// The result of a key.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Typed {
    /// The search text changed.
    Anew,
    /// The search text is complete; the list stays.
    Settled,
    /// The key was not for the search.
    NotMeant,
}

impl Search {
    /// A search for these words, cut to the longest length.
    pub(crate) fn of(words: &str, longest: usize) -> Search {
        let words: String = words.chars().filter(|letter| !letter.is_control()).take(longest).collect();
        if words.trim().is_empty() { Search::Off } else { Search::Done(words) }
    }

    /// Whether letters go into the search text.
    pub(crate) fn is_typing(&self) -> bool {
        match self {
            Search::Typing(_) => true,
            Search::Off | Search::Done(_) => false,
        }
    }

    /// Handles a key.
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

    /// The typed text.
    pub fn typed(&self) -> &str {
        match self {
            Search::Off => "",
            Search::Typing(word) | Search::Done(word) => word,
        }
    }

    /// The text to search for.
    pub fn word(&self) -> Option<&str> {
        match self {
            Search::Off => None,
            Search::Typing(word) | Search::Done(word) => {
                Some(word).filter(|word| !word.trim().is_empty()).map(|word| word.trim())
            }
        }
    }
}
