//! The result of an import.

use jiff::civil::Date;
use onirim_record::{ReadError, Snippet};
use onirim_session::{GameId, Trouble};
use thiserror::Error;

use crate::file_end::FileEnd;

/// How many skipped lines are reported one by one.
pub const MOST_SKIPPED: usize = 1000;

/// The result of an import.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Imported {
    /// Games that are new here.
    pub added: usize,
    /// Games that were here and have been brought up to date.
    pub continued: usize,
    /// Games that were here already, as far or further.
    pub known: usize,
    /// Settings that are new here. Those that were here keep their value.
    pub settings: usize,
    /// The first thousand skipped lines, and the line at which the import stopped, if it did.
    pub skipped: Vec<Skipped>,
    /// How many more were skipped.
    pub skipped_more: usize,
    /// Whether the last line of the file agrees with the others.
    pub end: FileEnd,
}

/// A skipped line.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("line {line}: {reason}")]
pub struct Skipped {
    /// Which line of the file, counted from 1.
    pub line: usize,
    /// Why.
    pub reason: SkipReason,
}

/// Why a line was skipped.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[expect(missing_docs, reason = "each message says what is wrong")]
pub enum SkipReason {
    #[error("it is longer than 8388608 bytes, which no line of an export is: nothing after it was read")]
    TooLong,
    #[error("50000 games were read before it, which is as many as are taken from one file: nothing after it was read")]
    TooMany,
    #[error("it cannot be read ({0}): the file was changed by something else than Onirim, or damaged")]
    Unreadable(Snippet),
    #[error("it stands after the last line of the export: import files one by one")]
    AfterEnd,
    #[error("its {field} is not as docs/export-format.md has it")]
    BadField { field: &'static str },
    #[error("its record is wrong, {0}")]
    Record(ReadError),
    #[error("its record does not fit its field {field}")]
    Contradiction { field: &'static str },
    #[error("the daily deal of {day} has been played here as game {id}, and only one attempt counts")]
    DailyTaken { day: Date, id: GameId },
    #[error("the daily deal of {day} cannot have been played yet: import the file again when the day has come")]
    DayToCome { day: Date },
    #[error("game {id} went another way here: delete the one here if you want this one")]
    Differs { id: GameId },
    #[error("game {id} is damaged here: delete it, then import again")]
    DamagedHere { id: GameId },
}

impl Imported {
    pub(crate) fn skip(&mut self, line: usize, reason: SkipReason) {
        if self.skipped.len() < MOST_SKIPPED {
            self.skipped.push(Skipped { line, reason });
        } else {
            self.skipped_more += 1;
        }
    }
}

impl From<&SkipReason> for Trouble {
    fn from(reason: &SkipReason) -> Trouble {
        match reason {
            SkipReason::TooLong => Trouble::new("fault-line-too-long"),
            SkipReason::TooMany => Trouble::new("fault-line-too-many"),
            SkipReason::Unreadable(reason) => Trouble::new("fault-line-unreadable").with("reason", reason.to_string()),
            SkipReason::AfterEnd => Trouble::new("fault-line-after-end"),
            SkipReason::BadField { field } => Trouble::new("fault-line-field").with("field", *field),
            SkipReason::Record(error) => Trouble::new("fault-game-record").with("reason", error.clone()),
            SkipReason::Contradiction { field } => Trouble::new("fault-line-contradiction").with("field", *field),
            SkipReason::DailyTaken { day, id } => {
                Trouble::new("fault-line-daily-taken").with("day", day.to_string()).with("id", *id)
            }
            SkipReason::DayToCome { day } => Trouble::new("fault-line-day-to-come").with("day", day.to_string()),
            SkipReason::Differs { id } => Trouble::new("fault-line-differs").with("id", *id),
            SkipReason::DamagedHere { id } => Trouble::new("fault-line-damaged-here").with("id", *id),
        }
    }
}

impl From<&Skipped> for Trouble {
    fn from(skipped: &Skipped) -> Trouble {
        Trouble::new("fault-line").with("line", skipped.line).with("reason", Trouble::from(&skipped.reason))
    }
}
