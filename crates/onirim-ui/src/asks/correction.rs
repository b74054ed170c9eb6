//! Real cards: which one is corrected, and what was it really?

use onirim_core::Setup;
use onirim_session::{Told, alike};
use onirim_text::{Perspective, Text};

use crate::asks::{Answered, Teller};
use crate::input::{Key, Target};
use crate::next::{Effect, Next};

/// How far a page key goes.
const PAGE: usize = 10;

/// All that was told, the last card first; and, when one of it is chosen, all that it can have been.
#[derive(Clone, Debug)]
pub struct Correction {
    slips: Vec<Told>,
    /// What was told, in words.
    pub lines: Vec<String>,
    /// The line that the cursor is on.
    pub cursor: usize,
    /// What it can have been, once a line was chosen.
    pub really: Option<Teller>,
    /// What is not listed, and why.
    pub note: Option<String>,
    /// Why what was typed names no card.
    pub unheard: Option<String>,
    setup: Setup,
}

impl Correction {
    /// `None`: nothing was told yet.
    pub(crate) fn new(mut slips: Vec<Told>, setup: Setup, perspective: Perspective, text: &Text) -> Option<Correction> {
        slips.reverse();
        let lines = slips.iter().map(|told| text.slip(told, perspective)).collect();
        (!slips.is_empty()).then_some(Correction {
            slips,
            lines,
            cursor: 0,
            really: None,
            note: None,
            unheard: None,
            setup,
        })
    }

    /// With a word on what is not listed.
    pub(crate) fn noting(self, note: Option<String>) -> Correction {
        Correction { note, ..self }
    }

    /// What was told there, in words.
    pub fn line(&self) -> &str {
        self.lines.get(self.cursor).map_or("", String::as_str)
    }

    pub(crate) fn input(&mut self, target: Target, text: &Text) -> Next {
        self.unheard = None;
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
            Answered::Unheard(unheard) => self.unheard = Some(unheard.words(text)),
            Answered::Moved | Answered::Ignored => {}
        }
        Next::Stay
    }
}
