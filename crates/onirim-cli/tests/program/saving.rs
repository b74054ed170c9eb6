//! No game is lost, whatever happens.

use std::fs;
use std::path::Path;

use onirim_core::{Action, Card, Color, Group, Outcome, Seat, Setup};
use onirim_record::{Notation, Playthrough};
use onirim_session::GameKind;
use onirim_store::{FILE_NAME, Store};
use onirim_testkit::patience::Program;

#[cfg(unix)]
use crate::interrupts;
use crate::tools::{Home, PROMPT, Ran, ones};

/// The lines that describe the position at the end.
fn position(ran: &Ran) -> Vec<String> {
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
    assert!(again.says("\n1. Continue: Alone, the base game"));
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
        let mut talk = home.talk(&["play", "--plain", "--setup", "solo", "--seed", "7"]);
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

/// Ctrl-C ends the program as the system does it: nothing has to be tidied up.
#[cfg(unix)]
#[test]
fn an_interrupted_game_can_be_continued() {
    use std::os::unix::process::ExitStatusExt;

    interrupts::allow();
    let home = Home::new();
    let mut talk = home.talk(&["play", "--plain", "--setup", "solo", "--seed", "7"]);
    talk.hear(PROMPT);
    talk.say("1");
    talk.hear(PROMPT);
    interrupts::send(&talk);
    let status = talk.wait_for_end().expect("the program is not interrupted");
    assert_eq!(status.signal(), Some(signal_hook::consts::SIGINT));
    assert_eq!(home.saved().ply(), 1);
    assert_eq!(home.go_on("1\nq\n").code, Some(0));
    assert_eq!(home.saved().ply(), 2);
}

/// A program that was started with interrupts ignored goes on.
#[cfg(unix)]
#[test]
fn a_game_that_ignores_interrupts_goes_on() {
    let home = Home::new();
    let mut talk = home.talk_ignoring_interrupts(&["play", "--plain", "--setup", "solo", "--seed", "7"]);
    talk.hear(PROMPT);
    interrupts::send(&talk);
    talk.say("1");
    talk.hear(PROMPT);
    talk.kill();
    assert_eq!(home.saved().ply(), 1);
}

/// A file that is no store is left alone; the game is played all the same, and the player is told that it is not saved.
#[test]
fn a_damaged_store_is_left_as_it_is() {
    let home = Home::new();
    let file = home.path().join(FILE_NAME);
    fs::write(&file, "no database".repeat(1000)).expect("a file");
    let before = fs::read(&file).expect("the file");
    let ran = home.play("solo", 9, "1\n");
    assert_eq!(ran.code, Some(1), "{}", ran.errors);
    assert!(ran.says("is damaged") && ran.says("and was left as it is: move it away"), "{}", ran.output);
    assert!(ran.says("You play: Alone, the base game."));
    assert_eq!(fs::read(&file).expect("the file"), before);
}

/// The menu looks for saved games once more, and has nothing new to say of them.
#[test]
fn what_is_wrong_with_the_saved_games_is_told_once() {
    let home = Home::new();
    fs::write(home.path().join(FILE_NAME), "no database".repeat(1000)).expect("a file");
    let ran = home.run(&["play", "--plain"], "");
    assert!(ran.says("What would you like to play?"), "{}", ran.output);
    assert_eq!(ran.times("is damaged"), 1, "{}", ran.output);
}

/// The cards may have been packed away: the program says how they lay.
#[test]
fn a_game_with_real_cards_goes_on_line_by_line() {
    let home = Home::new();
    let mut record = Playthrough::seeded(Setup::SOLO, 7).into_record();
    record.seed = None;
    let mut told = record.replay().expect("a good record");
    let hand = told.game().hand(Seat::One, Group::Personal);
    let played = Action::Play { card: hand[0], from: Group::Personal };
    told.act_with(played, &[Outcome::Card(Card::key(Color::Green))]).expect("a legal action");
    home.store().create(GameKind::Table, &told).expect("a saved game");
    let ran = home.go_on("q\n");
    assert!(ran.says("Lay out your cards like this:\n") && ran.says("\nPlay or discard a card."), "{}", ran.output);
    assert_eq!(home.saved().record(), told.record());
}

/// A choice that waits for its card is not saved: the table goes back to before it.
#[test]
fn a_game_with_real_cards_goes_on_from_its_first_choice() {
    let home = Home::new();
    let mut record = Playthrough::seeded(Setup::SOLO, 7).into_record();
    record.seed = None;
    let told = record.replay().expect("a good record");
    home.store().create(GameKind::Table, &told).expect("a saved game");
    for typed in ["1\nq\n", "q\n"] {
        let ran = home.go_on(typed);
        assert_eq!(ran.times("Lay out your cards like this:\n"), 1, "{}", ran.output);
    }
}

#[test]
fn a_saved_game_that_is_not_wanted_waits() {
    let home = Home::new();
    home.play("solo", 7, ones(2));
    let ran = home.run(&["play"], "3\n3\n2\n\n1\n");
    assert!(ran.says("\n1. Continue: Alone, the base game"));
    assert_eq!(home.saved().record().setup.notation().to_string(), "solo towers");
    assert_eq!(home.unfinished().len(), 2);

    // With --new nothing is asked.
    let ran = home.run(&["play", "--new", "--setup", "solo"], "q\n");
    assert!(!ran.says("Continue"));
    assert_eq!(home.unfinished().len(), 3);

    // Any of them can be taken up again from the menu.
    let ran = home.run(&["play"], "7\n3\nq\n");
    assert!(ran.says("\n3. Alone, with the Towers, in progress, "), "{}", ran.output);
    assert!(ran.says("You play: Alone, with the Towers."), "{}", ran.output);
    assert_eq!(home.unfinished().len(), 3);
}

/// As on the full screen.
#[test]
fn a_game_that_is_asked_for_is_begun_while_another_waits() {
    let home = Home::new();
    home.play("solo", 7, ones(2));
    for (arguments, games) in [
        (&["--setup", "solo towers", "--seed", "4"][..], 2),
        (&["--setup", "solo towers"], 3),
        (&["--code", "ONI2-0G1A-E"], 4),
    ] {
        let ran = home.run(&[&["play", "--plain"], arguments].concat(), "\nq\n");
        assert!(!ran.says("Continue") && ran.says("Your game is saved."), "{arguments:?}: {}", ran.output);
        assert_eq!(home.unfinished().len(), games, "{arguments:?}");
    }
    let oldest = &home.unfinished()[3];
    assert_eq!((oldest.summary.seed, oldest.playthrough.ply()), (Some(7), 2), "it waits as it was");
}

#[test]
fn a_game_can_be_left_for_another() {
    let home = Home::new();
    let ran = home.play("solo", 7, "1\n1\nn\n2\nq\n");
    assert_eq!(ran.code, Some(0));
    assert_eq!(ran.times("The game is put aside."), 1);
    let plies: Vec<usize> = home.unfinished().iter().map(|game| game.playthrough.ply()).collect();
    assert_eq!(plies, [0, 2]);
}

/// Who plays on from a record may have seen what comes.
#[test]
fn a_game_can_be_played_on_from_a_record_but_does_not_count() {
    let home = Home::new();
    home.play("solo", 7, ones(4));
    let record = home.path().join("game.onirim");
    fs::write(&record, home.saved().record().to_string()).expect("a file");
    let ran = home.run(&["play", "--from", record.to_str().expect("a name")], "1\n");
    assert_eq!(ran.code, Some(0), "{}", ran.errors);
    let game = &home.unfinished()[0];
    assert_eq!((game.summary.seed, game.playthrough.ply(), game.summary.assisted), (Some(7), 5, true));

    let missing = home.run(&["play", "--from", "no-such-file"], "");
    assert_eq!(missing.code, Some(1));
    assert_eq!(missing.errors, "onirim: no-such-file cannot be read: there is no such file or folder\n");
}

#[test]
fn two_games_at_once_do_not_hurt_each_other() {
    let home = Home::new();
    let mut talk = home.talk(&["play", "--plain", "--setup", "solo", "--seed", "7"]);
    talk.hear(PROMPT);
    let second = home.play("solo", 8, "1\n1\n");
    assert_eq!(second.code, Some(0), "{}", second.errors);
    talk.say("1");
    talk.hear(PROMPT);
    talk.kill();
    let mut games: Vec<(Option<u64>, usize)> =
        home.unfinished().iter().map(|game| (game.summary.seed, game.playthrough.ply())).collect();
    games.sort();
    assert_eq!(games, [(Some(7), 1), (Some(8), 2)]);
}

/// Two programs at the same game: who comes second sees what the first has done, and goes on from there.
#[test]
fn one_game_is_never_continued_in_two_ways() {
    let home = Home::new();
    let mut talk = home.talk(&["play", "--plain", "--setup", "solo", "--seed", "7"]);
    talk.hear(PROMPT);
    home.go_on("2\n2\nq\n");
    talk.say("1");
    assert!(talk.hear(PROMPT).contains("Another program has continued this game."));
    talk.say("1");
    talk.hear(PROMPT);
    talk.kill();
    let actions: Vec<String> =
        home.saved().record().plies.iter().map(|ply| ply.action.notation().to_string()).collect();
    assert_eq!(actions.len(), 3, "{actions:?}");
    assert_eq!(home.unfinished().len(), 1);
}

#[test]
fn a_game_that_another_program_has_ended_is_over() {
    let home = Home::new();
    let mut talk = home.talk(&["play", "--plain", "--setup", "solo", "--seed", "7"]);
    talk.hear(PROMPT);
    home.go_on("g\ny\n");
    talk.say("1");
    assert!(talk.hear("What would you like to play?").contains("Another program has ended or deleted this game."));
    talk.kill();
    assert_eq!((home.unfinished().len(), home.finished().len()), (0, 1));
}

#[test]
fn a_game_that_cannot_be_saved_says_so() {
    let home = Home::new();
    let file = home.path().join("file");
    fs::write(&file, "no folder").expect("a file");
    let mut command = home.command(&["play", "--setup", "solo", "--seed", "7"]);
    let ran = Ran::of(command.env("ONIRIM_DATA_DIR", file.join("folder")));
    assert_eq!(ran.code, Some(1));
    assert_eq!(ran.times("The game could not be saved: "), 2, "at first and at last: {}", ran.output);
    assert!(ran.says("Play or discard a card."), "and can be played all the same");
}

/// A player at a game that cannot be saved, because a file stands where the folder should be.
fn without_a_folder(home: &Home, folder: &Path) -> Program {
    fs::write(folder, "no folder").expect("a file");
    let mut command = home.command(&["play", "--plain", "--setup", "solo", "--seed", "7"]);
    let program = command.env("ONIRIM_DATA_DIR", folder).spawn().expect("the program starts");
    let mut talk = Program::from(program);
    assert!(talk.hear(PROMPT).contains("The game could not be saved: "));
    talk
}

#[test]
fn a_game_that_cannot_be_saved_is_lost_only_if_its_player_says_so() {
    let home = Home::new();
    let mut talk = without_a_folder(&home, &home.path().join("games"));
    talk.say("1");
    assert!(!talk.hear(PROMPT).contains("could not be saved"), "it is told once");
    for answer in ["1", "3"] {
        talk.say("q");
        let asked = talk.hear("(Enter: 1): ");
        assert!(asked.contains("This game is not saved\n") && asked.contains("\n3. Leave and lose it\n"), "{asked}");
        talk.say(answer);
    }
    let ran = Ran::from(talk.finish());
    assert_eq!(ran.code, Some(1));
    assert_eq!(ran.times("The game could not be saved: "), 1, "at last: {}", ran.output);
}

#[test]
fn a_game_that_is_left_unsaved_is_not_said_to_be_put_aside() {
    let home = Home::new();
    let mut talk = without_a_folder(&home, &home.path().join("games"));
    talk.say("1");
    talk.hear(PROMPT);
    talk.say("n");
    assert!(talk.hear("(Enter: 1): ").contains("\n3. Leave and lose it\n"));
    talk.say("3");
    let left = talk.hear("(Enter: 1): ");
    assert!(left.contains("What would you like to play?") && !left.contains("put aside"), "{left}");
}

#[test]
fn a_game_is_saved_as_soon_as_its_folder_can_be_made() {
    let home = Home::new();
    let folder = home.path().join("games");
    let mut talk = without_a_folder(&home, &folder);
    talk.say("1");
    talk.hear(PROMPT);
    fs::remove_file(&folder).expect("no file any more");
    talk.say("1");
    talk.hear(PROMPT);
    let store = Store::open(&folder).expect("a store");
    assert_eq!(store.unfinished().expect("a list").games[0].plies, 2);
    talk.say("q");
    let ran = Ran::from(talk.finish());
    assert_eq!(ran.code, Some(0), "{}", ran.output);
    assert!(ran.says("Your game is saved. Sleep well!") && !ran.says("could not be saved"), "{}", ran.output);
}

/// Who has not chosen anything since is not asked either.
#[test]
fn a_game_that_can_be_saved_at_the_last_moment_is_saved() {
    let home = Home::new();
    let folder = home.path().join("games");
    let mut talk = without_a_folder(&home, &folder);
    fs::remove_file(&folder).expect("no file any more");
    talk.say("q");
    let ran = Ran::from(talk.finish());
    assert_eq!(ran.code, Some(0), "{}", ran.output);
    assert!(ran.says("Your game is saved. Sleep well!") && !ran.says("Leave and lose it"), "{}", ran.output);
    assert_eq!(Store::open(&folder).and_then(|store| store.unfinished()).expect("a list").games.len(), 1);
}
