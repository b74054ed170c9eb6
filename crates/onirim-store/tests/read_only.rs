//! Stores that cannot be written can be read.
//!
//! Root may write everywhere. As root, each test runs its function as a program of another user.
#![cfg(all(unix, feature = "sqlite"))]
#![allow(clippy::unwrap_used, reason = "a test that cannot go on should stop")]

mod common;

use std::fs;
use std::os::unix::fs::PermissionsExt;
use std::os::unix::process::CommandExt;
use std::path::Path;
use std::process::Command;
use std::sync::Mutex;

use common::{begun_game, file_in, filled, store_in};
use onirim_core::Setup;
use onirim_session::GameKind;
use onirim_store::{FILE_NAME, Store, StoreError, setting_in};
use onirim_testkit::patience::Program;
use tempfile::{TempDir, tempdir};

/// A user without files.
const NOBODY: u32 = 65534;

fn set_mode(path: &Path, mode: u32) {
    fs::set_permissions(path, fs::Permissions::from_mode(mode)).unwrap();
}

/// Held while a copy of this program is written and started. A program that another thread starts in between would keep the copy open
/// for a moment, and what is open for writing cannot be run.
static STARTING: Mutex<()> = Mutex::new(());

/// Runs an ignored function of this file as a user without special rights.
fn as_other_user(function: &str) {
    let starting = STARTING.lock();
    let elsewhere = tempdir().unwrap();
    // Other users may not read the folder of this program.
    set_mode(elsewhere.path(), 0o777);
    let program = elsewhere.path().join("program");
    fs::copy(std::env::current_exe().unwrap(), &program).unwrap();
    let mut command = Command::new(program);
    command.args(["--exact", function, "--ignored", "--test-threads=1"]).env("TMPDIR", elsewhere.path());
    if rustix::process::geteuid().is_root() {
        command.uid(NOBODY).gid(NOBODY);
    }
    let started = command.spawn().unwrap();
    drop(starting);
    let ran = Program::from(started).finish();
    assert!(ran.status.success(), "{function} found something else");
}

/// Removes the right to write, or gives it back.
fn protect(folder: &TempDir, [of_folder, of_files]: [u32; 2]) {
    // Change the files while the folder can be entered.
    set_mode(folder.path(), 0o700);
    for file in fs::read_dir(folder.path()).unwrap() {
        set_mode(&file.unwrap().path(), of_files);
    }
    set_mode(folder.path(), of_folder);
}

const OPEN: [u32; 2] = [0o755, 0o644];
/// The folder, the file, or both.
const PROTECTED: [[u32; 2]; 3] = [[0o555, 0o644], [0o755, 0o444], [0o555, 0o444]];

fn names_in(folder: &TempDir) -> Vec<String> {
    let names = fs::read_dir(folder.path()).unwrap().map(|file| file.unwrap().file_name().into_string().unwrap());
    let mut names: Vec<_> = names.collect();
    names.sort();
    names
}

/// Every method that reads works, with seven games and a language; every method that writes returns an error.
fn only_reads(store: &Store) {
    let games = store.games().unwrap().games;
    assert_eq!(games.len(), 7);
    assert_eq!(store.unfinished().unwrap().games.len(), 1);
    assert_eq!(store.statistics().unwrap().statistics.overall.games(), 6);
    assert_eq!(store.check().unwrap().sound, 7);
    assert_eq!(store.setting("language").unwrap().as_deref(), Some("fr"));
    let mut saved = store.load(store.unfinished().unwrap().games[0].id).unwrap();
    let mut file = Vec::new();
    assert_eq!(store.export(&mut file).unwrap().games, 7);

    let action = saved.playthrough.game().legal_actions().get(0).unwrap();
    saved.playthrough.act(action).unwrap();
    let refusals = [
        store.append(&mut saved.bookmark, &saved.playthrough),
        store.create(GameKind::Normal, &begun_game(Setup::SOLO, 99, 3)).map(drop),
        store.give_up(&saved.bookmark),
        store.mark_assisted(saved.summary.id),
        store.delete(saved.summary.id),
        store.set("language", "en"),
        store.unset("language"),
        store.import(&mut &*file, jiff::civil::date(2026, 3, 1)).map(drop),
    ];
    for (refusal, place) in refusals.into_iter().zip(0..) {
        assert!(matches!(refusal, Err(StoreError::NotWritable { .. })), "{place}: {refusal:?}");
    }
}

