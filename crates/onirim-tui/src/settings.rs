//! The settings of a terminal.

use onirim_session::{Guidance, SpellStop, settings};
use onirim_store::Store;
use onirim_text::Language;
use onirim_ui::{HandOrder, Item, Motion, OwnSetting, Setting, Value};

use crate::draw::{Charset, Paint};

/// Whether mouse events are on. While they are, most terminals select text only with Shift.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Mouse {
    /// On.
    #[default]
    On,
    /// Off.
    Off,
}

/// All settings at a terminal.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Settings {
    /// The language.
    pub language: Language,
    /// The theme.
    pub paint: Paint,
    /// The character set.
    pub charset: Charset,
    /// Animations.
    pub motion: Motion,
    /// The mouse.
    pub mouse: Mouse,
    /// The stop for spells before draws.
    pub spell_stop: SpellStop,
    /// The order of the hand.
    pub hand: HandOrder,
    /// How detailed the guide for real cards is.
    pub guidance: Guidance,
}

/// The settings that only a terminal has.
static COLORS: Setting = Setting {
    name: settings::COLOR,
    label: "tui-setting-color",
    values: &[
        Paint::Suitable.value(),
        Paint::Dark.value(),
        Paint::Light.value(),
        Paint::HighContrast.value(),
        Paint::Sixteen.value(),
        Paint::Plain.value(),
    ],
    letter: None,
};
static SIGNS: Setting = Setting {
    name: settings::CHARSET,
    label: "tui-setting-charset",
    values: &[Charset::Unicode.value(), Charset::Ascii.value()],
    letter: None,
};
static MOUSE: Setting = Setting {
    name: settings::MOUSE,
    label: "tui-setting-mouse",
    values: &[Mouse::On.value(), Mouse::Off.value()],
    letter: Some('m'),
};

impl Settings {
    /// Reads the saved settings. The language is not among them: it is chosen before the store is opened.
    pub(crate) fn kept_in(store: &Store, otherwise: Settings) -> Settings {
        let Ok(kept) = store.settings() else { return otherwise };
        let get = |name: &str| kept.get(name).map(String::as_str);
        let shared = onirim_ui::Settings::kept(|name| get(name).map(str::to_owned), otherwise.shared());
        Settings {
            paint: get(settings::COLOR).and_then(Paint::from_word).unwrap_or(otherwise.paint),
            charset: get(settings::CHARSET).and_then(Charset::from_word).unwrap_or(otherwise.charset),
            mouse: get(settings::MOUSE).and_then(Mouse::from_word).unwrap_or(otherwise.mouse),
            ..otherwise.sharing(shared)
        }
    }

    /// The settings of all front ends.
    pub(crate) fn shared(self) -> onirim_ui::Settings {
        onirim_ui::Settings {
            language: self.language,
            motion: self.motion,
            spell_stop: self.spell_stop,
            hand: self.hand,
            guidance: self.guidance,
        }
    }

    /// Replaces the settings of all front ends.
    pub(crate) fn sharing(self, shared: onirim_ui::Settings) -> Settings {
        let onirim_ui::Settings { language, motion, spell_stop, hand, guidance } = shared;
        Settings { language, motion, spell_stop, hand, guidance, ..self }
    }

    /// The settings of the terminal, by name and value.
    pub(crate) fn own(self) -> [(&'static str, &'static str); 3] {
        [
            (settings::COLOR, self.paint.word()),
            (settings::CHARSET, self.charset.word()),
            (settings::MOUSE, self.mouse.word()),
        ]
    }

    /// The lines of the settings page.
    pub(crate) fn items(self) -> Vec<Item> {
        vec![
            Item::Language,
            Item::Own(OwnSetting::new(&COLORS).with(self.paint.word())),
            Item::Own(OwnSetting::new(&SIGNS).with(self.charset.word())),
            Item::Motion,
            Item::Own(OwnSetting::new(&MOUSE).with(self.mouse.word())),
            Item::SpellStop,
            Item::Hand,
            Item::Guidance,
            Item::Back,
        ]
    }
}

/// Values as they are saved.
impl Paint {
    const ALL: [Paint; 6] =
        [Paint::Suitable, Paint::Dark, Paint::Light, Paint::HighContrast, Paint::Sixteen, Paint::Plain];

    const fn word(self) -> &'static str {
        self.value().word
    }

    const fn value(self) -> Value {
        let (word, label) = match self {
            Paint::Suitable => (settings::ON, "tui-paint-suitable"),
            Paint::Dark => ("dark", "tui-paint-dark"),
            Paint::Light => ("light", "tui-paint-light"),
            Paint::HighContrast => ("high-contrast", "tui-paint-high-contrast"),
            Paint::Sixteen => ("terminal", "tui-paint-sixteen"),
            Paint::Plain => (settings::OFF, "tui-paint-plain"),
        };
        Value { word, label, told: None }
    }

    pub(crate) fn from_word(word: &str) -> Option<Paint> {
        Paint::ALL.into_iter().find(|paint| paint.word() == word)
    }
}

impl Charset {
    const ALL: [Charset; 2] = [Charset::Unicode, Charset::Ascii];

    const fn word(self) -> &'static str {
        self.value().word
    }

    const fn value(self) -> Value {
        let (word, label) = match self {
            Charset::Unicode => ("unicode", "tui-charset-unicode"),
            Charset::Ascii => ("ascii", "tui-charset-ascii"),
        };
        Value { word, label, told: None }
    }

    pub(crate) fn from_word(word: &str) -> Option<Charset> {
        Charset::ALL.into_iter().find(|charset| charset.word() == word)
    }
}

impl Mouse {
    const ALL: [Mouse; 2] = [Mouse::On, Mouse::Off];

    const fn word(self) -> &'static str {
        self.value().word
    }

    const fn value(self) -> Value {
        match self {
            Mouse::On => Value { word: settings::ON, label: "app-on", told: Some("tui-mouse-on") },
            Mouse::Off => Value { word: settings::OFF, label: "app-off", told: Some("tui-mouse-off") },
        }
    }

    pub(crate) fn from_word(word: &str) -> Option<Mouse> {
        Mouse::ALL.into_iter().find(|mouse| mouse.word() == word)
    }
}
