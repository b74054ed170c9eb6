//! Small questions of the program itself: a text and a few answers.

use onirim_core::Action;

use crate::input::{Key, Target};

/// What an answer does.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Command {
    /// Close the question.
    Resume,
    /// Do it all the same.
    Act(Vec<Action>),
    /// Take the last choice back although new cards were seen.
    UndoAnyway,
    /// Leave the table; the game is saved.
    Menu,
    /// Ask whether the game is to be given up.
    GiveUp,
    /// Give the game up.
    GiveUpForGood,
    /// Leave the program; the game is saved.
    Quit,
    /// Look the rules up.
    Rules,
    /// Change the settings.
    Settings,
    /// Another game of the same kind.
    Again,
    /// The same deal once more.
    SameDeal,
    /// Step through the game that is over.
    Review,
}

/// One answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Answer {
    pub(crate) label: String,
    pub(crate) command: Command,
}

/// A question with its answers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Dialog {
    pub(crate) title: String,
    pub(crate) body: String,
    pub(crate) answers: Vec<Answer>,
    pub(crate) cursor: usize,
}

impl Dialog {
    pub(crate) fn new(title: String, body: String, answers: Vec<(String, Command)>) -> Dialog {
        let answers = answers.into_iter().map(|(label, command)| Answer { label, command }).collect();
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
            Key::Char(digit) => {
                let place = crate::asks::as_digit(digit).to_digit(10)?.checked_sub(1)?;
                return self.command(place as usize);
            }
            Key::MoveLeft
            | Key::MoveRight
            | Key::PageUp
            | Key::PageDown
            | Key::Home
            | Key::End
            | Key::Backspace
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

    fn command(&self, place: usize) -> Option<Command> {
        self.answers.get(place).map(|answer| answer.command.clone())
    }
}