#[test]
fn a_read_only_store_is_read() {
    as_other_user("reader_of_protected_files");
}

#[test]
#[ignore = "no test: a program of its own, started by another one"]
fn reader_of_protected_files() {
    for rights in PROTECTED {
        let folder = filled();
        let store = store_in(&folder);
        store.set("language", "fr").unwrap();
        store.close().unwrap();
        let before = fs::read(file_in(&folder)).unwrap();
        protect(&folder, rights);
        assert_eq!(setting_in(folder.path(), "language").unwrap().as_deref(), Some("fr"), "{rights:?}");
        only_reads(&Store::open(folder.path()).unwrap());
        assert_eq!(fs::read(file_in(&folder)).unwrap(), before, "the file was changed");
        protect(&folder, OPEN);
    }
}

/// Each write is tried, so it works as soon as it is allowed.
#[test]
fn a_store_that_becomes_writable_is_written() {
    as_other_user("owner_who_changes_the_rights");
}

#[test]
#[ignore = "no test: a program of its own, started by another one"]
fn owner_who_changes_the_rights() {
    for rights in PROTECTED {
        let folder = filled();
        protect(&folder, rights);
        let store = Store::at(folder.path());
        for _ in 0..2 {
            assert_eq!(store.games().unwrap().games.len(), 7);
            assert!(matches!(store.set("language", "fr"), Err(StoreError::NotWritable { .. })), "{rights:?}");
        }
        protect(&folder, OPEN);
        store.set("language", "fr").unwrap();
        assert_eq!(store.setting("language").unwrap().as_deref(), Some("fr"));
    }
}

/// After a program was killed, its last plies are only in the log.
#[test]
fn a_log_that_was_left_behind_is_read_or_the_store_is_refused() {
    as_other_user("reader_of_a_left_over_log");
}

#[test]
#[ignore = "no test: a program of its own, started by another one"]
fn reader_of_a_left_over_log() {
    let (alive, killed) = (filled(), tempdir().unwrap());
    let store = store_in(&alive);
    store.set("language", "fr").unwrap();
    for name in names_in(&alive) {
        fs::copy(alive.path().join(&name), killed.path().join(&name)).unwrap();
    }
    assert_eq!(names_in(&killed).len(), 3, "the file, its log, and the memory that is shared");
    protect(&killed, [0o555, 0o444]);
    only_reads(&Store::open(killed.path()).unwrap());

    set_mode(killed.path(), 0o755);
    fs::remove_file(killed.path().join(format!("{FILE_NAME}-shm"))).unwrap();
    set_mode(killed.path(), 0o555);
    let half = Store::at(killed.path());
    assert!(matches!(half.games(), Err(StoreError::NotWritable { .. })), "half of the truth is no answer");
    assert!(matches!(half.setting("language"), Err(StoreError::NotWritable { .. })));
    protect(&killed, OPEN);
    assert_eq!(half.setting("language").unwrap().as_deref(), Some("fr"));
}

#[test]
fn a_folder_that_cannot_be_made_is_reported() {
    as_other_user("visitor_of_an_empty_folder");
}

#[test]
#[ignore = "no test: a program of its own, started by another one"]
fn visitor_of_an_empty_folder() {
    let folder = tempdir().unwrap();
    set_mode(folder.path(), 0o555);
    assert!(matches!(Store::open(folder.path()), Err(StoreError::NotWritable { .. })));
    assert!(matches!(Store::open(&folder.path().join("below")), Err(StoreError::Folder { .. })));
    let (store, below) = (Store::at(folder.path()), Store::at(&folder.path().join("below")));
    assert!(matches!(store.unfinished(), Err(StoreError::NotWritable { .. })));
    assert!(matches!(below.set("language", "fr"), Err(StoreError::Folder { .. })));
    set_mode(folder.path(), 0o755);
    store.set("language", "fr").unwrap();
    below.set("language", "fr").unwrap();
}
