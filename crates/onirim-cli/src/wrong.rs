//! A command line that is wrong, and what is wrong with it.

use std::error::Error as _;
use std::net::AddrParseError;
use std::num::ParseIntError;

use clap::error::{ContextKind, ContextValue, Error, ErrorKind};
use onirim_record::{Program, SetupError, ShareCodeError};
use onirim_session::GameIdError;
use onirim_sim::{NoShard, UnknownPlayer};
use onirim_text::{Args, Text, UnknownLanguage};

use crate::options::{NoMargin, NoNumber, NoPrograms, NoRate, NotTwoPlayers};

/// What is wrong, what would be right, and where more is said.
pub(crate) fn told(error: &Error, text: &Text) -> String {
    let fault = similar(fault(error, text), error, text);
    let usage = match error.get(ContextKind::Usage) {
        Some(ContextValue::StyledStr(usage)) => usage.to_string(),
        Some(_) | None => return fault,
    };
    // Clap says it with an English word before it.
    let usage = usage.split_once(": ").map_or(usage.as_str(), |(_, usage)| usage);
    let is_name = |word: &&str| word.starts_with(|sign: char| sign.is_ascii_lowercase());
    let command: Vec<&str> = usage.split_whitespace().take_while(is_name).collect();
    let example = example(&command).filter(|_| error.kind() == ErrorKind::MissingRequiredArgument);
    let fault = match example {
        Some(example) => {
            format!("{fault}\n{}", text.get_with("cli-wrong-which-game", &Args::new().text("example", example)))
        }
        None => fault,
    };
    let more = text.get_with("cli-wrong-help", &Args::new().text("command", command.join(" ")));
    format!("{fault}\n{} {usage}\n{more}", text.get("cli-usage"))
}

/// How this command names the saved game that was played last, if it is about one.
fn example(command: &[&str]) -> Option<String> {
    let last: &[&str] = match command {
        [_, "review"] | [_, "record", "show"] => &["--game", "1"],
        [_, "record", "save"] => &["1"],
        _ => return None,
    };
    Some([command, last].concat().join(" "))
}

#[expect(clippy::wildcard_enum_match_arm, reason = "clap may learn of other mistakes")]
fn fault(error: &Error, text: &Text) -> String {
    let context = |kind| word(error, kind);
    let found = || context(ContextKind::InvalidValue);
    let argument = || Args::new().text("argument", context(ContextKind::InvalidArg));
    match error.kind() {
        ErrorKind::InvalidSubcommand => {
            text.get_with("cli-wrong-command", &Args::new().text("found", context(ContextKind::InvalidSubcommand)))
        }
        ErrorKind::UnknownArgument => {
            text.get_with("cli-wrong-option", &Args::new().text("found", context(ContextKind::InvalidArg)))
        }
        ErrorKind::InvalidValue if found().is_empty() => text.get_with("cli-wrong-no-value", &argument()),
        ErrorKind::InvalidValue => {
            let choices = Args::new().text("choices", context(ContextKind::ValidValue));
            let reason = text.get_with("cli-wrong-choice", &choices);
            text.get_with("cli-wrong-value", &argument().text("found", found()).text("reason", reason))
        }
        ErrorKind::ValueValidation => {
            let reason = reason(error, text);
            text.get_with("cli-wrong-value", &argument().text("found", found()).text("reason", reason))
        }
        ErrorKind::ArgumentConflict if context(ContextKind::PriorArg) == context(ContextKind::InvalidArg) => {
            text.get_with("cli-wrong-twice", &argument())
        }
        ErrorKind::ArgumentConflict => {
            text.get_with("cli-wrong-conflict", &argument().text("other", context(ContextKind::PriorArg)))
        }
        ErrorKind::MissingRequiredArgument => {
            text.get_with("cli-wrong-missing", &Args::new().text("arguments", context(ContextKind::InvalidArg)))
        }
        ErrorKind::MissingSubcommand => {
            text.get_with("cli-wrong-missing", &Args::new().text("arguments", text.get("cli-value-command")))
        }
        ErrorKind::TooFewValues | ErrorKind::WrongNumberOfValues => text.get_with("cli-wrong-no-value", &argument()),
        ErrorKind::TooManyValues => text.get_with("cli-wrong-much", &argument().text("found", found())),
        ErrorKind::InvalidUtf8 => text.get("cli-wrong-no-text"),
        _ => text.get("cli-wrong-other"),
    }
}

/// Why a value is invalid: the error of its parser (set-ups, share codes).
fn reason(error: &Error, text: &Text) -> String {
    let Some(cause) = error.source() else { return text.get("cli-wrong-other") };
    if let Some(error) = cause.downcast_ref::<SetupError>() {
        text.setup_error(error)
    } else if let Some(error) = cause.downcast_ref::<ShareCodeError>() {
        text.code_error(error)
    } else if cause.is::<GameIdError>() {
        text.get("cli-wrong-game")
    } else if cause.is::<UnknownLanguage>() {
        text.get("cli-wrong-language")
    } else if cause.is::<UnknownPlayer>() {
        text.get_with("cli-wrong-player", &Args::new().text("players", onirim_sim::names()))
    } else if cause.is::<NotTwoPlayers>() {
        text.get_with("cli-wrong-two-players", &Args::new().text("players", onirim_sim::names()))
    } else if cause.is::<NoPrograms>() {
        text.get_with("cli-wrong-programs", &Args::new().text("programs", Program::ALL.map(Program::word).join(", ")))
    } else if cause.is::<NoShard>() {
        text.get("cli-wrong-shard")
    } else if cause.is::<NoMargin>() {
        text.get("cli-wrong-margin")
    } else if cause.is::<NoRate>() {
        text.get("cli-wrong-rate")
    } else if let Some(NoNumber { most }) = cause.downcast_ref::<NoNumber>() {
        text.get_with("cli-wrong-from-one", &Args::new().text("most", most.to_string()))
    } else if cause.is::<AddrParseError>() {
        text.get("cli-wrong-address")
    } else if cause.is::<ParseIntError>() {
        text.get("cli-wrong-number")
    } else {
        cause.to_string()
    }
}

/// Adds clap's suggestion, if there is one.
fn similar(fault: String, error: &Error, text: &Text) -> String {
    let kinds = [ContextKind::SuggestedSubcommand, ContextKind::SuggestedArg, ContextKind::SuggestedValue];
    match kinds.into_iter().map(|kind| word(error, kind)).find(|word| !word.is_empty()) {
        Some(similar) => text.get_with("cli-wrong-similar", &Args::new().text("fault", fault).text("similar", similar)),
        None => fault,
    }
}

fn word(error: &Error, kind: ContextKind) -> String {
    match error.get(kind) {
        Some(ContextValue::String(word)) => word.clone(),
        Some(ContextValue::Strings(words)) => words.join(", "),
        Some(_) | None => String::new(),
    }
}
