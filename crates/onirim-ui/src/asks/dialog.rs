//! Dialogs of the program itself: a text and a few answers.

use crate::input::{Key, Target};
use crate::next::{Effect, Next};

/// An answer of a dialog.
#[derive(Clone, Debug)]
pub struct Answer {
    /// The key that chooses it.
    pub key: char,
    /// Its label.
    pub label: String,
    pub(crate) next: Next,
}

impl Answer {
    /// Whether it ends the program. A page in a browser leaves such answers out.
    pub fn quits(&self) -> bool {
        self.next.quits()
    }
}

/// A question with its answers.
#[derive(Clone, Debug)]
pub struct Dialog {
    /// The title.
    pub title: String,
    /// The question.
    pub body: String,
    /// The answers.
    pub answers: Vec<Answer>,
    /// The line of the cursor.
    pub cursor: usize,
}

impl Dialog {
    pub(crate) fn new(title: String, body: String, answers: Vec<(String, Next)>) -> Dialog {
        let keyed = ('1'..='9').zip(answers).map(|(key, (label, next))| (key, label, next));
        Dialog::keyed(title, body, keyed.collect())
    }

    /// A dialog whose answers keep their keys when some of them are missing.
    pub(crate) fn keyed(title: String, body: String, answers: Vec<(char, String, Next)>) -> Dialog {
        let answers = answers.into_iter().map(|(key, label, next)| Answer { key, label, next }).collect();
        Dialog { title, body, answers, cursor: 0 }
    }

    /// Is it a yes-or-no question? The first of two answers only closes it then.
    pub fn is_confirmation(&self) -> bool {
        matches!(&self.answers[..], [Answer { next: Next::Back, .. }, _])
    }

    /// Whether an answer acts on the game in its current state.
    pub(crate) fn chooses(&self) -> bool {
        self.answers.iter().any(|answer| {
            matches!(answer.next, Next::Do(Effect::Act(_) | Effect::Choose(_) | Effect::TakeBack | Effect::BeAdvised))
        })
    }

    /// Handles an input. Returns what follows from the chosen answer; Escape counts as one.
    pub(crate) fn input(&mut self, target: Target) -> Option<Next> {
        let last = self.answers.len().saturating_sub(1);
        let chosen = match target {
            Target::Item(place) => self.answers.get(place),
            Target::Key(Key::Enter) => self.answers.get(self.cursor),
            Target::Key(Key::Char(letter)) => {
                let key = crate::asks::as_digit(letter);
                self.answers.iter().find(|answer| answer.key == key)
            }
            Target::Key(Key::Escape) => return Some(Next::Back),
            Target::Key(Key::Up | Key::Left) => {
                self.cursor = self.cursor.saturating_sub(1);
                None
            }
            Target::Key(Key::Down | Key::Right) => {
                self.cursor = (self.cursor + 1).min(last);
                None
            }
            Target::Key(_) | Target::Hand(_) => None,
        };
        chosen.map(|answer| answer.next.clone())
    }
}
