//! A game is one game, whichever way it is played.

use onirim_core::{Action, QuickChance, Setup};
use onirim_record::{FromNotation, Notation, Playthrough};
use serde_json::{Value, json};

use crate::conversation::{Conversation, Draws};
use crate::home::Home;
use crate::player::ESCAPE;

/// A set-up and a seed.
type Deal = (&'static str, u64);

/// Plays with keys to the end. The record is that of the saved game.
fn on_the_screen((setup, seed): Deal) -> String {
    let home = Home::still();
    let mut terminal = home.start(&["play", "--setup", setup, "--seed", &seed.to_string()]);
    terminal.play_at_whim(&mut QuickChance::new(seed));
    terminal.press(ESCAPE);
    assert!(terminal.leave("q").0.success());
    saved(&home)
}

/// Plays the same line by line. The record is that of the saved game.
fn line_by_line((setup, seed): Deal, played: &Playthrough) -> String {
    let home = Home::new();
    let program = home.pipe(&["play", "--plain", "--setup", setup, "--seed", &seed.to_string()]);
    let begun = Playthrough::seeded(played.record().setup, seed);
    let mut talk = Conversation::about(begun, program);
    talk.agree();
    if played.record().setup.book.is_some() {
        talk.write("d");
        talk.hear();
        talk.draws = Draws::Asked;
    }
    while let Some(ply) = played.record().plies.get(talk.game.ply()) {
        talk.write(&ply.action.notation().to_string());
        talk.expect(ply.action);
        if talk.game.game().ending().is_none() {
            talk.agree();
        }
    }
    // The last choice may have had a warning.
    talk.program.say("y");
    assert!(talk.program.finish().status.success());
    saved(&home)
}

/// Plays the same with the engine. The record is the one that it gives.
fn over_the_protocol((setup, seed): Deal, played: &Playthrough) -> String {
    let home = Home::new();
    let mut engine = home.pipe(&["engine"]);
    let mut ask = |request: Value| -> Value {
        engine.say(&request.to_string());
        serde_json::from_str(&engine.hear("\n")).expect("JSON")
    };
    let mut state = ask(json!({"cmd": "new", "setup": setup, "seed": seed}));
    for ply in &played.record().plies {
        state = ask(json!({"cmd": "act", "action": ply.action.notation().to_string()}));
        assert!(state["error"].is_null(), "{state}");
    }
    assert!(state["state"]["ending"].is_string(), "{state}");
    let record = ask(json!({"cmd": "record"}));
    assert!(engine.finish().status.success());
    record["record"].as_str().expect("a record").to_owned()
}

/// The record of the only saved game.
fn saved(home: &Home) -> String {
    let output = home.pipe(&["record", "save", "1"]).finish();
    assert!(output.status.success());
    String::from_utf8(output.stdout).expect("text")
}

/// The record without its date, and the date.
fn undated(record: &str) -> (String, Vec<&str>) {
    let (dates, rest): (Vec<&str>, Vec<&str>) = record.lines().partition(|line| line.starts_with("date: "));
    (rest.join("\n"), dates)
}

/// All that was played, card by card, is the same to the last letter. Only the date is not: saved games know it, and the engine has no clock.
fn has_one_record(deal: Deal) -> Playthrough {
    let screen = on_the_screen(deal);
    let played = Playthrough::read(screen.as_bytes()).expect("a good record");
    assert!(played.game().ending().is_some(), "{screen}");
    assert_eq!(played.record().setup, Setup::from_notation(deal.0).expect("a set-up"));
    assert_eq!(played.record().seed, Some(deal.1));
    let lines = line_by_line(deal, &played);
    let engine = over_the_protocol(deal, &played);
    let [screen, lines, engine] = [&screen, &lines, &engine].map(|record| undated(record));
    assert_eq!(lines.0, screen.0);
    assert_eq!(engine.0, screen.0);
    assert_eq!([screen.1.len(), lines.1.len(), engine.1.len()], [1, 1, 0], "dates");
    played
}

fn casts(played: &Playthrough) -> usize {
    played.record().plies.iter().filter(|ply| matches!(ply.action, Action::Cast { .. })).count()
}

#[test]
fn a_game_alone_with_the_book_has_one_record_on_the_screen_line_by_line_and_over_the_protocol() {
    let played = has_one_record(("solo book", 7));
    assert!(casts(&played) > 0, "{}", played.record());
}

#[test]
fn a_game_with_towers_and_premonitions_has_one_record() {
    has_one_record(("solo towers premonitions", 5));
}

/// What one hides from the other is on the record all the same, and the same.
#[test]
fn a_game_of_two_who_hide_their_cards_has_one_record() {
    has_one_record(("duo talk", 3));
}

#[test]
fn a_silent_game_with_everything_has_one_record() {
    let played = has_one_record(("duo silent book towers premonitions", 8));
    assert!(casts(&played) > 0, "{}", played.record());
}
