//! Advice: on a record, and line by line.

use std::fs;
use std::path::PathBuf;

use onirim_core::Setup;
use onirim_record::Playthrough;
use serde_json::Value;

use crate::tools::Home;

/// A record file with this content.
fn file(home: &Home, content: &str) -> PathBuf {
    let file = home.path().join("game.onirim");
    fs::write(&file, content).expect("a file");
    file
}

/// Two red cards lie in the row, and a third is in hand.
const EARNS: &str =
    "onirim-record 1\nsetup: solo\ndeal: Rs Rm Rs Bs Gs\n1. play Rs -> Bm\n2. play Rm -> Gm\nend: unfinished\n";

#[test]
fn a_record_is_advised_on_in_words() {
    let home = Home::new();
    let file = file(&home, EARNS);
    let ran = home.run(&["advise", file.to_str().expect("text")], "");
    assert_eq!((ran.code, ran.errors.as_str()), (Some(0), ""));
    assert!(ran.says("Best: Play the red Sun."), "{}", ran.output);
    assert!(ran.says("It completes the run and earns a red Door."), "{}", ran.output);
    assert_eq!(ran.times("give or take") + ran.times("counted to the end"), 8, "{}", ran.output);
    let ran = home.run(&["--lang=fr", "advise", "--at", "0", file.to_str().expect("text")], "");
    assert!(
        ran.says("Le mieux\u{a0}: ") && ran.says("La carte suivante\u{a0}: un Cauchemar, 10 sur 71"),
        "{}",
        ran.output
    );
}

#[test]
fn a_record_is_advised_on_as_the_engine_does() {
    let home = Home::new();
    let ran = home.run(&["advise", "--json", "--seat", "p1", "-"], EARNS);
    let told: Value = serde_json::from_str(&ran.output).expect("JSON");
    assert_eq!((&told["seat"], &told["ply"]), (&"p1".into(), &2.into()));
    assert_eq!((&told["actions"][0]["action"], &told["reason"]["kind"]), (&"play Rs".into(), &"earns-door".into()));
    let lines = format!("{}\n{}\n", serde_json::json!({"cmd": "load", "record": EARNS}), "{\"cmd\":\"advise\"}");
    let engine = home.run(&["engine"], lines);
    let answer: Value = serde_json::from_str(engine.output.lines().last().expect("an answer")).expect("JSON");
    assert_eq!(answer["advice"], told);
}

#[test]
fn what_cannot_be_advised_on_is_told() {
    let home = Home::new();
    let fails = |arguments: &[&str], input: &str, why: &str| {
        let ran = home.run(arguments, input);
        assert_eq!((ran.code, ran.output.as_str()), (Some(1), ""), "{}", ran.errors);
        assert!(ran.errors.contains(why), "{}", ran.errors);
    };
    fails(&["advise", "--at", "3", "-"], EARNS, "the record has 2 steps: there is nothing after step 3");
    fails(&["advise", "--seat", "p2", "-"], EARNS, "there is no p2 in this game");
    fails(&["advise", "-"], &EARNS.replace("play Rm", "play Bs"), "line 5");
    fails(&["advise", "-"], "no record", "line 1");
    fails(&["advise", "no such file"], "", "no such file");

    let mut game = Playthrough::seeded(Setup::SOLO, 7);
    while let Some(action) = game.game().legal_actions().get(0) {
        game.act(action).expect("a listed action");
    }
    let over = format!("the game of the record is over: name an earlier moment, such as --at {}", game.ply() - 1);
    fails(&["advise", "-"], &game.record().to_string(), &over);

    let duo = "onirim-record 1\nsetup: duo talk\ndeal: Rs Gm Rk Ns Bm Gs Nk Bs\nend: unfinished\n";
    fails(&["advise", "--seat", "p2", "-"], duo, "it is not for p2 to choose at this moment");
    let wrong = home.run(&["advise", "--seat", "table", "-"], duo);
    assert_eq!(wrong.code, Some(2), "{}", wrong.errors);
}

/// A nudge, the move, the figures; and the game is marked before the first word, if its player wants that.
#[test]
fn hints_come_in_steps_and_mark_the_game() {
    let home = Home::new();
    let ran = home.play("solo", 7, "h\nn\nq\n");
    assert!(ran.says("You can have advice, but the game will then be marked as assisted"), "{}", ran.output);
    assert!(!ran.says("Best: "), "{}", ran.output);
    assert!(!home.unfinished()[0].summary.assisted);

    let ran = home.go_on("h\ny\nq\n");
    assert!(ran.times("marked as assisted") == 1 && !ran.says("Best: "), "only a nudge: {}", ran.output);
    let saved = &home.unfinished()[0];
    assert!(saved.summary.assisted && saved.playthrough.record().is_advised());

    let ran = home.go_on("hint\nh\nh\nq\n");
    assert_eq!((ran.times("marked as assisted"), ran.times("Best: ")), (0, 1), "{}", ran.output);
    assert!(ran.says("give or take") && ran.says("The next card after that: a Nightmare 10 in 71"), "{}", ran.output);
}

#[test]
fn there_is_no_advice_in_the_deal_of_the_day() {
    let ran = Home::new().run(&["play", "--plain", "--daily"], "h\nq\n");
    assert!(ran.says("There is no advice in the deal of the day."), "{}", ran.output);
}
