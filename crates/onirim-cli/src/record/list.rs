//! `onirim record list`: the saved games, the last played first.

use std::io::{self, Write};
use std::process::ExitCode;

use jiff::civil::DateTime;
use onirim_record::{Notation, Program};
use onirim_session::{Conclusion, GameKind, GameSummary, Listing};
use onirim_store::{Store, time_zone};
use onirim_text::{Args, Text};
use serde::Serialize;

use crate::fault::Fault;
use crate::options;
use crate::wording::commas;

/// Stands between the columns.
const GAP: &str = "  ";

/// Lists the games, for people or for programs. Those that cannot be read are reported on standard error.
pub(super) fn list(options: &options::List, text: &Text) -> Result<ExitCode, Fault> {
    let listing = Store::open_default()?.games()?;
    let mut output = io::stdout().lock();
    if options.json {
        for (game, number) in listing.games.iter().zip(1..) {
            serde_json::to_writer(&mut output, &Entry::of(number, game)).map_err(io::Error::from)?;
            writeln!(output)?;
        }
    } else if listing.games.is_empty() {
        writeln!(output, "{}", text.get("cli-list-none"))?;
    } else {
        let rows: Vec<_> = listing.games.iter().zip(1..).map(|(game, number)| columns(number, game, text)).collect();
        for line in aligned(&rows) {
            writeln!(output, "{line}")?;
        }
    }
    output.flush()?;
    complain(&listing, text)
}

fn complain(listing: &Listing, text: &Text) -> Result<ExitCode, Fault> {
    if listing.damaged.is_empty() {
        return Ok(ExitCode::SUCCESS);
    }
    let mut errors = io::stderr().lock();
    for damaged in &listing.damaged {
        writeln!(errors, "{}", text.damaged_game(damaged))?;
    }
    Ok(ExitCode::FAILURE)
}

/// The fields by which a person recognises a saved game.
pub(crate) struct Described {
    /// Day and hour when it was last played.
    pub(crate) day: String,
    pub(crate) result: String,
    /// The set-up, with what is particular about the game.
    pub(crate) about: String,
}

impl Described {
    pub(crate) fn of(game: &GameSummary, text: &Text) -> Described {
        let result = match game.conclusion {
            None => "cli-list-goes-on",
            Some(Conclusion::Won) => "cli-list-won",
            Some(Conclusion::Lost(_)) => "cli-list-lost",
            Some(Conclusion::GivenUp) => "cli-list-given-up",
        };
        let kind = match game.kind {
            GameKind::Normal => None,
            GameKind::Daily(day) => Some(text.get_with("cli-list-daily", &Args::new().text("day", day.to_string()))),
            GameKind::Table => Some(text.get("cli-list-table")),
            GameKind::Lesson => Some(text.get("cli-list-lesson")),
        };
        let help = game.assisted.then(|| text.get("cli-list-assisted"));
        let about = [text.setup_with(&game.setup, game.programs)].into_iter().chain(kind).chain(help);
        Described {
            day: played(game).strftime("%Y-%m-%d %H:%M").to_string(),
            result: text.get(result),
            about: commas(text, about).unwrap_or_default(),
        }
    }
}

/// Number, day and hour, result, length, set-up with what is particular about the game.
fn columns(number: usize, game: &GameSummary, text: &Text) -> [String; 5] {
    let Described { day, result, about } = Described::of(game, text);
    let length = text.get_with("cli-list-plies", &Args::new().count("count", game.plies));
    [number.to_string(), day, result, length, about]
}

/// When it was last played, by the clock of this place.
fn played(game: &GameSummary) -> DateTime {
    game.updated.to_zoned(time_zone()).datetime()
}

/// Each column as wide as its widest entry, numbers on the right. The last one is as long as it is.
fn aligned(rows: &[[String; 5]]) -> Vec<String> {
    let width = |column: usize| rows.iter().map(|row| row[column].chars().count()).max().unwrap_or_default();
    let widths: [usize; 4] = std::array::from_fn(width);
    let line = |[number, day, result, plies, about]: &[String; 5]| {
        let [numbers, days, results, lengths] = widths;
        format!("{number:>numbers$}{GAP}{day:days$}{GAP}{result:results$}{GAP}{plies:>lengths$}{GAP}{about}")
    };
    rows.iter().map(line).collect()
}

/// A game for programs, one object a line.
#[derive(Serialize)]
#[serde(rename_all = "kebab-case")]
struct Entry {
    number: usize,
    id: String,
    begun: String,
    played: String,
    kind: &'static str,
    setup: String,
    programs: [Option<&'static str>; 2],
    result: Option<&'static str>,
    doors: usize,
    plies: usize,
    assisted: bool,
}

impl Entry {
    fn of(number: usize, game: &GameSummary) -> Entry {
        Entry {
            number,
            id: game.id.to_string(),
            begun: game.created.to_string(),
            played: game.updated.to_string(),
            kind: match game.kind {
                GameKind::Normal => "normal",
                GameKind::Daily(_) => "daily",
                GameKind::Table => "table",
                GameKind::Lesson => "lesson",
            },
            setup: game.setup.notation().to_string(),
            programs: game.programs.seats().map(|seat| seat.map(Program::word)),
            result: game.conclusion.map(|conclusion| match conclusion {
                Conclusion::Won => "won",
                Conclusion::Lost(_) => "lost",
                Conclusion::GivenUp => "given-up",
            }),
            doors: game.doors,
            plies: game.plies,
            assisted: game.assisted,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn columns_stand_below_each_other() {
        let row = |words: [&str; 5]| words.map(str::to_owned);
        let rows = [row(["1", "a", "won", "9 plies", "x"]), row(["10", "a", "given up", "10 plies", "longer"])];
        assert_eq!(aligned(&rows), [" 1  a  won        9 plies  x", "10  a  given up  10 plies  longer"]);
    }
}
