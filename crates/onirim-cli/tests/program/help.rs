//! Help, rules, and manners.

use std::fs;
use std::path::PathBuf;
use std::process::Stdio;

use onirim_core::Setup;
use onirim_record::Playthrough;
use onirim_testkit::patience::Program;

use crate::tools::{Home, Ran};

/// Compares with a file, or writes the file anew if `UPDATE_GOLDEN` is set.
fn assert_golden(name: &str, found: &str) {
    let file = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/golden").join(name);
    if std::env::var_os("UPDATE_GOLDEN").is_some() {
        fs::write(&file, found).expect("the golden file");
    }
    let expected = fs::read_to_string(&file).expect("the golden file; write it with UPDATE_GOLDEN=1");
    assert_eq!(found, expected, "{name}; if this is wanted, run the tests with UPDATE_GOLDEN=1");
}

#[test]
fn the_help_is_as_it_should_be() {
    let home = Home::new();
    let pages: &[(&str, &[&str])] = &[
        ("help.txt", &["--help"]),
        ("help-fr.txt", &["--help", "--lang", "fr"]),
        ("help-play.txt", &["play", "--help"]),
        ("help-play-fr.txt", &["play", "-h", "--lang=fr"]),
        ("help-table.txt", &["table", "--help"]),
        ("help-stats.txt", &["stats", "--help"]),
        ("help-export.txt", &["export", "--help"]),
        ("help-import.txt", &["import", "--help"]),
        ("help-engine.txt", &["engine", "--help"]),
        ("help-record.txt", &["record", "--help"]),
        ("help-record-list.txt", &["record", "list", "--help"]),
        ("help-record-save.txt", &["record", "save", "--help"]),
        ("help-record-save-fr.txt", &["record", "save", "--help", "--lang", "fr"]),
        ("help-record-check.txt", &["record", "check", "--help"]),
        ("help-record-show.txt", &["record", "show", "--help"]),
        ("help-advise.txt", &["advise", "--help"]),
        ("help-review.txt", &["review", "--help"]),
        ("help-review-fr.txt", &["review", "--help", "--lang", "fr"]),
        ("help-sim.txt", &["sim", "--help"]),
        ("help-sim-fr.txt", &["sim", "--help", "--lang", "fr"]),
        ("help-sim-merge.txt", &["sim", "merge", "--help"]),
        ("help-train.txt", &["train", "--help"]),
        ("help-train-fr.txt", &["train", "--help", "--lang", "fr"]),
        ("help-serve.txt", &["serve", "--help"]),
        ("help-rules.txt", &["rules", "--help"]),
    ];
    for (name, arguments) in pages {
        let ran = home.run(arguments, "");
        assert_eq!((ran.code, ran.errors.as_str()), (Some(0), ""));
        assert_golden(name, &ran.output);
    }
}

#[test]
fn the_version_is_told() {
    let ran = Home::new().run(&["--version"], "");
    assert_eq!(ran.output, format!("onirim {}\n", env!("CARGO_PKG_VERSION")));
}

#[test]
fn a_wrong_command_line_says_what_to_do() {
    let home = Home::new();
    let wrongs: [(&[&str], &str); 17] = [
        (&["fly"], "“fly” is not a command of onirim"),
        (&["recrod"], "did you mean “record”?"),
        (&["play", "--speed", "9"], "there is no option or argument “--speed” here; did you mean “--seed”?"),
        (&["play", "--setup", "duo"], "after duo, write open, talk or silent"),
        (&["play", "--seed", "x"], "not a whole number"),
        (&["play", "--code", "ONI1-000H"], "typing error"),
        (&["play", "--code", "ONI2-G00H", "--seed", "1"], "cannot be used together"),
        (&["play", "--lang", "de"], "choose en or fr"),
        (&["play", "--seed"], "--seed <NUMBER> needs a value"),
        (&["play", "--plain", "--plain"], "is given twice"),
        (&["fly", "--lang", "fr"], "n’est pas une commande d’onirim"),
        (&["play", "--setup", "trio", "--lang", "fr"], "ne fait pas partie d’une configuration"),
        (&["play", "--code", "ONI1-000H", "--lang", "fr"], "une faute de frappe"),
        (&["record", "check"], "<FILE>... is missing"),
        (&["record", "save", "last"], "name a game by its number in `onirim record list`"),
        (&["record", "show", "-", "--game", "1"], "cannot be used together"),
        (&["record", "show", "-", "--seat", "p3"], "choose one of p1, p2, table"),
    ];
    for (arguments, problem) in wrongs {
        let ran = home.run(arguments, "");
        assert_eq!(ran.code, Some(2), "{arguments:?}");
        assert!(ran.errors.contains(problem), "{arguments:?}: {}", ran.errors);
        assert_eq!(ran.output, "");
    }
    let wrong = home.run(&["record", "show"], "");
    let lines: Vec<&str> = wrong.errors.lines().collect();
    let [missing, _, usage, more] = lines[..] else { panic!("{}", wrong.errors) };
    assert_eq!(missing, "onirim: <FILE> is missing");
    assert_eq!([usage, more], ["Usage: onirim record show <FILE>", "For more, see: onirim record show --help"]);
    assert!(home.is_empty());
}

