//! Reads a text word by word.

use onirim_core::{
    Action, Audience, Card, Cause, Color, Decision, DeckEnd, End, Event, Group, Kind, Premonition, PremonitionSet,
    Purpose, Question, Seat, Slot, Spell, Step, Tower,
};

use super::names;
use super::{FromNotation, NotationError, Snippet, Wanted};
use crate::blanks::words;

/// The words of a text that are still to be read.
pub(super) struct WordReader<I>(I);

pub(super) fn words_of(text: &str) -> WordReader<impl Iterator<Item = &str> + Clone> {
    WordReader(words(text))
}

impl<'a, I: Iterator<Item = &'a str> + Clone> WordReader<I> {
    /// The next word, as it is.
    pub(super) fn next(&mut self, wanted: Wanted) -> Result<&'a str, NotationError> {
        self.0.next().ok_or(NotationError::Missing { wanted })
    }

    /// The next word, read by `meaning`.
    pub(super) fn read<T>(
        &mut self,
        wanted: Wanted,
        meaning: impl FnOnce(&str) -> Option<T>,
    ) -> Result<T, NotationError> {
        let word = self.next(wanted)?;
        meaning(word).ok_or_else(|| NotationError::Unknown { found: Snippet::new(word), wanted })
    }

    /// Takes the next word if it is this one, and returns whether it was.
    pub(super) fn take(&mut self, word: &str) -> bool {
        let mut ahead = self.0.clone();
        let is_next = ahead.next().is_some_and(|next| next.eq_ignore_ascii_case(word));
        if is_next {
            self.0 = ahead;
        }
        is_next
    }

    /// Is no word left?
    pub(super) fn is_empty(&self) -> bool {
        self.0.clone().next().is_none()
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

    /// A card that may be hidden.
    pub(super) fn face(&mut self) -> Result<Option<Card>, NotationError> {
        if self.take("??") { Ok(None) } else { self.card().map(Some) }
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

    pub(super) fn deck_end(&mut self) -> Result<DeckEnd, NotationError> {
        self.read(Wanted::DeckEnd, |word| names::named(word, [DeckEnd::Top, DeckEnd::Bottom], names::deck_end))
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

    pub(super) fn purpose(&mut self) -> Result<Purpose, NotationError> {
        self.read(Wanted::Step, |word| names::named(word, Purpose::ALL, names::purpose))
    }

    pub(super) fn cause(&mut self) -> Result<Cause, NotationError> {
        self.read(Wanted::Cause, |word| names::named(word, Cause::ALL, names::cause))
    }

    pub(super) fn audience(&mut self) -> Result<Audience, NotationError> {
        let [one, two] = Seat::BOTH.map(Audience::Only);
        let all = [Audience::Nobody, one, two, Audience::Everyone];
        self.read(Wanted::Audience, |word| names::named(word, all, names::audience))
    }

    /// How many of something.
    pub(super) fn count(&mut self) -> Result<u8, NotationError> {
        self.read(Wanted::Count, |word| word.parse().ok().filter(|count: &u8| count.to_string() == word))
    }

    /// All Premonitions that are left.
    pub(super) fn premonitions(&mut self) -> Result<PremonitionSet, NotationError> {
        let mut set = PremonitionSet::EMPTY;
        while !self.is_empty() {
            set.insert(self.premonition()?);
        }
        Ok(set)
    }

    /// The group that a card comes from: personal, unless the next word names another.
    pub(super) fn group(&mut self) -> Group {
        let mut ahead = self.0.clone();
        let named = ahead.next().and_then(|word| names::named(word, [Group::Personal, Group::Shared], names::group));
        if named.is_some() {
            self.0 = ahead;
        }
        named.unwrap_or(Group::Personal)
    }
}

/// Reads all words of a text as one thing.
macro_rules! in_words {
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

in_words! {
    Action => action,
    Audience => audience,
    Card => card,
    Cause => cause,
    Decision => decision,
    Event => event,
    Option<Card> => face,
    Question => question,
    Step => step,
    DeckEnd => deck_end,
    Color => color,
    Tower => tower,
    End => end,
    Slot => slot,
    Seat => seat,
    Premonition => premonition,
    Spell => spell,
}
