//! Reads a record file and checks its form. [`Record::replay`] checks it against the rules.

mod problem;

pub use problem::{ParseError, ParseProblem};

use onirim_core::{Action, Outcome, Setup};

use crate::blanks::{trimmed, words};
use crate::header::Header;
use crate::lines::{RecordLine, last_line, lines, text_of};
use crate::notation::{FromNotation, Notation, Snippet};
use crate::record::{FORMAT, GameEnd, Ply, Record, VERSION};

/// The largest file that is read, in bytes.
pub const LARGEST_FILE: usize = 1 << 20;
/// The longest line, in bytes.
pub const LONGEST_LINE: usize = 4096;
/// The most plies of a record.
///
/// A bound: each turn spends a Location for good, so there are at most 70 turns; a turn meets each of 22 Doors and
/// Dreams at most once, with a few questions each; spells use up the discard pile. That makes about 11,000.
pub const MOST_PLIES: usize = 20_000;
/// The most free headers of a record.
pub const MOST_HEADERS: usize = 100;

impl Record {
    /// Reads a record file and checks its form, in time and memory bounded by the limits of this module.
    pub fn parse(bytes: &[u8]) -> Result<Record, ParseError> {
        let text = text_of(bytes)?;
        let mut lines = lines(text);
        check_first_line(text)?;
        lines.next();

        let mut draft = Draft::default();
        for (line, number) in lines {
            draft.read(&line).map_err(|problem| problem.on(number))?;
        }
        draft.finish().map_err(|problem| problem.on(last_line(text)))
    }
}

fn check_first_line(text: &str) -> Result<(), ParseError> {
    let mut words = words(text.lines().next().unwrap_or_default());
    let problem = match (words.next(), words.next(), words.next()) {
        (Some(format), Some(VERSION), None) if format == FORMAT => return Ok(()),
        (Some(format), Some(version), _) if format == FORMAT => {
            ParseProblem::UnknownVersion { version: Snippet::new(version) }
        }
        _ => ParseProblem::NotARecord,
    };
    Err(problem.on(1))
}

/// A record as far as it has been read.
#[derive(Default)]
struct Draft {
    setup: Option<Setup>,
    seed: Option<u64>,
    headers: Vec<Header>,
    deal: Option<Vec<Outcome>>,
    plies: Vec<Ply>,
    end: Option<GameEnd>,
}

impl Draft {
    fn read(&mut self, line: &RecordLine<'_>) -> Result<(), ParseProblem> {
        if self.end.is_some() {
            return Err(ParseProblem::AfterEnd);
        }
        match line {
            RecordLine::Ply { number, rest } => self.read_ply(number, rest),
            RecordLine::Field { name, value } if name.eq_ignore_ascii_case("end") => self.read_end(value),
            RecordLine::Field { name, .. } if self.deal.is_some() && name.eq_ignore_ascii_case("deal") => {
                Err(ParseProblem::Double { name: "deal" })
            }
            RecordLine::Field { name, .. } if self.deal.is_some() => {
                Err(ParseProblem::HeaderAfterDeal { name: Snippet::new(name) })
            }
            RecordLine::Field { name, value } => self.read_header(name, value),
            RecordLine::Other(text) => Err(ParseProblem::UnknownLine { text: Snippet::new(text) }),
        }
    }

    fn read_header(&mut self, name: &str, value: &str) -> Result<(), ParseProblem> {
        match name.to_ascii_lowercase().as_str() {
            "setup" => put_once(&mut self.setup, Setup::from_notation(value)?, "setup"),
            "seed" => put_once(&mut self.seed, parse_seed(value)?, "seed"),
            "deal" => {
                if self.setup.is_none() {
                    return Err(ParseProblem::MissingSetup);
                }
                self.deal = Some(parse_outcomes(value)?);
                Ok(())
            }
            _ if self.headers.len() == MOST_HEADERS => Err(ParseProblem::TooManyHeaders),
            _ => {
                self.headers.push(Header::new(name, value)?);
                Ok(())
            }
        }
    }

    fn read_ply(&mut self, number: &str, rest: &str) -> Result<(), ParseProblem> {
        if self.deal.is_none() {
            return Err(ParseProblem::MissingDeal);
        }
        let expected = self.plies.len() + 1;
        if number != expected.to_string() {
            return Err(ParseProblem::WrongNumber { expected, found: Snippet::new(number) });
        }
        if expected > MOST_PLIES {
            return Err(ParseProblem::TooManyPlies);
        }
        let (action, outcomes) = match rest.split_once("->") {
            None => (rest, Vec::new()),
            Some((_, outcomes)) if trimmed(outcomes).is_empty() => return Err(ParseProblem::EmptyArrow),
            Some((action, outcomes)) => (action, parse_outcomes(outcomes)?),
        };
        self.plies.push(Ply { action: Action::from_notation(action)?, outcomes });
        Ok(())
    }

    fn read_end(&mut self, value: &str) -> Result<(), ParseProblem> {
        if self.setup.is_none() {
            return Err(ParseProblem::MissingSetup);
        }
        if self.deal.is_none() {
            return Err(ParseProblem::MissingDeal);
        }
        let end = GameEnd::ALL.into_iter().find(|end| end.notation().to_string().eq_ignore_ascii_case(value));
        self.end = Some(end.ok_or_else(|| ParseProblem::UnknownEnding { text: Snippet::new(value) })?);
        Ok(())
    }

    fn finish(self) -> Result<Record, ParseProblem> {
        match (self.end, self.setup, self.deal) {
            (Some(end), Some(setup), Some(deal)) => {
                Ok(Record { setup, seed: self.seed, headers: self.headers, deal, plies: self.plies, end })
            }
            (None, _, _) | (_, None, _) | (_, _, None) => Err(ParseProblem::MissingEnd),
        }
    }
}

fn put_once<T>(place: &mut Option<T>, value: T, name: &'static str) -> Result<(), ParseProblem> {
    match place.replace(value) {
        None => Ok(()),
        Some(_) => Err(ParseProblem::Double { name }),
    }
}

fn parse_seed(value: &str) -> Result<u64, ParseProblem> {
    let is_number = value.bytes().all(|byte| byte.is_ascii_digit());
    value.parse().ok().filter(|_| is_number).ok_or_else(|| ParseProblem::BadSeed { text: Snippet::new(value) })
}

fn parse_outcomes(text: &str) -> Result<Vec<Outcome>, ParseProblem> {
    words(text).map(|word| Outcome::from_notation(word).map_err(ParseProblem::from)).collect()
}
