//! What the screen shows, in which language and at which size.

use crate::home::Home;
use crate::player::{CTRL_C, ENTER};
use crate::terminal::Aftermath;

#[test]
fn a_window_may_grow_and_shrink_in_mid_game() {
    let home = Home::still();
    let mut terminal = home.in_mid_game("solo");
    let table = terminal.screen();
    terminal.resize(120, 40).wait_for("Discard pile");
    assert!(terminal.shows("Your hand"), "{}", terminal.screen());
    terminal.resize(60, 20).wait_for("has 60 by 20");
    assert!(!terminal.shows("Your hand"), "{}", terminal.screen());
    terminal.resize(80, 24).wait_for("Discard pile");
    assert_eq!(terminal.screen(), table);
    terminal.press(ENTER);
    assert_ne!(terminal.screen(), table, "the game goes on");
}

#[test]
fn the_menu_speaks_french() {
    let home = Home::new();
    let terminal = home.start(&["--lang", "fr"]);
    for words in ["Nouvelle partie", "La donne du jour", "Statistiques", "Réglages", "Quitter"] {
        assert!(terminal.shows(words), "no {words:?}:\n{}", terminal.screen());
    }
    assert!(terminal.leave("q").0.success());
}

#[test]
fn a_terminal_that_claims_to_be_endless_is_played_on_and_tidied_up() {
    let home = Home::still();
    let mut terminal = home.in_mid_game("solo");
    terminal.claim(u16::MAX, u16::MAX).wait_for_picture("an endless window");
    terminal.resize(80, 24).wait_for("Discard pile");
    let (status, aftermath) = terminal.leave(CTRL_C);
    assert_eq!(status.code(), Some(0));
    assert_eq!(aftermath, Aftermath::CLEAN);
}
