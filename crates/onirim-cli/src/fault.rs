//! Errors that end the program, and their messages.

use std::io::{self, ErrorKind};
use std::path::PathBuf;

use onirim_ai::evaluator::WeightsError;
use onirim_coach::advice::NoAdvice;
use onirim_core::Seat;
use onirim_record::Notation;
use onirim_server::{PageError, ServeError};
use onirim_sim::train::CheckpointError;
use onirim_sim::{MergeError, NoReport, PlayerName, SimError};
use onirim_store::ArchiveError;
use onirim_store::StoreError;
use onirim_text::{Args, Text};

use crate::record::{GameName, NoRecord};
use crate::train;

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
    /// A file belongs to the store of saved games.
    IsStore(PathBuf),
    /// Standard output is named where only a file will do.
    NoStandardOutput,
    /// A file to be imported is no export, or too new.
    NoExport(PathBuf, Box<StoreError>),
    /// A file is no record of a game.
    NoRecord(PathBuf, NoRecord),
    /// The game of a record is over and cannot be played on.
    RecordIsOver(PathBuf),
    /// The record has no seed: it cannot be known which cards come next.
    RecordWithoutSeed(PathBuf),
    /// The list of saved games is not so long.
    NoSuchGame { number: usize, games: usize },
    /// Two players hide cards from each other, and their game goes on.
    Secret(GameName),
    /// The game is not over; the number of the last saved one that is, if there is one.
    GoesOn { finished: Option<usize> },
    /// This game has no such seat.
    NobodyThere(Seat),
    /// A program is to take a seat of a game for one.
    ProgramAlone,
    /// The game of a record is not so long.
    NoSuchPly { ply: usize, plies: usize },
    /// The record ends there: nothing is asked.
    NothingToAdvise { plies: usize },
    /// Another player is asked.
    NotAsked(Seat),
    /// No weights were learned for this set-up.
    NotLearned,
    /// This player does not search, so it has no effort to set.
    NoEffort(PlayerName),
    /// This player has no evaluator, so it needs no weights.
    NoWeightsHeeded(PlayerName),
    /// Records of deals that do not replay.
    QuickRecords,
    /// A player of a simulation did something that it may not.
    PlayerBrokeDown,
    /// A file is no report of a simulation.
    NoReport(PathBuf, Box<NoReport>),
    /// A report of a simulation does not belong to the others.
    Unmergeable(PathBuf, MergeError),
    /// A file is no weights for this program.
    NoWeights(PathBuf, WeightsError),
    /// A file is no training that could be gone on with.
    NoCheckpoint(PathBuf, Box<CheckpointError>),
    /// There is a training already that was not ended.
    CheckpointExists(PathBuf),
    /// The page cannot be served.
    Unserved(ServeError),
    /// A file is to be written that is read as well, or written twice.
    SameFile(PathBuf),
    /// What was learned is not where it should be, but can be gone on with from this round.
    Unkept { fault: Box<Fault>, out: PathBuf, checkpoint: PathBuf, round: usize },
}

impl From<io::Error> for Fault {
    fn from(error: io::Error) -> Fault {
        Fault::Io(error)
    }
}

