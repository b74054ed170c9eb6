//! Saves games, ply by ply.

use jiff::Timestamp;
use onirim_record::{GameEnd, MOST_HEADERS, Notation, Playthrough, Record};
use onirim_session::{Bookmark, Conclusion, Damage, DamagedGame, GameId, GameKind, Standing, Undo};
use sqlx::sqlite::SqliteRow;
use sqlx::{Connection, SqliteConnection};

use crate::sqlite::connect::BEGIN;
use crate::sqlite::daily::take_attempt;
use crate::sqlite::error::{Fault, StoreError};
use crate::sqlite::seed::new_id;
use crate::sqlite::store::Store;
use crate::sqlite::summary::{count, field, setup_word};
use crate::{ArchiveError, GameEntry, KeptState, Progress, Requirement, doors_found, turns_of};

impl Store {
    /// Saves a new game with all its plies. If its deal has been played here before, the game does not count in the
    /// statistics.
    pub fn create(&self, kind: GameKind, playthrough: &Playthrough) -> Result<Bookmark, StoreError> {
        Ok(self.enter(kind, playthrough, Standing::Counts)?.0)
    }

    /// Saves a game that goes on from a record. Its player may know the cards, so it does not count in the
    /// statistics.
    pub fn adopt(&self, playthrough: &Playthrough) -> Result<Bookmark, StoreError> {
        Ok(self.enter(GameKind::Normal, playthrough, Standing::Assisted)?.0)
    }

    pub(crate) fn enter(
        &self,
        kind: GameKind,
        playthrough: &Playthrough,
        standing: Standing,
    ) -> Result<(Bookmark, Standing), StoreError> {
        let headers = playthrough.record().headers.len();
        if headers > MOST_HEADERS {
            return Err(ArchiveError::TooManyHeaders { headers }.into());
        }
        let id = new_id()?;
        let now = Timestamp::now();
        self.run(async |database| {
            let mut transaction = database.connection.begin_with(BEGIN).await?;
            let assisted = match standing {
                Standing::Counts => was_dealt(&mut transaction, playthrough.record()).await?,
                Standing::Assisted => true,
            };
            let entry = GameEntry { id, kind, created: now, updated: now, finished: now, assisted, given_up: false };
            insert(&mut transaction, &entry, playthrough).await?;
            transaction.commit().await?;
            let standing = if assisted { Standing::Assisted } else { Standing::Counts };
            Ok((Bookmark::new(id, 0, playthrough.record()), standing))
        })
    }

    /// Saves the plies that the game has beyond the bookmark, usually one, and its end if it has come. Then the bookmark
    /// stands there.
    ///
    /// Once this returns `Ok`, they are on the disk. All of them are saved or none.
    pub fn append(&self, bookmark: &mut Bookmark, playthrough: &Playthrough) -> Result<(), StoreError> {
        let (id, known) = (bookmark.id(), bookmark.ply());
        let next = bookmark.forward(playthrough.record()).ok_or(ArchiveError::NotThisGame { id })?;
        if next.ply() == known {
            return self.run(async |_| Ok(()));
        }
        self.guarded(bookmark, Requirement::GoingOn, async |connection| {
            extend(connection, id, known, playthrough, Timestamp::now()).await
        })?;
        *bookmark = next;
        Ok(())
    }

    /// Takes back the plies that the bookmark has beyond this game. A game that was over goes on; one that was given up
    /// does not.
    pub fn undo(&self, bookmark: &mut Bookmark, earlier: &Playthrough, reason: Undo) -> Result<(), StoreError> {
        let back = bookmark.back(earlier.record()).ok_or(ArchiveError::NotThisGame { id: bookmark.id() })?;
        self.guarded(bookmark, Requirement::Undoable, async |connection| {
            sqlx::query(
                "UPDATE games SET plies = $2, line = line + 1, updated = $3, finished = NULL, conclusion = NULL, doors = $4, \
                 turns = $6, left_over = $7, assisted = CASE WHEN $5 = 1 THEN 1 ELSE assisted END, \
                 doomed = CASE WHEN doomed > $2 THEN NULL ELSE doomed END WHERE id = $1",
            )
            .bind(back.id().to_string())
            .bind(back.ply() as i64)
            .bind(Timestamp::now().as_millisecond())
            .bind(doors_found(earlier.game()) as i64)
            .bind(i64::from(reason == Undo::ForHelp))
            .bind(turns_of(earlier) as i64)
            .bind(earlier.game().deck_len() as i64)
            .execute(&mut *connection)
            .await?;
            delete_plies(connection, back.id(), back.ply()).await
        })?;
        *bookmark = back;
        Ok(())
    }

    /// Notes that plies were taken back that had never been saved.
    pub(crate) fn undo_unsaved(&self, bookmark: &Bookmark, reason: Undo) -> Result<(), StoreError> {
        self.guarded(bookmark, Requirement::Undoable, async |connection| {
            if reason == Undo::ForHelp {
                note_help(connection, bookmark.id()).await?;
            }
            Ok(())
        })
    }

