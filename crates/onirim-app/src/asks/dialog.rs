//! Small questions of the program itself: a text and a few answers.

use onirim_core::Action;

use crate::input::{Key, Target};
use crate::table::Go;

/// What an answer does.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Command {
    /// Close the question.
    Resume,
    /// Do it anyway.
    Act(Vec<Action>),
    /// Take the last choice back although new cards were seen.
    UndoAnyway,
    /// Go on with the lesson.
    GoOn,
    /// Choose this, as if it had been chosen at the table.
    Choose(Vec<Action>),
    /// Stop before draws for spells in this turn, or do not any more.
    SwitchStop,
    /// Be advised although the game is marked for it.
    BeAdvised,
    /// Ask whether the game is to be given up.
    GiveUp,
    /// Give the game up.
    GiveUpForGood,
    /// Leave the table for this, if the game is saved.
    Leave(Go),
    /// Go there, as it is.
    Go(Go),
}

/// One answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Answer {
    /// The key that chooses it.
    pub key: char,
    /// What it says.
    pub label: String,
    pub(crate) command: Command,
}

impl Answer {
    /// Does it end the program? A page in a browser has no such answer: its window is closed.
    pub fn quits(&self) -> bool {
        matches!(self.command, Command::Leave(Go::Quit) | Command::Go(Go::Quit))
    }
}

/// A question with its answers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Dialog {
    /// What it is about.
    pub title: String,
    /// What is asked.
    pub body: String,
    /// What can be answered.
    pub answers: Vec<Answer>,
    /// The answer that the cursor is on.
    pub cursor: usize,
}

impl Dialog {
    pub(crate) fn new(title: String, body: String, answers: Vec<(String, Command)>) -> Dialog {
        let keyed = ('1'..='9').zip(answers).map(|(key, (label, command))| (key, label, command));
        Dialog::keyed(title, body, keyed.collect())
    }

    /// With answers that keep their keys, whichever of them there are.
    pub(crate) fn keyed(title: String, body: String, answers: Vec<(char, String, Command)>) -> Dialog {
        let answers = answers.into_iter().map(|(key, label, command)| Answer { key, label, command }).collect();
        Dialog { title, body, answers, cursor: 0 }
    }

    /// The command that a key chooses, if it chooses one.
    pub(crate) fn key(&mut self, key: Key) -> Option<Command> {
        let last = self.answers.len().saturating_sub(1);
        match key {
            Key::Up | Key::Left => self.cursor = self.cursor.saturating_sub(1),
            Key::Down | Key::Right => self.cursor = (self.cursor + 1).min(last),
            Key::Enter => return self.command(self.cursor),
            Key::Escape => return Some(Command::Resume),
            Key::Char(letter) => {
                let key = crate::asks::as_digit(letter);
                return self.answers.iter().find(|answer| answer.key == key).map(|answer| answer.command.clone());
            }
            Key::MoveLeft
            | Key::MoveRight
            | Key::PageUp
            | Key::PageDown
            | Key::Home
            | Key::End
            | Key::Backspace
            | Key::Redo
            | Key::Interrupt => {}
        }
        None
    }

    pub(crate) fn click(&mut self, target: Target) -> Option<Command> {
        match target {
            Target::Item(place) => self.command(place),
            Target::Key(key) => self.key(key),
            Target::Hand(..) => None,
        }
    }

    /// Is this one of the answers?
    pub(crate) fn offers(&self, command: &Command) -> bool {
        self.answers.iter().any(|answer| answer.command == *command)
    }

    fn command(&self, place: usize) -> Option<Command> {
        self.answers.get(place).map(|answer| answer.command.clone())
    }
}
