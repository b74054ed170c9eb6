//! All finished games, counted.

use onirim_session::Counted;

use crate::sqlite::error::{Fault, StoreError};
use crate::sqlite::store::{Database, Store};
use crate::sqlite::summary::{select_summary, summary_of};

impl Store {
    /// What all finished games say together; [`Statistics`](onirim_session::Statistics) knows which of them count.
    pub fn statistics(&self) -> Result<Counted, StoreError> {
        self.run(async |database| database.statistics().await)
    }
}

impl Database {
    async fn statistics(&mut self) -> Result<Counted, Fault> {
        let query = sqlx::query(select_summary!("WHERE finished IS NOT NULL ORDER BY finished, rowid"));
        let rows = query.fetch_all(&mut self.connection).await?;
        Ok(Counted::of(rows.iter().map(summary_of).collect()))
    }
}
