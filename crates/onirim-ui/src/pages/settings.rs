//! The settings page.

use onirim_session::{Guidance, settings as names};
use onirim_text::Language;

use crate::input::{Key, Target};
use crate::next::{Effect, Next};
use crate::pages::{Turn, moved};
use crate::settings::{HandOrder, Item, Motion, STOPS, Settings};

/// The page, with its cursor.
#[derive(Clone, Debug, Default)]
pub struct SettingsPage {
    /// The line of the cursor.
    pub cursor: usize,
}

impl SettingsPage {
    pub(crate) fn input(&mut self, target: Target, settings: &mut Settings, items: &mut [Item]) -> Next {
        match target {
            Target::Key(Key::Escape | Key::Char('q')) => Next::Back,
            Target::Key(Key::Enter | Key::Right | Key::Char(' ')) => self.change(settings, items, Turn::On),
            Target::Key(Key::Left) => self.change(settings, items, Turn::Back),
            Target::Key(key) => {
                self.cursor = moved(self.cursor, items.len(), key);
                Next::Stay
            }
            Target::Item(place) => {
                self.cursor = place.min(items.len().saturating_sub(1));
                self.change(settings, items, Turn::On)
            }
            Target::Hand(..) => Next::Stay,
        }
    }

    /// Picks a value of a line, by its place among [the values](Item::choices).
    pub(crate) fn pick(&mut self, settings: &mut Settings, items: &mut [Item], line: usize, value: usize) -> Next {
        let Some(item) = items.get(line) else { return Next::Stay };
        let (now, of) = (item.choice(settings), item.choices_len());
        if value >= of {
            return Next::Stay;
        }
        self.cursor = line;
        let steps = (value + of - now.min(of)) % of;
        (0..steps).map(|_| self.change(settings, items, Turn::On)).last().unwrap_or(Next::Stay)
    }

    fn change(&mut self, settings: &mut Settings, items: &mut [Item], turn: Turn) -> Next {
        let Some(item) = items.get_mut(self.cursor) else { return Next::Back };
        let (name, value) = match item {
            Item::Language => {
                settings.language = turn.from(&Language::ALL, settings.language);
                (names::LANGUAGE, settings.language.code())
            }
            Item::Motion => {
                settings.motion = turn.from(&Motion::ALL, settings.motion);
                (names::ANIMATIONS, settings.motion.word())
            }
            Item::SpellStop => {
                settings.spell_stop = turn.from(&STOPS, settings.spell_stop);
                (names::SPELL_STOP, settings.spell_stop.word())
            }
            Item::Guidance => {
                settings.guidance = turn.from(&Guidance::ALL, settings.guidance);
                (names::GUIDANCE, settings.guidance.word())
            }
            Item::Hand => {
                settings.hand = turn.from(&HandOrder::ALL, settings.hand);
                (names::HAND, settings.hand.word())
            }
            Item::Own(own) => {
                own.turn(turn);
                (own.setting().name, own.word())
            }
            Item::Back => return Next::Back,
        };
        Next::Do(Effect::KeepSetting { name, value })
    }
}
