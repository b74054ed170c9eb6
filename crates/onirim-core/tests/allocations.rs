//! Nothing is allocated while a game goes on. It is a program of its own, because its allocator counts.

use std::hint::black_box;

use allocation_counter::measure;
use onirim_core::{Game, QuickChance, Setup};

/// Plays a game to its end.
fn play(setup: Setup, seed: u64) {
    let mut chance = QuickChance::new(seed);
    let Ok(mut game) = Game::new(setup, &mut chance, &mut ());
    while let Some(action) = {
        let actions = game.legal_actions();
        actions.get(chance.below(actions.len()))
    } {
        game.apply(action, &mut chance, &mut ()).expect("listed actions are legal");
    }
}

/// Plays a game to its end and thinks about every answer on the way.
fn think(setup: Setup, seed: u64) {
    let mut chance = QuickChance::new(seed);
    let Ok(mut game) = Game::new(setup, &mut chance, &mut ());
    while let Some(action) = game.legal_actions().get(0) {
        let after = game.after_listed(action);
        black_box((after.odds().take(50).map(|possible| possible.weight).sum::<u64>(), after.fingerprint()));
        black_box((game.resampled(game.active(), &mut chance), game.view(game.active()), game.dooms(&[action])));
        let Ok(next) = after.finish(&mut chance, &mut ());
        game = next;
    }
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

/// X1: nor does it take one to think about a game.
#[test]
fn a_game_is_thought_about_without_the_heap() {
    for setup in Setup::all() {
        assert_eq!(measure(|| think(setup, 1)).count_total, 0, "{setup:?}");
    }
}

#[test]
fn the_counter_counts() {
    assert_eq!(measure(|| drop(black_box(Box::new(Setup::SOLO)))).count_total, 1);
}
