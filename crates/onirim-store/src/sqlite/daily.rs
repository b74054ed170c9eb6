//! Daily deals: one attempt counts for each day and set-up.

use jiff::civil::Date;
use onirim_core::Setup;
use onirim_record::Record;
use onirim_session::GameId;
use sqlx::SqliteConnection;

use crate::sqlite::error::{Fault, StoreError};
use crate::sqlite::store::Store;
use crate::sqlite::summary::setup_word;
use crate::{ArchiveError, Attempt, check_daily};

impl Store {
    /// The game that is the counted attempt at this day's deal, if there was one. It may have been deleted since.
    pub fn daily_attempt(&self, day: Date, setup: Setup) -> Result<Option<GameId>, StoreError> {
        self.run(async |database| attempt(&mut database.connection, day, setup).await)
    }
}

/// Records a game as the attempt at the deal of a day, unless another game is.
pub(crate) async fn take_attempt(
    connection: &mut SqliteConnection,
    day: Date,
    record: &Record,
    id: GameId,
) -> Result<(), Fault> {
    check_daily(day, record)?;
    let setup = record.setup;
    match Attempt::of(id, attempt(&mut *connection, day, setup).await?) {
        Attempt::Free => note_attempt(connection, day, setup, id).await,
        Attempt::Ours => Ok(()),
        Attempt::Taken(id) => Err(ArchiveError::DailyTaken { day, setup, id }.into()),
    }
}

pub(crate) async fn note_attempt(
    connection: &mut SqliteConnection,
    day: Date,
    setup: Setup,
    id: GameId,
) -> Result<(), Fault> {
    sqlx::query("INSERT INTO daily_attempts (day, setup, game) VALUES ($1, $2, $3)")
        .bind(day.to_string())
        .bind(setup_word(setup))
        .bind(id.to_string())
        .execute(connection)
        .await?;
    Ok(())
}

pub(crate) async fn attempt(
    connection: &mut SqliteConnection,
    day: Date,
    setup: Setup,
) -> Result<Option<GameId>, Fault> {
    let id: Option<String> = sqlx::query_scalar("SELECT game FROM daily_attempts WHERE day = $1 AND setup = $2")
        .bind(day.to_string())
        .bind(setup_word(setup))
        .fetch_optional(connection)
        .await?;
    Ok(id.and_then(|id| id.parse().ok()))
}
