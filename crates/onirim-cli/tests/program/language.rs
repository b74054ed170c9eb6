//! Which language the program speaks: what is asked for now, what was set in the game, what the system says.

use std::fs;

use onirim_store::FILE_NAME;

use crate::tools::{Home, Ran};

/// The first line of the rules, with these variables.
fn spoken(home: &Home, arguments: &[&str], variables: &[(&str, &str)]) -> String {
    let mut command = home.command(arguments);
    command.arg("rules").envs(variables.iter().copied());
    let ran = Ran::of(&mut command);
    assert_eq!(ran.code, Some(0));
    ran.output.lines().next().expect("a line").to_owned()
}

const ENGLISH: &str = "The rules";
const FRENCH: &str = "Les règles";

#[test]
fn the_language_of_the_game_is_that_of_the_command_line() {
    let home = Home::new();
    assert_eq!(spoken(&home, &[], &[]), ENGLISH);
    assert_eq!(spoken(&home, &[], &[("LANG", "fr_FR.UTF-8")]), FRENCH);
    home.store().set("language", "fr").expect("a setting");
    assert_eq!(spoken(&home, &[], &[]), FRENCH);
    assert_eq!(spoken(&home, &[], &[("LC_ALL", "en_GB.UTF-8")]), FRENCH);
    assert!(home.run(&["play", "--setup", "solo", "--seed", "1"], "").says("Vous jouez\u{a0}: En solitaire"));
    assert!(home.run(&["--help"], "").says("Usage\u{a0}: onirim"));
}

#[test]
fn what_is_asked_for_now_is_stronger() {
    let home = Home::new();
    home.store().set("language", "fr").expect("a setting");
    assert_eq!(spoken(&home, &["--lang", "en"], &[]), ENGLISH);
    assert_eq!(spoken(&home, &[], &[("ONIRIM_LANG", "en")]), ENGLISH);
    assert_eq!(spoken(&home, &["--lang", "fr"], &[("ONIRIM_LANG", "en")]), FRENCH);
    // What names no language of the game asks for nothing.
    assert_eq!(spoken(&home, &[], &[("ONIRIM_LANG", "")]), FRENCH);
    assert_eq!(spoken(&home, &[], &[("ONIRIM_LANG", "de")]), FRENCH);
}

/// Who only asks for help gets no store.
#[test]
fn no_store_is_made_to_know_the_language() {
    let home = Home::new();
    for arguments in [&["--help"][..], &["rules"], &["man"], &["completions", "bash"], &["engine"]] {
        assert_eq!(home.run(arguments, "").code, Some(0), "{arguments:?}");
    }
    assert!(home.is_empty());
}

#[test]
fn help_works_with_a_damaged_store() {
    let home = Home::new();
    let store = home.store();
    store.set("language", "fr").expect("a setting");
    store.close().expect("closed");
    let file = home.path().join(FILE_NAME);
    let good = fs::read(&file).expect("the store");
    let mut wrongs = vec![b"no database".repeat(1000), Vec::new(), good[..good.len() / 2].to_vec()];
    // The definition of a table is no text any more: one that is simply asked never answers.
    let mut spoiled = good.clone();
    let place = good.windows(5).position(|word| word == b"value").expect("a column");
    spoiled[place..place + 5].fill(0xff);
    wrongs.push(spoiled);
    for wrong in wrongs {
        fs::write(&file, &wrong).expect("a file");
        let ran = home.run(&["--help"], "");
        assert_eq!((ran.code, ran.errors.as_str()), (Some(0), ""));
        assert!(ran.says("onirim"));
        assert_eq!(fs::read(&file).expect("the file"), wrong);
    }
}
