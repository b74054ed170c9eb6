//! A game as a row of text.

use jiff::Timestamp;
use onirim_core::Setup;
use onirim_record::{FromNotation, Notation, Programs};
use onirim_session::{Conclusion, Damage, DamagedGame, GameId, GameKind, GameSummary};
use serde::{Deserialize, Serialize};

use crate::collection::KeptGame;

/// The writer of a row and the number of its version. Rows with equal stamps are equal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Stamp {
    pub(crate) writer: u64,
    pub(crate) number: u64,
}

impl Stamp {
    /// The stamp of this row, if it has one.
    pub(crate) fn of(text: &str) -> Option<Stamp> {
        #[derive(Deserialize)]
        struct Stamped {
            stamp: Stamp,
        }
        serde_json::from_str(text).ok().map(|Stamped { stamp }| stamp)
    }
}

/// A stored game. Times are milliseconds since 1970 in UTC; seeds are text because JSON readers may round large
/// numbers.
#[derive(Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
struct GameRow {
    stamp: Stamp,
    created: i64,
    updated: i64,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    finished: Option<i64>,
    kind: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    day: Option<String>,
    setup: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    seed: Option<String>,
    plies: usize,
    line: u64,
    assisted: bool,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    conclusion: Option<String>,
    doors: usize,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    doomed: Option<usize>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    turns: Option<usize>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    left: Option<usize>,
    record: String,
}

/// The row of a game, with this stamp.
pub(crate) fn write(game: &KeptGame, stamp: Stamp) -> String {
    let summary = &game.summary;
    let row = GameRow {
        stamp,
        created: summary.created.as_millisecond(),
        updated: summary.updated.as_millisecond(),
        finished: summary.finished.map(Timestamp::as_millisecond),
        kind: summary.kind.word().to_owned(),
        day: summary.kind.day().map(|day| day.to_string()),
        setup: summary.setup.notation().to_string(),
        seed: summary.seed.map(|seed| seed.to_string()),
        plies: summary.plies,
        line: game.line,
        assisted: summary.assisted,
        conclusion: summary.conclusion.map(|conclusion| conclusion.word().to_owned()),
        doors: summary.doors,
        doomed: summary.doomed,
        turns: summary.turns,
        left: summary.left,
        record: game.record.clone(),
    };
    // Serializing such a row does not fail.
    serde_json::to_string(&row).unwrap_or_default()
}

/// The game in the row of this name. An unfinished game can be replayed to verify it; a finished one is replayed when
/// it is opened. A row that cannot be read is a damaged game; the others are read all the same.
pub(crate) fn read(name: &str, text: &str, is_replayed: bool) -> Result<KeptGame, DamagedGame> {
    let damaged = |field| Damage::Field { field }.of(name);
    let row: GameRow = serde_json::from_str(text).map_err(|_| damaged("row"))?;
    let game = game_of(name, row).map_err(damaged)?;
    if is_replayed && game.summary.finished.is_none() {
        game.saved()?;
    }
    Ok(game)
}

fn game_of(name: &str, row: GameRow) -> Result<KeptGame, &'static str> {
    let conclusion = row.conclusion.map(|word| Conclusion::from_word(&word).ok_or("conclusion")).transpose()?;
    if row.finished.is_some() != conclusion.is_some() {
        return Err("conclusion");
    }
    let setup = Setup::from_notation(&row.setup).map_err(|_| "setup")?;
    let summary = GameSummary {
        // Only in the canonical form: a game is looked up by it.
        id: name.parse().ok().filter(|id: &GameId| id.to_string() == name).ok_or("id")?,
        created: time(row.created, "created")?,
        updated: time(row.updated, "updated")?,
        finished: row.finished.map(|finished| time(finished, "finished")).transpose()?,
        kind: GameKind::from_words(&row.kind, row.day.as_deref()).ok_or("kind")?,
        setup,
        programs: Programs::in_text(&row.record, setup),
        seed: row.seed.map(|seed| seed.parse().map_err(|_| "seed")).transpose()?,
        plies: row.plies,
        assisted: row.assisted,
        conclusion,
        doors: row.doors,
        doomed: row.doomed,
        turns: row.turns,
        left: row.left,
    };
    Ok(KeptGame { summary, line: row.line, record: row.record, behind: Some(row.stamp), end: None })
}

fn time(milliseconds: i64, name: &'static str) -> Result<Timestamp, &'static str> {
    Timestamp::from_millisecond(milliseconds).map_err(|_| name)
}
