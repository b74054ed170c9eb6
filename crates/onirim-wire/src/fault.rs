//! Errors of requests.

use onirim_record::Refused;
use serde::{Deserialize, Serialize};
use thiserror::Error;

/// The kind of an error, for programs.
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

/// Why a request was not carried out. Nothing has changed.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, Error)]
#[error("{message}")]
pub struct Fault {
    /// The kind, for programs.
    pub code: Code,
    /// A message for people, with what to do.
    pub message: String,
}

impl Fault {
    pub(crate) fn new(code: Code, message: impl Into<String>) -> Fault {
        Fault { code, message: message.into() }
    }
}

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

/// The line is no JSON.
pub(crate) fn no_json(error: &serde_json::Error) -> Fault {
    Fault::new(Code::BadJson, format!("the line is no JSON: {error}"))
}

/// The line is JSON, but no request.
pub(crate) fn no_object() -> Fault {
    Fault::new(Code::BadJson, "the line is no JSON object: send {\"cmd\": ...}")
}

/// The beginning of a text, for messages.
pub(crate) fn beginning(text: &str) -> String {
    text.chars().take(32).collect()
}
