//! How far it has come, and how long it will still take: one line, if somebody looks at it.

use std::io::{self, IsTerminal, Write};
use std::time::{Duration, Instant};

use onirim_sim::Progress;
use onirim_text::{Args, Text};

use super::numbers::{clock, grouped};

/// A line that changed more often could not be read.
const PAUSE: Duration = Duration::from_millis(250);

pub(super) struct ProgressLine<'a> {
    text: &'a Text,
    begun: Instant,
    shown: Option<Instant>,
    is_seen: bool,
}

impl<'a> ProgressLine<'a> {
    pub(super) fn new(text: &'a Text) -> ProgressLine<'a> {
        ProgressLine { text, begun: Instant::now(), shown: None, is_seen: io::stderr().is_terminal() }
    }

    /// Whoever cannot see it is no worse off: what cannot be shown is left out.
    pub(super) fn show(&mut self, progress: &Progress<'_>) {
        let now = Instant::now();
        let last = self.shown.unwrap_or(self.begun);
        if !self.is_seen || now - last < PAUSE {
            return;
        }
        self.shown = Some(now);
        let _ = write!(io::stderr(), "\r{}\u{1b}[K", self.line(progress.played, progress.of, now - self.begun));
    }

    fn line(&self, played: u64, of: u64, gone: Duration) -> String {
        let args = Args::new().text("played", grouped(played, self.text)).text("games", grouped(of, self.text));
        if played == 0 {
            return self.text.get_with("sim-progress-begun", &args);
        }
        let left = gone.mul_f64((of - played) as f64 / played as f64);
        let percent = (played as f64 / of as f64 * 100.0) as i64;
        self.text.get_with("sim-progress", &args.number("percent", percent).text("left", clock(left)))
    }

    pub(super) fn clear(&self) {
        if self.shown.is_some() {
            let _ = write!(io::stderr(), "\r\u{1b}[K");
        }
    }
}

#[cfg(test)]
mod tests {
    use onirim_text::Language;

    use super::*;

    #[test]
    fn the_time_left_follows_from_the_time_gone() {
        let text = Text::new(Language::English);
        let line = ProgressLine::new(&text);
        assert_eq!(line.line(2500, 10_000, Duration::from_secs(20)), "2,500 of 10,000 games, 25 %, 1:00 left");
        assert_eq!(line.line(0, 10_000, Duration::from_secs(20)), "0 of 10,000 games");
    }
}
