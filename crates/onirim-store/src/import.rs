//! Reads an export file and takes over what is new in it.

use std::io::{BufRead, Read};

use jiff::Timestamp;
use onirim_core::Setup;
use onirim_record::{FromNotation, GameEnd, Playthrough};

use crate::daily::daily_seed;
use crate::error::StoreError;
use crate::export_line::{AttemptLine, ExportLine, GameLine, LONGEST_LINE, MOST_LINES, SettingLine, VERSION};
use crate::game_id::GameId;
use crate::kind::{GameKind, read_day};
use crate::merge::Item;
use crate::save::Entry;
use crate::settings::is_setting;
use crate::skipped::{Imported, SkipReason};
use crate::store::Store;

/// How many lines are taken over in one transaction: one wait for the disk for all of them, and nobody else waits long.
const BATCH: usize = 64;

impl Store {
    /// Takes over what is new in an export file. Every record is played again first; a line that is wrong is passed over and told. To import the same file
    /// again changes nothing.
    pub fn import(&self, input: &mut impl BufRead) -> Result<Imported, StoreError> {
        check_head(input)?;
        let mut imported = Imported::default();
        let mut batch = Vec::with_capacity(BATCH);
        for number in 2..=MOST_LINES {
            let line = match read_line(input)? {
                Some(Ok(line)) => line,
                Some(Err(reason)) => {
                    imported.skip(number, reason);
                    continue;
                }
                None => break,
            };
            if line.trim_ascii().is_empty() {
                continue;
            }
            match read_item(&line) {
                Err(reason) => imported.skip(number, reason),
                Ok(_) if imported.is_complete => imported.skip(number, SkipReason::AfterEnd),
                Ok(None) => imported.is_complete = true,
                Ok(Some(item)) => batch.push((number, item)),
            }
            if batch.len() == BATCH {
                self.merge(&mut batch, &mut imported)?;
            }
        }
        self.merge(&mut batch, &mut imported)?;
        Ok(imported)
    }
}

/// The first line says what the file is.
fn check_head(input: &mut impl BufRead) -> Result<(), StoreError> {
    let Some(Ok(line)) = read_line(input)? else { return Err(StoreError::NotAnExport) };
    let line = line.strip_prefix("\u{feff}".as_bytes()).unwrap_or(&line);
    let head: serde_json::Value = serde_json::from_slice(line).map_err(|_| StoreError::NotAnExport)?;
    let version = head.get("onirim-export").and_then(|head| head.get("version")).and_then(serde_json::Value::as_u64);
    match version {
        Some(VERSION) => Ok(()),
        Some(found) if found > VERSION => Err(StoreError::NewerExport { found, known: VERSION }),
        Some(_) | None => Err(StoreError::NotAnExport),
    }
}

/// The next line; `None` at the end. It never holds more than the longest line in memory.
fn read_line(input: &mut impl BufRead) -> Result<Option<Result<Vec<u8>, SkipReason>>, StoreError> {
    let mut line = Vec::new();
    let read = input.by_ref().take(LONGEST_LINE as u64 + 1).read_until(b'\n', &mut line)?;
    if read == 0 {
        return Ok(None);
    }
    if line.last() != Some(&b'\n') && line.len() > LONGEST_LINE {
        drop(line);
        skip_to_next_line(input)?;
        return Ok(Some(Err(SkipReason::TooLong)));
    }
    Ok(Some(Ok(line)))
}

fn skip_to_next_line(input: &mut impl BufRead) -> Result<(), StoreError> {
    loop {
        let chunk = input.fill_buf()?;
        match chunk.iter().position(|&byte| byte == b'\n') {
            Some(end) => {
                input.consume(end + 1);
                return Ok(());
            }
            None if chunk.is_empty() => return Ok(()),
            None => {
                let all = chunk.len();
                input.consume(all);
            }
        }
    }
}

/// What a line holds; `None` is the last line.
fn read_item(line: &[u8]) -> Result<Option<Item>, SkipReason> {
    let line = serde_json::from_slice(line).map_err(|error| SkipReason::Unreadable(error.to_string()))?;
    match line {
        ExportLine::OnirimExport(_) => Err(SkipReason::AfterEnd),
        ExportLine::Setting(setting) => read_setting(setting).map(Some),
        ExportLine::DailyAttempt(attempt) => read_attempt(&attempt).map(Some),
        ExportLine::Game(game) => read_game(&game).map(Some),
        ExportLine::End(_) => Ok(None),
    }
}

fn read_setting(SettingLine { name, value }: SettingLine) -> Result<Item, SkipReason> {
    if is_setting(&name, &value) { Ok(Item::Setting { name, value }) } else { Err(bad("name")) }
}

fn read_attempt(line: &AttemptLine) -> Result<Item, SkipReason> {
    Ok(Item::Attempt {
        day: read_day(&line.day).ok_or(bad("day"))?,
        setup: Setup::from_notation(&line.setup).map_err(|_| bad("setup"))?,
        id: line.game.parse().map_err(|_| bad("game"))?,
    })
}

fn read_game(line: &GameLine) -> Result<Item, SkipReason> {
    let id: GameId = line.id.parse().map_err(|_| bad("id"))?;
    let kind = GameKind::from_words(&line.kind, line.day.as_deref()).ok_or(bad("kind"))?;
    let playthrough = Playthrough::read(line.record.as_bytes()).map_err(SkipReason::Record)?;
    let record = playthrough.record();
    if kind.day().is_some_and(|day| record.seed != Some(daily_seed(day, record.setup))) {
        return Err(SkipReason::Contradiction { field: "day" });
    }
    if line.given_up && record.end != GameEnd::Unfinished {
        return Err(SkipReason::Contradiction { field: "given-up" });
    }
    let updated = time(&line.updated, "updated")?;
    let finished = line.finished.as_deref().map(|finished| time(finished, "finished")).transpose()?;
    if finished.is_some() && record.end == GameEnd::Unfinished && !line.given_up {
        return Err(SkipReason::Contradiction { field: "finished" });
    }
    let entry = Entry {
        id,
        kind,
        created: time(&line.created, "created")?,
        updated,
        finished: finished.unwrap_or(updated),
        assisted: line.assisted,
        given_up: line.given_up,
    };
    Ok(Item::Game { entry, playthrough: Box::new(playthrough) })
}

fn time(text: &str, field: &'static str) -> Result<Timestamp, SkipReason> {
    text.parse().map_err(|_| bad(field))
}

fn bad(field: &'static str) -> SkipReason {
    SkipReason::BadField { field }
}
