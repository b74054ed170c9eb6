//! Changing the settings.

use onirim_session::{SpellStop, settings as names};
use onirim_text::Language;

use crate::draw::{Charset, Paint};
use crate::input::{Key, Target};
use crate::pages::{Turn, moved};
use crate::settings::{Motion, Mouse, Settings};

/// One setting.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Item {
    Language,
    Paint,
    Charset,
    Motion,
    Mouse,
    SpellStop,
    Back,
}

impl Item {
    pub(crate) const ALL: [Item; 7] =
        [Item::Language, Item::Paint, Item::Charset, Item::Motion, Item::Mouse, Item::SpellStop, Item::Back];
}

/// What comes of a key.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Changed {
    Nothing,
    /// This setting, by the name that it is kept under.
    Something {
        name: &'static str,
        value: &'static str,
    },
    Leave,
}

/// The page, with its cursor.
#[derive(Clone, Debug, Default)]
pub(crate) struct SettingsPage {
    pub(crate) cursor: usize,
}

impl SettingsPage {
    pub(crate) fn input(&mut self, target: Target, settings: &mut Settings) -> Changed {
        match target {
            Target::Key(Key::Escape | Key::Char('q')) => Changed::Leave,
            Target::Key(Key::Enter | Key::Right | Key::Char(' ')) => self.change(settings, Turn::On),
            Target::Key(Key::Left) => self.change(settings, Turn::Back),
            Target::Key(key) => {
                self.cursor = moved(self.cursor, Item::ALL.len(), key);
                Changed::Nothing
            }
            Target::Item(place) => {
                self.cursor = place.min(Item::ALL.len() - 1);
                self.change(settings, Turn::On)
            }
            Target::Hand(..) => Changed::Nothing,
        }
    }

    fn change(&mut self, settings: &mut Settings, turn: Turn) -> Changed {
        let (name, value) = match Item::ALL[self.cursor.min(Item::ALL.len() - 1)] {
            Item::Language => {
                settings.language = turn.from(&Language::ALL, settings.language);
                (names::LANGUAGE, settings.language.code())
            }
            Item::Paint => {
                settings.paint = turn.from(&Paint::ALL, settings.paint);
                (names::COLOR, settings.paint.word())
            }
            Item::Charset => {
                settings.charset = turn.from(&Charset::ALL, settings.charset);
                (names::CHARSET, settings.charset.word())
            }
            Item::Motion => {
                settings.motion = turn.from(&Motion::ALL, settings.motion);
                (names::ANIMATIONS, settings.motion.word())
            }
            Item::Mouse => {
                settings.mouse = turn.from(&Mouse::ALL, settings.mouse);
                (names::MOUSE, settings.mouse.word())
            }
            Item::SpellStop => {
                settings.spell_stop = turn.from(&[SpellStop::Never, SpellStop::BeforeDraws], settings.spell_stop);
                (names::SPELL_STOP, settings.spell_stop.word())
            }
            Item::Back => return Changed::Leave,
        };
        Changed::Something { name, value }
    }
}
