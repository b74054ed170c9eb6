//! One line on the terminal that shows how far the work has come, and how long it will still take.

use std::io::{self, Write};
use std::time::{Duration, Instant};

use crate::screen;

/// A line that changes more often cannot be read.
const PAUSE: Duration = Duration::from_millis(250);

pub(crate) struct ProgressLine {
    begun: Instant,
    shown: Option<Instant>,
    is_seen: bool,
}

impl ProgressLine {
    pub(crate) fn new() -> ProgressLine {
        ProgressLine { begun: Instant::now(), shown: None, is_seen: screen::obeys(&io::stderr()) }
    }

    /// Shows the words for the time that has gone, unless standard error is no terminal or the last words are too new. An error of the terminal is ignored.
    pub(crate) fn show(&mut self, words: impl FnOnce(Duration) -> String) {
        let now = Instant::now();
        let last = self.shown.unwrap_or(self.begun);
        if !self.is_seen || now - last < PAUSE {
            return;
        }
        self.shown = Some(now);
        let _ = write!(io::stderr(), "\r{}\u{1b}[K", words(now - self.begun));
    }

    /// Empties the line.
    pub(crate) fn clear(&self) {
        if self.shown.is_some() {
            let _ = write!(io::stderr(), "\r\u{1b}[K");
        }
    }
}

/// How long the rest takes at the pace so far. `None`: nothing is done yet.
pub(crate) fn time_left(gone: Duration, done: u64, left: u64) -> Option<Duration> {
    (done > 0).then(|| gone.mul_f64(left as f64 / done as f64))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_time_left_follows_from_the_time_gone() {
        let gone = Duration::from_secs(20);
        assert_eq!(time_left(gone, 2500, 7500), Some(Duration::from_secs(60)));
        assert_eq!(time_left(gone, 0, 7500), None);
    }
}