    /// Replaces the deal and all plies of a game whose cards had been told wrongly. A game that was over may go on, and
    /// the other way round.
    pub fn correct(&self, bookmark: &mut Bookmark, corrected: &Playthrough) -> Result<(), StoreError> {
        let next = bookmark.corrected(corrected.record());
        self.guarded(bookmark, Requirement::Undoable, async |connection| {
            sqlx::query("UPDATE games SET line = line + 1, opening = $2, doomed = NULL WHERE id = $1")
                .bind(next.id().to_string())
                .bind(opening_of(corrected.record()))
                .execute(&mut *connection)
                .await?;
            delete_plies(&mut *connection, next.id(), 0).await?;
            extend(connection, next.id(), 0, corrected, Timestamp::now()).await
        })?;
        *bookmark = next;
        Ok(())
    }

    /// Notes that its player is helped, and what the headers of the record say about it.
    pub(crate) fn assist(&self, bookmark: &Bookmark, playthrough: &Playthrough) -> Result<(), StoreError> {
        self.guarded(bookmark, Requirement::GoingOn, async |connection| {
            sqlx::query("UPDATE games SET assisted = 1, opening = $2, updated = $3 WHERE id = $1")
                .bind(bookmark.id().to_string())
                .bind(opening_of(playthrough.record()))
                .bind(Timestamp::now().as_millisecond())
                .execute(connection)
                .await?;
            Ok(())
        })
    }

    /// Concludes a game that its player does not want to play to the end. It counts as not won.
    pub fn give_up(&self, bookmark: &Bookmark) -> Result<(), StoreError> {
        self.guarded(bookmark, Requirement::GoingOn, async |connection| {
            sqlx::query("UPDATE games SET conclusion = $2, updated = $3, finished = $3 WHERE id = $1")
                .bind(bookmark.id().to_string())
                .bind(Conclusion::GivenUp.word())
                .bind(Timestamp::now().as_millisecond())
                .execute(connection)
                .await?;
            Ok(())
        })
    }

    /// Marks the game as assisted: it does not count in the statistics.
    pub fn mark_assisted(&self, id: GameId) -> Result<(), StoreError> {
        self.run(async |database| found(id, note_help(&mut database.connection, id).await?))
    }

    /// Deletes a game. If it was the attempt at a daily deal, the attempt stays used.
    pub fn delete(&self, id: GameId) -> Result<(), StoreError> {
        self.run(async |database| found(id, delete_game(&mut database.connection, &id.to_string()).await?))
    }

    /// Deletes a game that cannot be read. Its id can be any text.
    pub fn delete_damaged(&self, damaged: &DamagedGame) -> Result<(), StoreError> {
        self.run(async |database| delete_game(&mut database.connection, &damaged.id).await.map(drop))
    }

    /// Changes the game of the bookmark in one transaction, if the bookmark still stands at the end of that game.
    fn guarded(
        &self,
        bookmark: &Bookmark,
        requirement: Requirement,
        change: impl AsyncFnOnce(&mut SqliteConnection) -> Result<(), Fault>,
    ) -> Result<(), StoreError> {
        self.run(async |database| {
            let mut transaction = database.connection.begin_with(BEGIN).await?;
            guard(&mut transaction, bookmark, requirement).await?;
            change(&mut transaction).await?;
            Ok(transaction.commit().await?)
        })
    }
}

/// Returns how many games were changed.
pub(crate) async fn note_help(connection: &mut SqliteConnection, id: GameId) -> Result<u64, Fault> {
    let query = sqlx::query("UPDATE games SET assisted = 1 WHERE id = $1").bind(id.to_string());
    Ok(query.execute(connection).await?.rows_affected())
}

/// Returns how many games were deleted.
async fn delete_game(connection: &mut SqliteConnection, id: &str) -> Result<u64, Fault> {
    Ok(sqlx::query("DELETE FROM games WHERE id = $1").bind(id).execute(connection).await?.rows_affected())
}

async fn delete_plies(connection: &mut SqliteConnection, id: GameId, after: usize) -> Result<(), Fault> {
    let query = sqlx::query("DELETE FROM plies WHERE game = $1 AND ply > $2").bind(id.to_string()).bind(after as i64);
    query.execute(connection).await?;
    Ok(())
}

fn found(id: GameId, changed: u64) -> Result<(), Fault> {
    if changed == 0 { Err(ArchiveError::UnknownGame { id }.into()) } else { Ok(()) }
}

/// Checks the bookmark against the saved game. Inside a transaction no other program can change the game.
async fn guard(connection: &mut SqliteConnection, bookmark: &Bookmark, requirement: Requirement) -> Result<(), Fault> {
    let id = bookmark.id();
    let row = sqlx::query("SELECT plies, line, kind, day, conclusion FROM games WHERE id = $1")
        .bind(id.to_string())
        .fetch_optional(connection)
        .await?;
    let row = row.ok_or(ArchiveError::UnknownGame { id })?;
    let kept = state_of(&row).map_err(|field| Damage::Field { field }.of(&id.to_string()))?;
    Ok(crate::guard(bookmark, kept, requirement)?)
}

