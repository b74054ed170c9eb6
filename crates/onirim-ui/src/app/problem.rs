//! What must not be missed: something that went wrong, or something to know.

use onirim_text::Text;

use super::App;

/// What lies over the screen until any key or click.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Problem {
    gravity: Gravity,
    words: String,
}

/// Is it an error?
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Gravity {
    /// Something did not work.
    Error,
    /// Everything works.
    Notice,
}

impl Problem {
    pub(super) fn error(words: String) -> Problem {
        Problem { gravity: Gravity::Error, words }
    }

    pub(super) fn notice(words: String) -> Problem {
        Problem { gravity: Gravity::Notice, words }
    }

    fn title(&self, text: &Text) -> String {
        text.get(match self.gravity {
            Gravity::Error => "app-problem",
            Gravity::Notice => "app-notice",
        })
    }
}

impl App {
    /// Something that went wrong, or that must not be missed: any key or click takes it away.
    pub fn problem(&self) -> Option<&str> {
        self.problem.as_ref().map(|problem| problem.words.as_str())
    }

    /// What stands over [it](App::problem): only an error is called one.
    pub fn problem_title(&self) -> String {
        self.problem.as_ref().map(|problem| problem.title(&self.ctx.text)).unwrap_or_default()
    }

    /// Tells an error that a front end has met: a link that leads nowhere.
    pub fn report(&mut self, words: String) {
        self.problem = Some(Problem::error(words));
    }

    /// Tells something that a front end has done and that must not be missed: a file that was read.
    pub fn announce(&mut self, words: String) {
        self.problem = Some(Problem::notice(words));
    }
}
