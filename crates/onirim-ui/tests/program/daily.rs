//! The daily deal shows whether and how it was played.

use std::rc::Rc;

use jiff::tz::Offset;
use onirim_core::{Setup, Towers};
use onirim_session::{Conclusion, GameKind, GameSummary, Nowhere};
use onirim_ui::coach::OnTheSpot;
use onirim_ui::pages::MenuItem;
use onirim_ui::{App, Equipment, Input, Key, Keyboard, Screen, Settings, Sharing, Start};

use crate::front_end::{Elsewhere, press, program, session, table};
use crate::lists::{Lists, TODAY, summary};

fn attempt(setup: Setup) -> GameSummary {
    GameSummary { kind: GameKind::Daily(TODAY), ..summary(1, setup, TODAY, Some(Conclusion::GivenUp)) }
}

fn at_the_menu(games: Vec<GameSummary>) -> App {
    let mut app = program(Elsewhere::default(), Lists(games, Rc::default()));
    app.start(Start::Menu);
    app
}

/// The introduction to the form of the daily deal.
fn form(app: &App) -> String {
    let Screen::NewGame(page) = app.screen() else { panic!("{:?}", app.screen()) };
    app.about_deal(page)
}

#[test]
fn menu_and_form_tell_how_the_deal_of_this_day_went() {
    let mut app = at_the_menu(vec![attempt(Setup::SOLO)]);
    let label = app.menu_label(MenuItem::Daily);
    assert!(label.contains("given up") && label.contains("5 Doors"), "{label}");
    press(&mut app, "2");
    let words = form(&app);
    assert!(words.contains("given up, 5 Doors, 23 turns") && words.contains("will not count"), "{words}");
}

#[test]
fn an_attempt_with_another_set_up_or_of_another_day_is_none() {
    let with_towers = Setup { towers: Some(Towers::Rampart), ..Setup::SOLO };
    let mut app = at_the_menu(vec![attempt(with_towers)]);
    press(&mut app, "2");
    assert!(!form(&app).contains("given up"), "{}", form(&app));
    let mut app = at_the_menu(vec![attempt(Setup::SOLO)]);
    app.turn_to(TODAY.tomorrow().expect("a day"));
    assert!(!app.menu_label(MenuItem::Daily).contains("given up"));
}

/// The program with this way of sharing, after the daily deal.
fn after_the_daily_deal(sharing: Sharing) -> App {
    let equipment = Equipment {
        archive: Rc::new(Nowhere),
        seeds: Box::new(|| Ok(7)),
        sharing,
        local_time: |moment| Offset::UTC.to_datetime(moment),
        keyboard: Keyboard::There,
        coach: Box::new(OnTheSpot),
        items: Vec::new(),
    };
    let mut app = App::new(Settings { motion: onirim_ui::Motion::Off, ..Settings::default() }, TODAY, equipment);
    app.start(Start::Daily { setup: Setup::SOLO });
    for _ in 0..2000 {
        if session(&app).is_over() {
            return app;
        }
        press(&mut app, "d");
        app.update(Input::Key(Key::Enter));
        if table(&app).overlay.is_some() {
            press(&mut app, "2");
        }
    }
    panic!("a game comes to its end");
}

#[test]
fn the_line_to_share_has_the_address_of_the_game() {
    let deal = |code: &onirim_record::ShareCode| code.to_string();
    let mut app = after_the_daily_deal(Sharing::Link { deal, page: || "https://onirim.example/".to_owned() });
    press(&mut app, "c");
    let line = app.take_clipboard().expect("a line");
    assert!(line.starts_with("Onirim 2026-03-01") && line.ends_with(" https://onirim.example/"), "{line}");
    let mut app = after_the_daily_deal(Sharing::Code);
    let code = session(&app).share_code().expect("a code").to_string();
    press(&mut app, "c");
    let line = app.take_clipboard().expect("a line");
    assert!(line.ends_with(&code), "{line}");
}
