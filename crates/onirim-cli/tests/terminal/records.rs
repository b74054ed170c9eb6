//! Saved games and records beyond the game itself: stepped through, told, counted, continued elsewhere.

use onirim_record::Playthrough;

use crate::home::Home;
use crate::player::{LEFT, RIGHT};
use crate::terminal::Aftermath;

const END: &str = "\x1b[F";

const VICTORY: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../onirim-record/tests/golden/solo-victory.onirim");

#[test]
fn a_record_is_stepped_through_on_the_screen() {
    let home = Home::still();
    let mut terminal = home.start(&["record", "show", VICTORY]);
    assert!(terminal.shows("Step 0 of 42"), "{}", terminal.screen());
    // The chances are drawn when all of them are known.
    let first = terminal.wait_for("next mistake").screen();
    terminal.press(RIGHT);
    assert!(terminal.shows("Step 1 of 42"), "{}", terminal.screen());
    terminal.press(LEFT);
    assert_eq!(terminal.screen(), first);
    terminal.press(END);
    assert!(terminal.shows("Step 42 of 42"), "{}", terminal.screen());
    let (status, aftermath) = terminal.leave("q");
    assert!(status.success());
    assert_eq!(aftermath, Aftermath::CLEAN);
}

#[test]
fn on_a_screen_too_a_record_can_be_told_in_words() {
    let home = Home::new();
    let told = home.told(&["record", "show", "--plain", VICTORY], &[]);
    assert!(told.contains("You walk out of the labyrinth and wake up."), "{told}");
    assert!(!told.contains('\x1b'), "no tricks with the cursor");
}

#[test]
fn statistics_have_colours_on_a_screen_unless_they_are_switched_off() {
    let home = Home::new();
    home.save(&Playthrough::read(&std::fs::read(VICTORY).expect("a record")).expect("a good record"));
    let told = home.told(&["stats"], &[]);
    assert!(told.contains("\x1b[1mAlone, the base game\x1b[0m\n1 game played, 1 won.\n"), "{told}");
    assert!(!home.told(&["stats"], &[("NO_COLOR", "1")]).contains('\x1b'));
}

/// A game is one game, on the whole screen and line by line.
#[test]
fn a_game_begun_on_the_screen_is_continued_line_by_line_and_the_other_way_round() {
    let home = Home::still();
    let terminal = home.in_mid_game("solo");
    let shown = terminal.screen();
    terminal.kill();
    let told = home.plainly("1\n1\nq\n");
    assert!(told.contains("\n1. Continue: Alone, the base game"), "{told}");
    assert!(told.contains("Your game is saved."), "{told}");

    let mut terminal = home.start(&[]);
    terminal.choose("Continue");
    assert_ne!(terminal.screen(), shown, "it has gone on");
    assert!(terminal.shows("Your hand"), "{}", terminal.screen());
}
