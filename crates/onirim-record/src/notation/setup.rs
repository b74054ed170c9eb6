//! The notation of set-ups: `solo`, `duo talk book-lost towers-ruins premonitions-5`.

use std::fmt;

use onirim_core::{Book, Communication, Players, Premonitions, Setup, Towers};
use thiserror::Error;

use super::{FromNotation, Notation, Snippet};
use crate::blanks::words;

const ALLOWED: &str = "solo, or duo with open, talk or silent; then, as you like, book or book-lost, towers or \
                       towers-ruins, and premonitions, premonitions-5 or premonitions-6";

/// A text that is no set-up.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[expect(missing_docs, reason = "each message says what is wrong")]
pub enum SetupError {
    #[error("the set-up does not say how many play: write {ALLOWED}")]
    MissingPlayers,
    #[error("the set-up does not say how the two play together: after duo, write open, talk or silent")]
    MissingCommunication,
    #[error("{word} is not part of a set-up: write {ALLOWED}")]
    Unknown { word: Snippet },
    #[error("`{word}` stands twice in the set-up: write it once")]
    Double { word: &'static str },
    #[error("`{one}` and `{other}` exclude each other in a set-up: write one of them")]
    Contradiction { one: &'static str, other: &'static str },
}

/// One word of a set-up.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Part {
    Solo,
    Duo,
    Communication(Communication),
    Book(Book),
    Towers(Towers),
    Premonitions(Premonitions),
}

impl Part {
    const ALL: [Part; 12] = [
        Part::Solo,
        Part::Duo,
        Part::Communication(Communication::Open),
        Part::Communication(Communication::Talk),
        Part::Communication(Communication::Silent),
        Part::Book(Book::Found),
        Part::Book(Book::Lost),
        Part::Towers(Towers::Rampart),
        Part::Towers(Towers::ScatteredRuins),
        Part::Premonitions(Premonitions::Four),
        Part::Premonitions(Premonitions::Five),
        Part::Premonitions(Premonitions::Six),
    ];

    fn name(self) -> &'static str {
        match self {
            Part::Solo => "solo",
            Part::Duo => "duo",
            Part::Communication(Communication::Open) => "open",
            Part::Communication(Communication::Talk) => "talk",
            Part::Communication(Communication::Silent) => "silent",
            Part::Book(Book::Found) => "book",
            Part::Book(Book::Lost) => "book-lost",
            Part::Towers(Towers::Rampart) => "towers",
            Part::Towers(Towers::ScatteredRuins) => "towers-ruins",
            Part::Premonitions(Premonitions::Four) => "premonitions",
            Part::Premonitions(Premonitions::Five) => "premonitions-5",
            Part::Premonitions(Premonitions::Six) => "premonitions-6",
        }
    }

    fn excludes(self, other: Part) -> bool {
        matches!(
            (self, other),
            (Part::Solo, Part::Duo | Part::Communication(_))
                | (Part::Duo | Part::Communication(_), Part::Solo)
                | (Part::Communication(_), Part::Communication(_))
                | (Part::Book(_), Part::Book(_))
                | (Part::Towers(_), Part::Towers(_))
                | (Part::Premonitions(_), Part::Premonitions(_))
        )
    }
}

impl Notation for Setup {
    fn write_notation(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Setup { players, book, towers, premonitions } = *self;
        match players {
            Players::One => f.write_str(Part::Solo.name())?,
            Players::Two(communication) => {
                write!(f, "{} {}", Part::Duo.name(), Part::Communication(communication).name())?;
            }
        }
        let expansions = [book.map(Part::Book), towers.map(Part::Towers), premonitions.map(Part::Premonitions)];
        expansions.into_iter().flatten().try_for_each(|part| write!(f, " {}", part.name()))
    }
}

/// The words may come in any order.
impl FromNotation for Setup {
    type Error = SetupError;

    fn from_notation(text: &str) -> Result<Setup, SetupError> {
        let mut parts: Vec<Part> = Vec::new();
        for word in words(text) {
            let part = Part::ALL
                .into_iter()
                .find(|part| part.name().eq_ignore_ascii_case(word))
                .ok_or_else(|| SetupError::Unknown { word: Snippet::new(word) })?;
            if parts.contains(&part) {
                return Err(SetupError::Double { word: part.name() });
            }
            if let Some(one) = parts.iter().find(|one| one.excludes(part)) {
                return Err(SetupError::Contradiction { one: one.name(), other: part.name() });
            }
            parts.push(part);
        }
        assemble(&parts)
    }
}

fn assemble(parts: &[Part]) -> Result<Setup, SetupError> {
    let mut setup = Setup::SOLO;
    let (mut solo, mut duo, mut communication) = (false, false, None);
    for &part in parts {
        match part {
            Part::Solo => solo = true,
            Part::Duo => duo = true,
            Part::Communication(chosen) => communication = Some(chosen),
            Part::Book(book) => setup.book = Some(book),
            Part::Towers(towers) => setup.towers = Some(towers),
            Part::Premonitions(premonitions) => setup.premonitions = Some(premonitions),
        }
    }
    setup.players = match (duo, communication) {
        (true, Some(communication)) => Players::Two(communication),
        (true, None) => return Err(SetupError::MissingCommunication),
        (false, _) if solo => Players::One,
        (false, _) => return Err(SetupError::MissingPlayers),
    };
    Ok(setup)
}
