//! The coach: advice, reviews, and the actions of programs.

mod advised;
mod chosen;
mod judging;
pub mod remote;

use onirim_coach::Effort;
use onirim_coach::review::Reviewer;
use onirim_core::{Setup, View};
use onirim_record::{Playthrough, Program};
use onirim_session::{Later, Thought, Trouble};
use onirim_text::{Language, Text};

pub use advised::{Advised, Figure, further};
pub use chosen::{chosen, no_thought};
pub use judging::{Judge, Judging};

/// Computes advice, reviews and the actions of programs. An implementation that works elsewhere, such as a worker of a browser, returns a [`Later`] and keeps the
/// [`Promise`](onirim_session::Promise).
pub trait Coach {
    /// Advice for the question of this view, or why there is none.
    fn advise(&self, view: &View, text: &Text) -> Later<Result<Advised, String>>;

    /// The rest of the best answer, where it has several parts: see [`further`].
    fn further(&self, view: &View, text: &Text) -> Later<Vec<String>>;

    /// The action of a program at the seat of this view, and the reason for it.
    fn choose(&self, program: Program, view: &View, language: Language) -> Later<Result<Thought, Trouble>>;

    /// Reviews a game that is not continued.
    fn review(&self, game: &Playthrough) -> Judging;

    /// Called when a game with this set-up is opened: a coach that has to load something can do so now.
    fn prepare(&self, _setup: Setup) {}
}

/// A coach that computes at once.
///
/// Advice for one player with the base game, the Book or the Towers took 20 to 50 ms (median), at most 95 ms, in a test build on a busy machine. Other
/// set-ups were not measured. A complete order or payment took up to 0.4 s, so it is computed only when it is shown.
#[derive(Clone, Copy, Debug, Default)]
pub struct OnTheSpot;

/// The same effort as `onirim review`, so that both give the same result.
const EFFORT: Effort = Effort::USUAL;

impl Coach for OnTheSpot {
    fn advise(&self, view: &View, text: &Text) -> Later<Result<Advised, String>> {
        Later::now(Advised::on(view, text).map_err(|why| text.no_advice(why)))
    }

    fn further(&self, view: &View, text: &Text) -> Later<Vec<String>> {
        Later::now(further(view, text))
    }

    fn choose(&self, program: Program, view: &View, language: Language) -> Later<Result<Thought, Trouble>> {
        Later::now(chosen(program, view, &Text::new(language)).ok_or_else(no_thought))
    }

    fn review(&self, game: &Playthrough) -> Judging {
        Judging::by(judging::Stepping::new(Reviewer::of_given_up(game, EFFORT).ok()))
    }
}
