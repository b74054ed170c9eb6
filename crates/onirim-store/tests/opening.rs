//! Files that cannot be used are reported and not changed.
#![cfg(feature = "sqlite")]
#![allow(clippy::unwrap_used, reason = "a test that cannot go on should stop")]

mod common;

use std::fs;
use std::sync::Arc;
use std::thread;
use std::time::Duration;

use common::{Writer, begun_game, file_in, filled, store_in, whole_game};
use onirim_core::Setup;
use onirim_session::{Damage, GameKind, Page};
use onirim_store::ArchiveError;
use onirim_store::{FILE_NAME, Store, StoreError, setting_in};
use onirim_testkit::patience::join;
use proptest::prelude::*;
use sqlx::{AssertSqlSafe, Connection, SqliteConnection};
use tempfile::{TempDir, tempdir};

const ALL: Page = Page { skip: 0, at_most: 100 };

/// Changes the file without the store.
fn tamper(folder: &TempDir, statement: &str) {
    let runtime = tokio::runtime::Builder::new_current_thread().build().unwrap();
    runtime.block_on(async {
        let url = format!("sqlite://{}?mode=rwc", file_in(folder).display());
        let mut connection = SqliteConnection::connect(&url).await.unwrap();
        sqlx::raw_sql(AssertSqlSafe(statement.to_owned())).execute(&mut connection).await.unwrap();
        connection.close().await.unwrap();
    });
}

/// Opening fails and does not change the file.
fn refused(folder: &TempDir) -> StoreError {
    let before = fs::read(file_in(folder)).unwrap();
    let error = Store::open(folder.path()).expect_err("this file cannot be used");
    assert_eq!(fs::read(file_in(folder)).unwrap(), before, "the file was changed");
    assert!(error.to_string().contains(FILE_NAME), "{error}");
    error
}

#[test]
fn an_empty_folder_becomes_a_store_and_stays_one() {
    let folder = tempdir().unwrap();
    let deep = folder.path().join("a").join("b");
    let store = Store::open(&deep).unwrap();
    assert_eq!(store.file(), deep.join(FILE_NAME));
    store.set("language", "fr").unwrap();
    store.close().unwrap();
    assert_eq!(Store::open(&deep).unwrap().setting("language").unwrap().as_deref(), Some("fr"));
}

#[test]
fn a_file_of_anything_else_is_damaged() {
    let folder = tempdir().unwrap();
    fs::write(file_in(&folder), "onirim".repeat(1000)).unwrap();
    assert!(matches!(refused(&folder), StoreError::Damaged { .. }));
}

#[test]
fn a_truncated_file_is_damaged() {
    let folder = filled();
    let whole = fs::read(file_in(&folder)).unwrap();
    for part in [1, 2, 3, 7] {
        fs::write(file_in(&folder), &whole[..whole.len() * part / 8]).unwrap();
        assert!(matches!(refused(&folder), StoreError::Damaged { .. }), "{part} eighths");
    }
    fs::write(file_in(&folder), whole).unwrap();
    assert_eq!(store_in(&folder).check().unwrap().sound, 7);
}

#[test]
fn an_older_file_is_brought_up_to_date_and_its_games_have_no_turns() {
    let folder = tempdir().unwrap();
    let store = store_in(&folder);
    store.create(GameKind::Normal, &whole_game(Setup::SOLO, 1)).unwrap();
    store.close().unwrap();
    for change in
        ["ALTER TABLE games DROP COLUMN turns", "ALTER TABLE games DROP COLUMN left_over", "PRAGMA user_version = 1"]
    {
        tamper(&folder, change);
    }
    let store = store_in(&folder);
    store.create(GameKind::Normal, &whole_game(Setup::SOLO, 2)).unwrap();
    let turns: Vec<_> = store.games().unwrap().games.iter().map(|game| game.turns.is_some()).collect();
    assert_eq!(turns, [true, false], "the last played first");
}

#[test]
fn a_newer_file_is_not_changed() {
    let folder = filled();
    tamper(&folder, "PRAGMA user_version = 99");
    assert!(matches!(refused(&folder), StoreError::NewerVersion { found: 99, known: 2, .. }));
}

#[test]
fn a_database_of_another_program_is_not_changed() {
    let folder = tempdir().unwrap();
    tamper(&folder, "CREATE TABLE recipes (name TEXT)");
    assert!(matches!(refused(&folder), StoreError::NotAStore { .. }));
}

#[test]
fn a_place_that_cannot_be_written_is_reported() {
    let folder = tempdir().unwrap();
    let file = folder.path().join("file");
    fs::write(&file, "").unwrap();
    assert!(matches!(Store::open(&file), Err(StoreError::Folder { .. })));
    assert!(matches!(Store::open(&file.join("below")), Err(StoreError::Folder { .. })));
    fs::create_dir(file_in(&folder)).unwrap();
    assert!(matches!(Store::open(folder.path()), Err(StoreError::NotWritable { .. })));
}

