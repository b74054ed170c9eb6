//! Looks at every page of the file and plays every game again.

use onirim_session::DamagedGame;
use sqlx::Connection;

use crate::sqlite::error::{Fault, StoreError};
use crate::sqlite::export::{ids, load};
use crate::sqlite::store::{Database, Store};

/// What a check has found.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Checked {
    /// How many games are in order.
    pub sound: usize,
    /// Those that are not.
    pub damaged: Vec<DamagedGame>,
}

impl Store {
    /// Checks the whole file and every game in it, and changes nothing. Damage to the file itself is an error.
    pub fn check(&self) -> Result<Checked, StoreError> {
        self.run(async |database| {
            let verdict = database.integrity().await?;
            if verdict != "ok" {
                return Err(StoreError::Damaged { file: self.file().to_owned(), detail: verdict }.into());
            }
            database.check_games().await
        })
    }
}

impl Database {
    async fn integrity(&mut self) -> Result<String, Fault> {
        Ok(sqlx::query_scalar("PRAGMA integrity_check(1)").fetch_one(&mut self.connection).await?)
    }

    async fn check_games(&mut self) -> Result<Checked, Fault> {
        let mut transaction = self.connection.begin().await?;
        let mut checked = Checked::default();
        for id in ids(&mut transaction).await? {
            match load(&mut transaction, &id).await? {
                Ok(_) => checked.sound += 1,
                Err(damaged) => checked.damaged.push(damaged),
            }
        }
        Ok(checked)
    }
}
