//! The days whose daily deal was played.

use jiff::civil::Date;

/// The days whose daily deal was finished and counted.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Days {
    /// In order.
    days: Vec<Date>,
}

impl Days {
    pub(super) fn add(&mut self, day: Date) {
        if let Err(place) = self.days.binary_search(&day) {
            self.days.insert(place, day);
        }
    }

    /// How many there are.
    pub fn played(&self) -> usize {
        self.days.len()
    }

    /// How many days in a row, up to today, or up to yesterday if today's deal has not been played.
    pub fn streak(&self, today: Date) -> usize {
        let is_played = |day: &Date| self.days.binary_search(day).is_ok();
        let last = if is_played(&today) { Some(today) } else { today.yesterday().ok() };
        std::iter::successors(last, |day| day.yesterday().ok()).take_while(is_played).count()
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
