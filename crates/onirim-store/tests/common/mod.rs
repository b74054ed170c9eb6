//! Random players and child processes for the tests of the store.
#![allow(dead_code, reason = "each test file uses its own part")]
#![allow(clippy::unwrap_used, reason = "a test that cannot go on should stop")]

use std::path::PathBuf;
use std::process::{Command, Stdio};

use onirim_core::{QuickChance, Setup};
use onirim_record::{FromNotation, Playthrough};
use onirim_session::GameKind;
use onirim_store::{FILE_NAME, Store};
use onirim_testkit::patience::Program;
use sqlx::{Connection, SqliteConnection};
use tempfile::{TempDir, tempdir};
use tokio::runtime::{Builder, Runtime};

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

/// Makes this many random choices, or as many as there are.
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

/// A game with this many random choices.
pub(crate) fn begun_game(setup: Setup, seed: u64, plies: usize) -> Playthrough {
    let mut game = Playthrough::seeded(setup, seed);
    play(&mut game, plies, &mut QuickChance::new(seed));
    assert_eq!(game.ply(), plies, "the game was over before");
    game
}

pub(crate) fn store_in(folder: &TempDir) -> Store {
    Store::open(folder.path()).unwrap()
}

/// The file of the store in this folder.
pub(crate) fn file_in(folder: &TempDir) -> PathBuf {
    folder.path().join(FILE_NAME)
}

/// A folder with a store of a few games, closed.
pub(crate) fn filled() -> TempDir {
    let folder = tempdir().unwrap();
    let store = store_in(&folder);
    for seed in 0..6 {
        store.create(GameKind::Normal, &whole_game(Setup::SOLO, seed)).unwrap();
    }
    store.create(GameKind::Normal, &begun_game(Setup::SOLO, 7, 10)).unwrap();
    store.close().unwrap();
    folder
}

/// A transaction of another program, which holds the lock.
pub(crate) struct Writer {
    runtime: Runtime,
    connection: SqliteConnection,
}

impl Writer {
    pub(crate) fn in_the_midst(folder: &TempDir) -> Writer {
        let runtime = Builder::new_current_thread().build().unwrap();
        let connection = runtime.block_on(async {
            let url = format!("sqlite://{}?mode=rwc", file_in(folder).display());
            let mut connection = SqliteConnection::connect(&url).await.unwrap();
            sqlx::raw_sql("BEGIN EXCLUSIVE").execute(&mut connection).await.unwrap();
            connection
        });
        Writer { runtime, connection }
    }

    pub(crate) fn stop(mut self) {
        self.runtime.block_on(async {
            sqlx::raw_sql("COMMIT").execute(&mut self.connection).await.unwrap();
            self.connection.close().await.unwrap();
        });
    }
}

/// Starts this test program again to run only the ignored function of this name, which is a program and no test.
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
