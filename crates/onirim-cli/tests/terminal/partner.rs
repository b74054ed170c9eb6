//! A program at the other seat.

use crate::home::Home;
use crate::player::ENTER;
use crate::terminal::Terminal;

const THINKING: &str = "Your partner is thinking";

/// Answers until the program is asked; says what was shown on the way.
fn until_the_program_is_asked(terminal: &mut Terminal) -> String {
    let mut shown = String::new();
    while !terminal.shows(THINKING) {
        shown.push_str(&terminal.screen());
        terminal.answer();
    }
    shown
}

#[test]
fn a_program_answers_from_the_menu_on_and_after_the_game_was_killed_while_it_was_asked() {
    let home = Home::still();
    let mut terminal = home.start(&[]);
    terminal.choose("New game").go_to("Players").press(ENTER).go_to("Communication").press(ENTER);
    terminal.go_to("Player 2 is").press(ENTER).go_to("Seed or share code").type_in("7");
    terminal.go_to("Deal the cards").press(ENTER);
    assert!(terminal.shows("with the program, quick"), "{}", terminal.screen());
    let mut shown = String::new();
    for _ in 0..6 {
        shown.push_str(&until_the_program_is_asked(&mut terminal));
        terminal.wait_without(THINKING);
    }
    assert!(shown.contains("Play or discard a card"), "the cards were picked by turns:\n{shown}");
    assert!(!shown.contains("it is your turn"), "no curtain");
    until_the_program_is_asked(&mut terminal);
    terminal.kill();

    let mut terminal = home.start(&[]);
    terminal.choose("Continue").wait_without(THINKING);
    assert!(terminal.shows("with the program, quick"), "{}", terminal.screen());
    until_the_program_is_asked(&mut terminal);
    terminal.kill();
}
