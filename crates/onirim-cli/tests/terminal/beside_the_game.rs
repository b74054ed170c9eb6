//! What a terminal does besides showing the game: it steps back for the shell, holds a text for other programs, hears the mouse or does not.

use vt100::MouseProtocolMode;

use crate::home::Home;
use crate::player::{CTRL_C, ENTER, ESCAPE};
use crate::terminal::{Aftermath, Terminal};

const CTRL_Z: &str = "\x1a";

fn hears_the_mouse(terminal: &Terminal) -> bool {
    terminal.state().mouse != MouseProtocolMode::None
}

#[test]
fn ctrl_z_gives_the_terminal_back_and_going_on_takes_it_again() {
    let home = Home::still();
    let mut terminal = home.in_mid_game("solo");
    let (table, playing) = (terminal.screen(), terminal.state());
    assert_ne!(playing, Aftermath::CLEAN);
    for time in 1..=2 {
        terminal.press_to_stop(CTRL_Z);
        assert_eq!(terminal.state(), Aftermath::CLEAN, "the shell has its terminal, time {time}");
        assert!(!terminal.shows("Your hand"), "{}", terminal.screen());
        terminal.go_on();
        assert_eq!(terminal.screen(), table, "time {time}");
        assert_eq!(terminal.state(), playing, "the mouse is heard again, time {time}");
    }
    terminal.press(ENTER);
    assert_ne!(terminal.screen(), table, "the game goes on");
    assert_eq!(terminal.leave(CTRL_C).1, Aftermath::CLEAN);
}

#[test]
fn a_key_copies_the_share_code_into_the_clipboard_of_the_terminal() {
    let home = Home::still();
    // OSC 52 carries a text in base 64.
    let mut terminal = home.start(&["play", "--setup", "solo", "--seed", "7"]);
    assert!(terminal.shows("ONI2-G07Z"), "{}", terminal.screen());
    terminal.press("c");
    assert!(terminal.last_output().contains("\x1b]52;c;T05JMi1HMDda\x1b\\"), "{:?}", terminal.last_output());
    assert!(terminal.shows("Share code copied: ONI2-G07Z"), "{}", terminal.screen());
    terminal.press(ENTER);
    assert!(!terminal.last_output().contains("\x1b]52;"), "once");
}

#[test]
fn the_mouse_can_be_given_back_to_the_terminal_and_taken_again() {
    let home = Home::still();
    let mut terminal = home.in_mid_game("solo");
    assert!(hears_the_mouse(&terminal));
    terminal.press("m");
    assert!(!hears_the_mouse(&terminal) && terminal.shows("The terminal uses the mouse"), "{}", terminal.screen());
    terminal.press("m");
    assert!(hears_the_mouse(&terminal) && terminal.shows("The game uses the mouse"), "{}", terminal.screen());
    terminal.press("m");
    assert!(terminal.leave(CTRL_C).0.success());

    let mut terminal = home.start(&[]);
    assert!(!hears_the_mouse(&terminal), "it is kept");
    terminal.choose("Settings").go_to("Mouse").press(ENTER);
    assert!(hears_the_mouse(&terminal), "and can be changed in the settings");
    terminal.press(ESCAPE);
    assert_eq!(terminal.leave("q").1, Aftermath::CLEAN);
}
