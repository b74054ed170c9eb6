//! Hidden cards do not influence choices; and every player plays every set-up.

use onirim_ai::evaluator::Evaluator;
use onirim_ai::players::{Fast, Random, Simple, Strong};
use onirim_ai::search::{Effort, Opinion, Search};
use onirim_ai::{Player, Standpoint};
use onirim_core::{Action, Game, QuickChance, Setup};

/// For every question of every set-up.
const LITTLE: Effort = Effort { judgements: 150 };
/// For playing on.
const ENOUGH: Effort = Effort { judgements: 4_000 };
/// Choices are compared at one of so many questions.
const OFTEN: u64 = 7;
/// Every so many questions are played on.
const NOW_AND_THEN: u64 = 131;

fn players(setup: Setup) -> [(&'static str, Box<dyn Player>); 4] {
    let evaluator = Evaluator::shipped(setup);
    [
        ("random", Box::new(Random::new(0))),
        ("simple", Box::new(Simple)),
        ("fast", Box::new(Fast::new(evaluator))),
        ("strong", Box::new(Strong::new(evaluator, LITTLE))),
    ]
}

/// X1: every player plays every set-up to its end, with legal actions.
#[test]
#[cfg_attr(target_family = "wasm", ignore = "an interpreter takes minutes for so many games")]
fn everybody_plays_every_set_up() {
    for (setup, seed) in Setup::all().zip(1..) {
        for (name, mut player) in players(setup) {
            // Search is slow: every fifth set-up, of all numbers of players, expansions and variants.
            if name == "strong" && seed % 5 != 0 {
                continue;
            }
            let mut chance = QuickChance::new(seed);
            let Ok(mut game) = Game::new(setup, &mut chance, &mut ());
            player.begin(seed);
            while let Some(at) = Standpoint::of(&game) {
                let action = player.choose(&at);
                assert!(game.is_legal(action), "{name}: {action:?} in {setup:?}");
                let Ok(()) = game.apply_listed(action, &mut chance, &mut ());
            }
            assert!(game.ending().is_some());
        }
    }
}

/// Plays games with secrets at random, and calls back with each position and with one that looks the same to the seat.
fn for_each_pair(mut compare: impl FnMut(u64, &Game, &Game)) {
    let hidden = Setup::all().filter(Setup::has_secrets);
    let mut number = 0;
    for (setup, seed) in hidden.zip(1..) {
        let mut chance = QuickChance::new(seed);
        let Ok(mut game) = Game::new(setup, &mut chance, &mut ());
        while let Some(decision) = game.decision() {
            let other = game.resampled(decision.seat, &mut chance);
            compare(number, &game, &other);
            number += 1;
            let actions = game.legal_actions();
            let Some(action) = actions.get(chance.below(actions.len())) else { break };
            let Ok(()) = game.apply_listed(action, &mut chance, &mut ());
        }
    }
    assert!(number > 1_000, "only {number} questions");
}

/// D10, R11: games that differ only in what is hidden from the seat get the same answer.
#[test]
#[cfg_attr(target_family = "wasm", ignore = "an interpreter takes minutes for so many games")]
fn choices_do_not_depend_on_what_the_seat_may_not_know() {
    for_each_pair(|number, game, other| {
        if number % OFTEN != 0 {
            return;
        }
        for (name, mut player) in players(game.setup()) {
            let mut choose = |game: &Game| -> Option<Action> {
                player.begin(number);
                Standpoint::of(game).map(|at| player.choose(&at))
            };
            let (chosen, elsewhere) = (choose(game), choose(other));
            assert_eq!(chosen, elsewhere, "{name}: {:?} in {:?}", game.decision(), game.setup());
        }
    });
}

/// D10, R11: and the same opinions, with any effort.
#[test]
#[cfg_attr(target_family = "wasm", ignore = "an interpreter takes minutes for so many games")]
fn no_opinion_depends_on_what_the_seat_may_not_know() {
    for_each_pair(|number, game, other| {
        if number % NOW_AND_THEN != 0 {
            return;
        }
        let search = Search::new(Evaluator::shipped(game.setup()));
        let opinions = |game: &Game| -> Option<Vec<Opinion>> {
            Standpoint::of(game).map(|at| search.thorough_opinions(&at, ENOUGH, &mut QuickChance::new(number)))
        };
        assert_eq!(opinions(game), opinions(other), "{:?} in {:?}", game.decision(), game.setup());
    });
}
