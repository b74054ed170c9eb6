//! The player's settings: common ones, and those of one front end.

use onirim_session::{Guidance, SpellStop, settings};
use onirim_text::{Language, Text};

use crate::pages::Turn;

/// Whether there are animations.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Motion {
    /// With animations.
    #[default]
    On,
    /// Without animations.
    Off,
}

impl Motion {
    /// Both values.
    pub const ALL: [Motion; 2] = [Motion::On, Motion::Off];

    /// The value as it is saved.
    pub const fn word(self) -> &'static str {
        match self {
            Motion::On => settings::ON,
            Motion::Off => settings::OFF,
        }
    }

    const fn label(self) -> &'static str {
        match self {
            Motion::On => "app-on",
            Motion::Off => "app-off",
        }
    }

    /// Reads a saved value.
    pub fn from_word(word: &str) -> Option<Motion> {
        Motion::ALL.into_iter().find(|motion| motion.word() == word)
    }
}

/// The order of the hand.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum HandOrder {
    /// Cards keep their places, and a drawn card takes the free one.
    #[default]
    AsDrawn,
    /// Sorted by colour and symbol.
    Sorted,
}

impl HandOrder {
    /// Both values.
    pub const ALL: [HandOrder; 2] = [HandOrder::AsDrawn, HandOrder::Sorted];

    /// The value as it is saved.
    pub const fn word(self) -> &'static str {
        match self {
            HandOrder::AsDrawn => settings::AS_DRAWN,
            HandOrder::Sorted => settings::SORTED,
        }
    }

    const fn label(self) -> &'static str {
        match self {
            HandOrder::AsDrawn => "app-hand-as-drawn",
            HandOrder::Sorted => "app-hand-sorted",
        }
    }

    /// Reads a saved value.
    pub fn from_word(word: &str) -> Option<HandOrder> {
        HandOrder::ALL.into_iter().find(|order| order.word() == word)
    }
}

/// Both values.
pub(crate) const STOPS: [SpellStop; 2] = [SpellStop::Never, SpellStop::BeforeDraws];

const fn stop_label(stop: SpellStop) -> &'static str {
    match stop {
        SpellStop::Never => "app-spell-stop-asked",
        SpellStop::BeforeDraws => "app-spell-stop-always",
    }
}

const fn guidance_label(guidance: Guidance) -> &'static str {
    match guidance {
        Guidance::StepByStep => "app-guidance-steps",
        Guidance::Brief => "app-guidance-brief",
    }
}

/// The settings of all front ends.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Settings {
    /// The language.
    pub language: Language,
    /// Animations.
    pub motion: Motion,
    /// The stop for spells before draws.
    pub spell_stop: SpellStop,
    /// How detailed the guide for real cards is.
    pub guidance: Guidance,
    /// The order of the hand.
    pub hand: HandOrder,
}

impl Settings {
    /// Reads the saved settings. The language is not among them: it is chosen before the archive is opened.
    pub fn kept(kept: impl Fn(&str) -> Option<String>, otherwise: Settings) -> Settings {
        let motion = kept(settings::ANIMATIONS).and_then(|word| Motion::from_word(&word));
        let spell_stop = kept(settings::SPELL_STOP).and_then(|word| SpellStop::from_word(&word));
        let guidance = kept(settings::GUIDANCE).and_then(|word| Guidance::from_word(&word));
        let hand = kept(settings::HAND).and_then(|word| HandOrder::from_word(&word));
        Settings {
            language: otherwise.language,
            motion: motion.unwrap_or(otherwise.motion),
            spell_stop: spell_stop.unwrap_or(otherwise.spell_stop),
            guidance: guidance.unwrap_or(otherwise.guidance),
            hand: hand.unwrap_or(otherwise.hand),
        }
    }
}

/// A setting of one front end: the character set of a terminal, the theme of a page.
#[derive(Debug, PartialEq, Eq)]
pub struct Setting {
    /// The name that it is saved under.
    pub name: &'static str,
    /// The text key of its name.
    pub label: &'static str,
    /// Its values, at least one.
    pub values: &'static [Value],
    /// The letter that switches it at the table.
    pub letter: Option<char>,
}

/// A value of such a setting.
#[derive(Debug, PartialEq, Eq)]
pub struct Value {
    /// The value as it is saved.
    pub word: &'static str,
    /// The text key of its name.
    pub label: &'static str,
    /// The text key of the notice after it was switched by its letter.
    pub told: Option<&'static str>,
}

