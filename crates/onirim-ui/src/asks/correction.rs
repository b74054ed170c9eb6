//! Real cards: correcting a card that was entered wrongly.

use onirim_core::Setup;
use onirim_session::{Told, alike};
use onirim_text::{Perspective, Text};

use crate::asks::{Answered, Teller};
use crate::input::{Key, Target};
use crate::next::{Effect, Next};

/// How far a page key scrolls.
const PAGE: usize = 10;

/// All entered cards, the last first; and the possible corrections once one is chosen.
#[derive(Clone, Debug)]
pub struct Correction {
    slips: Vec<Told>,
    /// The entered cards as text.
    pub lines: Vec<String>,
    /// The line of the cursor.
    pub cursor: usize,
    /// The possible corrections of the chosen card.
    pub really: Option<Teller>,
    /// A note on what is not listed.
    pub note: Option<String>,
    /// Why the typed letters name no card.
    pub invalid: Option<String>,
    setup: Setup,
}

impl Correction {
    /// Returns `None` if no card has been entered yet.
    pub(crate) fn new(mut slips: Vec<Told>, setup: Setup, perspective: Perspective, text: &Text) -> Option<Correction> {
        slips.reverse();
        let lines = slips.iter().map(|told| text.slip(told, perspective)).collect();
        (!slips.is_empty()).then_some(Correction {
            slips,
            lines,
            cursor: 0,
            really: None,
            note: None,
            invalid: None,
            setup,
        })
    }

    /// Adds a note on what is not listed.
    pub(crate) fn noting(self, note: Option<String>) -> Correction {
        Correction { note, ..self }
    }

    /// The line of the cursor.
    pub fn line(&self) -> &str {
        self.lines.get(self.cursor).map_or("", String::as_str)
    }

    pub(crate) fn input(&mut self, target: Target, text: &Text) -> Next {
        self.invalid = None;
        if self.really.is_some() {
            return self.ask_really(target, text);
        }
        match target {
            Target::Item(place) => {
                self.cursor = place.min(self.slips.len().saturating_sub(1));
                self.choose(text)
            }
            Target::Key(Key::Enter) => self.choose(text),
            Target::Key(Key::Escape) => Next::Back,
            Target::Key(key) => {
                if let Some(scroll) = key.scroll() {
                    self.cursor = scroll.from(self.cursor, PAGE, self.slips.len().saturating_sub(1));
                }
                Next::Stay
            }
            Target::Hand(_) => Next::Stay,
        }
    }

    fn choose(&mut self, text: &Text) -> Next {
        if let Some(told) = self.slips.get(self.cursor) {
            let mut teller = Teller::new(&alike(told.outcome, self.setup), self.setup, text);
            teller.point_at(told.outcome);
            self.really = Some(teller);
        }
        Next::Stay
    }

    fn ask_really(&mut self, target: Target, text: &Text) -> Next {
        let (Some(teller), Some(&told)) = (&mut self.really, self.slips.get(self.cursor)) else {
            return Next::Back;
        };
        if target == Target::Key(Key::Escape) {
            self.really = None;
            return Next::Stay;
        }
        match teller.input(target) {
            Answered::Answer(right) => return Next::Do(Effect::Correct(told, right)),
            Answered::Invalid(code) => self.invalid = Some(code.words(text)),
            Answered::Moved | Answered::Ignored => {}
        }
        Next::Stay
    }
}
