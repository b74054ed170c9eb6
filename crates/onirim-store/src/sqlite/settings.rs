//! Settings. The user interfaces define the names and values.

use std::collections::BTreeMap;
use std::path::Path;

use sqlx::Connection;

use crate::check_setting;
use crate::sqlite::connect::Patience;
use crate::sqlite::error::{Fault, StoreError};
use crate::sqlite::link::runtime;
use crate::sqlite::location::FILE_NAME;
use crate::sqlite::reading;
use crate::sqlite::store::Store;

/// The value of a setting in the store of this folder, if there is one. Only reads: makes no store and migrates none.
pub fn setting_in(folder: &Path, name: &str) -> Result<Option<String>, StoreError> {
    let file = folder.join(FILE_NAME);
    if !file.is_file() {
        return Ok(None);
    }
    let read = async {
        let mut database = reading::open(&file, Patience::Short).await?;
        let query = sqlx::query_scalar("SELECT value FROM settings WHERE name = $1").bind(name);
        let value = query.fetch_optional(&mut database.connection).await?;
        database.access.check(&file)?;
        // sqlx would close it in the background, which could block the next program that opens the store.
        database.connection.close().await?;
        Ok::<_, Fault>(value)
    };
    let runtime = runtime().map_err(|error| StoreError::Folder { folder: folder.to_owned(), error })?;
    runtime.block_on(read).map_err(|fault| fault.about(&file))
}

impl Store {
    /// The value of a setting, if it has one.
    pub fn setting(&self, name: &str) -> Result<Option<String>, StoreError> {
        self.run(async |database| {
            let query = sqlx::query_scalar("SELECT value FROM settings WHERE name = $1").bind(name);
            Ok(query.fetch_optional(&mut database.connection).await?)
        })
    }

    /// All settings that have a value.
    pub fn settings(&self) -> Result<BTreeMap<String, String>, StoreError> {
        self.run(async |database| {
            let query = sqlx::query_as("SELECT name, value FROM settings");
            let all: Vec<(String, String)> = query.fetch_all(&mut database.connection).await?;
            Ok(all.into_iter().collect())
        })
    }

    /// Gives a setting a value.
    pub fn set(&self, name: &str, value: &str) -> Result<(), StoreError> {
        check_setting(name, value)?;
        self.run(async |database| {
            sqlx::query(
                "INSERT INTO settings (name, value) VALUES ($1, $2) ON CONFLICT (name) DO UPDATE SET value = excluded.value",
            )
            .bind(name)
            .bind(value)
            .execute(&mut database.connection)
            .await?;
            Ok(())
        })
    }

    /// Removes a setting, if it has a value.
    pub fn unset(&self, name: &str) -> Result<(), StoreError> {
        self.run(async |database| {
            sqlx::query("DELETE FROM settings WHERE name = $1").bind(name).execute(&mut database.connection).await?;
            Ok(())
        })
    }
}
