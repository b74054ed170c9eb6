//! Games from the menu to the end.

use crate::home::Home;
use crate::player::{ENTER, ESCAPE};

#[test]
fn a_game_alone_is_played_from_the_menu_to_the_end_and_counted() {
    let home = Home::still();
    let mut terminal = home.start(&[]);
    terminal.choose("New game").go_to("Seed or share code").type_in("7").press(ENTER).press(ENTER);
    let shown = terminal.play_to_the_end();
    assert!(shown.contains("Alone, the base game"));
    assert!(shown.contains("A Nightmare!"), "nothing was easy");
    assert!(shown.contains("Prophecy: mark one card"), "a Key was discarded");

    terminal.choose("Back to the menu");
    assert!(!terminal.shows("Continue"), "nothing is left to play on");
    terminal.choose("Statistics");
    assert!(terminal.shows("1 game played"), "{}", terminal.screen());
    terminal.press(ESCAPE);
    assert!(terminal.leave("q").0.success());
}

#[test]
fn two_players_hand_the_keyboard_over_from_the_menu_to_the_end() {
    let home = Home::still();
    let mut terminal = home.start(&[]);
    terminal.choose("New game").go_to("Players").press(ENTER).go_to("Communication").press(ENTER);
    terminal.go_to("Seed or share code").type_in("7").go_to("Deal the cards").press(ENTER);
    let shown = terminal.play_to_the_end();
    assert!(shown.contains("Two players, cards hidden, talk free"));
    for player in ["Player 1, it is your turn.", "Player 2, it is your turn."] {
        assert!(shown.contains(player), "the curtain falls for both");
    }
    terminal.choose("Back to the menu");
    assert!(terminal.leave("q").0.success());
}
