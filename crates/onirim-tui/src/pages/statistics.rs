//! What all games say together.

use onirim_core::Setup;
use onirim_store::{Figures, Statistics};

use crate::input::{Key, Target};
use crate::pages::Page;

/// The statistics, one page for all games and one for each set-up.
#[derive(Clone, Debug, Default)]
pub(crate) struct StatisticsPage {
    statistics: Statistics,
    pub(crate) place: usize,
}

impl StatisticsPage {
    pub(crate) fn fill(&mut self, statistics: Statistics) {
        self.statistics = statistics;
    }

    /// How many pages there are.
    pub(crate) fn pages(&self) -> usize {
        1 + self.statistics.by_setup.len()
    }

    /// The figures of this page; no set-up stands for all games.
    pub(crate) fn figures(&self) -> (Option<&Setup>, &Figures) {
        let chosen = self.place.checked_sub(1).and_then(|place| self.statistics.by_setup.iter().nth(place));
        match chosen {
            Some((setup, figures)) => (Some(setup), figures),
            None => (None, &self.statistics.overall),
        }
    }

    pub(crate) fn input(&mut self, target: Target) -> Page {
        match target {
            Target::Key(Key::Escape | Key::Enter | Key::Char('q')) => return Page::Leave,
            Target::Key(Key::Right | Key::Down | Key::PageDown | Key::Char(' ')) => {
                self.place = (self.place + 1) % self.pages();
            }
            Target::Key(Key::Left | Key::Up | Key::PageUp) => {
                self.place = (self.place + self.pages() - 1) % self.pages();
            }
            Target::Key(Key::Home) => self.place = 0,
            Target::Key(Key::End) => self.place = self.pages() - 1,
            Target::Key(Key::Char(_) | Key::MoveLeft | Key::MoveRight | Key::Backspace | Key::Interrupt)
            | Target::Item(_)
            | Target::Hand(..) => {}
        }
        Page::Stay
    }
}
