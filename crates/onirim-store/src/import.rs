//! Reads an export file, line by line.

use std::io::{BufRead, Read};

use jiff::Timestamp;
use jiff::civil::Date;
use onirim_core::Setup;
use onirim_record::{FromNotation, GameEnd, Playthrough, Snippet};
use onirim_session::{GameId, GameKind, read_day};

use crate::entry::{GameEntry, ImportedItem};
use crate::error::ArchiveError;
use crate::file_end::{Count, FileEnd};
use crate::line::{
    AnyHead, AttemptLine, ExportLine, GameLine, LONGEST_LINE, MOST_GAMES, MOST_LINES, SettingLine, VERSION,
};
use crate::merge::{Merged, check_daily};
use crate::setting::is_setting;
use crate::skipped::{Imported, SkipReason, Skipped};

/// How many lines are read and taken over at once, so that each batch takes one transaction and little time.
const BATCH: usize = 64;

/// Reads an export file in batches. Every record is played again first; a wrong line is skipped and reported. `today`
/// is the day by the player's clock: daily deals of later days are skipped.
///
/// `take_over` stores all items of a batch or none, and returns the result of each.
pub fn import<E: From<ArchiveError>>(
    input: &mut impl BufRead,
    today: Date,
    mut take_over: impl FnMut(&[ImportedItem]) -> Result<Vec<Merged>, E>,
) -> Result<Imported, E> {
    let mut import = Import::begin(input, today)?;
    while import.go_on(&mut take_over)? == Part::OneOfMany {}
    Ok(import.end())
}

/// Whether a batch was the last one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    /// There may be more.
    OneOfMany,
    /// Nothing is left.
    Last,
}

/// An import in batches, with time for other work between them.
#[derive(Debug)]
pub struct Import<R> {
    input: R,
    today: Date,
    /// How many lines have been read.
    lines: usize,
    count: Count,
    imported: Imported,
}

impl<R: BufRead> Import<R> {
    /// Reads the first line, which names the format and its version.
    pub fn begin(mut input: R, today: Date) -> Result<Import<R>, ArchiveError> {
        check_head(&mut input)?;
        Ok(Import { input, today, lines: 1, count: Count::default(), imported: Imported::default() })
    }

    /// Reads a batch of lines and takes them over.
    pub fn go_on<E: From<ArchiveError>>(
        &mut self,
        mut take_over: impl FnMut(&[ImportedItem]) -> Result<Vec<Merged>, E>,
    ) -> Result<Part, E> {
        let (mut lines, mut batch) = (Vec::with_capacity(BATCH), Vec::with_capacity(BATCH));
        let mut part = Part::OneOfMany;
        for _ in 0..BATCH {
            match self.next()? {
                Next::Item(item) => {
                    lines.push(self.lines);
                    batch.push(item);
                }
                Next::PassedOver => {}
                Next::None => {
                    part = Part::Last;
                    break;
                }
            }
        }
        let merged = take_over(&batch)?;
        for (line, merged) in lines.into_iter().zip(merged) {
            self.imported.note(line, merged);
        }
        Ok(part)
    }

    /// What it has done so far.
    pub fn end(self) -> Imported {
        self.imported
    }

    /// Reads the next line, unless the limit of lines is reached.
    fn next(&mut self) -> Result<Next, ArchiveError> {
        if self.lines >= MOST_LINES {
            return Ok(Next::None);
        }
        let line = read_line(&mut self.input)?;
        self.lines += 1;
        let line = match line {
            RawLine::Whole(line) => line,
            // The line may have no end, and no export has such a line: stop here.
            RawLine::TooLong => return Ok(self.stop(SkipReason::TooLong)),
            RawLine::None => return Ok(Next::None),
        };
        if line.trim_ascii().is_empty() {
            return Ok(Next::PassedOver);
        }
        match parse(&line) {
            Err(reason) => {
                self.count.unreadable += 1;
                Ok(self.pass_over(reason))
            }
            Ok(_) if self.imported.end != FileEnd::Missing => Ok(self.pass_over(SkipReason::AfterEnd)),
            Ok(ExportLine::End(told)) => {
                self.imported.end = self.count.against(told);
                Ok(Next::PassedOver)
            }
            Ok(ExportLine::Game(_)) if self.count.games() >= MOST_GAMES => Ok(self.stop(SkipReason::TooMany)),
            Ok(line) => {
                self.count.note(&line);
                Ok(read_item(line, self.today).map_or_else(|reason| self.pass_over(reason), Next::Item))
            }
        }
    }

