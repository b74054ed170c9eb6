//! What becomes of imported things that meet what is here: decided here, done where games are kept.

use jiff::Timestamp;
use jiff::civil::Date;
use onirim_record::{Playthrough, Record};
use onirim_session::{GameId, SavedGame, daily_seed};

use crate::entry::Entry;
use crate::error::ArchiveError;
use crate::skipped::{Imported, SkipReason};

/// What became of an item.
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
    /// It was here, and nobody counts that.
    Nothing,
    /// It was passed over.
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

/// What a game of a file brings to the one with the same id that is here.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct News {
    /// It goes on where the one here stops. This is when.
    pub longer: Option<Timestamp>,
    /// It was given up. This is when.
    pub given_up: Option<Timestamp>,
    /// There was help.
    pub assisted: bool,
}

impl News {
    /// The same game, there and here: the longer one wins if it goes on where the shorter one stops.
    pub fn of(entry: &Entry, there: &Playthrough, here: &SavedGame) -> Result<News, SkipReason> {
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
        Ok(News {
            longer: is_longer.then_some(when),
            given_up: is_given_up.then_some(entry.finished),
            assisted: entry.assisted && !summary.assisted,
        })
    }

    /// What became of the game, once all that is done.
    pub fn merged(&self) -> Merged {
        if *self == News::default() { Merged::GameKnown } else { Merged::GameContinued }
    }
}

/// The one attempt at a day's deal, for who wants to make it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Attempt {
    /// Nobody has made it.
    Free,
    /// This game is it.
    Ours,
    /// Another game is it.
    Taken(GameId),
}

impl Attempt {
    /// For this game, if that one is known to be the attempt.
    pub fn of(id: GameId, known: Option<GameId>) -> Attempt {
        match known {
            None => Attempt::Free,
            Some(known) if known == id => Attempt::Ours,
            Some(known) => Attempt::Taken(known),
        }
    }
}

/// Is this the deal of the day? Only its own seed is.
pub fn check_daily(day: Date, record: &Record) -> Result<(), ArchiveError> {
    if record.seed == Some(daily_seed(day, record.setup)) { Ok(()) } else { Err(ArchiveError::NotTheDaily { day }) }
}
