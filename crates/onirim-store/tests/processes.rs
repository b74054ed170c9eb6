//! Several programs with one store, and killed programs.
#![cfg(feature = "sqlite")]
#![allow(clippy::unwrap_used, reason = "a test that cannot go on should stop")]

mod common;

use std::collections::HashMap;
use std::env;
use std::io::{Write, stdout};
use std::path::Path;
use std::process::Output;
use std::thread;
use std::time::Duration;

use common::{begun_game, child, play_one, setup, store_in};
use onirim_core::{QuickChance, Setup};
use onirim_record::{Notation, Playthrough};
use onirim_session::{Bookmark, GameId, GameKind, Undo};
use onirim_store::ArchiveError;
use onirim_store::{FILE_NAME, FOLDER_VARIABLE, Store, StoreError};
use onirim_testkit::patience::Program;
use tempfile::tempdir;

const FOLDER: &str = "ONIRIM_TEST_FOLDER";
const SEED: &str = "ONIRIM_TEST_SEED";
const GAME: &str = "ONIRIM_TEST_GAME";

fn variable(name: &str) -> String {
    env::var(name).unwrap()
}

fn dice() -> QuickChance {
    QuickChance::new(variable(SEED).parse().unwrap())
}

/// Prints a line in one write.
fn say(line: &str) {
    let mut out = stdout().lock();
    out.write_all(format!("{line}\n").as_bytes()).unwrap();
    out.flush().unwrap();
}

fn last_ply(game: &Playthrough) -> String {
    game.record().plies.last().unwrap().notation().to_string()
}

/// Plays random games until it is killed. Prints every saved ply, and every take-back before it is made.
#[test]
#[ignore = "a program that a test starts and kills"]
fn scribe() {
    let store = Store::open(Path::new(&variable(FOLDER))).unwrap();
    let mut dice = dice();
    loop {
        let (mut game, mut bookmark) = some_game(&store, &mut dice);
        for _ in 0..60 {
            if game.ply() > 4 && dice.below(15) == 0 {
                take_back(&store, &mut game, &mut bookmark, &mut dice);
            }
            if !play_one(&mut game, &mut dice) {
                break;
            }
            store.append(&mut bookmark, &game).unwrap();
            say(&format!("saved {} {} {}", bookmark.id(), game.ply(), last_ply(&game)));
        }
    }
}

fn some_game(store: &Store, dice: &mut QuickChance) -> (Playthrough, Bookmark) {
    let unfinished = store.unfinished().unwrap().games;
    if !unfinished.is_empty() && dice.below(2) == 0 {
        let saved = store.load(unfinished[dice.below(unfinished.len())].id).unwrap();
        return (saved.playthrough, saved.bookmark);
    }
    let setup = Setup::all().nth(dice.below(144)).unwrap();
    let game = Playthrough::seeded(setup, dice.below(1 << 30) as u64);
    let bookmark = store.create(GameKind::Normal, &game).unwrap();
    say(&format!("created {}", bookmark.id()));
    (game, bookmark)
}

fn take_back(store: &Store, game: &mut Playthrough, bookmark: &mut Bookmark, dice: &mut QuickChance) {
    *game = game.at(game.ply() - 1 - dice.below(3)).unwrap();
    say(&format!("undoing {} {}", bookmark.id(), game.ply()));
    store.undo(bookmark, game, Undo::ForHelp).unwrap();
    say(&format!("undone {} {}", bookmark.id(), game.ply()));
}

/// The expected state of a game.
#[derive(Debug, Default)]
struct Expected {
    plies: Vec<String>,
    /// Plies beyond this one may have been taken back when the program was killed.
    sure: usize,
}

/// Reads the output of a scribe.
fn follow(lines: &str, games: &mut HashMap<GameId, Expected>) -> usize {
    let mut saved = 0;
    // A line without its end was not printed.
    for line in lines.split_inclusive('\n').filter(|line| line.ends_with('\n')) {
        let words: Vec<_> = line.trim_end().splitn(4, ' ').collect();
        match *words.as_slice() {
            ["created", id] => {
                games.insert(id.parse().unwrap(), Expected::default());
            }
            ["saved", id, ply, notation] => {
                let game = games.get_mut(&id.parse().unwrap()).unwrap();
                let ply: usize = ply.parse().unwrap();
                game.plies.truncate(ply - 1);
                assert_eq!(game.plies.len(), ply - 1, "a ply was acknowledged before the one before it");
                game.plies.push(notation.to_owned());
                game.sure = ply;
                saved += 1;
            }
            ["undoing", id, ply] => games.get_mut(&id.parse().unwrap()).unwrap().sure = ply.parse().unwrap(),
            ["undone", id, ply] => {
                games.get_mut(&id.parse().unwrap()).unwrap().plies.truncate(ply.parse().unwrap());
            }
            _ => {}
        }
    }
    saved
}

