//! A shared deal is described before it is dealt.

use onirim_core::{Setup, Towers};
use onirim_record::ShareCode;
use onirim_session::Nowhere;
use onirim_ui::{App, Input, Key, Screen, Start, Target};

use crate::front_end::{Elsewhere, at_a_table, press, program, session};

const CODE: ShareCode = ShareCode { setup: Setup { towers: Some(Towers::Rampart), ..Setup::SOLO }, seed: 12 };

fn invited() -> App {
    let mut app = program(Elsewhere::default(), Nowhere);
    app.start(Start::Menu);
    app.invite(&CODE);
    app
}

#[test]
fn a_link_says_what_it_is_and_deals_only_if_that_is_wanted() {
    let mut app = invited();
    let question = app.invitation().expect("a question");
    assert!(question.body.contains("Towers") && question.body.contains(&CODE.to_string()), "{}", question.body);
    assert!(matches!(app.screen(), Screen::Menu(_)), "nothing was dealt yet");
    app.update(Input::Click(Target::Item(0)));
    assert_eq!(session(&app).share_code(), Some(CODE));
    assert!(app.invitation().is_none());
}

#[test]
fn a_link_can_be_left_alone() {
    for input in [Input::Click(Target::Item(1)), Input::Key(Key::Char('2')), Input::Key(Key::Escape)] {
        let mut app = invited();
        app.update(input);
        assert!(app.invitation().is_none() && matches!(app.screen(), Screen::Menu(_)), "{input:?}");
    }
}

#[test]
fn a_link_does_not_end_the_game_that_is_played() {
    let (mut app, _) = at_a_table();
    press(&mut app, "p");
    let code = session(&app).share_code();
    app.invite(&CODE);
    assert!(app.invitation().expect("a question").body.contains("saved games"));
    press(&mut app, "2");
    assert_eq!(session(&app).share_code(), code);
}
