//! The figures of a run of `random-games`.

use std::time::Duration;

use clap::Parser;
use onirim_core::Setup;

use crate::figure::Figure;
use crate::play::{list_and_apply, play_at_random};
use crate::setups::{name, set_ups};
use crate::steps::{StepFigures, step_figures};

/// A step is measured for this part of the time of a game: it takes a small part of a game's time, and there are many.
const SHARE_OF_STEPS: u32 = 10;

/// Plays random games on one thread and reports how many a CPU second holds, for each combination of expansions and for one and two
/// players; then how many nanoseconds single steps take.
#[derive(Clone, Debug, Parser)]
pub struct Options {
    /// Print one JSON object instead of a table
    #[arg(long)]
    pub json: bool,
    /// How often each figure is measured; the report has the median, the worst and the best
    #[arg(long, value_name = "N", default_value_t = 5, value_parser = clap::value_parser!(u32).range(1..))]
    pub repetitions: u32,
    /// CPU time of one measurement; a single step takes a tenth of it
    #[arg(long, value_name = "SECONDS", default_value = "1", value_parser = seconds)]
    pub seconds: Duration,
}

fn seconds(text: &str) -> Result<Duration, String> {
    let seconds = text.parse().ok().filter(|seconds| (0.001..=3600.0).contains(seconds));
    seconds.map(Duration::from_secs_f64).ok_or_else(|| "a number from 0.001 to 3600 is needed".to_owned())
}

/// All figures.
pub struct Measurement {
    /// Random games of each set-up; last, those of the base game with a check of each action.
    pub games: Vec<Figure>,
    /// Single steps.
    pub steps: Vec<StepFigures>,
}

impl Measurement {
    /// Measures all figures once for each repetition, so that a busy moment of the machine does not disturb one figure alone.
    pub fn make(options: &Options) -> Measurement {
        let games = set_ups().into_iter().map(|setup| Figure::of_games(name(&setup), setup, play_at_random));
        let checked = Figure::of_games("list_and_apply_base_solo".into(), Setup::SOLO, list_and_apply);
        let mut measurement = Measurement { games: games.chain([checked]).collect(), steps: step_figures() };
        for repetition in 1..=options.repetitions {
            eprintln!("repetition {repetition} of {}", options.repetitions);
            measurement.games.iter_mut().for_each(|figure| figure.repeat(options.seconds));
            let steps = measurement.steps.iter_mut().flat_map(|steps| &mut steps.figures);
            steps.for_each(|figure| figure.repeat(options.seconds / SHARE_OF_STEPS));
        }
        measurement
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parse(line: &str) -> Result<Options, clap::Error> {
        Options::try_parse_from(["random-games"].into_iter().chain(line.split_whitespace()))
    }

    #[test]
    fn all_options_are_understood() {
        let options = parse("--repetitions 3 --json --seconds 0.5").expect("it parses");
        assert_eq!((options.json, options.repetitions, options.seconds), (true, 3, Duration::from_millis(500)));
    }

    #[test]
    fn wrong_options_are_refused() {
        for line in ["--jsn", "--repetitions", "--repetitions 0", "--seconds 0", "--seconds NaN", "--seconds 1e9"] {
            assert!(parse(line).is_err(), "{line}");
        }
    }
}