fn state_of(row: &SqliteRow) -> Result<KeptState, &'static str> {
    let (kind, day): (String, Option<String>) = (field(row, "kind")?, field(row, "day")?);
    let conclusion: Option<String> = field(row, "conclusion")?;
    let line: i64 = field(row, "line")?;
    Ok(KeptState {
        plies: count(field(row, "plies")?, "plies")?,
        line: u64::try_from(line).map_err(|_| "line")?,
        kind: GameKind::from_words(&kind, day.as_deref()).ok_or("kind")?,
        conclusion: conclusion.map(|word| Conclusion::from_word(&word).ok_or("conclusion")).transpose()?,
    })
}

/// Is there a game with the same deal? Deals of real cards have no seed and never match.
async fn was_dealt(connection: &mut SqliteConnection, record: &Record) -> Result<bool, Fault> {
    let Some(seed) = record.seed else { return Ok(false) };
    let earlier: i64 = sqlx::query_scalar("SELECT EXISTS (SELECT 1 FROM games WHERE seed = $1 AND setup = $2)")
        .bind(seed.to_string())
        .bind(setup_word(record.setup))
        .fetch_one(connection)
        .await?;
    Ok(earlier != 0)
}

/// Inserts a game with all its plies. A daily deal takes the attempt of its day.
pub(crate) async fn insert(
    connection: &mut SqliteConnection,
    entry: &GameEntry,
    playthrough: &Playthrough,
) -> Result<(), Fault> {
    let record = playthrough.record();
    if let GameKind::Daily(day) = entry.kind {
        take_attempt(connection, day, record, entry.id).await?;
    }
    let summary = entry.summary(playthrough);
    sqlx::query(
        "INSERT INTO games (id, created, updated, finished, kind, day, setup, seed, opening, plies, line, assisted, \
         conclusion, doors, doomed, turns, left_over) \
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, 0, $11, $12, $13, $14, $15, $16)",
    )
    .bind(summary.id.to_string())
    .bind(summary.created.as_millisecond())
    .bind(summary.updated.as_millisecond())
    .bind(summary.finished.map(Timestamp::as_millisecond))
    .bind(summary.kind.word())
    .bind(summary.kind.day().map(|day| day.to_string()))
    .bind(setup_word(summary.setup))
    .bind(summary.seed.map(|seed| seed.to_string()))
    .bind(opening_of(record))
    .bind(summary.plies as i64)
    .bind(i64::from(summary.assisted))
    .bind(summary.conclusion.map(Conclusion::word))
    .bind(summary.doors as i64)
    .bind(summary.doomed.map(|ply| ply as i64))
    .bind(summary.turns.map(|turns| turns as i64))
    .bind(summary.left.map(|left| left as i64))
    .execute(&mut *connection)
    .await?;
    insert_plies(connection, entry.id, record, 0).await
}

/// Adds the plies after the first `known` ones, and updates the progress of the game.
pub(crate) async fn extend(
    connection: &mut SqliteConnection,
    id: GameId,
    known: usize,
    playthrough: &Playthrough,
    when: Timestamp,
) -> Result<(), Fault> {
    let progress = Progress::since(known, playthrough);
    sqlx::query(
        "UPDATE games SET plies = $2, updated = $3, doors = $4, doomed = COALESCE(doomed, $5), conclusion = $6, finished = $7, \
         turns = $8, left_over = $9 WHERE id = $1",
    )
    .bind(id.to_string())
    .bind(playthrough.ply() as i64)
    .bind(when.as_millisecond())
    .bind(progress.doors as i64)
    .bind(progress.doomed.map(|ply| ply as i64))
    .bind(progress.conclusion.map(Conclusion::word))
    .bind(progress.conclusion.map(|_| when.as_millisecond()))
    .bind(progress.turns as i64)
    .bind(progress.left as i64)
    .execute(&mut *connection)
    .await?;
    insert_plies(connection, id, playthrough.record(), known).await
}

async fn insert_plies(
    connection: &mut SqliteConnection,
    id: GameId,
    record: &Record,
    known: usize,
) -> Result<(), Fault> {
    for (ply, number) in record.plies.iter().zip(1_i64..).skip(known) {
        sqlx::query("INSERT INTO plies (game, ply, notation) VALUES ($1, $2, $3)")
            .bind(id.to_string())
            .bind(number)
            .bind(ply.notation().to_string())
            .execute(&mut *connection)
            .await?;
    }
    Ok(())
}

/// The record up to the deal.
fn opening_of(record: &Record) -> String {
    let opening = Record {
        setup: record.setup,
        seed: record.seed,
        headers: record.headers.clone(),
        deal: record.deal.clone(),
        plies: Vec::new(),
        end: GameEnd::Unfinished,
    };
    let mut text = opening.to_string();
    let end = text.rfind("end:").unwrap_or(text.len());
    text.truncate(end);
    text
}
