//! Takes over what is new in an export file. `crate::import` reads the file and decides what becomes of each line.

use std::io::BufRead;

use jiff::civil::Date;
use onirim_core::Setup;
use onirim_record::Playthrough;
use onirim_session::{Conclusion, GameId, SavedGame};
use sqlx::{Connection, SqliteConnection};

use crate::sqlite::connect::BEGIN;
use crate::sqlite::daily::{attempt, note_attempt};
use crate::sqlite::error::{Fault, StoreError};
use crate::sqlite::load::load_within;
use crate::sqlite::save::{extend, insert, note_help};
use crate::sqlite::store::Store;
use crate::{ArchiveError, Attempt, GameEntry, GameNews, Imported, ImportedItem, Merged, SkipReason, import};

impl Store {
    /// Takes over what is new in an export file. Every record is played again first; a wrong line is skipped and
    /// reported. Importing the same file again changes nothing. `today` is the day by the player's clock: daily deals of
    /// later days are skipped.
    pub fn import(&self, input: &mut impl BufRead, today: Date) -> Result<Imported, StoreError> {
        import(input, today, |items| self.merge(items))
    }

    /// Takes over all items or none, and returns the result of each.
    fn merge(&self, items: &[ImportedItem]) -> Result<Vec<Merged>, StoreError> {
        self.run(async |database| {
            let mut transaction = database.connection.begin_with(BEGIN).await?;
            let mut merged = Vec::with_capacity(items.len());
            for item in items {
                merged.push(take_over(&mut transaction, item).await?);
            }
            transaction.commit().await?;
            Ok(merged)
        })
    }
}

async fn take_over(connection: &mut SqliteConnection, item: &ImportedItem) -> Result<Merged, Fault> {
    match item {
        ImportedItem::Setting { name, value } => take_over_setting(connection, name, value).await,
        ImportedItem::Attempt { day, setup, id } => take_over_attempt(connection, *day, *setup, *id).await,
        ImportedItem::Game { entry, playthrough } => take_over_game(connection, entry, playthrough).await,
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
    match Attempt::of(id, attempt(&mut *connection, day, setup).await?) {
        Attempt::Free => note_attempt(connection, day, setup, id).await.map(|()| Merged::Nothing),
        Attempt::Ours => Ok(Merged::Nothing),
        Attempt::Taken(id) => Ok(Merged::Skipped(SkipReason::DailyTaken { day, id })),
    }
}

async fn take_over_game(
    connection: &mut SqliteConnection,
    entry: &GameEntry,
    playthrough: &Playthrough,
) -> Result<Merged, Fault> {
    match load_within(&mut *connection, entry.id).await {
        Ok(here) => bring_up_to_date(connection, &here, entry, playthrough).await,
        Err(Fault::Known(StoreError::Archive(ArchiveError::DamagedGame(_)))) => {
            Ok(Merged::Skipped(SkipReason::DamagedHere { id: entry.id }))
        }
        Err(Fault::Known(StoreError::Archive(ArchiveError::UnknownGame { .. }))) => {
            add(connection, entry, playthrough).await
        }
        Err(fault) => Err(fault),
    }
}

async fn add(connection: &mut SqliteConnection, entry: &GameEntry, playthrough: &Playthrough) -> Result<Merged, Fault> {
    match insert(connection, entry, playthrough).await {
        Ok(()) => Ok(Merged::GameAdded),
        Err(Fault::Known(StoreError::Archive(ArchiveError::DailyTaken { day, id, .. }))) => {
            Ok(Merged::Skipped(SkipReason::DailyTaken { day, id }))
        }
        Err(fault) => Err(fault),
    }
}

async fn bring_up_to_date(
    connection: &mut SqliteConnection,
    here: &SavedGame,
    entry: &GameEntry,
    playthrough: &Playthrough,
) -> Result<Merged, Fault> {
    let (id, plies) = (entry.id, here.summary.plies);
    let news = match GameNews::of(entry, playthrough, here) {
        Ok(news) => news,
        Err(reason) => return Ok(Merged::Skipped(reason)),
    };
    if let Some(when) = news.longer {
        extend(&mut *connection, id, plies, playthrough, when).await?;
    }
    if let Some(when) = news.given_up {
        sqlx::query("UPDATE games SET conclusion = $2, finished = $3 WHERE id = $1")
            .bind(id.to_string())
            .bind(Conclusion::GivenUp.word())
            .bind(when.as_millisecond())
            .execute(&mut *connection)
            .await?;
    }
    if news.assisted {
        note_help(connection, id).await?;
    }
    Ok(news.merged())
}
