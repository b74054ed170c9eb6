//! Reads a text word by word.

use onirim_core::{Card, Color, End, Group, Kind, Premonition, Seat, Slot, Spell, Tower};

use super::names;
use super::{FromNotation, NotationError, Snippet, Wanted};
use crate::blanks::words;

/// The words of a text that are still to be read.
pub(super) struct Words<I>(I);

pub(super) fn words_of(text: &str) -> Words<impl Iterator<Item = &str> + Clone> {
    Words(words(text))
}

impl<'a, I: Iterator<Item = &'a str> + Clone> Words<I> {
    /// The next word, as it is.
    pub(super) fn next(&mut self, wanted: Wanted) -> Result<&'a str, NotationError> {
        self.0.next().ok_or(NotationError::Missing { wanted })
    }

    /// The next word, if it means something.
    fn read<T>(&mut self, wanted: Wanted, meaning: impl FnOnce(&str) -> Option<T>) -> Result<T, NotationError> {
        let word = self.next(wanted)?;
        meaning(word).ok_or_else(|| NotationError::Unknown { found: Snippet::new(word), wanted })
    }

    /// No word may be left.
    pub(super) fn finish(mut self) -> Result<(), NotationError> {
        match self.0.next() {
            None => Ok(()),
            Some(word) => Err(NotationError::Surplus { found: Snippet::new(word) }),
        }
    }

    pub(super) fn card(&mut self) -> Result<Card, NotationError> {
        self.read(Wanted::Card, names::card_named)
    }

    pub(super) fn tower(&mut self) -> Result<Tower, NotationError> {
        self.read(Wanted::Tower, |word| match names::card_named(word)?.kind() {
            Kind::Tower(tower) => Some(tower),
            Kind::Chamber(..) | Kind::Door(_) | Kind::Nightmare | Kind::HappyDream => None,
        })
    }

    /// The colour of a Door.
    pub(super) fn door(&mut self) -> Result<Color, NotationError> {
        self.read(Wanted::Door, |word| match names::card_named(word)?.kind() {
            Kind::Door(color) => Some(color),
            Kind::Chamber(..) | Kind::Tower(_) | Kind::Nightmare | Kind::HappyDream => None,
        })
    }

    pub(super) fn end(&mut self) -> Result<End, NotationError> {
        self.read(Wanted::End, |word| names::named(word, [End::Left, End::Right], names::end))
    }

    pub(super) fn slot(&mut self) -> Result<Slot, NotationError> {
        self.read(Wanted::Goal, |word| Slot::all().find(|slot| (slot.index() + 1).to_string() == word))
    }

    pub(super) fn seat(&mut self) -> Result<Seat, NotationError> {
        self.read(Wanted::Seat, |word| names::named(word, Seat::BOTH, names::seat))
    }

    pub(super) fn color(&mut self) -> Result<Color, NotationError> {
        self.read(Wanted::Color, |word| names::named(word, Color::ALL, names::color))
    }

    pub(super) fn premonition(&mut self) -> Result<Premonition, NotationError> {
        self.read(Wanted::Premonition, |word| names::named(word, Premonition::ALL, names::premonition))
    }

    pub(super) fn spell(&mut self) -> Result<Spell, NotationError> {
        self.read(Wanted::Spell, |word| names::named(word, Spell::ALL, names::spell))
    }

    /// The group that a card comes from: personal, unless the next word says otherwise.
    pub(super) fn group(&mut self) -> Group {
        let mut ahead = self.0.clone();
        let named = ahead.next().and_then(|word| names::named(word, [Group::Personal, Group::Shared], names::group));
        if named.is_some() {
            self.0 = ahead;
        }
        named.unwrap_or(Group::Personal)
    }
}

macro_rules! one_word {
    ($($thing:ty => $read:ident),* $(,)?) => {
        $(impl FromNotation for $thing {
            type Error = NotationError;

            fn from_notation(text: &str) -> Result<$thing, NotationError> {
                let mut words = words_of(text);
                let thing = words.$read()?;
                words.finish()?;
                Ok(thing)
            }
        })*
    };
}

one_word! {
    Card => card,
    Color => color,
    Tower => tower,
    End => end,
    Slot => slot,
    Seat => seat,
    Premonition => premonition,
    Spell => spell,
}
