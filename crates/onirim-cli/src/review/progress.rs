//! How far a review has come.

use onirim_coach::review::Progress;
use onirim_text::{Args, Text};

use crate::progress;

pub(super) struct ProgressLine<'a> {
    text: &'a Text,
    /// Which game it is, and of how many, if there are several.
    game: Option<(usize, usize)>,
    line: progress::ProgressLine,
}

impl<'a> ProgressLine<'a> {
    pub(super) fn new(text: &'a Text) -> ProgressLine<'a> {
        ProgressLine { text, game: None, line: progress::ProgressLine::new() }
    }

    /// The next game begins.
    pub(super) fn game(&mut self, number: usize, of: usize) {
        self.game = Some((number, of));
    }

    pub(super) fn show(&mut self, progress: Progress) {
        let (text, game) = (self.text, self.game);
        self.line.show(|_| words(progress, game, text));
    }

    pub(super) fn clear(&self) {
        self.line.clear();
    }
}

fn words(progress: Progress, game: Option<(usize, usize)>, text: &Text) -> String {
    let args = Args::new().count("done", progress.done).count("of", progress.of);
    match game {
        None => text.get_with("review-progress", &args),
        Some((game, games)) => text.get_with("review-progress-all", &args.count("game", game).count("games", games)),
    }
}

#[cfg(test)]
mod tests {
    use onirim_text::Language;

    use super::*;

    #[test]
    fn the_line_tells_decisions_and_games() {
        let text = Text::new(Language::English);
        let progress = Progress { done: 3, of: 60 };
        assert_eq!(words(progress, None, &text), "3 of 60 decisions");
        assert_eq!(words(progress, Some((2, 9)), &text), "game 2 of 9, 3 of 60 decisions");
    }
}
