//! What ends the program before its time, and how it is told.

use std::io::{self, ErrorKind};
use std::path::PathBuf;

use onirim_core::Seat;
use onirim_record::Notation;
use onirim_sim::{MergeError, NoReport, PlayerName, SimError};
use onirim_store::StoreError;
use onirim_text::{Args, Text};

use crate::record::{GameName, NoRecord};

/// Why the program could not do what it was asked for.
#[derive(Debug)]
pub(crate) enum Fault {
    /// Standard input or output does not work.
    Io(io::Error),
    /// The store of saved games does not do what it should.
    Store(StoreError),
    /// The game cannot be shown on the whole screen.
    Screen(onirim_tui::Error),
    /// A file cannot be read.
    Unreadable(PathBuf, io::Error),
    /// A file cannot be written.
    Unwritable(PathBuf, io::Error),
    /// A file is there already.
    Exists(PathBuf),
    /// A file to be imported is no export, or too new.
    NoExport(PathBuf, Box<StoreError>),
    /// What is asked for needs a whole screen, and there is none.
    NoScreen,
    /// A file is no record of a game.
    NoRecord(PathBuf, NoRecord),
    /// The game of a record is over and cannot be played on.
    RecordIsOver(PathBuf),
    /// The cards of a record were told, so that nobody knows which come next.
    RecordWithoutSeed(PathBuf),
    /// The list of saved games is not so long.
    NoSuchGame { number: usize, games: usize },
    /// Two players hide cards from each other, and their game goes on.
    Secret(GameName),
    /// Nobody sits there in this game.
    NobodyThere(Seat),
    /// Records of deals that do not replay.
    QuickRecords,
    /// A player of a simulation has not learned what is to be played.
    NotLearned(PlayerName),
    /// A player of a simulation did something that it may not.
    PlayerBrokeDown,
    /// A file is no report of a simulation.
    NoReport(PathBuf, Box<NoReport>),
    /// A report of a simulation does not belong to the others.
    Unmergeable(PathBuf, MergeError),
}

impl From<io::Error> for Fault {
    fn from(error: io::Error) -> Fault {
        Fault::Io(error)
    }
}

impl From<StoreError> for Fault {
    fn from(error: StoreError) -> Fault {
        Fault::Store(error)
    }
}

impl From<SimError> for Fault {
    fn from(error: SimError) -> Fault {
        match error {
            SimError::BrokenDown => Fault::PlayerBrokeDown,
            SimError::NotLearned(player) => Fault::NotLearned(player),
            SimError::QuickRecords => Fault::QuickRecords,
        }
    }
}

impl From<onirim_tui::Error> for Fault {
    fn from(error: onirim_tui::Error) -> Fault {
        Fault::Screen(error)
    }
}

impl Fault {
    /// Whoever read our output has seen enough: `onirim rules | head`.
    pub(crate) fn is_broken_pipe(&self) -> bool {
        let (Fault::Io(error) | Fault::Store(StoreError::File(error))) = self else { return false };
        error.kind() == ErrorKind::BrokenPipe
    }

    /// For the person who started the program.
    pub(crate) fn told(&self, text: &Text) -> String {
        let reason = |reason: String| Args::new().text("reason", reason);
        let path = |path: &PathBuf| Args::new().text("path", path.display().to_string());
        match self {
            Fault::Io(error) => text.io_error(error),
            Fault::Store(error) => text.store_error(error),
            Fault::Screen(onirim_tui::Error::Terminal(error)) => {
                text.get_with("fault-terminal", &reason(text.io_error(error)))
            }
            Fault::Unreadable(file, error) => text.unreadable(file, error),
            Fault::Unwritable(file, error) => text.unwritable(file, error),
            Fault::Exists(file) => text.get_with("fault-file-exists", &path(file)),
            Fault::NoExport(file, error) => {
                text.get_with("cli-about-file", &path(file).text("reason", text.store_error(error)))
            }
            Fault::NoScreen => text.get("cli-no-screen"),
            Fault::NoRecord(file, NoRecord::Unreadable(error)) => text.unreadable(file, error),
            Fault::NoRecord(file, NoRecord::Wrong(error)) => {
                text.get_with("cli-about-file", &path(file).text("reason", text.read_error(error)))
            }
            Fault::RecordIsOver(file) => text.get_with("cli-record-over", &path(file)),
            Fault::NoSuchGame { number, games } => {
                text.get_with("cli-no-such-game", &Args::new().count("number", *number).count("games", *games))
            }
            Fault::Secret(game) => text.get_with("cli-record-secret", &Args::new().text("game", game.to_string())),
            Fault::NobodyThere(seat) => {
                text.get_with("cli-record-nobody", &Args::new().text("seat", seat.notation().to_string()))
            }
            Fault::QuickRecords => text.get("sim-fault-quick-records"),
            Fault::NotLearned(player) => {
                text.get_with("sim-fault-not-learned", &Args::new().text("player", player.name()))
            }
            Fault::PlayerBrokeDown => text.get("sim-fault-broke-down"),
            Fault::NoReport(file, error) => {
                let reason = match &**error {
                    NoReport::Json(_) => text.get("sim-fault-no-report"),
                    NoReport::Newer(version) => {
                        text.get_with("sim-fault-newer", &Args::new().number("version", i64::from(*version)))
                    }
                    NoReport::Wrong(member) => text.get_with("sim-fault-member", &Args::new().text("member", member)),
                };
                text.get_with("cli-about-file", &path(file).text("reason", reason))
            }
            Fault::Unmergeable(file, error) => {
                let reason = text.get(match error {
                    MergeError::Nothing => "sim-fault-no-report",
                    MergeError::Different(_) => "sim-fault-different",
                    MergeError::Twice(_) => "sim-fault-twice",
                    MergeError::Decided(_) => "sim-fault-decided",
                });
                text.get_with("cli-about-file", &path(file).text("reason", reason))
            }
            Fault::RecordWithoutSeed(file) => text.get_with("cli-record-without-seed", &path(file)),
        }
    }
}
