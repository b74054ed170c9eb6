//! Whoever thinks about games: on the spot, or elsewhere and later.

mod advised;
mod awaited;
mod judging;

use onirim_ai::search::Effort;
use onirim_coach::review::Reviewer;
use onirim_core::{Seat, Setup};
use onirim_record::Playthrough;
use onirim_text::Text;

pub use advised::{Advised, Figure, further};
pub use awaited::{Awaited, Reply};
pub use judging::{Judge, Judging};

/// Whoever thinks about games. One that thinks elsewhere, as a worker of a browser does, gives an [`Awaited`] and keeps the [`Reply`].
pub trait Coach {
    /// What to say about the question that this seat is asked; why nothing, in words.
    fn advise(&self, game: &Playthrough, seat: Seat, text: &Text) -> Awaited<Result<Advised, String>>;

    /// What is answered together with the best answer: see [`further`].
    fn further(&self, game: &Playthrough, seat: Seat, text: &Text) -> Awaited<Vec<String>>;

    /// Judges a game that nobody plays on.
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
    fn advise(&self, game: &Playthrough, seat: Seat, text: &Text) -> Awaited<Result<Advised, String>> {
        Awaited::now(Advised::on(game.game(), seat, text).map_err(|why| text.no_advice(why)))
    }

    fn further(&self, game: &Playthrough, seat: Seat, text: &Text) -> Awaited<Vec<String>> {
        Awaited::now(further(game.game(), seat, text))
    }

    fn review(&self, game: &Playthrough) -> Judging {
        Judging::by(judging::Stepping::new(Reviewer::of_given_up(game, EFFORT).ok()))
    }
}
