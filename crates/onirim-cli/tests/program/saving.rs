//! No game is lost, whatever happens.

use std::fs;

use onirim_core::Setup;
use onirim_record::{Notation, Playthrough};

use crate::tools::{Home, PROMPT, Talk, ones};

/// The lines that describe the position at the end.
fn position(ran: &crate::tools::Ran) -> Vec<String> {
    ["Doors:", "Your row:", "Your hand:", "Deck:"].map(|line| ran.last(line).to_owned()).to_vec()
}

#[test]
fn a_game_whose_input_ends_goes_on_where_it_was() {
    let home = Home::new();
    let ran = home.play("solo", 7, ones(3));
    assert_eq!(ran.code, Some(0));
    assert!(ran.output.ends_with("The input has ended. Your game is saved.\n"));
    let saved = home.saved();
    assert_eq!(saved.ply(), 3);

    let again = home.go_on("");
    assert!(again.says("There is a saved game: Alone, the base game. Continue it?"));
    assert_eq!(position(&again), position(&ran));
    assert_eq!(home.saved().record(), saved.record());

    // Played on, it is the same game as one that was never interrupted.
    home.go_on(&ones(5));
    let straight = Home::new();
    straight.play("solo", 7, ones(8));
    assert_eq!(home.saved().record().plies, straight.saved().record().plies);
}

/// What has been shown to the player has been saved before.
#[test]
fn a_killed_game_has_lost_nothing_that_was_shown() {
    for shown in [0, 1, 4, 9] {
        let home = Home::new();
        let mut talk = home.talk(&["play", "--plain", "--setup", "solo", "--seed", "7"]);
        let mut heard = talk.hear(PROMPT);
        for _ in 0..shown {
            talk.say("1");
            heard = talk.hear(PROMPT);
        }
        talk.kill();
        assert_eq!(home.saved().ply(), shown);
        let again = home.go_on("");
        let question = heard.rsplit("\n\n").next().expect("a question").trim_end();
        assert!(again.says(question), "{question}\n\n{}", again.output);
    }
}

/// Killed while it answers, it has saved the whole choice or nothing of it.
#[test]
fn a_game_killed_at_any_moment_can_be_continued() {
    for patience in 0..12 {
        let home = Home::new();
        let mut talk: Talk = home.talk(&["play", "--plain", "--setup", "solo", "--seed", "7"]);
        talk.hear(PROMPT);
        for _ in 0..20 {
            talk.say("1");
        }
        std::thread::sleep(std::time::Duration::from_millis(patience * 3));
        talk.kill();
        let saved = home.saved();
        assert!(saved.ply() <= 20);
        let again = home.go_on("q\n");
        assert_eq!(again.code, Some(0), "{}", again.output);
        assert_eq!(home.saved().record(), saved.record());
    }
}

#[test]
fn a_damaged_file_is_kept_and_a_new_game_begins() {
    let good = Playthrough::seeded(Setup::SOLO, 7).record().to_string();
    let cut = &good[..good.len() - 10];
    let newer = good.replace("onirim-record 1", "onirim-record 2");
    let false_card = good.replace("seed: 7", "seed: 8");
    let huge = "x".repeat(2_000_000);
    for damaged in ["", "\0\0\0", cut, &newer, &false_card, &huge] {
        let home = Home::new();
        fs::write(home.current(), damaged).expect("a file");
        let ran = home.play("solo", 9, "1\n");
        assert_eq!(ran.code, Some(0), "{}", ran.errors);
        assert!(ran.says("The saved game could not be read: "), "{}", ran.output);
        let kept = ran.last("The file is kept as ");
        let kept = kept.trim_start_matches("The file is kept as ").trim_end_matches(". A new game begins.");
        assert_eq!(fs::read(kept).expect("the damaged file"), damaged.as_bytes());
        assert_eq!(home.saved().record().seed, Some(9));
    }
}

#[test]
fn a_saved_game_of_a_real_table_is_kept_but_not_continued() {
    let home = Home::new();
    let mut record = Playthrough::seeded(Setup::SOLO, 7).into_record();
    record.seed = None;
    home.save(&record.replay().expect("a good record"));
    let ran = home.play("solo", 9, "");
    assert!(ran.says("its cards were dealt on a table"));
    assert_eq!(home.saved().record().seed, Some(9));
}

#[test]
fn a_saved_game_that_is_not_wanted_stays_among_the_records() {
    let home = Home::new();
    home.play("solo", 7, ones(2));
    let ran = home.play("solo towers", 9, "no\n1\n");
    assert!(ran.says("The game is put aside."));
    assert_eq!(home.saved().record().setup.notation().to_string(), "solo towers");
    assert_eq!(home.records().len(), 1);

    // With --new nothing is asked.
    let ran = home.run(&["play", "--new", "--setup", "solo"], "q\n");
    assert!(!ran.says("Continue it?"));
    assert_eq!(home.records().len(), 2);
}

#[test]
fn a_game_can_be_left_for_another() {
    let home = Home::new();
    let ran = home.play("solo", 7, "1\nn\n\n1\nn\ny\n\nq\n");
    assert_eq!(ran.code, Some(0));
    assert_eq!(ran.times("Leave this game and begin another?"), 2);
    assert_eq!(ran.times("The game is put aside."), 1);
    assert_eq!(home.saved().ply(), 0);
    let aside = fs::read(&home.records()[0]).expect("a record");
    assert_eq!(Playthrough::read(&aside).expect("a good record").ply(), 2);
}

#[test]
fn a_game_can_be_played_on_from_a_record() {
    let home = Home::new();
    home.play("solo", 7, ones(4));
    home.run(&["play", "--new", "--setup", "solo"], "q\n");
    let record = home.records()[0].clone();
    let ran = home.run(&["play", "--from", record.to_str().expect("a name")], "1\n");
    assert_eq!(ran.code, Some(0), "{}", ran.errors);
    assert_eq!((home.saved().record().seed, home.saved().ply()), (Some(7), 5));

    let missing = home.run(&["play", "--from", "no-such-file"], "");
    assert_eq!(missing.code, Some(1));
    assert!(missing.errors.starts_with("onirim: no-such-file cannot be read"), "{}", missing.errors);
}

#[test]
fn two_games_do_not_write_over_each_other() {
    let home = Home::new();
    let mut talk = home.talk(&["play", "--plain", "--setup", "solo", "--seed", "7"]);
    talk.hear(PROMPT);
    let second = home.play("solo", 8, "1\n");
    assert_eq!(second.code, Some(1));
    assert!(second.errors.contains("a game is already going on in"), "{}", second.errors);
    assert_eq!(home.saved().record().seed, Some(7));
    talk.kill();
    assert_eq!(home.go_on("q\n").code, Some(0), "a killed program holds nothing back");
}

#[test]
fn a_game_that_cannot_be_saved_says_so() {
    let home = Home::new();
    let file = home.path().join("file");
    fs::write(&file, "no folder").expect("a file");
    let mut command = home.command(&["play", "--setup", "solo", "--seed", "7"]);
    let output = command.env("ONIRIM_DATA_DIR", file.join("folder")).output().expect("it runs");
    assert_eq!(output.status.code(), Some(1));
    let said = String::from_utf8_lossy(&output.stdout);
    assert_eq!(said.matches("The game could not be saved: ").count(), 2, "at first and at last: {said}");
    assert!(said.contains("Play or discard a card."), "and can be played all the same");
}
