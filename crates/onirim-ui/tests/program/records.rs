//! The list of saved games.

use std::rc::Rc;

use onirim_core::Setup;
use onirim_session::Conclusion;
use onirim_ui::pages::{Records, Saved, length};
use onirim_ui::{App, Screen, Start};

use crate::front_end::{Elsewhere, press, program};
use crate::lists::{Lists, TODAY, summary};

fn records(app: &App) -> &Records {
    let Screen::Records(records) = app.screen() else { panic!("{:?}", app.screen()) };
    records
}

#[test]
fn a_saved_game_tells_day_time_and_turns() {
    let game = summary(1, Setup::SOLO, TODAY, Some(Conclusion::Won));
    let mut app = program(Elsewhere::default(), Lists(vec![game], Rc::default()));
    app.start(Start::Menu);
    press(&mut app, "5");
    assert_eq!(app.played(&game), "2026-03-01 12:34");
    assert_eq!(length(&game, app.text()), "23 turns");
    let old = onirim_session::GameSummary { turns: None, ..game };
    assert_eq!(length(&old, app.text()), "", "an old program did not count them");
    app.look_for("12:34 23");
    let listed = records(&app).listed();
    assert!(matches!(listed[..], [Saved::Game(_)]), "{listed:?}");
    assert!(listed[0].named(&app).contains("12:34"), "{}", listed[0].named(&app));
}
