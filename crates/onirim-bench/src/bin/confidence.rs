//! How much more often `strong` wins than it says: the figures in `onirim-ai/src/evaluator/confidence.rs`.
//!
//! For each set-up: games of `strong`, its stated chances at some positions of each, and by which factor their odds must be multiplied to be true. What it says already holds the
//! factors of the program, so what is printed is multiplied with those. `confidence [GAMES] [FIRST] [LAST]` takes so many games (200) and the set-ups from FIRST to LAST (0 to 15).

use anyhow::{Context, Result};
use onirim_bench::strength::set_ups;
use onirim_record::Notation;
use onirim_sim::{Effort, PlayerName, Signal, Survey};

/// Neither training nor what is published is played with these deals.
const SEED: u64 = 20_264_000;
const POSITIONS: usize = 10;

fn main() -> Result<()> {
    let mut arguments = std::env::args().skip(1);
    let mut number = |usual: u64| -> Result<u64> {
        let Some(argument) = arguments.next() else { return Ok(usual) };
        argument.parse().with_context(|| format!("`{argument}` is not a number"))
    };
    let (games, first, last) = (number(200)?, number(0)?, number(15)?);
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
