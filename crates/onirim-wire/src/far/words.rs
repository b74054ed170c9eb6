//! Small choices that stand on the wire as one word.

use onirim_core::Symbol;
use onirim_session::{NoHelp, NoUndo, Presence, SpellStop, Standing, Undo};
use serde::de::{Deserialize, Deserializer, Error};
use serde::ser::Serializer;

/// One of a few, each of which has a word.
pub(super) trait Word: Copy + 'static {
    /// All of them.
    const ALL: &'static [Self];

    /// Its word.
    fn word(self) -> &'static str;
}

pub(super) fn serialize<T: Word, S: Serializer>(thing: &T, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_str(thing.word())
}

pub(super) fn deserialize<'de, T: Word, D: Deserializer<'de>>(deserializer: D) -> Result<T, D::Error> {
    let text = String::deserialize(deserializer)?;
    named(&text).ok_or_else(|| D::Error::custom("this word means nothing here"))
}

fn named<T: Word>(text: &str) -> Option<T> {
    T::ALL.iter().copied().find(|thing| thing.word() == text)
}

/// A word, or `null`.
pub(super) mod option {
    use super::*;

    pub(in crate::far) fn serialize<T: Word, S: Serializer>(
        thing: &Option<T>,
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        match thing {
            Some(thing) => super::serialize(thing, serializer),
            None => serializer.serialize_none(),
        }
    }

    pub(in crate::far) fn deserialize<'de, T: Word, D: Deserializer<'de>>(
        deserializer: D,
    ) -> Result<Option<T>, D::Error> {
        let text = Option::<String>::deserialize(deserializer)?;
        text.map(|text| named(&text).ok_or_else(|| D::Error::custom("this word means nothing here"))).transpose()
    }
}

impl Word for SpellStop {
    const ALL: &'static [SpellStop] = &[SpellStop::Never, SpellStop::BeforeDraws];

    fn word(self) -> &'static str {
        match self {
            SpellStop::Never => "never",
            SpellStop::BeforeDraws => "before-draws",
        }
    }
}

impl Word for Presence {
    const ALL: &'static [Presence] = &[Presence::Here, Presence::Thinking, Presence::Away];

    fn word(self) -> &'static str {
        match self {
            Presence::Here => "here",
            Presence::Thinking => "thinking",
            Presence::Away => "away",
        }
    }
}

impl Word for Standing {
    const ALL: &'static [Standing] = &[Standing::Counts, Standing::Assisted];

    fn word(self) -> &'static str {
        match self {
            Standing::Counts => "counts",
            Standing::Assisted => "assisted",
        }
    }
}

impl Word for Undo {
    const ALL: &'static [Undo] = &[Undo::ForHelp, Undo::ForCorrection];

    fn word(self) -> &'static str {
        match self {
            Undo::ForHelp => "for-help",
            Undo::ForCorrection => "for-correction",
        }
    }
}

impl Word for NoUndo {
    const ALL: &'static [NoUndo] = &[NoUndo::Daily, NoUndo::Lesson, NoUndo::Nothing, NoUndo::NotHere, NoUndo::NotYours];

    fn word(self) -> &'static str {
        match self {
            NoUndo::Daily => "daily",
            NoUndo::Lesson => "lesson",
            NoUndo::Nothing => "nothing",
            NoUndo::NotHere => "not-here",
            NoUndo::NotYours => "not-yours",
        }
    }
}

impl Word for NoHelp {
    const ALL: &'static [NoHelp] = &[NoHelp::Daily, NoHelp::Lesson, NoHelp::Over, NoHelp::NotAsked];

    fn word(self) -> &'static str {
        match self {
            NoHelp::Daily => "daily",
            NoHelp::Lesson => "lesson",
            NoHelp::Over => "over",
            NoHelp::NotAsked => "not-asked",
        }
    }
}

impl Word for Symbol {
    const ALL: &'static [Symbol] = &[Symbol::Sun, Symbol::Moon, Symbol::Key];

    fn word(self) -> &'static str {
        match self {
            Symbol::Sun => "sun",
            Symbol::Moon => "moon",
            Symbol::Key => "key",
        }
    }
}
