//! Keys pressed just after the end of a game do not start another one.

use std::time::Duration;

use onirim_core::Setup;
use onirim_session::Nowhere;
use onirim_ui::{App, DealFrom, Input, Key, Screen, Target};

use crate::front_end::{Elsewhere, program, table};

/// A held Enter key and its repetition rate.
const REPEATED: Duration = Duration::from_millis(33);

/// A game that has ended while Enter was held, and when.
fn ended_while_enter_is_held() -> (App, Duration) {
    let mut app = program(Elsewhere::default(), Nowhere);
    app.begin(Setup::SOLO, Some(7), DealFrom::Seed);
    let mut now = Duration::from_secs(1);
    for _ in 0..5_000 {
        if table(&app).has_ended() {
            return (app, now);
        }
        now += REPEATED;
        press_at(&mut app, Key::Enter, now);
    }
    panic!("a game comes to its end");
}

fn press_at(app: &mut App, key: Key, now: Duration) {
    app.update(Input::Time(now));
    app.update(Input::Key(key));
}

fn has_ended(app: &App) -> bool {
    matches!(app.screen(), Screen::Game(game) if game.has_ended())
}

#[test]
fn a_key_that_is_held_through_the_end_begins_no_new_game() {
    let (mut app, mut now) = ended_while_enter_is_held();
    for _ in 0..100 {
        now += REPEATED;
        press_at(&mut app, Key::Enter, now);
        assert!(has_ended(&app), "another game was begun");
    }
    // The key was released and pressed again.
    press_at(&mut app, Key::Enter, now + Duration::from_millis(300));
    assert!(!has_ended(&app), "the board takes no key");
}

#[test]
fn keys_and_clicks_that_come_just_after_the_end_were_meant_for_the_game() {
    let (mut app, now) = ended_while_enter_is_held();
    app.update(Input::Time(now + Duration::from_millis(300)));
    for input in [Input::Key(Key::Char('1')), Input::Click(Target::Item(0)), Input::Key(Key::Escape)] {
        app.update(input);
        assert!(has_ended(&app), "{input:?}");
    }
    // A moment later any other key is accepted.
    press_at(&mut app, Key::Char('1'), now + Duration::from_millis(601));
    assert!(!has_ended(&app), "the board takes no key");
}

#[test]
fn a_reopened_summary_accepts_keys_at_once() {
    let (mut app, now) = ended_while_enter_is_held();
    press_at(&mut app, Key::Char('4'), now + Duration::from_secs(1));
    assert!(matches!(app.screen(), Screen::Review(_)), "{:?}", app.screen());
    app.update(Input::Key(Key::Escape));
    assert!(has_ended(&app));
    app.update(Input::Key(Key::Char('1')));
    assert!(!has_ended(&app), "the board takes no key");
}

#[test]
fn the_program_can_be_left_at_any_moment() {
    let (mut app, _) = ended_while_enter_is_held();
    assert_eq!(app.update(Input::Key(Key::Interrupt)), onirim_ui::Flow::Leave);
}
