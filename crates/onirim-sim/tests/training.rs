//! How the evaluator learns.

use onirim_core::Setup;
use onirim_sim::train::{Net, Recipe, Trainer};

fn trained(seed: u64) -> (Vec<u8>, Vec<f32>) {
    let recipe = Recipe { rounds: 12, games: 64, memory: 20_000, batch: 256, ..Recipe::usual(Setup::SOLO, seed) };
    let mut trainer = Trainer::new(recipe, Net::new(seed));
    let mut doors = Vec::new();
    while let Some(progress) = trainer.round() {
        doors.push(progress.doors);
    }
    (trainer.learned().quantised().to_bytes(), doors)
}

#[test]
fn the_same_seed_gives_the_same_weights() {
    assert!(trained(1).0 == trained(1).0);
    assert!(trained(1).0 != trained(2).0);
}

#[test]
fn more_doors_are_found_after_a_few_rounds() {
    let doors = trained(1).1;
    let (first, last) = (doors[0], doors[doors.len() - 3..].iter().sum::<f32>() / 3.0);
    assert!(last > first + 0.3, "{doors:?}");
}