    fn pass_over(&mut self, reason: SkipReason) -> Next {
        self.imported.skip(self.lines, reason);
        Next::PassedOver
    }

    /// Skips this line and all after it.
    fn stop(&mut self, reason: SkipReason) -> Next {
        // Reported even beyond the limit of reports.
        self.imported.skipped.push(Skipped { line: self.lines, reason });
        self.lines = MOST_LINES;
        Next::None
    }
}

/// What the next line is.
enum Next {
    Item(ImportedItem),
    PassedOver,
    None,
}

/// Checks the first line, which names the format and its version.
fn check_head(input: &mut impl BufRead) -> Result<(), ArchiveError> {
    // A file without an end may have no second line.
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
    /// The part that was read, and dropped, is longer than any line.
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

/// Parses a line. An error may quote the whole line, so it is cut.
fn parse(line: &[u8]) -> Result<ExportLine, SkipReason> {
    serde_json::from_slice(line).map_err(|error| SkipReason::Unreadable(Snippet::new(&error.to_string())))
}

/// Checks the contents of a line between the first and the last one.
fn read_item(line: ExportLine, today: Date) -> Result<ImportedItem, SkipReason> {
    match line {
        ExportLine::OnirimExport(_) | ExportLine::End(_) => Err(SkipReason::AfterEnd),
        ExportLine::Setting(setting) => read_setting(setting),
        ExportLine::DailyAttempt(attempt) => read_attempt(&attempt, today),
        ExportLine::Game(game) => read_game(&game, today),
    }
}

fn read_setting(SettingLine { name, value }: SettingLine) -> Result<ImportedItem, SkipReason> {
    if is_setting(&name, &value) { Ok(ImportedItem::Setting { name, value }) } else { Err(bad("name")) }
}

fn read_attempt(line: &AttemptLine, today: Date) -> Result<ImportedItem, SkipReason> {
    let day = read_day(&line.day).ok_or(bad("day"))?;
    check_day(day, today)?;
    Ok(ImportedItem::Attempt {
        day,
        setup: Setup::from_notation(&line.setup).map_err(|_| bad("setup"))?,
        id: line.game.parse().map_err(|_| bad("game"))?,
    })
}

/// Refuses daily deals of later days: such a line would use up the attempt of the player.
fn check_day(day: Date, today: Date) -> Result<(), SkipReason> {
    if day > today { Err(SkipReason::DayToCome { day }) } else { Ok(()) }
}

fn read_game(line: &GameLine, today: Date) -> Result<ImportedItem, SkipReason> {
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
    let entry = GameEntry {
        id,
        kind,
        created: time(&line.created, "created")?,
        updated,
        finished: finished.unwrap_or(updated),
        assisted: line.assisted || playthrough.record().is_advised(),
        given_up: line.given_up,
    };
    Ok(ImportedItem::Game { entry, playthrough: Box::new(playthrough) })
}

/// A time in whole milliseconds. The end of the year 9999 is out of range.
fn time(text: &str, field: &'static str) -> Result<Timestamp, SkipReason> {
    let told: Timestamp = text.parse().map_err(|_| bad(field))?;
    Timestamp::from_millisecond(told.as_millisecond()).map_err(|_| bad(field))
}

fn bad(field: &'static str) -> SkipReason {
    SkipReason::BadField { field }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_time_is_read_as_it_was_exported() {
        for milliseconds in [0, 1, -1, 999, 1_772_390_096_789, -62_135_596_800_000, 253_402_207_200_000] {
            let moment = Timestamp::from_millisecond(milliseconds).expect("a moment in the calendar");
            assert_eq!(time(&moment.to_string(), "created"), Ok(moment));
        }
    }

    #[test]
    fn a_time_of_another_program_says_how_far_its_clock_is_ahead() {
        let moment = Timestamp::from_second(1_772_389_800).expect("a moment in the calendar");
        for text in ["2026-03-01T18:30:00Z", "2026-03-01t18:30:00.000z", "2026-03-01 19:30:00+01:00"] {
            assert_eq!(time(text, "created"), Ok(moment), "{text}");
        }
        for text in [
            "",
            "T",
            "Z",
            "2026-03-01",
            "2026-03-01T18:30:00",
            "2026-03-01T24:00:00Z",
            "2026-03-01T18:60:00Z",
            "2026-02-29T18:30:00Z",
        ] {
            assert_eq!(time(text, "created"), Err(bad("created")), "{text:?}");
        }
    }
}
