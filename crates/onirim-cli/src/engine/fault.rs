//! What can be wrong with a request.

use serde::Serialize;

/// The kind of a fault, for programs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub(super) enum Code {
    BadJson,
    NotUtf8,
    LineTooLong,
    UnknownCommand,
    MissingField,
    UnknownField,
    BadField,
    UnknownProtocol,
    NoGame,
    WrongPly,
    IllegalAction,
    BadOutcome,
    BadRecord,
    NothingToUndo,
}

/// A request that was not carried out. Nothing has changed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub(super) struct Fault {
    code: Code,
    /// For people: what is wrong, and what to do.
    message: String,
}

impl Fault {
    pub(super) fn new(code: Code, message: impl Into<String>) -> Fault {
        Fault { code, message: message.into() }
    }
}

/// Enough of a text to recognise it.
pub(super) fn beginning(text: &str) -> String {
    text.chars().take(32).collect()
}
