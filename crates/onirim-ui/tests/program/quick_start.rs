//! Starting a game from the menu.

use std::rc::Rc;

use onirim_core::{Setup, Towers};
use onirim_session::{Conclusion, GameSummary};
use onirim_ui::pages::MenuItem;
use onirim_ui::{App, Input, Start, Target};

use crate::front_end::{Elsewhere, press, program, session};
use crate::lists::{Lists, TODAY, summary};

const WITH_TOWERS: Setup = Setup { towers: Some(Towers::Rampart), ..Setup::SOLO };

fn at_the_menu(games: Vec<GameSummary>) -> App {
    let mut app = program(Elsewhere::default(), Lists(games, Rc::default()));
    app.start(Start::Menu);
    app
}

fn click(app: &mut App, item: MenuItem) {
    let place = app.menu_items().iter().position(|&one| one == item).expect("the menu offers it");
    app.update(Input::Click(Target::Item(place)));
}

#[test]
fn one_click_or_key_on_the_menu_deals_a_base_game() {
    let mut app = at_the_menu(Vec::new());
    assert!(!app.menu_items().contains(&MenuItem::Again), "nothing was played yet");
    click(&mut app, MenuItem::Play);
    assert_eq!(session(&app).record().setup, Setup::SOLO);
    let mut app = at_the_menu(Vec::new());
    press(&mut app, "p");
    assert_eq!(session(&app).record().setup, Setup::SOLO);
}

#[test]
fn the_last_set_up_is_named_and_played_again() {
    let earlier = summary(1, Setup::SOLO, TODAY.yesterday().expect("a day"), None);
    let last = summary(2, WITH_TOWERS, TODAY, Some(Conclusion::Won));
    let mut app = at_the_menu(vec![earlier, last]);
    assert_eq!(app.menu_items()[..3], [MenuItem::Continue, MenuItem::Play, MenuItem::Again]);
    assert!(app.menu_label(MenuItem::Again).contains("Towers"), "{}", app.menu_label(MenuItem::Again));
    click(&mut app, MenuItem::Again);
    assert_eq!(session(&app).record().setup, WITH_TOWERS);
}

#[test]
fn a_base_game_is_not_offered_twice() {
    let app = at_the_menu(vec![summary(1, Setup::SOLO, TODAY, Some(Conclusion::Won))]);
    assert!(!app.menu_items().contains(&MenuItem::Again));
}