#[test]
fn a_damaged_game_is_named_and_the_others_stay() {
    let folder = filled();
    let store = store_in(&folder);
    let games = store.finished(ALL).unwrap().games;
    let [a, b, c, ..] = games[..] else { panic!("six games were finished") };
    tamper(&folder, &format!("UPDATE games SET kind = 'chess' WHERE id = '{}'", a.id));
    tamper(&folder, &format!("UPDATE plies SET notation = 'discard-hand' WHERE game = '{}' AND ply = 2", b.id));
    tamper(&folder, &format!("DELETE FROM plies WHERE game = '{}' AND ply > 5", c.id));

    let listing = store.finished(ALL).unwrap();
    assert_eq!((listing.games.len(), listing.damaged.len()), (5, 1));
    assert_eq!(listing.damaged[0].id, a.id.to_string());
    let counted = store.statistics().unwrap();
    assert_eq!((counted.statistics.overall.games(), counted.damaged.len()), (5, 1));

    let damage = |id| match store.load(id) {
        Err(StoreError::Archive(ArchiveError::DamagedGame(damaged))) => damaged.damage,
        other => panic!("{other:?}"),
    };
    assert_eq!(damage(a.id), Damage::Field { field: "kind" });
    assert!(matches!(damage(b.id), Damage::Record(_)));
    assert!(matches!(damage(c.id), Damage::Plies { found: 5, .. }));
    let checked = store.check().unwrap();
    assert_eq!((checked.sound, checked.damaged.len()), (4, 3));
    let mut file = Vec::new();
    let exported = store.export(&mut file).unwrap();
    assert_eq!((exported.games, exported.damaged), (4, checked.damaged));
    assert_eq!(store.import(&mut &*file, jiff::civil::date(2026, 3, 1)).unwrap().known, 4);
    store.delete(a.id).unwrap();
    assert!(store.finished(ALL).unwrap().damaged.is_empty());
}

#[test]
fn a_damaged_seed_line_of_a_saved_game_is_named() {
    let folder = filled();
    let store = store_in(&folder);
    let id = store.finished(ALL).unwrap().games[0].id;
    tamper(&folder, &format!("UPDATE games SET opening = replace(opening, 'seed:', 'sead:') WHERE id = '{id}'"));
    match store.load(id) {
        Err(StoreError::Archive(ArchiveError::DamagedGame(damaged))) => {
            assert_eq!(damaged.damage, Damage::Field { field: "seed" });
        }
        other => panic!("{other:?}"),
    }
}

#[test]
fn many_may_open_a_new_store_at_once() {
    for _ in 0..10 {
        let folder = Arc::new(tempdir().unwrap());
        let players = [(); 4].map(|()| {
            let folder = Arc::clone(&folder);
            thread::spawn(move || store_in(&folder).create(GameKind::Normal, &begun_game(Setup::SOLO, 1, 3)).unwrap())
        });
        players.into_iter().for_each(|player| drop(join(player)));
        assert_eq!(store_in(&folder).unfinished().unwrap().games.len(), 4);
    }
}

#[test]
fn another_program_that_writes_is_waited_for() {
    let folder = filled();
    let store = store_in(&folder);
    let other = Writer::in_the_midst(&folder);
    let done = thread::spawn(move || {
        thread::sleep(Duration::from_millis(300));
        other.stop();
    });
    assert!(!store.finished(ALL).unwrap().games.is_empty(), "reading does not wait");
    store.set("language", "fr").unwrap();
    join(done);
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    /// Damaged bytes cause no panic, but an answer or an error about damage.
    #[test]
    fn changed_bytes_cause_an_error_or_an_answer(changes in proptest::collection::vec((any::<prop::sample::Index>(), any::<u8>()), 1..200)) {
        let folder = filled();
        let mut bytes = fs::read(file_in(&folder)).unwrap();
        for (place, byte) in changes {
            let place = place.index(bytes.len());
            bytes[place] = byte;
        }
        fs::write(file_in(&folder), bytes).unwrap();
        if let Ok(store) = Store::open(folder.path()) {
            let listed = store.unfinished().and_then(|_| store.finished(ALL));
            for game in listed.into_iter().flat_map(|listing| listing.games) {
                let _ = store.load(game.id);
            }
            let _ = store.statistics();
            let _ = store.check();
            let _ = store.export(&mut Vec::new());
            let _ = store.create(GameKind::Normal, &begun_game(Setup::SOLO, 7, 10));
        }
    }
}

/// The language is read before anything else, also by commands that do not use the store.
#[test]
fn a_setting_can_be_read_without_making_a_store() {
    let folder = TempDir::new().unwrap();
    assert_eq!(setting_in(folder.path(), "language").unwrap(), None);
    assert_eq!(setting_in(&folder.path().join("nowhere"), "language").unwrap(), None);
    assert!(fs::read_dir(folder.path()).unwrap().next().is_none());

    let store = store_in(&folder);
    assert_eq!(setting_in(folder.path(), "language").unwrap(), None);
    store.set("language", "fr").unwrap();
    assert_eq!(setting_in(folder.path(), "language").unwrap().as_deref(), Some("fr"));
    store.close().unwrap();
    assert_eq!(setting_in(folder.path(), "language").unwrap().as_deref(), Some("fr"));

    let file = folder.path().join(FILE_NAME);
    fs::write(&file, "no database".repeat(1000)).unwrap();
    assert!(matches!(setting_in(folder.path(), "language"), Err(StoreError::Damaged { .. })));
    fs::write(&file, "").unwrap();
    assert!(setting_in(folder.path(), "language").is_err());
    assert_eq!(fs::read(&file).unwrap(), b"");
}
