//! Checks the file and replays every game in it.

use onirim_session::DamagedGame;
use sqlx::Connection;

use crate::sqlite::error::StoreError;
use crate::sqlite::export::{ids, load};
use crate::sqlite::store::Store;

/// What a check has found.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Checked {
    /// How many games could be replayed.
    pub sound: usize,
    /// The others.
    pub damaged: Vec<DamagedGame>,
}

impl Store {
    /// Checks the whole file and every game in it, and changes nothing. Damage to the file itself is an error.
    pub fn check(&self) -> Result<Checked, StoreError> {
        self.run(async |database| {
            let verdict: String =
                sqlx::query_scalar("PRAGMA integrity_check(1)").fetch_one(&mut database.connection).await?;
            if verdict != "ok" {
                return Err(StoreError::Damaged { file: self.file().to_owned(), detail: verdict }.into());
            }
            let mut transaction = database.connection.begin().await?;
            let mut checked = Checked::default();
            for id in ids(&mut transaction).await? {
                match load(&mut transaction, &id).await? {
                    Ok(_) => checked.sound += 1,
                    Err(damaged) => checked.damaged.push(damaged),
                }
            }
            Ok(checked)
        })
    }
}
