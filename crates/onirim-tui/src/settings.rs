//! What a player likes.

use onirim_text::Language;

use crate::draw::{Charset, Paint};

/// Are there animations?
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Motion {
    /// Yes.
    #[default]
    On,
    /// No.
    Off,
}

/// With the Book: are draws made by themselves, or is there a stop before each if a spell can be cast? (K5)
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum SpellStop {
    /// They are made by themselves; one key stops those of a turn.
    #[default]
    Never,
    /// There is a stop.
    BeforeDraws,
}

/// What a player likes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Settings {
    /// The language.
    pub language: Language,
    /// With or without colours.
    pub paint: Paint,
    /// With or without symbols.
    pub charset: Charset,
    /// With or without animations.
    pub motion: Motion,
    /// With or without a stop for spells before draws.
    pub spell_stop: SpellStop,
}
