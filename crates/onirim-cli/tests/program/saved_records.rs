//! `onirim record list` and `save`: the saved games, one by one.

use std::collections::BTreeSet;
use std::fs;

use onirim_core::Setup;
use onirim_record::{FromNotation, Playthrough};
use onirim_session::GameKind;
use serde_json::Value;

use crate::tools::{Home, play_until};

fn begun(setup: &str, seed: u64) -> Playthrough {
    lost(setup, seed).at(5).expect("five plies")
}

fn lost(setup: &str, seed: u64) -> Playthrough {
    let setup = Setup::from_notation(setup).expect("a set-up");
    play_until(Playthrough::seeded(setup, seed), |_, _| true, |game| game.ending().is_some()).expect("an end")
}

/// Played in this order: one that is lost, one of two with secrets, one that was given up, one that goes on.
fn with_some_games() -> Home {
    let home = Home::new();
    let store = home.store();
    store.create(GameKind::Normal, &lost("solo", 1)).expect("a saved game");
    store.create(GameKind::Normal, &begun("duo silent", 2)).expect("a saved game");
    let given_up = store.create(GameKind::Normal, &begun("solo towers", 3)).expect("a saved game");
    store.give_up(&given_up).expect("given up");
    store.adopt(&begun("solo", 4)).expect("a saved game");
    home
}

#[test]
fn the_saved_games_are_listed_the_last_played_first() {
    let home = with_some_games();
    let ran = home.run(&["record", "list"], "");
    assert_eq!((ran.code, ran.errors.as_str()), (Some(0), ""));
    let lines: Vec<String> = ran.lines().map(|line| line.split_whitespace().collect::<Vec<_>>().join(" ")).collect();
    let last = format!(" lost {} steps Alone, the base game", lost("solo", 1).ply());
    let expected = [
        ("1 ", " in progress 5 steps Alone, the base game, assisted"),
        ("2 ", " given up 5 steps Alone, with the Towers"),
        ("3 ", " in progress 5 steps Two players, cards hidden, in silence, the base game"),
        ("4 ", &last),
    ];
    assert_eq!(lines.len(), expected.len());
    for (line, (number, about)) in lines.iter().zip(expected) {
        assert!(line.starts_with(number) && line.ends_with(about), "{}", ran.output);
    }
    assert!(home.run(&["record", "list", "--lang", "fr"], "").says(" étapes  En solitaire, avec les Tours\n"));
    assert_eq!(Home::new().run(&["record", "list"], "").output, "No game is saved yet.\n");
}

#[test]
fn programs_get_the_list_as_it_is_described() {
    let doc = include_str!("../../../../docs/record-list-format.md");
    let (_, example) = doc.split_once("```json\n").expect("an example");
    let example: Value = serde_json::from_str(example.split("```").next().expect("its end")).expect("JSON");
    let names = |value: &Value| -> BTreeSet<String> { value.as_object().expect("an object").keys().cloned().collect() };
    let home = with_some_games();
    let ran = home.run(&["record", "list", "--json"], "");
    let games: Vec<Value> = ran.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect();
    assert_eq!(games.len(), 4);
    for (game, number) in games.iter().zip(1..) {
        assert_eq!(names(game), names(&example));
        assert_eq!(game["number"], number);
    }
    assert_eq!((&games[0]["result"], &games[0]["assisted"]), (&Value::Null, &true.into()));
    assert_eq!((&games[1]["result"], &games[3]["result"]), (&"given-up".into(), &"lost".into()));

    // The id names the same game as the number.
    let id = games[3]["id"].as_str().expect("an id");
    assert_eq!(home.run(&["record", "save", id], "").output, home.run(&["record", "save", "4"], "").output);
    assert_eq!(Home::new().run(&["record", "list", "--json"], "").output, "");
}

#[test]
fn a_saved_game_becomes_a_record() {
    let home = with_some_games();
    let ran = home.run(&["record", "save", "4"], "");
    assert_eq!((ran.code, ran.errors.as_str()), (Some(0), ""));
    let record = Playthrough::read(ran.output.as_bytes()).expect("a good record");
    assert_eq!(record.record(), lost("solo", 1).record());
    assert_eq!(home.run(&["record", "save", "4", "-"], "").output, ran.output);

    let file = home.path().join("game.onirim");
    let name = file.to_str().expect("a name");
    let saved = home.run(&["record", "save", "4", name], "");
    assert_eq!((saved.code, saved.output), (Some(0), format!("Game 4 written to {name}.\n")));
    assert_eq!(fs::read_to_string(&file).expect("a record"), ran.output);
    assert!(home.run(&["record", "check", name], "").says(": good: solo, "));

    // It is not written over by accident.
    let again = home.run(&["record", "save", "1", name], "");
    assert_eq!((again.code, again.output.as_str()), (Some(1), ""));
    assert!(again.errors.contains("exists already and was left as it is"), "{}", again.errors);
    assert_eq!(fs::read_to_string(&file).expect("a record"), ran.output);
    assert_eq!(home.run(&["record", "save", "1", name, "--force"], "").code, Some(0));
    assert_ne!(fs::read_to_string(&file).expect("a record"), ran.output);
}

