//! The statistics page.

use std::collections::btree_map;

use jiff::civil::Date;
use onirim_session::{Figures, Played, Statistics};
use onirim_text::Text;

use crate::input::{Key, Target};
use crate::next::Next;

/// The statistics: a page for all games without a program, if there are any, and one for each set-up.
#[derive(Clone, Debug)]
pub struct StatisticsPage {
    statistics: Statistics,
    today: Date,
    /// The current page.
    pub place: usize,
}

impl StatisticsPage {
    pub(crate) fn new(statistics: Statistics, today: Date) -> StatisticsPage {
        StatisticsPage { statistics, today, place: 0 }
    }

    /// The figures of each set-up; games with a program are separate.
    pub fn rows(&self) -> btree_map::Iter<'_, Played, Figures> {
        self.statistics.rows.iter()
    }

    /// Further lines of the first page: daily deals, and what is left out.
    pub fn around(&self, text: &Text) -> Vec<String> {
        if self.place > 0 {
            return Vec::new();
        }
        text.days(&self.statistics.days, self.today).into_iter().chain(text.left_out(&self.statistics)).collect()
    }

    /// How many pages come before those of the set-ups.
    fn before_rows(&self) -> usize {
        usize::from(self.statistics.overall.games() > 0 || self.statistics.rows.is_empty())
    }

    /// The number of pages.
    pub fn pages(&self) -> usize {
        self.before_rows() + self.statistics.rows.len()
    }

    /// The figures of this page; `None` stands for all games without a program.
    pub fn figures(&self) -> (Option<&Played>, &Figures) {
        let row = self.place.checked_sub(self.before_rows()).and_then(|row| self.statistics.rows.iter().nth(row));
        match row {
            Some((played, figures)) => (Some(played), figures),
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
            Target::Key(_) | Target::Item(_) | Target::Hand(_) => {}
        }
        Next::Stay
    }
}
