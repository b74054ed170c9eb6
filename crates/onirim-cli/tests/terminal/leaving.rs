//! However the program ends, the game is there again.

use crate::home::Home;
use crate::player::{CTRL_C, CURTAIN, ENTER, SPACE};
use crate::terminal::Aftermath;

#[test]
fn ctrl_c_in_mid_game_tidies_the_terminal_up_and_keeps_the_game() {
    let home = Home::still();
    let terminal = home.in_mid_game("solo");
    let left = terminal.screen();
    let (status, aftermath) = terminal.leave(CTRL_C);
    assert_eq!(status.code(), Some(0));
    assert_eq!(aftermath, Aftermath::CLEAN);

    let mut terminal = home.start(&[]);
    terminal.choose("Continue");
    assert_eq!(terminal.screen(), left);
}

#[test]
fn a_killed_program_loses_nothing_that_was_shown() {
    let home = Home::still();
    let terminal = home.in_mid_game("solo book towers premonitions");
    let shown = terminal.screen();
    terminal.kill();

    let mut terminal = home.start(&[]);
    terminal.choose("Continue");
    assert_eq!(terminal.screen(), shown);
}

#[test]
fn hidden_cards_stay_hidden_until_their_player_asks_for_them() {
    let home = Home::still();
    let terminal = home.in_mid_game("duo talk");
    let shown = terminal.screen();
    terminal.kill();

    let mut terminal = home.start(&[]);
    terminal.choose("Continue");
    assert!(terminal.shows(CURTAIN), "{}", terminal.screen());
    assert!(!terminal.shows("Your own cards"), "{}", terminal.screen());
    terminal.press(ENTER).press(ENTER);
    assert!(terminal.shows(CURTAIN), "who types ahead stops here: {}", terminal.screen());
    terminal.press(SPACE);
    assert_eq!(terminal.screen(), shown);
}

#[test]
fn a_closed_window_ends_the_program_and_keeps_the_game() {
    let home = Home::still();
    let terminal = home.in_mid_game("solo");
    let shown = terminal.screen();
    assert_eq!(terminal.close().code(), Some(0));

    let mut terminal = home.start(&[]);
    terminal.choose("Continue");
    assert_eq!(terminal.screen(), shown);
}

#[test]
fn a_closed_window_ends_the_program_even_where_hang_ups_are_ignored() {
    let home = Home::new();
    let terminal = home.start_ignoring_hang_ups();
    assert!(terminal.shows("New game"));
    assert_eq!(terminal.close().code(), Some(0));
}
