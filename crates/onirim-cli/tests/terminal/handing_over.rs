//! Two players line by line at one terminal: what the one has read, the other must not find.

use crate::home::Home;
use crate::terminal::Terminal;

const OTHER_IS_NEXT: &str = "Player 2, type ok when your partner is not looking.";
const FIRST_IS_NEXT: &str = "Player 1, type ok when your partner is not looking.\n";
const HAND: &str = "Your own cards: ";

/// Plays until the terminal is handed over to the second player, who has not looked yet. The hand of the first one comes with it, as it was told last.
fn handed_over(home: &Home, kind: &str, height: u16) -> (Terminal, String) {
    let mut terminal = home.talk(kind, &["--setup", "duo talk", "--seed", "3"], height);
    let mut hand = None;
    for _ in 0..100 {
        if terminal.shows(OTHER_IS_NEXT) {
            return (terminal, hand.expect("a hand was told"));
        }
        let screen = terminal.screen();
        hand = screen.lines().rfind(|line| line.starts_with(HAND)).map(str::to_owned).or(hand);
        let answer = if screen.ends_with(FIRST_IS_NEXT) { "ok" } else { "1" };
        terminal.type_line(answer);
    }
    panic!("nobody hands over:\n{}", terminal.screen());
}

#[test]
fn nothing_of_a_hand_is_left_on_the_screen_or_scrolled_away() {
    for height in [24, 120, 200] {
        let home = Home::new();
        let (mut terminal, hand) = handed_over(&home, "xterm-256color", height);
        let found = terminal.within_reach();
        assert_eq!(found.trim_end(), OTHER_IS_NEXT, "{height} lines, after {hand:?}");
    }
}

/// A terminal that does not know how to be cleared, or one that passes the request over, still shows blank lines, as many as it has.
#[test]
fn where_nothing_can_be_cleared_the_hand_is_pushed_out_of_sight() {
    for kind in ["dumb", "xterm-256color"] {
        let home = Home::new();
        let (terminal, hand) = handed_over(&home, kind, 120);
        let output = terminal.last_output();
        let (before, _) = output.split_once(OTHER_IS_NEXT).expect("the question");
        assert!(before.contains(&"\r\n".repeat(120)), "after {hand:?}: {before:?}");
        assert_eq!(before.contains('\x1b'), kind != "dumb", "{before:?}");
        if kind == "dumb" {
            assert!(!terminal.shows(HAND) && !terminal.shows(&hand), "{}", terminal.screen());
        }
    }
}