#[test]
fn a_record_with_the_cards_to_come_is_called_so() {
    let home = with_some_games();
    let ran = home.run(&["record", "save", "1"], "");
    assert_eq!(ran.code, Some(0));
    assert!(ran.errors.contains("its record holds the seed") && !ran.says("Note"), "{}", ran.errors);
    // Who has given a game up may know everything.
    assert_eq!(home.run(&["record", "save", "2"], "").errors, "");
}

/// What two players hide from each other is not printed while they play.
#[test]
fn a_game_with_secrets_is_neither_saved_nor_shown() {
    let home = with_some_games();
    let runs: [&[&str]; 3] = [
        &["record", "save", "3", "--force"],
        &["record", "show", "--game", "3"],
        &["record", "show", "--game", "3", "--seat", "p1"],
    ];
    for arguments in runs {
        let ran = home.run(arguments, "");
        assert_eq!((ran.code, ran.output.as_str()), (Some(1), ""), "{arguments:?}");
        assert!(ran.errors.contains("its players hide from each other"), "{}", ran.errors);
    }
    let finished = Home::new();
    finished.save(&lost("duo silent", 2));
    assert_eq!(finished.run(&["record", "save", "1"], "").code, Some(0));
}

/// Who knows the seed, or the code that holds it, can deal the cards again and look.
#[test]
fn no_list_and_no_statistics_tell_the_seed_of_a_game_with_secrets() {
    let seed = 918_273_645_546;
    let home = Home::new();
    let game = begun("duo silent", seed);
    home.save(&game);
    let code = game.record().share_code().expect("a code").to_string();
    let id = home.unfinished()[0].summary.id.to_string();
    let runs: [&[&str]; 9] = [
        &["record", "list"],
        &["record", "list", "--json"],
        &["stats"],
        &["stats", "--json"],
        &["stats", "--setup", "duo silent", "--json"],
        &["record", "show", "--game", "1"],
        &["record", "show", "--game", &id, "--plain", "--seat", "p2"],
        &["record", "save", "1"],
        &["record", "save", &id, "-"],
    ];
    for arguments in runs {
        let ran = home.run(arguments, "");
        for told in [ran.output, ran.errors] {
            assert!(!told.contains(&seed.to_string()) && !told.contains(&code), "{arguments:?}: {told}");
        }
    }
}

/// Two who play openly hide nothing, but the cards to come are hidden from both.
#[test]
fn the_record_of_an_open_game_says_that_it_holds_the_seed() {
    let home = Home::new();
    home.save(&begun("duo open", 5));
    let ran = home.run(&["record", "save", "1"], "");
    assert_eq!(ran.code, Some(0));
    assert!(ran.says("seed: 5\n"));
    let note = "Note: this game is not over, and its record holds the seed, which reveals the cards to come.\n";
    assert_eq!(ran.errors, note);
}

#[test]
fn a_saved_game_is_told_in_words() {
    let home = with_some_games();
    let ran = home.run(&["record", "show", "--game", "4"], "");
    assert_eq!(ran.code, Some(0));
    assert!(ran.output.starts_with("Alone, the base game\nShare code: ONI2-"), "{}", ran.output);
    assert!(
        home.run(&["record", "show", "--game", "1"], "").output.ends_with("\nThe game was left unfinished here.\n")
    );
}

#[test]
fn a_game_that_is_not_there_is_not_found() {
    let home = with_some_games();
    let errors = |arguments: &[&str]| {
        let ran = home.run(arguments, "");
        assert_eq!((ran.code, ran.output.as_str()), (Some(1), ""));
        ran.errors
    };
    assert!(errors(&["record", "save", "5"]).contains("there is no game 5: the numbers go from 1 to 4"));
    assert!(errors(&["record", "show", "--game", "0"]).contains("there is no game 0"));
    let id = "0123456789abcdef0123456789abcdef";
    assert!(errors(&["record", "save", id]).contains(&format!("there is no saved game {id}")));
    let none = Home::new().run(&["record", "save", "1"], "");
    assert_eq!(none.errors, "onirim: there is no game 1: no game is saved yet\n");
}
