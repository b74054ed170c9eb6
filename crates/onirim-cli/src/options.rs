//! The command line.

use std::path::PathBuf;

use clap::{Args, Parser, Subcommand, ValueEnum};
use clap_complete::Shell;
use onirim_core::{Seat, Setup};
use onirim_record::{FromNotation, ShareCode};
use onirim_text::{Language, Perspective};

const MORE: &str = "\
Without a command the game begins.

Exit codes:
  0  all went well
  1  a record is wrong, a file cannot be read or written, nothing is written about a word
  2  the command line is wrong

Environment:
  ONIRIM_DATA_DIR            the folder of saved games, instead of the usual one of the platform
  LC_ALL, LC_MESSAGES, LANG  the language, unless --lang names one";

/// Onirim, a card game of dreams for one or two.
#[derive(Debug, Parser)]
#[command(name = "onirim", version, after_help = MORE, disable_help_subcommand = true)]
pub(crate) struct Options {
    /// The language: en or fr
    #[arg(long, global = true, value_name = "LANG", value_parser = Language::parse)]
    pub(crate) lang: Option<Language>,

    #[command(subcommand)]
    pub(crate) command: Option<Command>,
}

#[derive(Debug, Subcommand)]
pub(crate) enum Command {
    /// Play the game
    Play(Play),
    /// Referee a game with real cards: the program asks which card came up, and keeps the books
    Table(Table),
    /// Play through standard input and output, one JSON object a line (docs/engine-protocol.md)
    Engine,
    /// Read game records
    Record {
        #[command(subcommand)]
        command: Record,
    },
    /// Read the rules, all of them or those that mention a word
    Rules {
        /// What to look up
        #[arg(value_name = "WORD")]
        words: Vec<String>,
    },
    /// Print a completion script for a shell
    Completions {
        /// For this shell
        shell: Shell,
    },
    /// Print the man page
    Man,
}

const PLAY_MORE: &str = "\
What is not said here is asked. The game is saved after each choice, and offered again at the next start.

Set-ups, in words: solo, or duo with open, talk or silent; then book or book-lost, towers or towers-ruins,
premonitions, premonitions-5 or premonitions-6. For example: --setup \"duo talk book towers\"";

#[derive(Debug, Default, Args)]
#[command(after_help = PLAY_MORE)]
pub(crate) struct Play {
    /// Line by line, for screen readers and pipes; a pipe is always played with like this
    #[arg(long)]
    pub(crate) plain: bool,

    /// What to play, in words: "solo", "duo talk book towers"
    #[arg(long, value_name = "WORDS", value_parser = Setup::from_notation, conflicts_with = "code")]
    pub(crate) setup: Option<Setup>,

    /// The number that decides the cards; the same number gives the same deal
    #[arg(long, value_name = "NUMBER", conflicts_with = "code")]
    pub(crate) seed: Option<u64>,

    /// A share code, which says what to play and with which deal
    #[arg(long)]
    pub(crate) code: Option<ShareCode>,

    /// Begin a new game; a saved one is put aside, into the folder of records
    #[arg(long)]
    pub(crate) new: bool,

    /// Play on from a record; a saved game is put aside, into the folder of records
    #[arg(long, value_name = "FILE", conflicts_with_all = ["setup", "seed", "code", "new"])]
    pub(crate) from: Option<PathBuf>,
}

impl Play {
    /// Line by line: asked for, or the only way to do what is asked.
    pub(crate) fn wants_lines(&self) -> bool {
        self.plain || self.new || self.from.is_some()
    }
}

#[derive(Debug, Args)]
pub(crate) struct Table {
    /// What is played, in words: "solo", "duo open book towers"
    #[arg(long, value_name = "WORDS", value_parser = Setup::from_notation, default_value = "solo")]
    pub(crate) setup: Setup,
}

#[derive(Debug, Subcommand)]
pub(crate) enum Record {
    /// Replay records and name the first wrong step of each; exit code 1 if there is one
    Check {
        /// Record files; - is standard input
        #[arg(value_name = "FILE", required = true)]
        files: Vec<PathBuf>,
    },
    /// Tell the game of a record in words
    Show {
        /// A record file; - is standard input
        file: PathBuf,
        /// Through whose eyes; by default those of the only player, or of the table
        #[arg(long, value_enum)]
        seat: Option<Eyes>,
    },
}

/// Through whose eyes a game is told.
#[derive(Clone, Copy, Debug, ValueEnum)]
pub(crate) enum Eyes {
    /// The first player
    P1,
    /// The second player
    P2,
    /// Both: what one player hides stays hidden
    Table,
}

impl Eyes {
    pub(crate) fn perspective(self) -> Perspective {
        match self {
            Eyes::P1 => Perspective::Player(Seat::One),
            Eyes::P2 => Perspective::Player(Seat::Two),
            Eyes::Table => Perspective::Table,
        }
    }
}

#[cfg(test)]
mod tests {
    use clap::CommandFactory;

    use super::*;

    #[test]
    fn the_command_line_is_well_formed() {
        Options::command().debug_assert();
    }
}
