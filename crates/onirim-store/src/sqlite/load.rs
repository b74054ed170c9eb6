//! Loading a game and listing games.

use std::fmt::Write;

use onirim_record::{GameEnd, Notation};
use onirim_session::{Counted, Damage, GameId, GameSummary, Listing, Page, SavedGame};
use sqlx::sqlite::SqliteRow;
use sqlx::{Connection, SqliteConnection};

use crate::sqlite::error::{Fault, StoreError};
use crate::sqlite::store::Store;
use crate::sqlite::summary::{field, select_summary, summary_of};
use crate::{ArchiveError, record_end, verified};

impl Store {
    /// A game, played again and verified.
    pub fn load(&self, id: GameId) -> Result<SavedGame, StoreError> {
        self.run(async |database| {
            // In one transaction, so that no other program adds a ply between the two queries.
            let mut transaction = database.connection.begin().await?;
            let saved = load_within(&mut transaction, id).await?;
            transaction.commit().await?;
            Ok(saved)
        })
    }

    /// The summary of a game.
    pub fn summary(&self, id: GameId) -> Result<GameSummary, StoreError> {
        self.run(async |database| {
            let query = sqlx::query(select_summary!("WHERE id = $1")).bind(id.to_string());
            let row = query.fetch_optional(&mut database.connection).await?;
            Ok(summary_of(&row.ok_or(ArchiveError::UnknownGame { id })?)?)
        })
    }

    /// All games that can be continued, the last played first. Of two in the same millisecond, the newer one.
    pub fn unfinished(&self) -> Result<Listing, StoreError> {
        self.run(async |database| {
            let query = sqlx::query(select_summary!("WHERE finished IS NULL ORDER BY updated DESC, rowid DESC"));
            Ok(listed(&query.fetch_all(&mut database.connection).await?))
        })
    }

    /// The games that are over, the last finished first.
    pub fn finished(&self, page: Page) -> Result<Listing, StoreError> {
        self.run(async |database| {
            let query = sqlx::query(select_summary!(
                "WHERE finished IS NOT NULL ORDER BY finished DESC, rowid DESC LIMIT $1 OFFSET $2"
            ));
            let query = query.bind(saturating(page.at_most)).bind(saturating(page.skip));
            Ok(listed(&query.fetch_all(&mut database.connection).await?))
        })
    }

    /// All games, whether they are over or not, the last played first.
    pub fn games(&self) -> Result<Listing, StoreError> {
        self.run(async |database| {
            let query = sqlx::query(select_summary!("ORDER BY updated DESC, rowid DESC"));
            Ok(listed(&query.fetch_all(&mut database.connection).await?))
        })
    }

    /// The statistics of all finished games; [`Statistics`](onirim_session::Statistics) decides which of them count.
    pub fn statistics(&self) -> Result<Counted, StoreError> {
        self.run(async |database| {
            let query = sqlx::query(select_summary!("WHERE finished IS NOT NULL ORDER BY finished, rowid"));
            Ok(Counted::of(listed(&query.fetch_all(&mut database.connection).await?)))
        })
    }

    /// How many games are over.
    pub fn count_finished(&self) -> Result<usize, StoreError> {
        self.run(async |database| {
            let count: i64 = sqlx::query_scalar("SELECT count(*) FROM games WHERE finished IS NOT NULL")
                .fetch_one(&mut database.connection)
                .await?;
            Ok(usize::try_from(count).unwrap_or(0))
        })
    }
}

fn listed(rows: &[SqliteRow]) -> Listing {
    rows.iter().map(summary_of).collect()
}

fn saturating(number: usize) -> i64 {
    i64::try_from(number).unwrap_or(i64::MAX)
}

/// Loads a game within a transaction.
pub(crate) async fn load_within(connection: &mut SqliteConnection, id: GameId) -> Result<SavedGame, Fault> {
    let row =
        sqlx::query(select_summary!("WHERE id = $1")).bind(id.to_string()).fetch_optional(&mut *connection).await?;
    let summary = summary_of(&row.ok_or(ArchiveError::UnknownGame { id })?)?;
    let row = sqlx::query("SELECT opening, line FROM games WHERE id = $1")
        .bind(id.to_string())
        .fetch_one(&mut *connection)
        .await?;
    let plies = sqlx::query("SELECT notation FROM plies WHERE game = $1 ORDER BY ply")
        .bind(id.to_string())
        .fetch_all(&mut *connection)
        .await?;
    let damaged = |damage: Damage| damage.of(&id.to_string());
    let wrong = |field| damaged(Damage::Field { field });
    let line: i64 = field(&row, "line").map_err(wrong)?;
    let line = u64::try_from(line).map_err(|_| wrong("line"))?;
    let text = record_text(&row, &plies, &summary).map_err(wrong)?;
    if plies.len() != summary.plies {
        return Err(damaged(Damage::Plies { expected: summary.plies, found: plies.len() }).into());
    }
    Ok(verified(summary, line, &text)?)
}

/// The canonical record, put together again.
fn record_text(row: &SqliteRow, plies: &[SqliteRow], summary: &GameSummary) -> Result<String, &'static str> {
    let mut text: String = field(row, "opening")?;
    for (row, number) in plies.iter().zip(1..) {
        let ply: String = field(row, "notation")?;
        // Writing to a string does not fail.
        let _ = writeln!(text, "{number}. {ply}");
    }
    let end = summary.conclusion.map_or(GameEnd::Unfinished, record_end);
    let _ = writeln!(text, "end: {}", end.notation());
    Ok(text)
}