#[test]
fn the_rules_can_be_read_and_looked_up() {
    let home = Home::new();
    let all = home.run(&["rules"], "");
    assert_eq!(all.code, Some(0));
    assert!(all.output.starts_with("The rules\n\nThe goal\n"));
    assert_eq!(all.times("\nExample: "), 11);
    let towers = home.run(&["rules", "rampart"], "");
    assert!(towers.output.starts_with("\nThe Towers\n"));
    let nothing = home.run(&["rules", "chess"], "");
    assert_eq!(nothing.code, Some(1));
    assert!(nothing.output.starts_with("The rules do not mention “chess”.\nThe rules cover: The goal, "));
    let french = home.run(&["rules", "--lang", "fr"], "");
    assert!(french.says("\nExemple\u{a0}: "));
}

/// `onirim rules | head -1`: a closed output is no error.
#[test]
fn a_reader_who_goes_away_is_no_error() {
    let home = Home::new();
    let duo = format!("{}/../onirim-record/tests/golden/duo-open.onirim", env!("CARGO_MANIFEST_DIR"));
    home.save(&Playthrough::seeded(Setup::SOLO, 1));
    let runs: [&[&str]; 8] = [
        &["sim", "--games", "10"],
        &["record", "list"],
        &["record", "save", "1"],
        &["man"],
        &["rules"],
        &["record", "show", &duo],
        &["record", "check", &duo],
        &["play", "--setup", "solo", "--seed", "7"],
    ];
    for arguments in runs {
        let mut command = home.command(arguments);
        let mut child = command.stdin(Stdio::null()).spawn().expect("the program starts");
        drop(child.stdout.take());
        let ran = Ran::from(Program::from(child).finish());
        assert_eq!((ran.code, ran.errors.as_str()), (Some(0), ""), "{arguments:?}");
    }
}

/// B2: real cards are told line by line where there is no screen.
#[test]
fn a_table_needs_no_screen() {
    let ran = Home::new().run(&["table"], "\nrs\nni\nq\n");
    assert_eq!((ran.code, ran.errors.as_str()), (Some(0), ""), "{}", ran.output);
    for said in [
        "To do: Take the 76 cards of the deck out of the box",
        "Opening hand, card 1 of 5: take the top card of the deck.",
        "To do: Take the red Sun into your hand.",
        "To do: Put the Nightmare in Limbo.",
    ] {
        assert!(ran.output.contains(said), "{said} in {}", ran.output);
    }
}

/// P1: the letters of cards without a colour are told as the help says, in the deal too.
#[test]
fn one_letter_is_a_card_in_the_deal_if_it_is_the_letter_of_that_card() {
    let ran = Home::new().run(&["table", "--setup", "solo premonitions"], "\n1\n1\n1\n1\nx\n\nH\n\nr\nu\nq\n");
    for said in ["Put the Nightmare in Limbo.", "Put the Happy Dream in Limbo."] {
        assert!(ran.says(said), "{said} in {}", ran.output);
    }
    assert_eq!(ran.times("“r” could mean "), 1, "{}", ran.output);
    assert!(ran.says("In Limbo so far: Nightmare\n"), "{}", ran.output);
}

/// What is typed while something is to be done with real cards is heard there too.
#[test]
fn hands_that_have_something_to_do_can_take_back_and_correct_first() {
    let ran = Home::new().run(&["table"], "undo\n\nx\nU\n\nrs\nx\nE\n\n\nquit\n");
    assert_eq!((ran.code, ran.errors.as_str()), (Some(0), ""), "{}", ran.output);
    assert_eq!(ran.times("There is nothing to undo."), 1, "{}", ran.output);
    assert_eq!(ran.times("Opening hand, card 1 of 5"), 2, "the Nightmare is taken back: {}", ran.output);
    assert_eq!(ran.times("Which card was entered wrong?"), 1, "{}", ran.output);
    assert_eq!(ran.times("Press Enter when that is done"), 6, "{}", ran.output);
}

/// A brief guide waits for the box only, until it is told to wait again.
#[test]
fn a_brief_guide_takes_the_next_card_as_a_confirmation() {
    let ran = Home::new().run(&["table"], "brief\nx\nrs\nx\nbrief\nx\nq\n");
    assert_eq!((ran.code, ran.errors.as_str()), (Some(0), ""), "{}", ran.output);
    assert_eq!(ran.times("Press Enter when that is done"), 2, "{}", ran.output);
    assert_eq!(ran.times("To do: Put the Nightmare in Limbo."), 3, "{}", ran.output);
}

/// Letters of no card are refused, and so is the beginning of one.
#[test]
fn only_a_whole_card_is_recorded() {
    let ran = Home::new().run(&["table"], "\ng\ngq\n\nq\n");
    assert_eq!(ran.times("“g” could mean "), 1, "{}", ran.output);
    assert_eq!(ran.times("“gq” is none of the choices"), 1, "{}", ran.output);
    assert!(!ran.says("To do: Take the green"), "{}", ran.output);
}
