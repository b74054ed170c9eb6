//! Decides what becomes of imported games. The stores carry it out.

use jiff::Timestamp;
use jiff::civil::Date;
use onirim_record::{Playthrough, Record};
use onirim_session::{GameId, SavedGame, daily_seed};

use crate::entry::GameEntry;
use crate::error::ArchiveError;
use crate::skipped::{Imported, SkipReason};

/// The result of importing an item.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Merged {
    /// The game is new here.
    GameAdded,
    /// The game was here and has been brought up to date.
    GameContinued,
    /// The game was here already, as far or further.
    GameKnown,
    /// The setting is new here.
    SettingAdded,
    /// It was here already and is not counted.
    Nothing,
    /// It was skipped.
    Skipped(SkipReason),
}

impl Imported {
    pub(crate) fn note(&mut self, line: usize, merged: Merged) {
        match merged {
            Merged::GameAdded => self.added += 1,
            Merged::GameContinued => self.continued += 1,
            Merged::GameKnown => self.known += 1,
            Merged::SettingAdded => self.settings += 1,
            Merged::Nothing => {}
            Merged::Skipped(reason) => self.skip(line, reason),
        }
    }
}

/// What an imported game adds to the stored game with the same id.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct GameNews {
    /// It continues the stored game. The time of that.
    pub longer: Option<Timestamp>,
    /// It was given up. The time of that.
    pub given_up: Option<Timestamp>,
    /// There was help.
    pub assisted: bool,
}

impl GameNews {
    /// Compares the two. The imported game must continue the stored one, or the other way round.
    pub fn of(entry: &GameEntry, there: &Playthrough, here: &SavedGame) -> Result<GameNews, SkipReason> {
        let summary = &here.summary;
        let (plies, record) = (there.ply(), there.record());
        let is_longer = plies > summary.plies;
        let fits =
            if is_longer { here.bookmark.forward(record).is_some() } else { here.bookmark.back(record).is_some() };
        if !fits || summary.kind != entry.kind || (is_longer && summary.conclusion.is_some()) {
            return Err(SkipReason::Differs { id: entry.id });
        }
        let when = if there.game().ending().is_some() { entry.finished } else { entry.updated };
        let is_given_up = entry.given_up && plies >= summary.plies && summary.conclusion.is_none();
        Ok(GameNews {
            longer: is_longer.then_some(when),
            given_up: is_given_up.then_some(entry.finished),
            assisted: entry.assisted && !summary.assisted,
        })
    }

    /// The result, once this is added.
    pub fn merged(&self) -> Merged {
        if *self == GameNews::default() { Merged::GameKnown } else { Merged::GameContinued }
    }
}

/// The attempt at a day's deal, as seen from one game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Attempt {
    /// There is none yet.
    Free,
    /// This game is it.
    Ours,
    /// Another game is it.
    Taken(GameId),
}

impl Attempt {
    /// For this game, with the known attempt.
    pub fn of(id: GameId, known: Option<GameId>) -> Attempt {
        match known {
            None => Attempt::Free,
            Some(known) if known == id => Attempt::Ours,
            Some(known) => Attempt::Taken(known),
        }
    }
}

/// Checks that the record has the seed of its day.
pub fn check_daily(day: Date, record: &Record) -> Result<(), ArchiveError> {
    if record.seed == Some(daily_seed(day, record.setup)) { Ok(()) } else { Err(ArchiveError::NotTheDaily { day }) }
}
