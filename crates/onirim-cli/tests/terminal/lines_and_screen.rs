//! A game with a program as partner, begun line by line, continued on the screen, and line by line again.

use onirim_core::Seat;
use onirim_patience::patiently;
use onirim_record::{Program, Programs};
use onirim_session::SavedGame;

use crate::home::Home;

fn saved(home: &Home) -> SavedGame {
    let store = home.store();
    let games = store.unfinished().expect("a list").games;
    store.load(games.first().expect("a game").id).expect("a good game")
}

#[test]
fn a_game_with_a_program_goes_to_the_screen_and_back() {
    let home = Home::still();
    let mut program = home.pipe(&["play", "--plain", "--setup", "duo silent", "--seed", "7", "--partner", "fast"]);
    program.feed("1\n".repeat(5));
    assert!(program.finish().status.success());
    let by_lines = saved(&home).playthrough;

    let mut terminal = home.start(&[]);
    assert!(terminal.shows("with the program (quick)"), "{}", terminal.screen());
    terminal.choose("Continue");
    terminal.wait_for("Play or discard a card.");
    terminal.answer();
    let is_answered = patiently(|| {
        let now = saved(&home).playthrough;
        let asked = now.game().decision().map(|decision| decision.seat);
        (now.ply() > by_lines.ply() + 1 && asked == Some(Seat::One)).then_some(())
    });
    assert!(is_answered.is_some(), "{}", terminal.screen());
    let (status, _) = terminal.leave("q");
    assert!(status.success());
    let on_screen = saved(&home);
    assert!(on_screen.playthrough.record().plies.starts_with(&by_lines.record().plies));
    assert_eq!(on_screen.summary.programs, Programs::seated([None, Some(Program::Fast)]));

    let told = home.plainly("yes\n1\n");
    assert!(told.contains("with the program (quick). Continue it?"), "{told}");
    assert!(saved(&home).playthrough.ply() > on_screen.playthrough.ply(), "{told}");
}
