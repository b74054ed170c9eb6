//! Random play in time: `cargo bench --package onirim-bench --bench random_play`.

use std::hint::black_box;

use criterion::{Criterion, criterion_group, criterion_main};
use onirim_bench::{EVERYTHING, later_in_a_game, play_at_random};
use onirim_core::{QuickChance, Setup};

fn whole_games(criterion: &mut Criterion) {
    for (name, setup) in [("base solo game", Setup::SOLO), ("solo game with everything", EVERYTHING)] {
        let mut chance = QuickChance::new(1);
        criterion.bench_function(name, |bencher| bencher.iter(|| play_at_random(black_box(setup), &mut chance)));
    }
}

fn single_steps(criterion: &mut Criterion) {
    let game = later_in_a_game(EVERYTHING, 30, 1);
    criterion.bench_function("copy of a game", |bencher| bencher.iter(|| *black_box(&game)));
    criterion.bench_function("legal actions", |bencher| bencher.iter(|| black_box(&game).legal_actions()));
}

criterion_group!(benches, whole_games, single_steps);
criterion_main!(benches);
