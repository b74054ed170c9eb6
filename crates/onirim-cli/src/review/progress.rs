//! How far it has come: one line, if somebody looks at it.

use std::io::{self, IsTerminal, Write};
use std::time::{Duration, Instant};

use onirim_coach::review::Progress;
use onirim_text::{Args, Text};

/// A line that changed more often could not be read.
const PAUSE: Duration = Duration::from_millis(250);

pub(super) struct ProgressLine<'a> {
    text: &'a Text,
    /// Which game it is, and of how many, if there are several.
    game: Option<(usize, usize)>,
    changed: Instant,
    shown: Shown,
    is_seen: bool,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Shown {
    Never,
    Once,
}

impl<'a> ProgressLine<'a> {
    pub(super) fn new(text: &'a Text) -> ProgressLine<'a> {
        let is_seen = io::stderr().is_terminal();
        ProgressLine { text, game: None, changed: Instant::now(), shown: Shown::Never, is_seen }
    }

    /// The next game begins.
    pub(super) fn game(&mut self, number: usize, of: usize) {
        self.game = Some((number, of));
    }

    /// Whoever cannot see it is no worse off: what cannot be shown is left out.
    pub(super) fn show(&mut self, progress: Progress) {
        if !self.is_seen || self.changed.elapsed() < PAUSE {
            return;
        }
        (self.changed, self.shown) = (Instant::now(), Shown::Once);
        let _ = write!(io::stderr(), "\r{}\u{1b}[K", self.line(progress));
    }

    fn line(&self, progress: Progress) -> String {
        let args = Args::new().count("done", progress.done).count("of", progress.of);
        match self.game {
            None => self.text.get_with("review-progress", &args),
            Some((game, games)) => {
                self.text.get_with("review-progress-all", &args.count("game", game).count("games", games))
            }
        }
    }

    pub(super) fn clear(&self) {
        if self.shown == Shown::Once {
            let _ = write!(io::stderr(), "\r\u{1b}[K");
        }
    }
}

#[cfg(test)]
mod tests {
    use onirim_text::Language;

    use super::*;

    #[test]
    fn the_line_tells_decisions_and_games() {
        let text = Text::new(Language::English);
        let mut line = ProgressLine::new(&text);
        assert_eq!(line.line(Progress { done: 3, of: 60 }), "3 of 60 decisions");
        line.game(2, 9);
        assert_eq!(line.line(Progress { done: 3, of: 60 }), "game 2 of 9, 3 of 60 decisions");
    }
}
