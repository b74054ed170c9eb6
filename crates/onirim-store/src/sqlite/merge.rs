//! Brings imported games together with those that are here, as `onirim-store` decides.

use crate::{ArchiveError, Attempt, Entry, Item, Merged, News, SkipReason};
use jiff::civil::Date;
use onirim_core::Setup;
use onirim_record::Playthrough;
use onirim_session::{Conclusion, GameId, SavedGame};
use sqlx::{Connection, SqliteConnection};

use crate::sqlite::connect::BEGIN;
use crate::sqlite::daily::{attempt, note_attempt};
use crate::sqlite::error::{Fault, StoreError};
use crate::sqlite::load::load_within;
use crate::sqlite::save::{extend, insert};
use crate::sqlite::store::Store;

impl Store {
    /// Takes the items over, all or none of them, and says what became of each.
    pub(crate) fn merge(&self, items: &[Item]) -> Result<Vec<Merged>, StoreError> {
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
    match Attempt::of(id, attempt(&mut *connection, day, setup).await?) {
        Attempt::Free => note_attempt(connection, day, setup, id).await.map(|()| Merged::Nothing),
        Attempt::Ours => Ok(Merged::Nothing),
        Attempt::Taken(id) => Ok(Merged::Skipped(SkipReason::DailyTaken { day, id })),
    }
}

async fn take_over_game(
    connection: &mut SqliteConnection,
    entry: &Entry,
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

async fn add(connection: &mut SqliteConnection, entry: &Entry, playthrough: &Playthrough) -> Result<Merged, Fault> {
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
    entry: &Entry,
    playthrough: &Playthrough,
) -> Result<Merged, Fault> {
    let (id, plies) = (entry.id, here.summary.plies);
    let news = match News::of(entry, playthrough, here) {
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
        sqlx::query("UPDATE games SET assisted = 1 WHERE id = $1").bind(id.to_string()).execute(connection).await?;
    }
    Ok(news.merged())
}
