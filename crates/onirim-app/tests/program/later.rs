//! A program to which what lies beyond a game comes later.

use onirim_app::{App, DealFrom, Input, Key, KeyHelp, Screen, Start};
use onirim_core::Setup;
use onirim_session::{Lesson, Nowhere};

use crate::front_end::{Elsewhere, beyond, press, program_with, table};

fn incomplete() -> App {
    let mut app = program_with(None, Nowhere);
    app.start(Start::Menu);
    app
}

/// Answers whatever is asked with what is marked, until the game is over.
fn play_to_the_end(app: &mut App) {
    for _ in 0..5_000 {
        if table(app).session.is_over() {
            return;
        }
        app.update(Input::Key(Key::Enter));
    }
    panic!("a game comes to its end");
}

#[test]
fn a_game_is_played_to_its_end_before_anything_else_is_here() {
    let mut app = incomplete();
    app.begin(Setup::SOLO, Some(7), DealFrom::Seed);
    play_to_the_end(&mut app);
    assert!(!app.is_waiting() && !app.is_complete() && app.aftermath().is_none());
    app.complete(beyond(Elsewhere::default()));
    assert!(app.aftermath().is_some(), "what is told after the end is told as soon as it can be");
}

#[test]
fn whoever_wants_something_that_is_not_here_waits_and_is_led_there() {
    for (key, is_there) in [
        ('6', (|screen| matches!(screen, Screen::Statistics(_))) as fn(&Screen) -> bool),
        ('7', |screen| matches!(screen, Screen::Rules(_))),
        ('8', |screen| matches!(screen, Screen::Settings(_))),
    ] {
        let mut app = incomplete();
        press(&mut app, &key.to_string());
        assert!(app.is_waiting() && matches!(app.screen(), Screen::Menu(_)), "{key}: {:?}", app.screen());
        app.complete(beyond(Elsewhere::default()));
        assert!(!app.is_waiting() && is_there(app.screen()), "{key}: {:?}", app.screen());
    }
}

#[test]
fn a_hint_is_waited_for_at_the_table() {
    let coach = Elsewhere::default();
    let mut app = incomplete();
    app.begin(Setup::SOLO, Some(7), DealFrom::Seed);
    press(&mut app, "h");
    assert!(app.is_waiting() && table(&app).overlay.is_none());
    app.complete(beyond(coach.clone()));
    app.update(Input::Key(Key::Char('2')));
    assert_eq!((app.is_waiting(), coach.asked.borrow().len()), (false, 1), "its price was agreed to");
}

#[test]
fn whoever_does_something_else_meanwhile_is_not_led_away() {
    let mut app = incomplete();
    press(&mut app, "6");
    app.update(Input::Key(Key::Up));
    assert!(!app.is_waiting());
    app.complete(beyond(Elsewhere::default()));
    assert!(matches!(app.screen(), Screen::Menu(_)));
}

#[test]
fn a_game_that_was_begun_meanwhile_stays_on_the_table() {
    let mut app = incomplete();
    press(&mut app, "6");
    // A link was opened.
    app.begin(Setup::SOLO, Some(7), DealFrom::Seed);
    app.complete(beyond(Elsewhere::default()));
    assert!(matches!(app.screen(), Screen::Game(_)));
}

#[test]
fn the_table_of_keys_is_waited_for_too() {
    let mut app = incomplete();
    press(&mut app, "?");
    assert!(app.is_waiting() && app.key_help() == KeyHelp::Closed);
    app.complete(beyond(Elsewhere::default()));
    assert_eq!(app.key_help(), KeyHelp::Open);
}

#[test]
fn what_does_not_come_is_told_once_and_can_be_wanted_again() {
    let mut app = incomplete();
    app.start(Start::Lesson);
    app.wait_no_more("no network".to_owned());
    assert_eq!((app.is_waiting(), app.problem()), (false, Some("no network")));
    // Nobody waits: nobody is disturbed.
    app.update(Input::Key(Key::Enter));
    app.wait_no_more("no network".to_owned());
    assert_eq!(app.problem(), None);
    app.start(Start::Lesson);
    app.complete(beyond(Elsewhere::default()));
    assert_eq!(app.lecture().map(|lecture| lecture.lesson()), Some(Lesson::First));
}
