//! The notation of outcomes and of requests for them.

use std::fmt;

use onirim_core::{Color, Outcome, Premonition, Request};

use super::words::words_of;
use super::{FromNotation, Listed, Notation, NotationError, Snippet, Wanted, names};

impl Notation for Outcome {
    fn write_notation(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Outcome::Card(card) => card.write_notation(f),
            Outcome::Goal(color) => color.write_notation(f),
            Outcome::Premonition(premonition) => premonition.write_notation(f),
        }
    }
}

impl FromNotation for Outcome {
    type Error = NotationError;

    fn from_notation(text: &str) -> Result<Outcome, NotationError> {
        let mut words = words_of(text);
        let word = words.next(Wanted::Outcome)?;
        words.finish()?;
        names::card_named(word)
            .map(Outcome::Card)
            .or_else(|| names::named(word, Color::ALL, names::color).map(Outcome::Goal))
            .or_else(|| names::named(word, Premonition::ALL, names::premonition).map(Outcome::Premonition))
            .ok_or_else(|| NotationError::Unknown { found: Snippet::new(word), wanted: Wanted::Outcome })
    }
}

/// The kind of the request, then every possible answer: `card Rs Rm Ni`.
impl Notation for Request {
    fn write_notation(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Request::Card(_) => "card ",
            Request::Goal(_) => "goal ",
            Request::Premonition(_) => "premonition ",
        })?;
        write!(f, "{}", Listed(&self.outcomes().collect::<Vec<_>>(), " "))
    }
}
