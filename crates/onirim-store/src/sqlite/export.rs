//! Exports the store.

use std::io::Write;

use jiff::Timestamp;
use onirim_session::{Damage, DamagedGame, SavedGame};
use sqlx::{Connection, SqliteConnection};

use crate::sqlite::error::{Fault, StoreError};
use crate::sqlite::load::load_within;
use crate::sqlite::store::Store;
use crate::{ArchiveError, Exported, Exporter};

impl Store {
    /// Writes all games, daily attempts and settings as of one moment; `docs/export-format.md` describes the file.
    ///
    /// An export is a complete backup: it holds games with [secrets](onirim_session::GameSummary::has_secrets) too,
    /// and counts them so that players can be warned.
    ///
    /// Callers should write to a new file and rename it when it is complete.
    pub fn export(&self, output: &mut impl Write) -> Result<Exported, StoreError> {
        self.run(async |database| {
            let mut transaction = database.connection.begin().await?;
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
        })
    }
}

/// The ids of all games, the oldest first, as far as they can be read.
pub(crate) async fn ids(connection: &mut SqliteConnection) -> Result<Vec<String>, Fault> {
    let query = sqlx::query_scalar("SELECT CAST(id AS BLOB) FROM games ORDER BY created, id");
    let ids: Vec<Vec<u8>> = query.fetch_all(connection).await?;
    Ok(ids.iter().map(|id| String::from_utf8_lossy(id).into_owned()).collect())
}

/// Loads a game of the list, or says what is damaged.
pub(crate) async fn load(connection: &mut SqliteConnection, id: &str) -> Result<Result<SavedGame, DamagedGame>, Fault> {
    let nameless = || Damage::Field { field: "id" }.of(id);
    let Ok(known) = id.parse() else { return Ok(Err(nameless())) };
    match load_within(connection, known).await {
        Ok(saved) => Ok(Ok(saved)),
        Err(Fault::Known(StoreError::Archive(ArchiveError::DamagedGame(damaged)))) => Ok(Err(damaged)),
        // It is listed, but not found under its id.
        Err(Fault::Known(StoreError::Archive(ArchiveError::UnknownGame { .. }))) => Ok(Err(nameless())),
        Err(fault) => Err(fault),
    }
}
