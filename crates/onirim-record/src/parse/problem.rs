//! Errors in the form of a record file.

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
#[expect(missing_docs, reason = "each message says what is wrong")]
pub enum ParseProblem {
    #[error("the file has {bytes} bytes, more than {LARGEST_FILE}: no game is that long, so this is not a record")]
    TooLarge { bytes: usize },
    #[error("here is something that is not UTF-8 text: save the file as UTF-8")]
    NotUtf8,
    #[error("the control character {character:?} cannot stand in a record: take it out")]
    ControlCharacter { character: char },
    #[error("the line has {bytes} bytes, more than {LONGEST_LINE}: one step stands on each line")]
    LineTooLong { bytes: usize },
    #[error("this is not a game record: the first line of one is `onirim-record 1`")]
    NotARecord,
    #[error("the record is of version {version}, and only version 1 is known here: update the program")]
    UnknownVersion { version: Snippet },
    #[error("{text} is neither `name: value` nor a step such as `12. play Rs -> Gm`")]
    UnknownLine { text: Snippet },
    #[error("the set-up is missing: write a line such as `setup: solo` before the deal")]
    MissingSetup,
    #[error("the deal is missing: write a `deal:` line with the cards that came before the first choice")]
    MissingDeal,
    #[error(
        "the record stops without its `end:` line, so it may be cut off: if the game was left here, add `end: unfinished`"
    )]
    MissingEnd,
    #[error("a second `{name}:` line: keep one of them")]
    Double { name: &'static str },
    #[error("the header {name} comes after the deal: headers stand before it")]
    HeaderAfterDeal { name: Snippet },
    #[error("more than {MOST_HEADERS} headers: take some out")]
    TooManyHeaders,
    #[error("more than {MOST_PLIES} steps: no game is that long")]
    TooManyPlies,
    #[error(transparent)]
    Header(#[from] HeaderError),
    #[error(transparent)]
    Setup(#[from] SetupError),
    #[error(
        "the `seed:` line says {text}, which is not a seed: write a number from 0 to 18446744073709551615, or take the line away if there was none"
    )]
    BadSeed { text: Snippet },
    #[error(transparent)]
    Notation(#[from] NotationError),
    #[error("this should be step {expected} but says {found}: a line is missing, doubled or wrongly numbered")]
    WrongNumber { expected: usize, found: Snippet },
    #[error("nothing stands after `->`: write what chance decided, or leave out the arrow if it decided nothing")]
    EmptyArrow,
    #[error("{text} is not an ending: write victory, defeat or unfinished")]
    UnknownEnding { text: Snippet },
    #[error("something follows the `end:` line: one file holds one game, take the rest away")]
    AfterEnd,
}

impl ParseProblem {
    pub(crate) fn on(self, line: usize) -> ParseError {
        ParseError { line, problem: self }
    }
}
