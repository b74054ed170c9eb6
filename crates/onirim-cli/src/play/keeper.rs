//! Keeps the game that is being played, and tells if that cannot be done.

use std::io;

use onirim_record::{Playthrough, Record};
use onirim_text::{Args, Text};

use crate::console::Console;
use crate::shelf::{Damage, Saved, Shelf};
use crate::wording::with_path;

/// Keeps one game.
pub(crate) struct Keeper {
    shelf: Option<Shelf>,
    state: State,
}

enum State {
    /// No game is being played.
    NoGame,
    /// The game is saved as it stands.
    Saved,
    /// It is not, and why.
    Unsaved(String),
}

impl Keeper {
    pub(crate) fn new(shelf: Shelf) -> Keeper {
        Keeper { shelf: Some(shelf), state: State::NoGame }
    }

    /// A keeper that cannot keep anything, and why.
    pub(crate) fn without(reason: String) -> Keeper {
        Keeper { shelf: None, state: State::Unsaved(reason) }
    }

    pub(crate) fn has_saved(&self) -> bool {
        matches!(self.state, State::Saved)
    }

    /// Why the game is not saved, if it is not.
    pub(crate) fn unsaved(&self) -> Option<&str> {
        match &self.state {
            State::Unsaved(reason) => Some(reason),
            State::NoGame | State::Saved => None,
        }
    }

    /// The game that was being played, if it can be continued.
    pub(crate) fn saved(&mut self, console: &mut Console<'_>, text: &Text) -> io::Result<Option<Playthrough>> {
        let Some(shelf) = &self.shelf else {
            self.complain(console, text)?;
            return Ok(None);
        };
        match shelf.saved() {
            Ok(Saved::Nothing) => Ok(None),
            Ok(Saved::Game(playthrough)) => Ok(Some(*playthrough)),
            Ok(Saved::Damaged { damage, kept }) => {
                let reason = match damage {
                    Damage::Unreadable(reason) => reason,
                    Damage::NoSeed => text.get("plain-no-seed"),
                };
                console.say(&text.get_with("plain-cannot-load", &Args::new().text("reason", reason)))?;
                console.say(&with_path(text, "plain-damaged-kept", &kept))?;
                Ok(None)
            }
            Err(error) => {
                // It must not be written over.
                *self = Keeper::without(error.to_string());
                self.complain(console, text)?;
                Ok(None)
            }
        }
    }

    fn complain(&self, console: &mut Console<'_>, text: &Text) -> io::Result<()> {
        match self.unsaved() {
            Some(reason) => console.say(&text.get_with("plain-cannot-save", &Args::new().text("reason", reason))),
            None => Ok(()),
        }
    }

    /// Saves the game. If that fails, says so once and goes on.
    pub(crate) fn keep(&mut self, record: &Record, console: &mut Console<'_>, text: &Text) -> io::Result<()> {
        let Some(shelf) = &self.shelf else { return Ok(()) };
        match shelf.save(record) {
            Ok(()) => self.state = State::Saved,
            Err(error) => {
                let known = self.unsaved().is_some();
                self.state = State::Unsaved(error.to_string());
                if !known {
                    self.complain(console, text)?;
                }
            }
        }
        Ok(())
    }

    /// Moves the game to the records, finished or not, and says where it is.
    pub(crate) fn put_aside(&mut self, console: &mut Console<'_>, text: &Text) -> io::Result<()> {
        self.put_away("plain-put-aside", console, text)
    }

    /// The same for a game that is over.
    pub(crate) fn finish(&mut self, console: &mut Console<'_>, text: &Text) -> io::Result<()> {
        self.put_away("plain-record-kept", console, text)
    }

    fn put_away(&mut self, key: &str, console: &mut Console<'_>, text: &Text) -> io::Result<()> {
        let (Some(shelf), None) = (&self.shelf, self.unsaved()) else { return Ok(()) };
        match shelf.put_away() {
            Ok(path) => {
                self.state = State::NoGame;
                console.say(&with_path(text, key, &path))
            }
            Err(error) => {
                // It is still in its place, and must not be written over.
                *self = Keeper::without(error.to_string());
                self.complain(console, text)
            }
        }
    }
}
