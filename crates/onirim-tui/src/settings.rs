//! What a player likes.

use onirim_text::Language;

use crate::look::{Charset, Paint};

/// Are there animations?
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Motion {
    /// Yes.
    #[default]
    On,
    /// No.
    Off,
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
}