/// Every printed ply is saved, and at most one more, and the games are valid.
fn verify(store: &Store, games: &mut HashMap<GameId, Expected>) {
    let listed = store.unfinished().unwrap().games;
    let unheard: Vec<_> = listed.iter().map(|game| game.id).filter(|id| !games.contains_key(id)).collect();
    assert!(unheard.len() <= 1, "only the game that was just being created may be unknown");
    games.extend(unheard.into_iter().map(|id| (id, Expected::default())));
    for (id, expected) in games {
        let saved = store.load(*id).unwrap();
        let found: Vec<_> = saved.playthrough.record().plies.iter().map(|ply| ply.notation().to_string()).collect();
        assert!(found.starts_with(&expected.plies[..expected.sure]), "{id}: {found:?} {expected:?}");
        assert!(found.len() <= expected.plies.len() + 1, "{id}: {found:?} {expected:?}");
        assert_eq!(saved.summary.conclusion.is_some(), saved.playthrough.game().ending().is_some());
        *expected = Expected { sure: found.len(), plies: found };
    }
}

/// The output of a program.
fn heard(output: &Output) -> String {
    String::from_utf8_lossy(&output.stdout).into_owned()
}

mod slow {
    use super::*;

    /// A program plays and is killed a hundred times, and no saved ply is lost.
    #[test]
    fn a_killed_program_loses_no_saved_ply() {
        let mut dice = QuickChance::new(2026);
        let mut saved = 0;
        for round in 0..10 {
            // A new folder, so that some programs are killed while they make the file.
            let folder = tempdir().unwrap();
            let mut games = HashMap::new();
            for turn in 0..10 {
                let seed = (round * 10 + turn).to_string();
                let scribe = child("scribe", &[(FOLDER, folder.path().to_str().unwrap()), (SEED, &seed)]);
                let longest = if turn < 3 { 25_000 } else { 250_000 };
                thread::sleep(Duration::from_micros(dice.below(longest) as u64));
                saved += follow(&heard(&scribe.kill()), &mut games);
                verify(&store_in(&folder), &mut games);
            }
            let store = store_in(&folder);
            let checked = store.check().unwrap();
            assert_eq!(checked.damaged, []);
            assert!(checked.sound >= games.len());
        }
        println!("{saved} plies were acknowledged");
        assert!(saved > 200, "{saved} plies are too few to prove anything");
    }
}

/// Opens the store of this user.
#[test]
#[ignore = "a program that a test starts"]
fn visitor() {
    say(&format!("opened {}", Store::open_default().unwrap().file().display()));
}

#[test]
fn a_variable_names_the_folder() {
    let folder = tempdir().unwrap();
    let named = folder.path().join("named");
    let visitor = child("visitor", &[(FOLDER_VARIABLE, named.to_str().unwrap())]);
    let output = visitor.finish();
    assert!(output.status.success());
    let heard = heard(&output);
    let file = named.join(FILE_NAME);
    assert!(heard.contains(&format!("opened {}\n", file.display())), "{heard}");
    assert!(file.is_file());
}

/// Plays in a game that another program plays too.
#[test]
#[ignore = "a program that a test starts"]
fn rival() {
    let store = Store::open(Path::new(&variable(FOLDER))).unwrap();
    let id: GameId = variable(GAME).parse().unwrap();
    let mut dice = dice();
    let mut own = Playthrough::seeded(Setup::SOLO, 1);
    let mut bookmark = store.create(GameKind::Normal, &own).unwrap();
    loop {
        if play_one(&mut own, &mut dice) {
            store.append(&mut bookmark, &own).unwrap();
        }
        let mut saved = store.load(id).unwrap();
        if !play_one(&mut saved.playthrough, &mut dice) {
            return;
        }
        match store.append(&mut saved.bookmark, &saved.playthrough) {
            Ok(()) => say(&format!("saved {} {}", saved.bookmark.ply(), last_ply(&saved.playthrough))),
            Err(StoreError::Archive(ArchiveError::MovedOn { .. } | ArchiveError::Over { .. })) => say("late"),
            Err(error) => panic!("{error}"),
        }
    }
}

#[test]
fn two_programs_in_one_game_lose_no_saved_ply() {
    let folder = tempdir().unwrap();
    let store = store_in(&folder);
    let game = begun_game(setup("duo open book towers premonitions"), 5, 0);
    let id = store.create(GameKind::Normal, &game).unwrap().id();
    let rivals = ["1", "2", "3"].map(|seed| {
        let folder = folder.path().to_str().unwrap();
        child("rival", &[(FOLDER, folder), (SEED, seed), (GAME, &id.to_string())])
    });
    let outputs = rivals.map(Program::finish);
    assert!(outputs.iter().all(|output| output.status.success()));

    let heard = outputs.each_ref().map(heard);
    let mut saved: Vec<(usize, String)> = heard
        .iter()
        .flat_map(|heard| heard.lines())
        .filter_map(|line| line.strip_prefix("saved ")?.split_once(' '))
        .map(|(ply, notation)| (ply.parse().unwrap(), notation.to_owned()))
        .collect();
    saved.sort();
    let loaded = store.load(id).unwrap();
    let plies: Vec<_> = loaded.playthrough.record().plies.iter().map(|ply| ply.notation().to_string()).collect();
    assert!(loaded.summary.conclusion.is_some());
    assert_eq!(saved, (1..).zip(plies).collect::<Vec<_>>(), "each ply was acknowledged to exactly one of them");
    assert_eq!(store.check().unwrap().sound, 4);
}
