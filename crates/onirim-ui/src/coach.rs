//! Whoever thinks about games: on the spot, or elsewhere and later.

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

/// Thinks about games: advises, judges and chooses for programs. One that thinks elsewhere, as a worker of a browser does, gives a [`Later`] and keeps the
/// [`Promise`](onirim_session::Promise).
pub trait Coach {
    /// What to say about the question that this view asks of its seat; why nothing, in words.
    fn advise(&self, view: &View, text: &Text) -> Later<Result<Advised, String>>;

    /// What is answered together with the best answer: see [`further`].
    fn further(&self, view: &View, text: &Text) -> Later<Vec<String>>;

    /// What a program answers that takes the seat of this view, and why, in this language.
    fn choose(&self, program: Program, view: &View, language: Language) -> Later<Result<Thought, Trouble>>;

    /// Judges a game that is not played on.
    fn review(&self, game: &Playthrough) -> Judging;

    /// A game with this set-up is on the table, and its player may want advice later. A coach that has to load something for it first can do so now.
    fn prepare(&self, _setup: Setup) {}
}

/// A coach who thinks on the spot.
///
/// For one player with the base game, the Book or the Towers, advice took 20 to 50 milliseconds (median), 95 at most, as tests are built and on a busy machine. Other
/// set-ups were not measured. A whole order or payment took up to 0.4 seconds, so it is planned only when it is to be told.
#[derive(Clone, Copy, Debug, Default)]
pub struct OnTheSpot;

/// As much thought as `onirim review` takes, so that both say the same.
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
