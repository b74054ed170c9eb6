//! Players and children for the tests of the store.
#![allow(dead_code, reason = "each test file uses its own part")]
#![allow(clippy::unwrap_used, reason = "a test that cannot go on should stop")]

use std::process::{Command, Stdio};

use onirim_core::{QuickChance, Setup};
use onirim_patience::Program;
use onirim_record::{FromNotation, Playthrough};
use onirim_store::Store;
use tempfile::TempDir;

pub(crate) fn setup(words: &str) -> Setup {
    Setup::from_notation(words).unwrap()
}

/// One random choice; false if the game is over.
pub(crate) fn play_one(game: &mut Playthrough, dice: &mut QuickChance) -> bool {
    let actions = game.game().legal_actions();
    if actions.is_empty() {
        return false;
    }
    let action = actions.get(dice.below(actions.len())).unwrap();
    game.act(action).unwrap();
    true
}

/// So many random choices, or as many as there are.
pub(crate) fn play(game: &mut Playthrough, plies: usize, dice: &mut QuickChance) {
    for _ in 0..plies {
        play_one(game, dice);
    }
}

/// A whole random game.
pub(crate) fn whole_game(setup: Setup, seed: u64) -> Playthrough {
    let mut game = Playthrough::seeded(setup, seed);
    let mut dice = QuickChance::new(seed);
    while play_one(&mut game, &mut dice) {}
    game
}

/// A game with so many random choices.
pub(crate) fn begun_game(setup: Setup, seed: u64, plies: usize) -> Playthrough {
    let mut game = Playthrough::seeded(setup, seed);
    play(&mut game, plies, &mut QuickChance::new(seed));
    assert_eq!(game.ply(), plies, "the game was over before");
    game
}

pub(crate) fn store_in(folder: &TempDir) -> Store {
    Store::open(folder.path()).unwrap()
}

/// Starts this test program again, to run only the ignored function of this name, which is no test but a program of its own.
pub(crate) fn child(function: &str, variables: &[(&str, &str)]) -> Program {
    Command::new(std::env::current_exe().unwrap())
        .args(["--exact", function, "--ignored", "--nocapture", "--test-threads=1", "--quiet"])
        .envs(variables.iter().copied())
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap()
        .into()
}
