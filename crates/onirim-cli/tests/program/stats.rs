//! `onirim stats`.

use std::fs;

use onirim_core::Setup;
use onirim_record::{FromNotation, Playthrough};
use onirim_session::GameKind;
use serde_json::Value;

use crate::tools::{Home, ones, play_until};

/// A game that is won: a golden record.
fn victory() -> Playthrough {
    let file = concat!(env!("CARGO_MANIFEST_DIR"), "/../onirim-record/tests/golden/solo-victory.onirim");
    Playthrough::read(&fs::read(file).expect("a record")).expect("a good record")
}

fn defeat(setup: &str, seed: u64) -> Playthrough {
    let setup = Setup::from_notation(setup).expect("a set-up");
    play_until(Playthrough::seeded(setup, seed), |_, _| true, |game| game.ending().is_some()).expect("an end")
}

/// A victory with the same cards, dealt on a table: it has no seed, so it repeats no deal.
fn another_victory() -> Playthrough {
    let mut record = victory().into_record();
    record.seed = None;
    record.replay().expect("a good record")
}

/// Two won, two lost, and one with help.
fn with_some_games() -> Home {
    let home = Home::new();
    let store = home.store();
    for game in [victory(), defeat("solo", 1), another_victory(), defeat("solo towers", 2)] {
        store.create(GameKind::Normal, &game).expect("a saved game");
    }
    store.adopt(&defeat("solo", 3)).expect("a saved game");
    home
}

#[test]
fn without_games_there_is_a_friendly_line() {
    let home = Home::new();
    let ran = home.run(&["stats"], "");
    assert_eq!(ran.code, Some(0));
    assert_eq!(ran.output, "No game has been finished yet. Assisted games do not count.\n");
    assert!(home.run(&["stats", "--lang", "fr"], "").says("Aucune partie n’est encore finie."));
    let ran = with_some_games().run(&["stats", "--setup", "duo open"], "");
    assert_eq!((ran.code, ran.times("No game with this set-up")), (Some(0), 1));
}

#[test]
fn all_games_and_those_of_each_setup_are_told() {
    let ran = with_some_games().run(&["stats"], "");
    assert_eq!(ran.code, Some(0), "{}", ran.errors);
    let chapters: Vec<&str> = ran.output.split("\n\n").collect();
    assert_eq!(chapters.len(), 4, "{}", ran.output);
    for (chapter, beginning) in chapters.iter().zip([
        "All games\n4 games played, 2 won.\nWon in a row: 0 now, 1 at best.\n",
        "Alone, the base game\n3 games played, 2 won.\n",
        "Alone, with the Towers\n1 game played, 0 won.\n",
        "1 assisted game is not counted and ended no streak.\n",
    ]) {
        assert!(chapter.starts_with(beginning), "{chapter}");
    }
    assert!(chapters[0].contains("Lost while filling the hand: "), "{}", ran.output);
    assert!(chapters[0].contains("\nThe last 4 games: ●·●·\n"), "{}", ran.output);
    assert!(chapters[1].contains("\n  8 ████████████████████████████████████████ 2\n"), "{}", ran.output);
    assert!(chapters[1].contains("\nBest: won in "), "{}", ran.output);
    assert!(!ran.says("%"), "no rate over a lifetime, which hardly moves");
    assert!(chapters[0].contains("\nDoors found in them: "), "{}", ran.output);
    assert!(chapters[1].contains("\nWins over time: "), "{}", ran.output);
    assert!(!ran.says("\u{1b}"), "a pipe gets no colours");
}

#[test]
fn a_finished_game_is_counted() {
    let home = Home::new();
    home.play("solo", 7, ones(2000));
    assert!(home.run(&["stats"], "").says("1 game played, 0 won."));
}

#[test]
fn one_setup_can_be_asked_for() {
    let ran = with_some_games().run(&["stats", "--setup", "solo towers", "--lang", "fr"], "");
    assert!(ran.output.starts_with("En solitaire, avec les Tours\n1 partie jouée, 0 gagnée.\n"), "{}", ran.output);
    assert!(!ran.says("⟦"));
}

/// The members that the description names are those that are there.
#[test]
fn programs_get_json_as_it_is_described() {
    let ran = with_some_games().run(&["stats", "--json"], "");
    assert_eq!((ran.code, ran.output.lines().count()), (Some(0), 1));
    let found: Value = serde_json::from_str(&ran.output).expect("JSON");
    assert_eq!(found["all"]["games"], 4);
    assert_eq!(found["all"]["last"], serde_json::json!(["won", "lost", "won", "lost"]));
    assert_eq!(found["all"]["last-doors"].as_array().map(Vec::len), Some(4));
    assert_eq!((&found["assisted"], &found["days"]["played"]), (&1.into(), &0.into()));
    assert_eq!(found["by-setup"][1]["setup"], "solo towers");
    let file = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/statistics-format.md");
    let text = fs::read_to_string(file).expect("the description");
    let example = text.split("```json\n").nth(1).and_then(|rest| rest.split("```").next()).expect("an example");
    let example: Value = serde_json::from_str(example).expect("JSON in the description");
    assert_eq!(members(&found), members(&example));
    for member in members(&found) {
        assert!(text.contains(&format!("`{member}`")), "{member} is not described");
    }
}

/// The names of all members, in order and once.
fn members(value: &Value) -> std::collections::BTreeSet<String> {
    match value {
        Value::Object(object) => {
            object.iter().flat_map(|(name, value)| members(value).into_iter().chain([name.clone()])).collect()
        }
        Value::Array(items) => items.iter().flat_map(members).collect(),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => Default::default(),
    }
}
