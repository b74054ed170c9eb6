//! Games played uniformly at random.

use std::hint::black_box;

use onirim_core::{Game, QuickChance, Setup};

/// Plays one game from the deal to its end, each legal action equally likely. The whole game counts: the compiler may leave nothing of it out.
#[inline]
pub fn play_at_random(setup: Setup, chance: &mut QuickChance) {
    let Ok(mut game) = Game::new(setup, chance, &mut ());
    while choose_at_random(&mut game, chance) {}
    black_box(&game);
}

/// A game after this many random decisions, or at its end: something to measure a single step on.
pub fn later_in_a_game(setup: Setup, decisions: usize, seed: u64) -> Game {
    let mut chance = QuickChance::new(seed);
    let Ok(mut game) = Game::new(setup, &mut chance, &mut ());
    for _ in 0..decisions {
        if !choose_at_random(&mut game, &mut chance) {
            break;
        }
    }
    game
}

/// Decides once. `false` if there is nothing left to decide.
#[inline(always)]
fn choose_at_random(game: &mut Game, chance: &mut QuickChance) -> bool {
    let Ok(chosen) = game.choose(|count, chance: &mut QuickChance| chance.below(count), chance, &mut ());
    chosen.is_some()
}
