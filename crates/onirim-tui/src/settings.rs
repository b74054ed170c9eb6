//! What a player likes.

use onirim_session::{SpellStop, settings};
use onirim_store::Store;
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

/// Does the game hear the mouse? While it does, most terminals select text only with Shift.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Mouse {
    /// Yes.
    #[default]
    On,
    /// No: the terminal has it.
    Off,
}

/// What a player likes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Settings {
    /// The language.
    pub language: Language,
    /// In which colours, if any.
    pub paint: Paint,
    /// With or without symbols.
    pub charset: Charset,
    /// With or without animations.
    pub motion: Motion,
    /// With or without the mouse.
    pub mouse: Mouse,
    /// With or without a stop for spells before draws.
    pub spell_stop: SpellStop,
}

impl Settings {
    /// As the player left them last time, where they are kept. The language is not asked for here: whoever starts the program knows it.
    pub(crate) fn kept_in(store: &Store, otherwise: Settings) -> Settings {
        let Ok(kept) = store.settings() else { return otherwise };
        let get = |name: &str| kept.get(name).map(String::as_str);
        Settings {
            language: otherwise.language,
            paint: get(settings::COLOR).and_then(Paint::from_word).unwrap_or(otherwise.paint),
            charset: get(settings::CHARSET).and_then(Charset::from_word).unwrap_or(otherwise.charset),
            motion: get(settings::ANIMATIONS).and_then(Motion::from_word).unwrap_or(otherwise.motion),
            mouse: get(settings::MOUSE).and_then(Mouse::from_word).unwrap_or(otherwise.mouse),
            spell_stop: get(settings::SPELL_STOP).and_then(SpellStop::from_word).unwrap_or(otherwise.spell_stop),
        }
    }
}

/// The words under which settings are kept.
impl Paint {
    pub(crate) const ALL: [Paint; 6] =
        [Paint::Suitable, Paint::Dark, Paint::Light, Paint::HighContrast, Paint::Sixteen, Paint::Plain];

    pub(crate) const fn word(self) -> &'static str {
        match self {
            Paint::Suitable => settings::ON,
            Paint::Dark => "dark",
            Paint::Light => "light",
            Paint::HighContrast => "high-contrast",
            Paint::Sixteen => "terminal",
            Paint::Plain => settings::OFF,
        }
    }

    fn from_word(word: &str) -> Option<Paint> {
        Paint::ALL.into_iter().find(|paint| paint.word() == word)
    }
}

impl Charset {
    pub(crate) const ALL: [Charset; 2] = [Charset::Unicode, Charset::Ascii];

    pub(crate) const fn word(self) -> &'static str {
        match self {
            Charset::Unicode => "unicode",
            Charset::Ascii => "ascii",
        }
    }

    fn from_word(word: &str) -> Option<Charset> {
        Charset::ALL.into_iter().find(|charset| charset.word() == word)
    }
}

impl Motion {
    pub(crate) const ALL: [Motion; 2] = [Motion::On, Motion::Off];

    pub(crate) const fn word(self) -> &'static str {
        match self {
            Motion::On => settings::ON,
            Motion::Off => settings::OFF,
        }
    }

    fn from_word(word: &str) -> Option<Motion> {
        Motion::ALL.into_iter().find(|motion| motion.word() == word)
    }
}

impl Mouse {
    pub(crate) const ALL: [Mouse; 2] = [Mouse::On, Mouse::Off];

    pub(crate) const fn word(self) -> &'static str {
        match self {
            Mouse::On => settings::ON,
            Mouse::Off => settings::OFF,
        }
    }

    fn from_word(word: &str) -> Option<Mouse> {
        Mouse::ALL.into_iter().find(|mouse| mouse.word() == word)
    }

    /// The other one.
    pub(crate) const fn switched(self) -> Mouse {
        match self {
            Mouse::On => Mouse::Off,
            Mouse::Off => Mouse::On,
        }
    }
}
