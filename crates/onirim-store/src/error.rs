//! Errors of every archive, wherever it stores its games.

use std::io;

use jiff::civil::Date;
use onirim_core::Setup;
use onirim_record::{MOST_HEADERS, Notation};
use onirim_session::{DamagedGame, GameId, Trouble};
use thiserror::Error;

/// Why a request was refused. Nothing has changed.
#[derive(Debug, Error)]
#[expect(missing_docs, reason = "each message says what is wrong")]
pub enum ArchiveError {
    #[error("there is no saved game {id}: it may have been deleted; list the saved games to see which there are")]
    UnknownGame { id: GameId },
    #[error(transparent)]
    DamagedGame(#[from] DamagedGame),
    #[error(
        "game {id} was changed by another program (it had {expected} plies, now it has {found}): load it again to go on from there"
    )]
    MovedOn {
        id: GameId,
        expected: usize,
        /// How many there are. The same number can stand for other plies, if some were taken back.
        found: usize,
    },
    #[error("this is not the continuation of game {id}: load it again, or save this one as a new game")]
    NotThisGame { id: GameId },
    #[error("game {id} is over: start a new one")]
    Over { id: GameId },
    #[error("game {id} is a daily deal, where nothing is taken back: play on, or play the same deal as a normal game")]
    NoUndo { id: GameId },
    #[error("the daily deal of {day} ({}) has been played as game {id}: continue that one, or play the deal as a normal game",
        setup.notation())]
    DailyTaken { day: Date, setup: Setup, id: GameId },
    #[error("this is not the daily deal of {day}: begin it with the seed of that day, or save it as a normal game")]
    NotTheDaily { day: Date },
    #[error("the game has {headers} headers, and a record holds at most {MOST_HEADERS}: take some away")]
    TooManyHeaders { headers: usize },
    #[error(
        "the setting {name:?} cannot be kept: a name has up to 64 bytes and no line break, a value up to 10000 bytes"
    )]
    BadSetting { name: String },
    #[error("the file could not be read or written: {0}; check the disk and try again")]
    File(#[from] io::Error),
    #[error(
        "this is not a file that Onirim has exported: its first line must name the format, as in docs/export-format.md"
    )]
    NotAnExport,
    #[error(
        "this file has version {found} of the export format, and this program knows version {known}: update the program"
    )]
    NewerExport { found: u64, known: u64 },
    #[error("the system gives no random numbers ({reason}): try again")]
    NoRandomness { reason: String },
}

impl ArchiveError {
    /// Is the game changed, over, missing or damaged? Otherwise the request failed for another reason.
    pub const fn is_about_elsewhere(&self) -> bool {
        match self {
            ArchiveError::UnknownGame { .. }
            | ArchiveError::DamagedGame(_)
            | ArchiveError::MovedOn { .. }
            | ArchiveError::Over { .. } => true,
            ArchiveError::NotThisGame { .. }
            | ArchiveError::NoUndo { .. }
            | ArchiveError::DailyTaken { .. }
            | ArchiveError::NotTheDaily { .. }
            | ArchiveError::TooManyHeaders { .. }
            | ArchiveError::BadSetting { .. }
            | ArchiveError::File(_)
            | ArchiveError::NotAnExport
            | ArchiveError::NewerExport { .. }
            | ArchiveError::NoRandomness { .. } => false,
        }
    }
}

impl From<ArchiveError> for Trouble {
    fn from(error: ArchiveError) -> Trouble {
        Trouble::from(&error)
    }
}

impl From<&ArchiveError> for Trouble {
    fn from(error: &ArchiveError) -> Trouble {
        match error {
            ArchiveError::UnknownGame { id } => Trouble::unknown_game(*id),
            ArchiveError::DamagedGame(damaged) => damaged.into(),
            ArchiveError::MovedOn { .. } => Trouble::new("fault-store-moved-on"),
            ArchiveError::NotThisGame { id } => Trouble::new("fault-store-not-this-game").with("id", *id),
            ArchiveError::Over { .. } => Trouble::new("fault-store-over"),
            ArchiveError::NoUndo { .. } => Trouble::new("fault-store-no-undo"),
            ArchiveError::DailyTaken { day, .. } => {
                Trouble::new("fault-store-daily-taken").with("day", day.to_string())
            }
            ArchiveError::NotTheDaily { day } => Trouble::new("fault-store-not-the-daily").with("day", day.to_string()),
            ArchiveError::TooManyHeaders { headers } => {
                Trouble::new("fault-store-headers").with("headers", *headers).with("most", MOST_HEADERS)
            }
            ArchiveError::BadSetting { name } => {
                Trouble::new("fault-store-bad-setting").with("name", name.escape_debug().to_string())
            }
            ArchiveError::File(error) => error.into(),
            ArchiveError::NotAnExport => Trouble::new("fault-store-not-an-export"),
            ArchiveError::NewerExport { found, known } => Trouble::new("fault-store-newer-export")
                .with("found", found.to_string())
                .with("known", known.to_string()),
            ArchiveError::NoRandomness { reason } => {
                Trouble::new("fault-store-no-randomness").with("reason", reason.as_str())
            }
        }
    }
}
