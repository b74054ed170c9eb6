//! Writes an export file, line by line.

use std::io::Write;

use jiff::Timestamp;
use onirim_session::{Conclusion, DamagedGame, SavedGame};

use crate::error::ArchiveError;
use crate::line::{AttemptLine, ExportLine, GameLine, Head, SettingLine, Tail, VERSION};

/// The numbers of things in an export.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Exported {
    /// How many games were written.
    pub games: usize,
    /// How many of them are unfinished games of players who hide cards: a reader of the file sees those cards and the
    /// seed.
    pub secret: usize,
    /// How many settings were written.
    pub settings: usize,
    /// Games that are damaged and could not be written.
    pub damaged: Vec<DamagedGame>,
}

/// Writes an export file: settings by name, then daily attempts by day and set-up, then games, the oldest first.
/// `docs/export-format.md` describes it.
#[derive(Debug)]
pub struct Exporter<'w, W> {
    output: &'w mut W,
    tail: Tail,
    secret: usize,
    damaged: Vec<DamagedGame>,
}

impl<'w, W: Write> Exporter<'w, W> {
    /// Begins a file.
    pub fn begin(output: &'w mut W, now: Timestamp) -> Result<Exporter<'w, W>, ArchiveError> {
        let mut exporter = Exporter { output, tail: Tail::default(), secret: 0, damaged: Vec::new() };
        exporter.put(&ExportLine::OnirimExport(Head { version: VERSION, written: now.to_string() }))?;
        Ok(exporter)
    }

    /// A setting.
    pub fn setting(&mut self, name: String, value: String) -> Result<(), ArchiveError> {
        self.tail.settings += 1;
        self.put(&ExportLine::Setting(SettingLine { name, value }))
    }

    /// An attempt at a day's deal, with the words for the day, the set-up and the game.
    pub fn attempt(&mut self, day: String, setup: String, game: String) -> Result<(), ArchiveError> {
        self.tail.daily_attempts += 1;
        self.put(&ExportLine::DailyAttempt(AttemptLine { day, setup, game }))
    }

    /// A game. One that is damaged is noted and left out.
    pub fn game(&mut self, game: Result<SavedGame, DamagedGame>) -> Result<(), ArchiveError> {
        match game {
            Ok(saved) => {
                self.tail.games += 1;
                self.secret += usize::from(saved.summary.has_secrets());
                self.put(&ExportLine::Game(line_of(&saved)))
            }
            Err(damaged) => {
                self.damaged.push(damaged);
                Ok(())
            }
        }
    }

    /// The last line, and what the file holds.
    pub fn end(mut self) -> Result<Exported, ArchiveError> {
        self.put(&ExportLine::End(self.tail))?;
        self.output.flush()?;
        let Tail { settings, games, .. } = self.tail;
        Ok(Exported { games, secret: self.secret, settings, damaged: self.damaged })
    }

    fn put(&mut self, line: &ExportLine) -> Result<(), ArchiveError> {
        let text = serde_json::to_string(line).map_err(|error| ArchiveError::File(error.into()))?;
        Ok(writeln!(self.output, "{text}")?)
    }
}

fn line_of(saved: &SavedGame) -> GameLine {
    let summary = &saved.summary;
    GameLine {
        id: summary.id.to_string(),
        kind: summary.kind.word().to_owned(),
        day: summary.kind.day().map(|day| day.to_string()),
        created: summary.created.to_string(),
        updated: summary.updated.to_string(),
        finished: summary.finished.map(|finished| finished.to_string()),
        assisted: summary.assisted,
        given_up: summary.conclusion == Some(Conclusion::GivenUp),
        record: saved.playthrough.record().to_string(),
    }
}
