//! Writes everything into one file.

use std::io::Write;

use crate::{ArchiveError, Exported, Exporter};
use jiff::Timestamp;
use onirim_session::{Damage, DamagedGame, SavedGame};
use sqlx::{Connection, SqliteConnection};

use crate::sqlite::error::{Fault, StoreError};
use crate::sqlite::load::load_within;
use crate::sqlite::store::{Database, Store};

impl Store {
    /// Writes all games, daily attempts and settings, as they are at one moment; `docs/export-format.md` describes the file.
    ///
    /// An export is a backup and complete: games with [secrets](onirim_session::GameSummary::has_secrets) are in it as well, and counted, so that their players can be told.
    ///
    /// Whoever writes to a file should write to a new one and rename it when it is complete.
    pub fn export(&self, output: &mut impl Write) -> Result<Exported, StoreError> {
        self.run(async |database| database.export(output).await)
    }
}

impl Database {
    async fn export(&mut self, output: &mut impl Write) -> Result<Exported, Fault> {
        let mut transaction = self.connection.begin().await?;
        let mut file = Exporter::begin(output, Timestamp::now())?;
        let query = sqlx::query_as("SELECT name, value FROM settings ORDER BY name");
        let settings: Vec<(String, String)> = query.fetch_all(&mut *transaction).await?;
        for (name, value) in settings {
            file.setting(name, value)?;
        }
        let query = sqlx::query_as("SELECT day, setup, game FROM daily_attempts ORDER BY day, setup");
        let attempts: Vec<(String, String, String)> = query.fetch_all(&mut *transaction).await?;
        for (day, setup, game) in attempts {
            file.attempt(day, setup, game)?;
        }
        for id in ids(&mut transaction).await? {
            file.game(load(&mut transaction, &id).await?)?;
        }
        Ok(file.end()?)
    }
}

/// The ids of all games, the oldest first, as far as they can be read.
pub(crate) async fn ids(connection: &mut SqliteConnection) -> Result<Vec<String>, Fault> {
    let query = sqlx::query_scalar("SELECT CAST(id AS BLOB) FROM games ORDER BY created, id");
    let ids: Vec<Vec<u8>> = query.fetch_all(connection).await?;
    Ok(ids.iter().map(|id| String::from_utf8_lossy(id).into_owned()).collect())
}

/// The game of this list, or what is wrong with it.
pub(crate) async fn load(connection: &mut SqliteConnection, id: &str) -> Result<Result<SavedGame, DamagedGame>, Fault> {
    let nameless = || Damage::Field { field: "id" }.of(id);
    let Ok(known) = id.parse() else { return Ok(Err(nameless())) };
    match load_within(connection, known).await {
        Ok(saved) => Ok(Ok(saved)),
        Err(Fault::Known(StoreError::Archive(ArchiveError::DamagedGame(damaged)))) => Ok(Err(damaged)),
        // It is in the list, but not found under its id.
        Err(Fault::Known(StoreError::Archive(ArchiveError::UnknownGame { .. }))) => Ok(Err(nameless())),
        Err(fault) => Err(fault),
    }
}
