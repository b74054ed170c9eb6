//! The last line of an export file, which counts the others.

use crate::line::{ExportLine, Tail};

/// Whether the last line of a file agrees with the others.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum FileEnd {
    /// There is no last line: the file was cut off, and games may be missing.
    #[default]
    Missing,
    /// The counts differ: lines were removed or added.
    Miscounted,
    /// The counts agree.
    Counted,
}

/// How many lines of each sort a file has had so far, whether they could be used or not.
#[derive(Debug, Default)]
pub(crate) struct Count {
    found: Tail,
    /// Lines that could not be read and may have been of any sort.
    pub(crate) unreadable: usize,
}

impl Count {
    pub(crate) const fn games(&self) -> usize {
        self.found.games
    }

    pub(crate) fn note(&mut self, line: &ExportLine) {
        match line {
            ExportLine::Setting(_) => self.found.settings += 1,
            ExportLine::DailyAttempt(_) => self.found.daily_attempts += 1,
            ExportLine::Game(_) => self.found.games += 1,
            ExportLine::OnirimExport(_) | ExportLine::End(_) => {}
        }
    }

    /// Compares the counts of the last line with those of the file. Each unreadable line may be one that the last
    /// line counts; it has been reported already.
    pub(crate) fn against(&self, told: Tail) -> FileEnd {
        let pairs = [
            (told.settings, self.found.settings),
            (told.daily_attempts, self.found.daily_attempts),
            (told.games, self.found.games),
        ];
        let missing = pairs.iter().try_fold(0_usize, |missing, (told, found)| {
            told.checked_sub(*found).and_then(|more| missing.checked_add(more))
        });
        if missing == Some(self.unreadable) { FileEnd::Counted } else { FileEnd::Miscounted }
    }
}
