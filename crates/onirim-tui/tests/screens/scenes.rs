//! Every kind of screen, for checks that apply to all of them.

use std::time::Duration;

use onirim_core::Question;
use onirim_tui::Settings;
use onirim_ui::{DealFrom, Input, Key};

use crate::drive::{Player, set_up};

/// The name of a screen, and a player who sees it.
pub(crate) type Scene = (&'static str, Player);

/// All kinds of screens.
pub(crate) fn all(settings: Settings) -> Vec<Scene> {
    [around(settings), tables(settings), questions(settings), over_the_table(settings), afterwards(settings)]
        .into_iter()
        .flatten()
        .collect()
}

/// After these keys in the menu.
fn menu(settings: Settings, keys: &str) -> Player {
    let mut player = Player::new(settings);
    player.keys(keys);
    player
}

/// The form of a new game, with the cursor on an expansion.
fn menu_on_towers(settings: Settings) -> Player {
    let mut player = menu(settings, "1");
    player.key(Key::Home).key(Key::Down).key(Key::Down);
    player
}

fn around(settings: Settings) -> Vec<Scene> {
    let mut code = menu(settings, "1");
    code.key(Key::Up).keys("ONI2-0G1A-E");
    let mut wrong = menu(settings, "1");
    wrong.key(Key::Up).keys("ONI2-XX");
    let mut dealing = Player::new(settings);
    dealing.program.app_mut().begin(set_up("solo towers"), None, DealFrom::Table);
    dealing.hands_do().keys("rsbmgd");
    vec![
        ("menu", Player::new(settings)),
        ("new game", menu(settings, "1")),
        ("a code", code),
        ("a wrong code", wrong),
        ("today's deal", menu(settings, "2")),
        ("settings", menu(settings, "8")),
        ("rules", menu(settings, "7")),
        ("rules searched", menu(settings, "7/door")),
        ("no statistics", menu(settings, "6")),
        ("no records", menu(settings, "5")),
        ("lessons", menu(settings, "3")),
        ("the first game", menu(settings, "31")),
        ("an expansion", menu_on_towers(settings)),
        ("dealing real cards", dealing),
    ]
}

fn tables(settings: Settings) -> Vec<Scene> {
    let all = "book towers premonitions";
    let mut curtain = Player::at(settings, set_up("duo talk"), 3);
    curtain.key(Key::Enter).key(Key::Enter).key(Key::Enter);
    vec![
        ("a table", Player::middle(settings, "solo")),
        ("a full table", Player::middle(settings, &format!("solo {all}"))),
        ("a full table for two", Player::middle(settings, &format!("duo open {all}"))),
        ("a hand-over", curtain),
        ("the draft", Player::at(settings, set_up("duo talk"), 3)),
    ]
}

fn questions(settings: Settings) -> Vec<Scene> {
    let asked = |notation: &str, wanted: fn(Question) -> bool| Player::asked(settings, notation, wanted);
    let mut marked = asked("solo", |question| question == Question::Prophecy);
    marked.key(Key::Right).keys("d");
    vec![
        ("Prophecy", marked),
        ("Nightmare", asked("solo towers", |question| question == Question::Nightmare)),
        ("Happy Dream", asked("solo premonitions", |question| question == Question::HappyDream)),
        ("a drawn Door", asked("solo", |question| matches!(question, Question::DrawnDoor { .. }))),
        ("Sift", asked("solo premonitions", |question| question == Question::Sift)),
        ("Goals swapped", asked("solo book", |question| question == Question::SwapGoals)),
        ("spells", {
            let mut player = asked("solo book", |question| question == Question::Turn);
            player.keys("s");
            player
        }),
        ("payment", asked("solo book", |question| matches!(question, Question::Payment { .. }))),
    ]
}

/// Boxes over a table.
fn over_the_table(settings: Settings) -> Vec<Scene> {
    let with = |keys: &str| {
        let mut player = Player::middle(settings, "solo");
        player.keys(keys);
        player
    };
    let mut pause = with("");
    pause.key(Key::Escape);
    let mut cards = Player::new(settings);
    cards.program.app_mut().begin(set_up("solo"), None, DealFrom::Table);
    cards.tell("rs bm gd gk rs nm").keys("d").hands_do();
    vec![
        ("log", with("l")),
        ("piles", with("i")),
        ("keys", with("?")),
        ("pause", pause),
        ("the price of a hint", with("h")),
        ("a hint", with("h2hh")),
        ("real cards", cards),
    ]
}

fn afterwards(settings: Settings) -> Vec<Scene> {
    let over = || Player::over(settings, "solo", 5);
    let from_menu = |keys: &str| {
        let mut player = over();
        player.key(Key::Escape).keys(keys);
        player
    };
    let mut review = from_menu("5");
    review.key(Key::Enter).key(Key::Right).key(Key::Right);
    let mut look_back = over();
    look_back.keys("r");
    while look_back.program.app().is_thinking() {
        look_back.send(Input::Time(Duration::ZERO));
    }
    vec![
        ("the end", over()),
        ("statistics", from_menu("6")),
        ("records", from_menu("5")),
        ("a replay", review),
        ("a look back", look_back),
    ]
}
