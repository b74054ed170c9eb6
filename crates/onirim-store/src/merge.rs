//! Brings imported games together with those that are here.

use jiff::civil::Date;
use onirim_core::Setup;
use onirim_record::Playthrough;
use onirim_session::{Conclusion, GameId};
use sqlx::{Connection, SqliteConnection};

use crate::connect::BEGIN;
use crate::daily::{attempt, note_attempt};
use crate::error::{Fault, StoreError};
use crate::load::{SavedGame, load_within};
use crate::save::{Entry, extend, insert};
use crate::skipped::{Imported, SkipReason};
use crate::store::Store;

/// A line of an export file, found to be in order.
pub(crate) enum Item {
    Setting { name: String, value: String },
    Attempt { day: Date, setup: Setup, id: GameId },
    Game { entry: Entry, playthrough: Box<Playthrough> },
}

/// What became of an item.
enum Merged {
    GameAdded,
    GameContinued,
    GameKnown,
    SettingAdded,
    Nothing,
    Skipped(SkipReason),
}

impl Store {
    /// Takes the items over, all or none of them, and notes what became of each.
    pub(crate) fn merge(&self, batch: &mut Vec<(usize, Item)>, imported: &mut Imported) -> Result<(), StoreError> {
        let merged = self.run(async |database| {
            let mut transaction = database.connection.begin_with(BEGIN).await?;
            let mut merged = Vec::with_capacity(batch.len());
            for (line, item) in batch.iter() {
                merged.push((*line, take_over(&mut transaction, item).await?));
            }
            transaction.commit().await?;
            Ok(merged)
        })?;
        batch.clear();
        for (line, merged) in merged {
            imported.note(line, merged);
        }
        Ok(())
    }
}

impl Imported {
    fn note(&mut self, line: usize, merged: Merged) {
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

async fn take_over(connection: &mut SqliteConnection, item: &Item) -> Result<Merged, Fault> {
    match item {
        Item::Setting { name, value } => take_over_setting(connection, name, value).await,
        Item::Attempt { day, setup, id } => take_over_attempt(connection, *day, *setup, *id).await,
        Item::Game { entry, playthrough } => take_over_game(connection, entry, playthrough).await,
    }
}

async fn take_over_setting(connection: &mut SqliteConnection, name: &str, value: &str) -> Result<Merged, Fault> {
    let done = sqlx::query("INSERT INTO settings (name, value) VALUES ($1, $2) ON CONFLICT (name) DO NOTHING")
        .bind(name)
        .bind(value)
        .execute(connection)
        .await?;
    Ok(if done.rows_affected() > 0 { Merged::SettingAdded } else { Merged::Nothing })
}

async fn take_over_attempt(
    connection: &mut SqliteConnection,
    day: Date,
    setup: Setup,
    id: GameId,
) -> Result<Merged, Fault> {
    match attempt(&mut *connection, day, setup).await? {
        None => note_attempt(connection, day, setup, id).await.map(|()| Merged::Nothing),
        Some(taken) if taken == id => Ok(Merged::Nothing),
        Some(taken) => Ok(Merged::Skipped(SkipReason::DailyTaken { day, id: taken })),
    }
}

async fn take_over_game(
    connection: &mut SqliteConnection,
    entry: &Entry,
    playthrough: &Playthrough,
) -> Result<Merged, Fault> {
    match load_within(&mut *connection, entry.id).await {
        Ok(here) => bring_up_to_date(connection, &here, entry, playthrough).await,
        Err(Fault::Known(StoreError::DamagedGame(_))) => Ok(Merged::Skipped(SkipReason::DamagedHere { id: entry.id })),
        Err(Fault::Known(StoreError::UnknownGame { .. })) => add(connection, entry, playthrough).await,
        Err(fault) => Err(fault),
    }
}

async fn add(connection: &mut SqliteConnection, entry: &Entry, playthrough: &Playthrough) -> Result<Merged, Fault> {
    match insert(connection, entry, playthrough).await {
        Ok(()) => Ok(Merged::GameAdded),
        Err(Fault::Known(StoreError::DailyTaken { day, id, .. })) => {
            Ok(Merged::Skipped(SkipReason::DailyTaken { day, id }))
        }
        Err(fault) => Err(fault),
    }
}

/// The same game, there and here: the longer one wins if it goes on where the shorter one stops.
async fn bring_up_to_date(
    connection: &mut SqliteConnection,
    here: &SavedGame,
    entry: &Entry,
    playthrough: &Playthrough,
) -> Result<Merged, Fault> {
    let (id, summary) = (entry.id, &here.summary);
    let (there, record) = (playthrough.ply(), playthrough.record());
    let is_longer = there > summary.plies;
    let fits = if is_longer { here.bookmark.forward(record).is_some() } else { here.bookmark.back(record).is_some() };
    if !fits || summary.kind != entry.kind || (is_longer && summary.conclusion.is_some()) {
        return Ok(Merged::Skipped(SkipReason::Differs { id }));
    }
    if is_longer {
        let when = if playthrough.game().ending().is_some() { entry.finished } else { entry.updated };
        extend(&mut *connection, id, summary.plies, playthrough, when).await?;
    }
    let is_given_up = entry.given_up && there >= summary.plies && summary.conclusion.is_none();
    if is_given_up {
        sqlx::query("UPDATE games SET conclusion = $2, finished = $3 WHERE id = $1")
            .bind(id.to_string())
            .bind(Conclusion::GivenUp.word())
            .bind(entry.finished.as_millisecond())
            .execute(&mut *connection)
            .await?;
    }
    let was_helped = entry.assisted && !summary.assisted;
    if was_helped {
        sqlx::query("UPDATE games SET assisted = 1 WHERE id = $1").bind(id.to_string()).execute(connection).await?;
    }
    let has_changed = is_longer || is_given_up || was_helped;
    Ok(if has_changed { Merged::GameContinued } else { Merged::GameKnown })
}
