//! Reads an export file, line by line.

use std::io::{BufRead, Read};

use jiff::Timestamp;
use jiff::civil::Date;
use onirim_core::Setup;
use onirim_record::{FromNotation, GameEnd, Playthrough, Snippet};
use onirim_session::{GameId, GameKind, read_day, read_time};

use crate::entry::{Entry, Item};
use crate::error::ArchiveError;
use crate::file_end::{Count, FileEnd};
use crate::line::{AnyHead, AttemptLine, ExportLine, GameLine, LONGEST_LINE, MOST_LINES, SettingLine, VERSION};
use crate::merge::{Merged, check_daily};
use crate::setting::is_setting;
use crate::skipped::{Imported, SkipReason};

/// How many lines are taken over at once: one wait for a disk for all of them, and nobody else waits long.
const BATCH: usize = 64;

/// Reads an export file and has its lines taken over, some at once. Every record is played again first; a line that is wrong is passed over and told. `today` is the
/// day by the player's clock: a file uses up no deal of a later one.
///
/// `take_over` does it for all of these items or none, and says of each what became of it.
pub fn import<E: From<ArchiveError>>(
    input: &mut impl BufRead,
    today: Date,
    mut take_over: impl FnMut(&[Item]) -> Result<Vec<Merged>, E>,
) -> Result<Imported, E> {
    check_head(input)?;
    let mut imported = Imported::default();
    let mut count = Count::default();
    let (mut lines, mut batch) = (Vec::with_capacity(BATCH), Vec::with_capacity(BATCH));
    for number in 2..=MOST_LINES {
        let line = match read_line(input)? {
            RawLine::Whole(line) => line,
            // It may have no end at all, and no export has such a line: what follows is not ours.
            RawLine::TooLong => {
                imported.skip(number, SkipReason::TooLong);
                break;
            }
            RawLine::None => break,
        };
        if line.trim_ascii().is_empty() {
            continue;
        }
        match parse(&line) {
            Err(reason) => {
                count.unreadable += 1;
                imported.skip(number, reason);
            }
            Ok(_) if imported.end != FileEnd::Missing => imported.skip(number, SkipReason::AfterEnd),
            Ok(ExportLine::End(told)) => imported.end = count.against(told),
            Ok(line) => {
                count.note(&line);
                match read_item(line, today) {
                    Ok(item) => {
                        lines.push(number);
                        batch.push(item);
                    }
                    Err(reason) => imported.skip(number, reason),
                }
            }
        }
        if batch.len() == BATCH {
            flush(&mut lines, &mut batch, &mut take_over, &mut imported)?;
        }
    }
    flush(&mut lines, &mut batch, &mut take_over, &mut imported)?;
    Ok(imported)
}

/// Has everything taken over that has been read.
fn flush<E>(
    lines: &mut Vec<usize>,
    batch: &mut Vec<Item>,
    take_over: &mut impl FnMut(&[Item]) -> Result<Vec<Merged>, E>,
    imported: &mut Imported,
) -> Result<(), E> {
    let merged = take_over(batch)?;
    batch.clear();
    for (line, merged) in lines.drain(..).zip(merged) {
        imported.note(line, merged);
    }
    Ok(())
}

/// The first line says what the file is.
fn check_head(input: &mut impl BufRead) -> Result<(), ArchiveError> {
    // Something that never ends may have no second line to go on with.
    let RawLine::Whole(line) = read_line(input)? else { return Err(ArchiveError::NotAnExport) };
    let line = line.strip_prefix("\u{feff}".as_bytes()).unwrap_or(&line);
    let AnyHead { head } = serde_json::from_slice(line).map_err(|_| ArchiveError::NotAnExport)?;
    match head.version {
        VERSION => Ok(()),
        found if found > VERSION => Err(ArchiveError::NewerExport { found, known: VERSION }),
        _ => Err(ArchiveError::NotAnExport),
    }
}

/// A line as it comes.
enum RawLine {
    Whole(Vec<u8>),
    /// What has been read of it, and thrown away, is longer than any line.
    TooLong,
    /// The file is at its end.
    None,
}

/// The next line. It never holds more than the longest line in memory.
fn read_line(input: &mut impl BufRead) -> Result<RawLine, ArchiveError> {
    let mut line = Vec::new();
    let read = input.by_ref().take(LONGEST_LINE as u64 + 1).read_until(b'\n', &mut line)?;
    Ok(match read {
        0 => RawLine::None,
        _ if line.last() != Some(&b'\n') && line.len() > LONGEST_LINE => RawLine::TooLong,
        _ => RawLine::Whole(line),
    })
}

/// What a line is. What is wrong with its form may quote all of it, so only the beginning is kept.
fn parse(line: &[u8]) -> Result<ExportLine, SkipReason> {
    serde_json::from_slice(line).map_err(|error| SkipReason::Unreadable(Snippet::new(&error.to_string())))
}

/// What a line holds that stands between the first and the last one.
fn read_item(line: ExportLine, today: Date) -> Result<Item, SkipReason> {
    match line {
        ExportLine::OnirimExport(_) | ExportLine::End(_) => Err(SkipReason::AfterEnd),
        ExportLine::Setting(setting) => read_setting(setting),
        ExportLine::DailyAttempt(attempt) => read_attempt(&attempt, today),
        ExportLine::Game(game) => read_game(&game, today),
    }
}

fn read_setting(SettingLine { name, value }: SettingLine) -> Result<Item, SkipReason> {
    if is_setting(&name, &value) { Ok(Item::Setting { name, value }) } else { Err(bad("name")) }
}

fn read_attempt(line: &AttemptLine, today: Date) -> Result<Item, SkipReason> {
    let day = read_day(&line.day).ok_or(bad("day"))?;
    check_day(day, today)?;
    Ok(Item::Attempt {
        day,
        setup: Setup::from_notation(&line.setup).map_err(|_| bad("setup"))?,
        id: line.game.parse().map_err(|_| bad("game"))?,
    })
}

/// Nobody has played the deal of a day to come. Whoever made such a line would take the deal away from the player when the day is there.
fn check_day(day: Date, today: Date) -> Result<(), SkipReason> {
    if day > today { Err(SkipReason::DayToCome { day }) } else { Ok(()) }
}

fn read_game(line: &GameLine, today: Date) -> Result<Item, SkipReason> {
    let id: GameId = line.id.parse().map_err(|_| bad("id"))?;
    let kind = GameKind::from_words(&line.kind, line.day.as_deref()).ok_or(bad("kind"))?;
    kind.day().map_or(Ok(()), |day| check_day(day, today))?;
    let playthrough = Playthrough::read(line.record.as_bytes()).map_err(SkipReason::Record)?;
    let record = playthrough.record();
    if kind.day().is_some_and(|day| check_daily(day, record).is_err()) {
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
        assisted: line.assisted || playthrough.record().is_advised(),
        given_up: line.given_up,
    };
    Ok(Item::Game { entry, playthrough: Box::new(playthrough) })
}

/// A time as it is kept, in milliseconds. The last one that can be written, at the end of the year 9999, cannot be kept.
fn time(text: &str, field: &'static str) -> Result<Timestamp, SkipReason> {
    let told = read_time(text).ok_or(bad(field))?;
    Timestamp::from_millisecond(told.as_millisecond()).map_err(|_| bad(field))
}

fn bad(field: &'static str) -> SkipReason {
    SkipReason::BadField { field }
}
