//! Writes everything into one file.

use std::io::Write;

use jiff::Timestamp;
use onirim_session::Conclusion;
use sqlx::{Connection, SqliteConnection};

use crate::damage::{Damage, DamagedGame};
use crate::error::{Fault, StoreError};
use crate::export_line::{AttemptLine, ExportLine, GameLine, Head, SettingLine, Tail, VERSION};
use crate::load::{SavedGame, load_within};
use crate::store::{Database, Store};

/// What an export holds.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Exported {
    /// How many games were written.
    pub games: usize,
    /// How many of them go on between two players who hide cards from each other: whoever opens the file sees those, and the seed.
    pub secret: usize,
    /// How many settings were written.
    pub settings: usize,
    /// Games that are damaged and could not be written.
    pub damaged: Vec<DamagedGame>,
}

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
        let mut tail = Tail::default();
        let head = Head { version: VERSION, written: Timestamp::now().to_string() };
        put(output, &ExportLine::OnirimExport(head))?;
        for setting in settings(&mut transaction).await? {
            put(output, &ExportLine::Setting(setting))?;
            tail.settings += 1;
        }
        for attempt in attempts(&mut transaction).await? {
            put(output, &ExportLine::DailyAttempt(attempt))?;
            tail.daily_attempts += 1;
        }
        let (mut secret, mut damaged) = (0, Vec::new());
        for id in ids(&mut transaction).await? {
            match load(&mut transaction, &id).await? {
                Ok(saved) => {
                    put(output, &ExportLine::Game(line_of(&saved)))?;
                    tail.games += 1;
                    secret += usize::from(saved.summary.has_secrets());
                }
                Err(game) => damaged.push(game),
            }
        }
        put(output, &ExportLine::End(tail))?;
        output.flush().map_err(StoreError::File)?;
        Ok(Exported { games: tail.games, secret, settings: tail.settings, damaged })
    }
}

fn put(output: &mut impl Write, line: &ExportLine) -> Result<(), StoreError> {
    let text = serde_json::to_string(line).map_err(|error| StoreError::File(error.into()))?;
    writeln!(output, "{text}").map_err(StoreError::File)
}

async fn settings(connection: &mut SqliteConnection) -> Result<Vec<SettingLine>, Fault> {
    let query = sqlx::query_as("SELECT name, value FROM settings ORDER BY name");
    let all: Vec<(String, String)> = query.fetch_all(connection).await?;
    Ok(all.into_iter().map(|(name, value)| SettingLine { name, value }).collect())
}

async fn attempts(connection: &mut SqliteConnection) -> Result<Vec<AttemptLine>, Fault> {
    let query = sqlx::query_as("SELECT day, setup, game FROM daily_attempts ORDER BY day, setup");
    let all: Vec<(String, String, String)> = query.fetch_all(connection).await?;
    Ok(all.into_iter().map(|(day, setup, game)| AttemptLine { day, setup, game }).collect())
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
        Err(Fault::Known(StoreError::DamagedGame(damaged))) => Ok(Err(damaged)),
        // It is in the list, but not found under its id.
        Err(Fault::Known(StoreError::UnknownGame { .. })) => Ok(Err(nameless())),
        Err(fault) => Err(fault),
    }
}

fn line_of(saved: &SavedGame) -> GameLine {
    let summary = &saved.summary;
    GameLine {
        id: summary.id.to_string(),
        kind: summary.kind.word().to_owned(),
        day: summary.kind.day().map(|day| day.to_string()),
        created: summary.created.to_string(),
        updated: summary.updated.to_string(),
        finished: summary.finished.map(|finished| finished.to_string()),
        assisted: summary.assisted,
        given_up: summary.conclusion == Some(Conclusion::GivenUp),
        record: saved.playthrough.record().to_string(),
    }
}
