//! The days on which the deal of the day was played.

use std::collections::BTreeSet;

use jiff::civil::Date;

/// The days whose deal was played to its end, and counted.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Days {
    days: BTreeSet<Date>,
}

impl Days {
    pub(super) fn add(&mut self, day: Date) {
        self.days.insert(day);
    }

    /// How many there are.
    pub fn played(&self) -> usize {
        self.days.len()
    }

    /// How many days in a row, up to today. Whoever has not played today yet still has those up to yesterday.
    pub fn streak(&self, today: Date) -> usize {
        let last = if self.days.contains(&today) { Some(today) } else { today.yesterday().ok() };
        std::iter::successors(last, |day| day.yesterday().ok()).take_while(|day| self.days.contains(day)).count()
    }

    /// The most days in a row ever.
    pub fn best_streak(&self) -> usize {
        let (mut best, mut current, mut before) = (0, 0, None);
        for &day in &self.days {
            current = if before.is_some() && day.yesterday().ok() == before { current + 1 } else { 1 };
            best = best.max(current);
            before = Some(day);
        }
        best
    }
}
