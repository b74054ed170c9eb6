//! What can be wrong with the form of a record file.

use thiserror::Error;

use super::{LARGEST_FILE, LONGEST_LINE, MOST_HEADERS, MOST_PLIES};
use crate::header::HeaderError;
use crate::notation::{NotationError, SetupError, Snippet};

/// Where a file is no record, and why.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("line {line}: {problem}")]
pub struct ParseError {
    /// The line, counted from 1.
    pub line: usize,
    /// What is wrong with it.
    pub problem: ParseProblem,
}

/// What is wrong with a line.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum ParseProblem {
    /// The file is too large.
    #[error("the file has {bytes} bytes, more than {LARGEST_FILE}: no game is that long, so this is not a record")]
    TooLarge {
        /// Its size.
        bytes: usize,
    },
    /// The file is no text in UTF-8.
    #[error("here is something that is not UTF-8 text: save the file as UTF-8")]
    NotUtf8,
    /// A control character, such as NUL.
    #[error("the control character {character:?} cannot stand in a record: take it out")]
    ControlCharacter {
        /// The character.
        character: char,
    },
    /// A line is too long.
    #[error("the line has {bytes} bytes, more than {LONGEST_LINE}: one step stands on each line")]
    LineTooLong {
        /// Its length.
        bytes: usize,
    },
    /// The first line is not that of a record.
    #[error("this is not a game record: the first line of one is `onirim-record 1`")]
    NotARecord,
    /// The record is of another version.
    #[error("the record is of version {version}, and only version 1 is known here: update the program")]
    UnknownVersion {
        /// The version that it names.
        version: Snippet,
    },
    /// The line is nothing that the format knows.
    #[error("{text} is neither `name: value` nor a step such as `12. play Rs -> Gm`")]
    UnknownLine {
        /// The line.
        text: Snippet,
    },
    /// There is no set-up.
    #[error("the set-up is missing: write a line such as `setup: solo` before the deal")]
    MissingSetup,
    /// There is no deal.
    #[error("the deal is missing: write a `deal:` line with the cards that came before the first choice")]
    MissingDeal,
    /// The file stops without an end line.
    #[error(
        "the record stops without its `end:` line, so it may be cut off: if the game was left here, add `end: unfinished`"
    )]
    MissingEnd,
    /// A line that may stand once stands twice.
    #[error("a second `{name}:` line: keep one of them")]
    Double {
        /// Its name.
        name: &'static str,
    },
    /// A header after the deal.
    #[error("the header {name} comes after the deal: headers stand before it")]
    HeaderAfterDeal {
        /// Its name.
        name: Snippet,
    },
    /// More headers than anybody needs.
    #[error("more than {MOST_HEADERS} headers: take some out")]
    TooManyHeaders,
    /// More plies than a game can have.
    #[error("more than {MOST_PLIES} steps: no game is that long")]
    TooManyPlies,
    /// A header that cannot be kept.
    #[error(transparent)]
    Header(#[from] HeaderError),
    /// The set-up is none.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// The seed is no number.
    #[error(
        "the `seed:` line says {text}, which is not a seed: write a number from 0 to 18446744073709551615, or take the line away if there was none"
    )]
    BadSeed {
        /// What is there.
        text: Snippet,
    },
    /// An action or an outcome that is none.
    #[error(transparent)]
    Notation(#[from] NotationError),
    /// The plies are not counted 1, 2, 3.
    #[error("this should be step {expected} but says {found}: a line is missing, doubled or wrongly numbered")]
    WrongNumber {
        /// The number that should be there.
        expected: usize,
        /// What is there.
        found: Snippet,
    },
    /// An arrow with nothing behind it.
    #[error("nothing stands after `->`: write what chance decided, or leave out the arrow if it decided nothing")]
    EmptyArrow,
    /// The end line says something else.
    #[error("{text} is not an ending: write victory, defeat or unfinished")]
    UnknownEnding {
        /// What is there.
        text: Snippet,
    },
    /// Something follows the end line.
    #[error("something follows the `end:` line: one file holds one game, take the rest away")]
    AfterEnd,
}

impl ParseProblem {
    pub(crate) fn on(self, line: usize) -> ParseError {
        ParseError { line, problem: self }
    }
}
