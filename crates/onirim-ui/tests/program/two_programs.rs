//! Another program changes the archive, as another tab of a browser does, or nothing can be saved.

use std::cell::Cell;
use std::rc::Rc;

use onirim_core::Setup;
use onirim_session::{GameId, Nowhere};
use onirim_ui::coach::OnTheSpot;
use onirim_ui::table::Overlay;
use onirim_ui::{App, DealFrom, Input, Key, Screen};

use crate::front_end::{press, program, session, table};
use crate::lists::{Lists, Saving};

#[test]
fn a_game_that_was_taken_away_is_told_of_and_left() {
    let saving = Rc::new(Cell::new(Saving::Works));
    let mut app = program(OnTheSpot, Lists(Vec::new(), Rc::clone(&saving)));
    app.begin(Setup::SOLO, Some(7), DealFrom::Seed);
    press(&mut app, "p");
    app.look_again();
    assert!(app.session().is_some() && app.problem().is_none(), "nothing has changed");
    saving.set(Saving::TakenAway);
    app.look_again();
    assert!(matches!(app.screen(), Screen::Menu(_)));
    assert!(app.problem().is_some(), "it is told");
    assert_eq!(app.problem_title(), "Please note", "nothing went wrong");
}

#[test]
fn a_game_that_cannot_be_opened_is_told_of() {
    let mut app = program(OnTheSpot, Nowhere);
    let id = GameId::from_bits(5);
    let why = app.text().trouble(&app.archive().open(id).expect_err("nothing is kept"));
    assert!(why.contains(&id.to_string()), "{why}");
    app.look_again();
    assert!(app.problem().is_none());
}

fn seed(app: &App) -> Option<u64> {
    app.session().and_then(|session| session.record().seed)
}

/// At a game that could not be saved after an action.
fn at_a_full_disk() -> App {
    let saving = Rc::new(Cell::new(Saving::Works));
    let mut app = program(OnTheSpot, Lists(Vec::new(), Rc::clone(&saving)));
    app.begin(Setup::SOLO, Some(7), DealFrom::Seed);
    saving.set(Saving::DiskIsFull);
    press(&mut app, "p");
    assert!(app.problem().is_some() && session(&app).is_unsaved());
    assert_eq!(app.problem_title(), "Something went wrong");
    app.update(Input::Key(Key::Escape));
    app
}

#[test]
fn a_game_that_cannot_be_saved_is_asked_about_before_another_one_begins() {
    let mut app = at_a_full_disk();
    app.begin(Setup::SOLO, Some(8), DealFrom::Seed);
    assert_eq!(seed(&app), Some(7), "nothing is lost");
    assert!(matches!(table(&app).overlay, Some(Overlay::Dialog(_))), "and it is asked about");
    press(&mut app, "1");
    assert_eq!(seed(&app), Some(7), "the first answer stays");
    app.begin(Setup::SOLO, Some(8), DealFrom::Seed);
    press(&mut app, "3");
    assert_eq!(seed(&app), Some(8), "the last answer leaves");
}

#[test]
fn a_game_that_waits_and_cannot_be_saved_is_asked_about_too() {
    let mut app = at_a_full_disk();
    press(&mut app, "??");
    assert!(matches!(app.screen(), Screen::Rules(_)));
    app.begin(Setup::SOLO, Some(8), DealFrom::Seed);
    assert_eq!(seed(&app), Some(7));
    assert!(matches!(table(&app).overlay, Some(Overlay::Dialog(_))), "it is on the screen again");
}

#[test]
fn a_game_that_begins_has_the_screen_for_itself() {
    let mut app = program(OnTheSpot, Nowhere);
    app.begin(Setup::SOLO, Some(7), DealFrom::Seed);
    press(&mut app, "???");
    assert!(app.paused().is_some() && app.has_key_help());
    app.begin(Setup::SOLO, Some(8), DealFrom::Seed);
    assert_eq!(seed(&app), Some(8));
    assert!(app.paused().is_none() && !app.has_key_help());
}
