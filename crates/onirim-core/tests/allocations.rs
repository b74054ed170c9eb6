//! Nothing is allocated while a game goes on. It is a program of its own, because its allocator counts.

use std::hint::black_box;

use allocation_counter::measure;
use onirim_core::{Game, QuickChance, Setup};

/// Plays a game to its end, once as a player with a list would and once as a simulation does.
fn play(setup: Setup, seed: u64) {
    let mut chance = QuickChance::new(seed);
    let Ok(mut game) = Game::new(setup, &mut chance, &mut ());
    while let Some(action) = {
        let actions = game.legal_actions();
        actions.get(chance.below(actions.len()))
    } {
        game.apply(action, &mut chance, &mut ()).expect("listed actions are legal");
    }
    let Ok(mut game) = Game::new(setup, &mut chance, &mut ());
    while let Ok(Some(_)) = game.choose(|count, chance: &mut QuickChance| chance.below(count), &mut chance, &mut ()) {}
}

/// X1: in every set-up there is.
#[test]
fn a_game_goes_on_without_the_heap() {
    for setup in Setup::all() {
        for seed in 0..20 {
            assert_eq!(measure(|| play(setup, seed)).count_total, 0, "{setup:?}, seed {seed}");
        }
    }
}

#[test]
fn the_counter_counts() {
    assert_eq!(measure(|| drop(black_box(Box::new(Setup::SOLO)))).count_total, 1);
}
