//! What can be wrong with a request.

use std::fmt;

use onirim_record::Refused;
use serde::{Deserialize, Serialize};

/// The kind of a fault, for programs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "docs/engine-protocol.md has a table of them")]
pub enum Code {
    BadJson,
    NotUtf8,
    LineTooLong,
    UnknownCommand,
    MissingField,
    UnknownField,
    BadField,
    UnknownProtocol,
    UnknownFeature,
    NoGame,
    NoSeed,
    WrongPly,
    NotAsked,
    RefereeOnly,
    IllegalAction,
    BadOutcome,
    BadRecord,
    NothingToUndo,
    GameOver,
    TooManyRequests,
    AnswerTooLong,
}

/// A request that was not carried out. Nothing has changed.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Fault {
    /// For programs: what is wrong.
    pub code: Code,
    /// For people: what is wrong, and what to do.
    pub message: String,
}

impl Fault {
    pub(crate) fn new(code: Code, message: impl Into<String>) -> Fault {
        Fault { code, message: message.into() }
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message)
    }
}

impl std::error::Error for Fault {}

impl From<&Refused> for Fault {
    fn from(refused: &Refused) -> Fault {
        let code = match refused {
            Refused::Illegal { .. } => Code::IllegalAction,
            Refused::NeedsOutcome { .. }
            | Refused::ImpossibleOutcome { .. }
            | Refused::SurplusOutcomes { .. }
            | Refused::NotOfSeed { .. } => Code::BadOutcome,
        };
        Fault::new(code, refused.to_string())
    }
}

/// What is no JSON at all.
pub(crate) fn no_json(error: &serde_json::Error) -> Fault {
    Fault::new(Code::BadJson, format!("the line is no JSON: {error}"))
}

/// What is JSON and no request.
pub(crate) fn no_object() -> Fault {
    Fault::new(Code::BadJson, "the line is no JSON object: send {\"cmd\": ...}")
}

/// Enough of a text to recognise it.
pub(crate) fn beginning(text: &str) -> String {
    text.chars().take(32).collect()
}