/// Such a setting with its current value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OwnSetting {
    setting: &'static Setting,
    chosen: usize,
}

impl OwnSetting {
    /// With the first value.
    pub const fn new(setting: &'static Setting) -> OwnSetting {
        OwnSetting { setting, chosen: 0 }
    }

    /// With this saved value, if it exists.
    #[must_use]
    pub fn with(mut self, word: &str) -> OwnSetting {
        self.chosen = self.setting.values.iter().position(|value| value.word == word).unwrap_or(self.chosen);
        self
    }

    /// The setting.
    pub const fn setting(&self) -> &'static Setting {
        self.setting
    }

    /// Its value.
    pub const fn value(&self) -> &'static Value {
        &self.setting.values[self.chosen]
    }

    /// The current value as it is saved.
    pub const fn word(&self) -> &'static str {
        self.value().word
    }

    pub(crate) fn turn(&mut self, turn: Turn) {
        self.chosen = turn.step(self.chosen, self.setting.values.len());
    }
}

/// A line of the settings page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Item {
    /// The language.
    Language,
    /// Animations.
    Motion,
    /// The stop for spells before draws.
    SpellStop,
    /// The guide through a game with real cards.
    Guidance,
    /// The order of the hand.
    Hand,
    /// A setting of the front end.
    Own(OwnSetting),
    /// The way back.
    Back,
}

impl Item {
    /// Its label.
    pub fn label(&self, text: &Text) -> String {
        text.get(match self {
            Item::Language => "plain-menu-language",
            Item::Motion => "app-setting-motion",
            Item::SpellStop => "app-setting-spell-stop",
            Item::Guidance => "app-setting-guidance",
            Item::Hand => "app-setting-hand",
            Item::Own(own) => own.setting.label,
            Item::Back => "app-back",
        })
    }

    /// Its current value as text; empty for the way back.
    pub fn value(&self, settings: &Settings, text: &Text) -> String {
        self.choices(text).into_iter().nth(self.choice(settings)).unwrap_or_default()
    }

    /// All its values as text.
    pub fn choices(&self, text: &Text) -> Vec<String> {
        let get = |key: &str| text.get(key);
        match self {
            Item::Language => Language::ALL.iter().map(|language| language.name().to_owned()).collect(),
            Item::Motion => Motion::ALL.map(|motion| get(motion.label())).to_vec(),
            Item::SpellStop => STOPS.map(|stop| get(stop_label(stop))).to_vec(),
            Item::Guidance => Guidance::ALL.map(|guidance| get(guidance_label(guidance))).to_vec(),
            Item::Hand => HandOrder::ALL.map(|order| get(order.label())).to_vec(),
            Item::Own(own) => own.setting.values.iter().map(|value| get(value.label)).collect(),
            Item::Back => Vec::new(),
        }
    }

    /// The place of the current value.
    pub fn choice(&self, settings: &Settings) -> usize {
        let place = match self {
            Item::Language => Language::ALL.iter().position(|&one| one == settings.language),
            Item::Motion => Motion::ALL.iter().position(|&one| one == settings.motion),
            Item::SpellStop => STOPS.iter().position(|&one| one == settings.spell_stop),
            Item::Guidance => Guidance::ALL.iter().position(|&one| one == settings.guidance),
            Item::Hand => HandOrder::ALL.iter().position(|&one| one == settings.hand),
            Item::Own(own) => Some(own.chosen),
            Item::Back => None,
        };
        place.unwrap_or(0)
    }

    /// How many values it has.
    pub(crate) fn choices_len(&self) -> usize {
        match self {
            Item::Language => Language::ALL.len(),
            Item::Motion => Motion::ALL.len(),
            Item::SpellStop => STOPS.len(),
            Item::Guidance => Guidance::ALL.len(),
            Item::Hand => HandOrder::ALL.len(),
            Item::Own(own) => own.setting.values.len(),
            Item::Back => 0,
        }
    }

    pub(crate) fn own(&self, name: &str) -> Option<&OwnSetting> {
        if let Item::Own(own) = self { Some(own).filter(|own| own.setting.name == name) } else { None }
    }

    pub(crate) fn with_letter(&mut self, letter: char) -> Option<&mut OwnSetting> {
        if let Item::Own(own) = self { Some(own).filter(|own| own.setting.letter == Some(letter)) } else { None }
    }

    pub(crate) fn choose(&mut self, name: &str, word: &str) {
        if let Item::Own(own) = self
            && own.setting.name == name
        {
            *own = own.with(word);
        }
    }
}
