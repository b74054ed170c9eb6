//! The lines of a record file and their kinds, without knowledge of the game.

use crate::blanks::trimmed;
use crate::parse::{LARGEST_FILE, LONGEST_LINE, ParseError, ParseProblem};
use crate::replay::ReplayStep;

/// A line that is neither blank nor a comment.
pub(crate) enum RecordLine<'a> {
    /// `name: value`, without blanks around either.
    Field { name: &'a str, value: &'a str },
    /// `12. ...`: the number without its point, and the rest.
    Ply { number: &'a str, rest: &'a str },
    /// Anything else.
    Other(&'a str),
}

/// The text of a file. Checks size, encoding, control characters and the length of lines.
pub(crate) fn text_of(bytes: &[u8]) -> Result<&str, ParseError> {
    if bytes.len() > LARGEST_FILE {
        return Err(ParseProblem::TooLarge { bytes: bytes.len() }.on(1));
    }
    let bytes = bytes.strip_prefix(b"\xEF\xBB\xBF").unwrap_or(bytes);
    let text = std::str::from_utf8(bytes).map_err(|error| {
        let line = bytes[..error.valid_up_to()].split(|&byte| byte == b'\n').count();
        ParseProblem::NotUtf8.on(line)
    })?;
    for (line, number) in raw_lines(text) {
        if line.len() > LONGEST_LINE {
            return Err(ParseProblem::LineTooLong { bytes: line.len() }.on(number));
        }
        if let Some(character) = line.chars().find(|&sign| sign.is_control() && sign != '\t') {
            return Err(ParseProblem::ControlCharacter { character }.on(number));
        }
    }
    Ok(text)
}

fn raw_lines(text: &str) -> impl Iterator<Item = (&str, usize)> {
    text.split('\n').map(|line| line.strip_suffix('\r').unwrap_or(line)).zip(1..)
}

/// The lines with their numbers, without blank lines and those that begin with `#`.
pub(crate) fn lines(text: &str) -> impl Iterator<Item = (RecordLine<'_>, usize)> {
    raw_lines(text)
        .map(|(line, number)| (trimmed(line), number))
        .filter(|(line, _)| !line.is_empty() && !line.starts_with('#'))
        .map(|(line, number)| (classify(line), number))
}

fn classify(line: &str) -> RecordLine<'_> {
    if line.starts_with(|first: char| first.is_ascii_digit())
        && let Some((number, rest)) = line.split_once('.')
    {
        return RecordLine::Ply { number, rest };
    }
    match line.split_once(':') {
        Some((name, value)) => RecordLine::Field { name: trimmed(name), value: trimmed(value) },
        None => RecordLine::Other(line),
    }
}

/// The number of the last line, for errors about something missing at the end.
pub(crate) fn last_line(text: &str) -> usize {
    text.trim_end_matches([' ', '\t', '\r', '\n']).split('\n').count()
}

/// Where a step of the record stands in the file.
pub(crate) fn line_of(text: &str, step: ReplayStep) -> usize {
    let mut plies = 0;
    let found = lines(text).find(|(line, _)| match (line, step) {
        (RecordLine::Field { name, .. }, ReplayStep::Deal) => name.eq_ignore_ascii_case("deal"),
        (RecordLine::Field { name, .. }, ReplayStep::End) => name.eq_ignore_ascii_case("end"),
        (RecordLine::Ply { .. }, ReplayStep::Ply(number)) => {
            plies += 1;
            plies == number
        }
        (RecordLine::Ply { .. }, ReplayStep::Deal | ReplayStep::End)
        | (RecordLine::Field { .. }, ReplayStep::Ply(_))
        | (RecordLine::Other(_), _) => false,
    });
    found.map_or_else(|| last_line(text), |(_, number)| number)
}
