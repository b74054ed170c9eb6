//! Everything that is measured.

use onirim_core::Setup;

use crate::figure::Figure;
use crate::options::Options;
use crate::play::{list_and_apply, play_at_random};
use crate::setups::measured;
use crate::steps::{StepFigures, step_figures};

/// A step is measured for this part of the time of a game: it takes a small part of a game's time, and there are many.
const SHARE_OF_STEPS: u32 = 10;

/// Everything that is measured.
pub struct Measurement {
    /// Random games of each set-up.
    pub games: Vec<Figure>,
    /// The same with `Game::apply`, which checks each action.
    pub listed: Vec<Figure>,
    /// Single steps.
    pub steps: Vec<StepFigures>,
}

impl Measurement {
    /// Goes round all figures once for each repetition, so that a busy moment of the machine does not fall on one figure alone.
    pub fn make(options: &Options) -> Measurement {
        let mut measurement = Measurement::not_made();
        for repetition in 1..=options.repetitions {
            eprintln!("repetition {repetition} of {}", options.repetitions);
            measurement.repeat(options);
        }
        measurement
    }

    fn not_made() -> Measurement {
        let games = measured().into_iter().map(|named| Figure::of_games(named.name, named.setup, play_at_random));
        let listed = vec![Figure::of_games("list_and_apply_base_solo".into(), Setup::SOLO, list_and_apply)];
        Measurement { games: games.collect(), listed, steps: step_figures() }
    }

    fn repeat(&mut self, options: &Options) {
        let games = self.games.iter_mut().chain(&mut self.listed);
        games.for_each(|figure| figure.repeat(options.duration));
        let steps = self.steps.iter_mut().flat_map(|steps| &mut steps.figures);
        steps.for_each(|figure| figure.repeat(options.duration / SHARE_OF_STEPS));
    }
}
