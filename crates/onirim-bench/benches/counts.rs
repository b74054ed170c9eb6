//! Random play in instructions, the same on every run: `cargo xtask bench --counts`.

#![expect(missing_docs, reason = "the macros make public items of their own")]

use std::hint::black_box;

use gungraun::prelude::*;
use onirim_bench::{EVERYTHING, later_in_a_game, play_at_random};
use onirim_core::{ActionList, Game, QuickChance, Setup};

#[library_benchmark]
#[bench::base_solo(Setup::SOLO)]
#[bench::everything_solo(EVERYTHING)]
fn hundred_games(setup: Setup) {
    let mut chance = QuickChance::new(1);
    for _ in 0..100 {
        play_at_random(black_box(setup), &mut chance);
    }
}

#[library_benchmark]
#[bench::everything_solo(later_in_a_game(EVERYTHING, 30, 1))]
fn copy_of_a_game(game: Game) -> Game {
    black_box(*black_box(&game))
}

#[library_benchmark]
#[bench::base_solo(later_in_a_game(Setup::SOLO, 30, 1))]
#[bench::everything_solo(later_in_a_game(EVERYTHING, 30, 1))]
fn legal_actions(game: Game) -> ActionList {
    black_box(black_box(&game).legal_actions())
}

library_benchmark_group!(name = random_play, benchmarks = [hundred_games, copy_of_a_game, legal_actions]);
main!(library_benchmark_groups = random_play);
