//! Reads summaries of saved games.

use jiff::Timestamp;
use onirim_core::Setup;
use onirim_record::{FromNotation, Notation, Programs};
use onirim_session::{Conclusion, Damage, DamagedGame, GameKind, GameSummary};
use sqlx::sqlite::SqliteRow;
use sqlx::{Decode, Row, Sqlite, Type};

/// The columns that a summary is made of. Every list asks for them.
macro_rules! select_summary {
    ($rest:literal) => {
        concat!(
            "SELECT id, created, updated, finished, kind, day, setup, seed, plies, assisted, conclusion, doors, doomed, turns, left_over, \
             opening ",
            "FROM games ",
            $rest
        )
    };
}
pub(crate) use select_summary;

/// Reads a row of [`select_summary`]. A row that cannot be read is a damaged game; the others are listed all the
/// same.
pub(crate) fn summary_of(row: &SqliteRow) -> Result<GameSummary, DamagedGame> {
    let id: String = row.try_get("id").unwrap_or_default();
    read(row, &id).map_err(|field| Damage::Field { field }.of(&id))
}

fn read(row: &SqliteRow, id: &str) -> Result<GameSummary, &'static str> {
    let conclusion: Option<String> = field(row, "conclusion")?;
    let conclusion = conclusion.map(|word| Conclusion::from_word(&word).ok_or("conclusion")).transpose()?;
    let finished: Option<i64> = field(row, "finished")?;
    if finished.is_some() != conclusion.is_some() {
        return Err("conclusion");
    }
    let kind: String = field(row, "kind")?;
    let day: Option<String> = field(row, "day")?;
    let setup: String = field(row, "setup")?;
    let setup = Setup::from_notation(&setup).map_err(|_| "setup")?;
    // A game whose opening is damaged is listed. It cannot be opened.
    let programs = field::<&str>(row, "opening").map_or(Programs::NONE, |opening| Programs::in_text(opening, setup));
    let seed: Option<String> = field(row, "seed")?;
    let doomed: Option<i64> = field(row, "doomed")?;
    let turns: Option<i64> = field(row, "turns")?;
    let left: Option<i64> = field(row, "left_over")?;
    let assisted: i64 = field(row, "assisted")?;
    Ok(GameSummary {
        id: id.parse().map_err(|_| "id")?,
        created: time(field(row, "created")?, "created")?,
        updated: time(field(row, "updated")?, "updated")?,
        finished: finished.map(|finished| time(finished, "finished")).transpose()?,
        kind: GameKind::from_words(&kind, day.as_deref()).ok_or("kind")?,
        setup,
        programs,
        seed: seed.map(|seed| seed.parse().map_err(|_| "seed")).transpose()?,
        plies: count(field(row, "plies")?, "plies")?,
        assisted: assisted != 0,
        conclusion,
        doors: count(field(row, "doors")?, "doors")?,
        doomed: doomed.map(|doomed| count(doomed, "doomed")).transpose()?,
        turns: turns.map(|turns| count(turns, "turns")).transpose()?,
        left: left.map(|left| count(left, "left_over")).transpose()?,
    })
}

/// A field of a row, or its name if it holds something else.
pub(crate) fn field<'r, T: Decode<'r, Sqlite> + Type<Sqlite>>(
    row: &'r SqliteRow,
    name: &'static str,
) -> Result<T, &'static str> {
    row.try_get(name).map_err(|_| name)
}

fn time(milliseconds: i64, name: &'static str) -> Result<Timestamp, &'static str> {
    Timestamp::from_millisecond(milliseconds).map_err(|_| name)
}

pub(crate) fn count(number: i64, name: &'static str) -> Result<usize, &'static str> {
    usize::try_from(number).map_err(|_| name)
}

/// The set-up as the database names it.
pub(crate) fn setup_word(setup: Setup) -> String {
    setup.notation().to_string()
}
