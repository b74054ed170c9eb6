//! `onirim record`.

use std::fs;
use std::path::{Path, PathBuf};

use crate::tools::Home;

/// The golden records of the record crate: good ones of every kind.
fn golden() -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../onirim-record/tests/golden");
    let files = fs::read_dir(folder).expect("the golden records");
    let mut files: Vec<PathBuf> = files.map(|file| file.expect("a file").path()).collect();
    files.retain(|file| file.extension().is_some_and(|extension| extension == "onirim"));
    files.sort();
    files
}

fn name(path: &Path) -> &str {
    path.to_str().expect("a name")
}

fn victory() -> String {
    let file = golden().into_iter().find(|file| file.ends_with("solo-victory.onirim")).expect("a victory");
    fs::read_to_string(file).expect("a record")
}

#[test]
fn good_records_are_good() {
    let files = golden();
    let arguments: Vec<&str> = ["record", "check"].into_iter().chain(files.iter().map(|file| name(file))).collect();
    let ran = Home::new().run(&arguments, "");
    assert_eq!(ran.code, Some(0), "{}", ran.output);
    assert_eq!(ran.output.lines().count(), files.len());
    assert!(ran.says("solo-victory.onirim: good: solo, 42 steps, victory\n"));
}

#[test]
fn a_wrong_record_is_named_with_its_line_and_step() {
    let home = Home::new();
    let good = victory();
    let wrongs = [
        (good.replace("2. pay Gk", "2. pay Rk"), "line 7: step 2: "),
        (good.replace("seed: 71", "seed: 72"), "line 5: the deal: "),
        (good.replace("end: victory", "end: defeat"), "the end: "),
        (good.replace("end: victory\n", ""), "so it may be cut off"),
        (good.replace("onirim-record 1", "something"), "line 1: this is not a game record"),
        (String::new(), "line 1: this is not a game record"),
        ("#".repeat(1 << 21), "more than 1048576 bytes"),
    ];
    for (number, (wrong, problem)) in wrongs.iter().enumerate() {
        let file = home.path().join(format!("{number}.onirim"));
        fs::write(&file, wrong).expect("a file");
        let ran = home.run(&["record", "check", name(&file)], "");
        assert_eq!(ran.code, Some(1));
        assert_eq!(ran.output.lines().count(), 1);
        assert!(ran.says(&format!("{number}.onirim: wrong: ")) && ran.says(problem), "{}", ran.output);
    }
}

#[test]
fn one_wrong_file_does_not_hide_the_others() {
    let home = Home::new();
    let good = home.path().join("good.onirim");
    fs::write(&good, victory()).expect("a file");
    let ran = home.run(&["record", "check", "missing", name(&good), name(home.path())], "");
    assert_eq!(ran.code, Some(1));
    let lines: Vec<&str> = ran.output.lines().collect();
    assert_eq!(lines.len(), 3);
    assert_eq!(lines[0], "missing: wrong: cannot be read: there is no such file or folder");
    assert!(lines[1].ends_with("good.onirim: good: solo, 42 steps, victory"));
    assert!(lines[2].contains("wrong: "));
}

#[test]
fn a_record_can_come_from_standard_input() {
    let home = Home::new();
    let ran = home.run(&["record", "check", "-"], victory());
    assert_eq!((ran.code, ran.output.as_str()), (Some(0), "-: good: solo, 42 steps, victory\n"));
    let endless = vec![b'x'; 5 << 20];
    let ran = home.run(&["record", "check", "-"], endless);
    assert_eq!(ran.code, Some(1));
    assert!(ran.says("more than 1048576 bytes"));
}

#[test]
fn a_record_is_told_in_words() {
    let home = Home::new();
    let ran = home.run(&["record", "show", "-"], victory());
    assert_eq!(ran.code, Some(0), "{}", ran.errors);
    assert!(ran.output.starts_with("Alone, the base game\nShare code: ONI2-"));
    assert!(ran.says("\ncomment: the first seed that an eager player wins\n"));
    assert!(ran.says("\n\nYour turn.\nYou play the green Moon.\n"));
    assert!(ran.output.ends_with("You walk out of the labyrinth and wake up.\n"));

    let french = home.run(&["record", "show", "-", "--lang", "fr"], victory());
    assert!(french.says("\n\nÀ vous de jouer.\nVous jouez la Lune verte.\n"));
}

#[test]
fn a_record_of_two_is_told_through_the_eyes_that_are_asked_for() {
    let file = golden().into_iter().find(|file| name(file).contains("duo-talk")).expect("a game of two");
    let home = Home::new();
    let told = |seat: &[&str]| {
        let arguments: Vec<&str> = ["record", "show", name(&file)].into_iter().chain(seat.iter().copied()).collect();
        let ran = home.run(&arguments, "");
        assert_eq!(ran.code, Some(0), "{}", ran.errors);
        ran
    };
    assert!(told(&[]).says("Player 2 draws a card."));
    assert_eq!(told(&[]).output, told(&["--seat", "table"]).output);
    let first = told(&["--seat", "p1"]);
    assert!(first.says("Your partner draws a card.") && !first.says("You draw a card."));
    assert_ne!(first.output, told(&["--seat", "p2"]).output);
}

#[test]
fn one_player_alone_has_no_second_seat() {
    let ran = Home::new().run(&["record", "show", "-", "--seat", "p2"], victory());
    assert_eq!((ran.code, ran.output.as_str()), (Some(1), ""));
    assert_eq!(ran.errors, "onirim: there is no p2 in this game: a single player is p1\n");
}

#[test]
fn nothing_of_a_header_reaches_the_terminal_that_it_would_obey() {
    let hostile = "\u{202e}\u{2067}\u{2029}\u{200f}\u{61c}\u{feff}";
    let record = victory().replace("setup:", &format!("player: Zoë{hostile}\tZ\nsetup:"));
    let ran = Home::new().run(&["record", "show", "-"], record);
    assert_eq!(ran.code, Some(0), "{}", ran.errors);
    assert!(ran.says(&format!("\nplayer: Zoë{} Z\n", "\u{fffd}".repeat(6))), "{}", ran.output);
    assert!(!ran.output.contains(|sign| hostile.contains(sign)), "{:?}", ran.output);
}

#[test]
fn a_wrong_record_is_not_told() {
    let ran = Home::new().run(&["record", "show", "-"], "nonsense");
    assert_eq!((ran.code, ran.output.as_str()), (Some(1), ""));
    assert!(ran.errors.starts_with("onirim: -: line 1: this is not a game record"));
}
