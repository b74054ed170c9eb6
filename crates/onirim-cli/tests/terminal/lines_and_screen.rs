//! A game with a program as partner, begun line by line, continued on the screen, and line by line again.

use onirim_core::Seat;
use onirim_record::{Program, Programs};
use onirim_session::SavedGame;

use crate::home::Home;
use crate::player::ESCAPE;

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
    assert!(
        terminal.shows("Continue: With the quick program, cards hidden, in silence, the base game"),
        "{}",
        terminal.screen()
    );
    terminal.choose("Continue");
    let has_moved = |seat: Seat| {
        let record = saved(&home).playthrough;
        let moves = record.scenes().skip(by_lines.ply()).filter_map(|scene| scene.game.decision());
        moves.take(record.ply() - by_lines.ply()).any(|asked| asked.seat == seat)
    };
    while !has_moved(Seat::Two) {
        terminal.answer();
        terminal.wait_without("is thinking");
    }
    assert!(has_moved(Seat::One));
    terminal.press(ESCAPE);
    let (status, _) = terminal.leave("5");
    assert!(status.success());
    let on_screen = saved(&home);
    assert!(on_screen.playthrough.record().plies.starts_with(&by_lines.record().plies));
    assert_eq!(on_screen.summary.programs, Programs::seated([None, Some(Program::Fast)]));

    let told = home.plainly("1\n1\n");
    assert!(told.contains("\n1. Continue: With the quick program, cards hidden, in silence, the base game"), "{told}");
    assert!(saved(&home).playthrough.ply() > on_screen.playthrough.ply(), "{told}");
}
