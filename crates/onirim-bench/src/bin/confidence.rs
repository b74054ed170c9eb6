//! How much more often `strong` wins than it says: the figures in `onirim-ai/src/evaluator/confidence.rs`.

use anyhow::Result;
use clap::Parser;
use onirim_bench::set_ups;
use onirim_record::Notation;
use onirim_sim::{Effort, PlayerName, Signal, Survey};

/// Neither training nor what is published is played with these deals.
const SEED: u64 = 20_264_000;
const POSITIONS: usize = 10;

/// Plays games of `strong` in each set-up, compares its stated chances at some positions with the results, and prints the factor by
/// which its odds must be multiplied to be true. Stated chances already hold the factors of the program: multiply the printed factors
/// with those.
#[derive(Parser)]
struct Options {
    /// Games of each set-up
    #[arg(default_value_t = 200)]
    games: u64,
    /// The first set-up, from 0
    #[arg(default_value_t = 0)]
    first: usize,
    /// The last set-up
    #[arg(default_value_t = 15)]
    last: usize,
}

fn main() -> Result<()> {
    let Options { games, first, last } = Options::parse();
    let threads = std::thread::available_parallelism().map_or(1, usize::from);
    for (place, setup) in (0..).zip(set_ups()).filter(|(place, _)| (first..=last).contains(place)) {
        let survey = Survey {
            setup,
            player: PlayerName::Strong,
            effort: Effort::USUAL,
            games,
            seed: SEED,
            positions: POSITIONS,
            threads,
        };
        let Some(calibration) = survey.make(&Signal::default())? else { continue };
        let won = calibration.whole.won as f64 / calibration.whole.positions.max(1) as f64;
        let said = calibration.whole.stated().unwrap_or_default();
        match calibration.odds_factor() {
            Some(found) => println!(
                "{place:2} {:<40} said {said:.4} won {won:.4} factor {:.3} (logarithm {:+.3} +- {:.3})",
                setup.notation().to_string(),
                found.factor,
                found.factor.ln(),
                found.error
            ),
            None => println!("{place:2} {:<40} no factor", setup.notation().to_string()),
        }
    }
    Ok(())
}
