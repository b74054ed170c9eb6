//! Letters without an effect show why.

use onirim_core::Setup;
use onirim_session::Nowhere;
use onirim_ui::{App, DealFrom, Key, Start};

use crate::front_end::{Elsewhere, at_a_table, press, program, session, table};

/// The notice after this key.
fn told(app: &mut App, key: char) -> String {
    press(app, &key.to_string());
    table(app).notice.clone().unwrap_or_default()
}

/// Checks that each of these keys shows the notice with this text key.
fn says(app: &mut App, answers: &[(char, &str)]) {
    for &(key, text) in answers {
        assert_eq!(told(app, key), app.text().get(text), "{key}");
    }
}

#[test]
fn in_the_deal_of_the_day_keys_without_an_effect_say_why() {
    let mut app = program(Elsewhere::default(), Nowhere);
    app.begin(Setup::SOLO, None, DealFrom::Day);
    press(&mut app, "p");
    says(&mut app, &[('u', "undo-daily"), ('h', "coach-no-daily"), ('r', "undo-nothing-again")]);
}

#[test]
fn in_a_lesson_keys_without_an_effect_say_why() {
    let mut app = program(Elsewhere::default(), Nowhere);
    app.start(Start::Lesson);
    says(&mut app, &[('u', "undo-lesson"), ('h', "coach-no-lesson"), ('r', "undo-nothing-again")]);
    says(&mut app, &[('c', "app-no-code"), ('s', "app-no-spells")]);
}

/// Every letter acts or says that it has no effect: in phase 1, at a Nightmare, a Prophecy or a Door, which all occur in this game.
#[test]
fn every_letter_acts_or_says_that_it_does_nothing() {
    let (mut app, _) = at_a_table();
    for _ in 0..200 {
        if session(&app).is_over() {
            break;
        }
        for letter in ['g', 'j', 'm', 's'] {
            let told = told(&mut app, letter);
            assert!(!told.is_empty(), "{letter}: {:?}", table(&app).ask);
        }
        press(&mut app, "d");
        for key in [Key::Enter, Key::Enter] {
            app.update(onirim_ui::Input::Key(key));
        }
        if table(&app).overlay.is_some() {
            press(&mut app, "2");
        }
    }
}
