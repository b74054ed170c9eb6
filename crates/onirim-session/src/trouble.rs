//! Errors as data, for the texts in `locales/`.

use std::io::{self, ErrorKind};

use onirim_record::ReadError;

use crate::damage::{Damage, DamagedGame};
use crate::game_id::GameId;

/// An error: the key of a text in `locales/` and its values.
///
/// The crate of an error converts it; `Text::trouble` of `onirim-text` makes the text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Trouble {
    key: &'static str,
    args: Vec<(&'static str, Arg)>,
}

/// A value of a text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Arg {
    /// Written as it is.
    Text(String),
    /// A number, which also chooses plural forms.
    Number(i64),
    /// A further text.
    Trouble(Trouble),
    /// Why a file is no record of a game.
    Record(ReadError),
}

impl Trouble {
    /// The text with this key, which takes no values unless they are [added](Trouble::with).
    pub fn new(key: &'static str) -> Trouble {
        Trouble { key, args: Vec::new() }
    }

    /// The same with one more value.
    #[must_use]
    pub fn with(mut self, name: &'static str, value: impl Into<Arg>) -> Trouble {
        self.args.push((name, value.into()));
        self
    }

    /// There is no such game.
    pub fn unknown_game(id: GameId) -> Trouble {
        Trouble::new("fault-store-unknown-game").with("id", id)
    }

    /// The key of the text.
    pub fn key(&self) -> &'static str {
        self.key
    }

    /// The values of the text, by their names.
    pub fn args(&self) -> &[(&'static str, Arg)] {
        &self.args
    }
}

impl From<&DamagedGame> for Trouble {
    fn from(damaged: &DamagedGame) -> Trouble {
        let reason = match &damaged.damage {
            Damage::Field { field } => Trouble::new("fault-game-field").with("field", *field),
            Damage::Record(error) => Trouble::new("fault-game-record").with("reason", error.clone()),
            Damage::Plies { expected, found } => {
                Trouble::new("fault-game-plies").with("expected", *expected).with("found", *found)
            }
        };
        let id = damaged.id.escape_debug().to_string();
        Trouble::new("fault-store-damaged-game").with("id", id).with("reason", reason)
    }
}

/// An I/O error. Rare kinds keep the text of the system.
impl From<&io::Error> for Trouble {
    #[expect(clippy::wildcard_enum_match_arm, reason = "there are dozens of kinds, and few of them concern files")]
    fn from(error: &io::Error) -> Trouble {
        Trouble::new(match error.kind() {
            ErrorKind::NotFound => "fault-io-not-found",
            ErrorKind::PermissionDenied => "fault-io-permission",
            ErrorKind::AlreadyExists => "fault-io-exists",
            ErrorKind::IsADirectory => "fault-io-is-a-folder",
            ErrorKind::NotADirectory => "fault-io-not-a-folder",
            ErrorKind::StorageFull => "fault-io-full",
            ErrorKind::FileTooLarge => "fault-io-too-large",
            ErrorKind::ReadOnlyFilesystem => "fault-io-read-only",
            ErrorKind::InvalidData => "fault-io-not-text",
            _ => return Trouble::new("fault-io-other").with("reason", error.to_string()),
        })
    }
}

impl From<&str> for Arg {
    fn from(text: &str) -> Arg {
        Arg::Text(text.to_owned())
    }
}

impl From<String> for Arg {
    fn from(text: String) -> Arg {
        Arg::Text(text)
    }
}

impl From<GameId> for Arg {
    fn from(id: GameId) -> Arg {
        Arg::Text(id.to_string())
    }
}

impl From<i64> for Arg {
    fn from(number: i64) -> Arg {
        Arg::Number(number)
    }
}

/// How many there are of something.
impl From<usize> for Arg {
    fn from(count: usize) -> Arg {
        Arg::Number(i64::try_from(count).unwrap_or(i64::MAX))
    }
}

impl From<Trouble> for Arg {
    fn from(trouble: Trouble) -> Arg {
        Arg::Trouble(trouble)
    }
}

impl From<ReadError> for Arg {
    fn from(error: ReadError) -> Arg {
        Arg::Record(error)
    }
}
