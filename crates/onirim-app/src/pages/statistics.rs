//! What all games say together.

use std::collections::btree_map;

use jiff::civil::Date;
use onirim_core::Setup;
use onirim_session::{Figures, Statistics};
use onirim_text::Text;

use crate::input::{Key, Target};
use crate::next::Next;

/// The statistics, one page for all games and one for each set-up.
#[derive(Clone, Debug)]
pub struct StatisticsPage {
    statistics: Statistics,
    today: Date,
    /// The page that is shown.
    pub place: usize,
}

impl StatisticsPage {
    pub(crate) fn new(statistics: Statistics, today: Date) -> StatisticsPage {
        StatisticsPage { statistics, today, place: 0 }
    }

    /// The figures of each set-up.
    pub fn by_setup(&self) -> btree_map::Iter<'_, Setup, Figures> {
        self.statistics.by_setup.iter()
    }

    /// What is said of all games besides: the deals of the day, and what is left out.
    pub fn around(&self, text: &Text) -> impl Iterator<Item = String> {
        [text.days(&self.statistics.days, self.today), text.left_out(&self.statistics)].into_iter().flatten()
    }

    /// How many pages there are.
    pub fn pages(&self) -> usize {
        1 + self.statistics.by_setup.len()
    }

    /// The figures of this page; no set-up stands for all games.
    pub fn figures(&self) -> (Option<&Setup>, &Figures) {
        let chosen = self.place.checked_sub(1).and_then(|place| self.statistics.by_setup.iter().nth(place));
        match chosen {
            Some((setup, figures)) => (Some(setup), figures),
            None => (None, &self.statistics.overall),
        }
    }

    pub(crate) fn input(&mut self, target: Target) -> Next {
        match target {
            Target::Key(Key::Escape | Key::Enter | Key::Char('q')) => return Next::Back,
            Target::Key(Key::Right | Key::Down | Key::PageDown | Key::Char(' ')) => {
                self.place = (self.place + 1) % self.pages();
            }
            Target::Key(Key::Left | Key::Up | Key::PageUp) => {
                self.place = (self.place + self.pages() - 1) % self.pages();
            }
            Target::Key(Key::Home) => self.place = 0,
            Target::Key(Key::End) => self.place = self.pages() - 1,
            Target::Key(
                Key::Char(_) | Key::MoveLeft | Key::MoveRight | Key::Backspace | Key::Redo | Key::Interrupt,
            )
            | Target::Item(_)
            | Target::Hand(..) => {}
        }
        Next::Stay
    }
}
