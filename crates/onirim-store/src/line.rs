//! The lines of an export file; `docs/export-format.md` describes them.

use serde::{Deserialize, Serialize};

/// The version that is written, and the only one there is.
pub(crate) const VERSION: u64 = 1;

/// The longest line that is read, in bytes: the largest record with every letter escaped.
pub(crate) const LONGEST_LINE: usize = 8 << 20;

/// The most lines that are read.
pub(crate) const MOST_LINES: usize = 200_000;

/// The most games that are read of a file, each of which is played again: ten a day for fourteen years.
pub(crate) const MOST_GAMES: usize = 50_000;

/// One line: a JSON object with one member, whose name says what it is.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum ExportLine {
    OnirimExport(Head),
    Setting(SettingLine),
    DailyAttempt(AttemptLine),
    Game(GameLine),
    End(Tail),
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Head {
    pub(crate) version: u64,
    pub(crate) written: String,
}

/// The fields of the first line that every version has.
#[derive(Deserialize)]
pub(crate) struct AnyHead {
    #[serde(rename = "onirim-export")]
    pub(crate) head: Versioned,
}

#[derive(Deserialize)]
pub(crate) struct Versioned {
    pub(crate) version: u64,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct SettingLine {
    pub(crate) name: String,
    pub(crate) value: String,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct AttemptLine {
    pub(crate) day: String,
    pub(crate) setup: String,
    pub(crate) game: String,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) struct GameLine {
    pub(crate) id: String,
    pub(crate) kind: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) day: Option<String>,
    pub(crate) created: String,
    pub(crate) updated: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) finished: Option<String>,
    #[serde(default)]
    pub(crate) assisted: bool,
    #[serde(default)]
    pub(crate) given_up: bool,
    pub(crate) record: String,
}

/// Counts of the lines before it. A file without it was cut off.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) struct Tail {
    pub(crate) settings: usize,
    pub(crate) daily_attempts: usize,
    pub(crate) games: usize,
}