impl From<ServeError> for Fault {
    fn from(error: ServeError) -> Fault {
        Fault::Unserved(error)
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
    /// Was the output closed by its reader, as in `onirim rules | head`?
    pub(crate) fn is_broken_pipe(&self) -> bool {
        let (Fault::Io(error) | Fault::Store(StoreError::Archive(ArchiveError::File(error)))) = self else {
            return false;
        };
        error.kind() == ErrorKind::BrokenPipe
    }

    /// The error as a sentence in the user's language.
    pub(crate) fn told(&self, text: &Text) -> String {
        let reason = |reason: String| Args::new().text("reason", reason);
        let path = |path: &PathBuf| Args::new().text("path", path.display().to_string());
        match self {
            Fault::Io(error) => text.io_error(error),
            Fault::Store(error) => text.trouble(&error.into()),
            Fault::Screen(onirim_tui::Error::Terminal(error)) => {
                text.get_with("fault-terminal", &reason(text.io_error(error)))
            }
            Fault::Unreadable(file, error) => text.unreadable(file, error),
            Fault::Unwritable(file, error) => text.unwritable(file, error),
            Fault::NoStandardOutput => text.get("fault-file-standard"),
            Fault::IsStore(file) => text.get_with("cli-is-store", &path(file)),
            Fault::Exists(file) => text.get_with("fault-file-exists", &path(file)),
            Fault::NoExport(file, error) => {
                text.get_with("cli-about-file", &path(file).text("reason", text.trouble(&(&**error).into())))
            }
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
            Fault::ProgramAlone => text.get("cli-play-alone"),
            Fault::GoesOn { finished: None } => text.get("review-goes-on"),
            Fault::GoesOn { finished: Some(number) } => {
                text.get_with("review-goes-on-but", &Args::new().count("number", *number))
            }
            Fault::NoSuchPly { ply, plies } => {
                text.get_with("cli-advise-no-ply", &Args::new().count("ply", *ply).count("plies", *plies))
            }
            Fault::NothingToAdvise { plies } => {
                text.get_with("cli-advise-over", &Args::new().count("last", plies.saturating_sub(1)))
            }
            Fault::NotLearned => text.no_advice(NoAdvice::NotLearned),
            Fault::NotAsked(seat) => {
                text.get_with("cli-advise-not-asked", &Args::new().text("seat", seat.notation().to_string()))
            }
            Fault::NoEffort(player) => text.get_with("sim-fault-no-effort", &Args::new().text("player", player.name())),
            Fault::NoWeightsHeeded(player) => {
                text.get_with("sim-fault-no-weights", &Args::new().text("player", player.name()))
            }
            Fault::QuickRecords => text.get("sim-fault-quick-records"),
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
            Fault::NoWeights(file, error) => {
                text.get_with("cli-about-file", &path(file).text("reason", weights_error(*error, text)))
            }
            Fault::NoCheckpoint(file, error) => {
                text.get_with("cli-about-file", &path(file).text("reason", checkpoint_error(error, text)))
            }
            Fault::CheckpointExists(file) => text.get_with("train-fault-exists", &path(file)),
            Fault::Unserved(error) => serve_error(error, text),
            Fault::SameFile(file) => text.get_with("train-fault-same", &path(file)),
            Fault::Unkept { fault, out, checkpoint, round } => {
                let args = reason(fault.told(text)).count("round", *round);
                let args = args.text("out", train::word(out)).text("checkpoint", train::word(checkpoint));
                text.get_with("train-fault-unkept", &args)
            }
            Fault::RecordWithoutSeed(file) => text.get_with("cli-record-without-seed", &path(file)),
        }
    }
}

fn serve_error(error: &ServeError, text: &Text) -> String {
    let path = |path: &PathBuf| Args::new().text("path", path.display().to_string());
    match error {
        ServeError::Page(PageError::NotBuiltIn) => text.get("cli-serve-not-built-in"),
        ServeError::Page(PageError::NoPage(folder)) => text.get_with("cli-serve-no-page", &path(folder)),
        ServeError::Page(PageError::TooMuch(folder)) => text.get_with("cli-serve-too-much", &path(folder)),
        ServeError::Page(PageError::Unreadable { path, error }) => text.unreadable(path, error),
        ServeError::Listen { address, error } => {
            let args = Args::new().text("address", address.to_string()).text("reason", text.io_error(error));
            text.get_with("cli-serve-no-address", &args)
        }
        ServeError::System(error) => text.io_error(error),
    }
}

fn weights_error(error: WeightsError, text: &Text) -> String {
    match error {
        WeightsError::NotWeights => text.get("train-no-weights"),
        WeightsError::NewerVersion { found } => {
            text.get_with("train-newer", &Args::new().number("version", i64::from(found)))
        }
        WeightsError::OtherShape => text.get("train-weights-other"),
        WeightsError::Damaged => text.get("train-damaged"),
    }
}

fn checkpoint_error(error: &CheckpointError, text: &Text) -> String {
    match error {
        CheckpointError::Unreadable(error) => text.io_error(error),
        CheckpointError::NotACheckpoint => text.get("train-no-checkpoint"),
        CheckpointError::NewerVersion { found } => {
            text.get_with("train-newer", &Args::new().number("version", i64::from(*found)))
        }
        CheckpointError::OtherShape => text.get("train-checkpoint-other"),
        CheckpointError::Damaged => text.get("train-damaged"),
    }
}
