//! Messages that lie over the screen until the next key or click.

use onirim_text::Text;

use super::App;

/// A message over the screen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Problem {
    is_error: bool,
    words: String,
}

impl Problem {
    pub(super) fn error(words: String) -> Problem {
        Problem { is_error: true, words }
    }

    pub(super) fn notice(words: String) -> Problem {
        Problem { is_error: false, words }
    }

    fn title(&self, text: &Text) -> String {
        text.get(if self.is_error { "app-problem" } else { "app-notice" })
    }
}

impl App {
    /// The message over the screen: any key or click removes it.
    pub fn problem(&self) -> Option<&str> {
        self.problem.as_ref().map(|problem| problem.words.as_str())
    }

    /// The title of [the message](App::problem).
    pub fn problem_title(&self) -> String {
        self.problem.as_ref().map(|problem| problem.title(&self.ctx.text)).unwrap_or_default()
    }

    /// Shows an error of the front end, such as a link that leads nowhere.
    pub fn report(&mut self, words: String) {
        self.problem = Some(Problem::error(words));
    }

    /// Shows a message of the front end, such as that a file was read.
    pub fn announce(&mut self, words: String) {
        self.problem = Some(Problem::notice(words));
    }
}
