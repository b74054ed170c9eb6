//! Training of the evaluator.

use onirim_ai::evaluator::Evaluator;
use onirim_core::Setup;
use onirim_record::FromNotation;
use onirim_sim::train::{Net, Recipe, Trainer};

/// A tiny training: a few games and a small memory.
fn tiny() -> Recipe {
    let setup = Setup::from_notation("duo silent book").expect("a set-up");
    Recipe { setup, rounds: 5, games: 16, memory: 700, batch: 64, ..Recipe::usual(setup, 7) }
}

fn weights(mut trainer: Trainer) -> Vec<u8> {
    while trainer.round().is_some() {}
    trainer.learned().quantised().to_bytes()
}

#[test]
fn the_same_seed_gives_the_same_weights() {
    let trained = |seed| weights(Trainer::new(Recipe { seed, ..tiny() }));
    assert!(trained(1) == trained(1));
    assert!(trained(1) != trained(2));
}

#[test]
fn the_weights_do_not_depend_on_the_threads() {
    let [one, two, three, many] = [1, 2, 3, 9].map(|threads| weights(Trainer::new(tiny()).on(threads)));
    assert!(one == two && one == three && one == many);
}

/// After so many rounds, each of eight seeds found at least one Door more than at first; after twelve rounds, six of them not even 0.3 more.
#[test]
fn more_doors_are_found_after_a_few_rounds() {
    let recipe = Recipe { rounds: 40, games: 64, memory: 20_000, batch: 256, ..Recipe::usual(Setup::SOLO, 1) };
    let mut trainer = Trainer::new(recipe).on(2);
    while trainer.round().is_some() {}
    let doors: Vec<f32> = trainer.curve().iter().map(|round| round.doors).collect();
    let (first, last) = (doors[0], doors[doors.len() - 3..].iter().sum::<f32>() / 3.0);
    assert!(last > first + 0.6, "{doors:?}");
}

#[test]
fn an_interrupted_training_ends_with_the_same_weights() {
    let whole = weights(Trainer::new(tiny()));
    for rounds in 0..=tiny().rounds {
        let mut interrupted = Trainer::new(tiny()).on(2);
        (0..rounds).for_each(|_| assert!(interrupted.round().is_some()));
        let resumed = Trainer::resume(&interrupted.checkpoint()[..]).expect("a checkpoint");
        assert_eq!(resumed.curve(), interrupted.curve());
        assert!(weights(resumed) == whole, "after {rounds} rounds");
    }
}

/// A good player never meets some tables. Their rows from an earlier training must stay, or they look better than they are.
#[test]
fn rows_that_a_training_never_meets_keep_their_earlier_weights() {
    let setup = Setup::from_notation("solo towers").expect("a set-up");
    let learned_before = weights(Trainer::new(Recipe { setup, ..tiny() }));
    let before = Evaluator::from_bytes(&learned_before).expect("weights");
    let mut trainer = Trainer::from_net(Recipe { setup: Setup::SOLO, ..tiny() }, Net::of(&before));
    while trainer.round().is_some() {}
    let after = trainer.learned().quantised();
    let known = |row: &[i16]| row.iter().any(|&weight| weight != 0);
    let same = before.rows.iter().zip(&after.rows).filter(|(before, after)| known(&before[..]) && before == after);
    assert!(same.count() > 100, "there are no Towers in the base game");
    assert!(before.rows.iter().zip(&after.rows).all(|(before, after)| !known(&before[..]) || known(&after[..])));
}
