//! Trains the evaluator of the base game for one, and writes its weights: `cargo run --release -p onirim-sim --example train -- OUT.onw [ROUNDS] [SEED]`.
//!
//! The same rounds and the same seed give the same weights, on any number of cores.

use std::process::ExitCode;
use std::time::Instant;

use onirim_core::Setup;
use onirim_sim::train::{Net, Recipe, Trainer};

/// How often something is said.
const TELL: usize = 10;

fn main() -> ExitCode {
    let mut arguments = std::env::args().skip(1);
    let Some(out) = arguments.next() else {
        eprintln!("name the file for the weights: train OUT.onw [ROUNDS] [SEED]");
        return ExitCode::FAILURE;
    };
    let mut number = |otherwise: u64| arguments.next().map_or(Some(otherwise), |word| word.parse().ok());
    let (Some(rounds), Some(seed)) = (number(3000), number(1)) else {
        eprintln!("rounds and seed are numbers: train OUT.onw [ROUNDS] [SEED]");
        return ExitCode::FAILURE;
    };
    let recipe = Recipe { rounds: rounds as usize, ..Recipe::usual(Setup::SOLO, seed) };
    let mut trainer = Trainer::new(recipe, Net::new(seed));
    let begun = Instant::now();
    while let Some(progress) = trainer.round() {
        if progress.round % TELL == 0 {
            println!(
                "{:7.1} s  round {:5}  {:8} games  won {:5.1} %  {:.2} Doors  loss {:.4}",
                begun.elapsed().as_secs_f32(),
                progress.round,
                progress.games,
                progress.rate_of_wins * 100.0,
                progress.doors,
                progress.loss
            );
        }
    }
    match std::fs::write(&out, trainer.learned().quantised().to_bytes()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{out} could not be written: {error}");
            ExitCode::FAILURE
        }
    }
}
