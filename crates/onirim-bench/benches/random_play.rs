//! Random play in time: `cargo bench --package onirim-bench --bench random_play`.

use std::hint::black_box;

use criterion::{Criterion, criterion_group, criterion_main};
use onirim_bench::{EVERYTHING, later_in_a_game, play_at_random};
use onirim_core::{Action, Afterstate, Communication, Game, Players, QuickChance, Setup};

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
    let prophecy = prophecy();
    criterion.bench_function("odds of a Prophecy", |bencher| bencher.iter(|| black_box(&prophecy).odds().count()));
}

/// A game for a view: how long a player from elsewhere, advice and warnings take until they have something to think about.
fn imagining(criterion: &mut Criterion) {
    let silent = |setup| Setup { players: Players::Two(Communication::Silent), ..setup };
    let setups = [
        ("imagined base game, one player", Setup::SOLO),
        ("imagined base game, two players", silent(Setup::SOLO)),
        ("imagined game with everything, one player", EVERYTHING),
        ("imagined game with everything, two players", silent(EVERYTHING)),
    ];
    for (name, setup) in setups {
        let views = [10, 20, 30, 40].map(|steps| {
            let game = later_in_a_game(setup, steps, 1);
            game.view(game.active())
        });
        let mut dice = QuickChance::new(1);
        let mut views = views.iter().cycle();
        criterion.bench_function(name, |bencher| {
            bencher.iter(|| Game::imagined(black_box(views.next().expect("views without end")), &mut dice));
        });
    }
}

/// The first Key that a game can discard, and a Prophecy over all its deck.
fn prophecy() -> Afterstate {
    let games = (0..).map(|seed| later_in_a_game(Setup::SOLO, 0, seed));
    let keys = games.flat_map(|game| {
        let discards = game
            .legal_actions()
            .into_iter()
            .filter(|action| matches!(action, Action::Discard { card, .. } if card.is_key()));
        discards.map(move |action| game.after_listed(action)).collect::<Vec<_>>()
    });
    keys.into_iter().next().expect("some game has a Key")
}

criterion_group!(benches, whole_games, single_steps, imagining);
criterion_main!(benches);
