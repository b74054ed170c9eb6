//! What can be wrong with what is asked of kept games, wherever they are kept.

use std::io;

use jiff::civil::Date;
use onirim_core::Setup;
use onirim_record::{MOST_HEADERS, Notation};
use onirim_session::{DamagedGame, GameId, Trouble};
use thiserror::Error;

/// Why something was not done with kept games. Nothing has changed then.
#[derive(Debug, Error)]
pub enum ArchiveError {
    /// No such game.
    #[error("there is no saved game {id}: it may have been deleted; list the saved games to see which there are")]
    UnknownGame {
        /// Its id.
        id: GameId,
    },
    /// The game is there but cannot be read.
    #[error(transparent)]
    DamagedGame(#[from] DamagedGame),
    /// Somebody else has played on, or taken something back.
    #[error(
        "game {id} was changed by another program (it had {expected} plies, now it has {found}): load it again to go on from there"
    )]
    MovedOn {
        /// Its id.
        id: GameId,
        /// How many plies the caller knew of.
        expected: usize,
        /// How many there are. The same number can stand for other plies, if some were taken back.
        found: usize,
    },
    /// What is to be saved does not go on from what the bookmark stands for.
    #[error("this is not the continuation of game {id}: load it again, or save this one as a new game")]
    NotThisGame {
        /// The id of the bookmark.
        id: GameId,
    },
    /// The game is over, or was given up.
    #[error("game {id} is over: start a new one")]
    Over {
        /// Its id.
        id: GameId,
    },
    /// Nothing is taken back in a daily deal.
    #[error("game {id} is a daily deal, where nothing is taken back: play on, or play the same deal as a normal game")]
    NoUndo {
        /// Its id.
        id: GameId,
    },
    /// The deal of a day is counted once.
    #[error("the daily deal of {day} ({}) has been played as game {id}: continue that one, or play the deal as a normal game",
        setup.notation())]
    DailyTaken {
        /// The day.
        day: Date,
        /// What was played.
        setup: Setup,
        /// The attempt that counts. It may have been deleted.
        id: GameId,
    },
    /// A daily deal must have the seed of its day.
    #[error("this is not the daily deal of {day}: begin it with the seed of that day, or save it as a normal game")]
    NotTheDaily {
        /// The day.
        day: Date,
    },
    /// A record cannot have so many headers.
    #[error("the game has {headers} headers, and a record holds at most {MOST_HEADERS}: take some away")]
    TooManyHeaders {
        /// How many it has.
        headers: usize,
    },
    /// A setting that cannot be kept.
    #[error(
        "the setting {name:?} cannot be kept: a name has up to 64 bytes and no line break, a value up to 10000 bytes"
    )]
    BadSetting {
        /// Its name.
        name: String,
    },
    /// An export file could not be read or written.
    #[error("the file could not be read or written: {0}; check the disk and try again")]
    File(#[from] io::Error),
    /// A file to be imported is not one of ours.
    #[error(
        "this is not a file that Onirim has exported: its first line must name the format, as in docs/export-format.md"
    )]
    NotAnExport,
    /// A file to be imported comes from a later version.
    #[error(
        "this file has version {found} of the export format, and this program knows version {known}: update the program"
    )]
    NewerExport {
        /// The version of the file.
        found: u64,
        /// The latest version that is known here.
        known: u64,
    },
    /// The system gives no random numbers for a new id.
    #[error("the system gives no random numbers ({reason}): try again")]
    NoRandomness {
        /// What the system says.
        reason: String,
    },
}

impl ArchiveError {
    /// Is the game not as its holder thinks: changed, over, gone or damaged? Otherwise something else is wrong.
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
