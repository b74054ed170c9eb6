//! All finished games, counted.

use onirim_session::Statistics;

use crate::damage::DamagedGame;
use crate::error::{Fault, StoreError};
use crate::store::{Database, Store};
use crate::summary::{select_summary, summary_of};

/// What all finished games say together, as far as they can be read.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Counted {
    /// What they say.
    pub statistics: Statistics,
    /// Games that cannot be read and are left out.
    pub damaged: Vec<DamagedGame>,
}

impl Store {
    /// What all finished games say together; [`Statistics`] knows which of them count.
    pub fn statistics(&self) -> Result<Counted, StoreError> {
        self.run(async |database| database.statistics().await)
    }
}

impl Database {
    async fn statistics(&mut self) -> Result<Counted, Fault> {
        let query = sqlx::query(select_summary!("WHERE finished IS NOT NULL ORDER BY finished, rowid"));
        let rows = query.fetch_all(&mut self.connection).await?;
        let (mut games, mut damaged) = (Vec::new(), Vec::new());
        for row in &rows {
            match summary_of(row) {
                Ok(game) => games.push(game),
                Err(wrong) => damaged.push(wrong),
            }
        }
        Ok(Counted { statistics: Statistics::of(&games), damaged })
    }
}
