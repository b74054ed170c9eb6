//! Screens as text.

use insta::assert_snapshot;
use onirim_core::{Question, Setup};
use onirim_record::FromNotation;
use onirim_session::SpellStop;
use onirim_tui::{DealFrom, Input, Key, Settings};

use crate::drive::{FRENCH, PLAIN, Player, STILL, Whim};

const SMALL: (u16, u16) = (80, 24);
const LARGE: (u16, u16) = (160, 50);

/// Takes a picture; its name says what is on it.
macro_rules! picture {
    ($name:literal, $player:expr, $size:expr) => {
        assert_snapshot!($name, $player.picture($size.0, $size.1));
    };
}

fn setup(notation: &str) -> Setup {
    Setup::from_notation(notation).expect("a set-up")
}

/// The middle of a game, at the beginning of a turn.
fn middle(settings: Settings, notation: &str) -> Player {
    Player::asked(settings, notation, |question| question == Question::Turn)
}

#[test]
fn menu() {
    let player = Player::new(STILL);
    picture!("menu_80x24", player, SMALL);
    picture!("menu_160x50", player, LARGE);
    picture!("menu_french_80x24", Player::new(FRENCH), SMALL);
    picture!("menu_plain_80x24", Player::new(PLAIN), SMALL);
}

#[test]
fn new_game_and_todays_deal() {
    let mut player = Player::new(STILL);
    player.key(Key::Enter).key(Key::Up).keys("ONI2-0G1A-E");
    picture!("new_game_80x24", player, SMALL);
    let mut player = Player::new(FRENCH);
    player.keys("2");
    picture!("daily_french_80x24", player, SMALL);
}

#[test]
fn tables() {
    picture!("table_base_80x24", middle(STILL, "solo"), SMALL);
    picture!("table_base_160x50", middle(STILL, "solo"), LARGE);
    picture!("table_base_french_80x24", middle(FRENCH, "solo"), SMALL);
    picture!("table_base_plain_80x24", middle(PLAIN, "solo"), SMALL);
    picture!("table_book_80x24", middle(STILL, "solo book"), SMALL);
    picture!("table_towers_80x24", middle(STILL, "solo towers"), SMALL);
    picture!("table_premonitions_80x24", middle(STILL, "solo premonitions"), SMALL);
    picture!("table_all_80x24", middle(FRENCH, "solo book towers premonitions"), SMALL);
    picture!("table_all_160x50", middle(STILL, "solo book towers premonitions"), LARGE);
    picture!("table_all_plain_160x50", middle(PLAIN, "solo book towers premonitions"), LARGE);
}

#[test]
fn two_players() {
    picture!("duo_open_80x24", middle(STILL, "duo open"), SMALL);
    picture!("duo_all_80x24", middle(STILL, "duo open book towers premonitions"), SMALL);
    picture!("duo_all_160x50", middle(FRENCH, "duo open book towers premonitions"), LARGE);
    picture!("duo_draft_80x24", Player::at(STILL, setup("duo talk"), 3), SMALL);
}

#[test]
fn the_keyboard_is_passed_on() {
    let mut player = Player::at(STILL, setup("duo talk"), 3);
    player.keys("111111").sit_down();
    while !player.picture(80, 24).contains("Your turn is over") {
        player.key(Key::Char('a')).key(Key::Enter);
    }
    picture!("turn_over_80x24", player, SMALL);
    player.key(Key::Enter);
    let curtain = player.picture(80, 24);
    assert!(!curtain.contains('☼') && !curtain.contains('☾') && !curtain.contains('♀'), "hands are hidden");
    picture!("curtain_80x24", player, SMALL);
    // Whoever holds a key, or types ahead, stops here.
    player.key(Key::Enter).key(Key::Enter);
    assert_eq!(player.picture(80, 24), curtain);
    player.key(Key::Char(' '));
    assert!(player.picture(80, 24).contains("Player 2"));
}

#[test]
fn questions() {
    picture!("prophecy_80x24", Player::asked(STILL, "solo", |asked| asked == Question::Prophecy), SMALL);
    let mut player = Player::asked(FRENCH, "solo", |asked| asked == Question::Prophecy);
    player.key(Key::Right).keys("x");
    picture!("prophecy_marked_french_160x50", player, LARGE);
    picture!("nightmare_80x24", Player::asked(STILL, "solo towers", |asked| asked == Question::Nightmare), SMALL);
    picture!(
        "nightmare_book_french_80x24",
        Player::asked(FRENCH, "solo book", |asked| asked == Question::Nightmare),
        SMALL
    );
    let dream = |settings| Player::asked(settings, "solo premonitions", |asked| asked == Question::HappyDream);
    picture!("happy_dream_80x24", dream(STILL), SMALL);
    picture!("happy_dream_french_160x50", dream(FRENCH), LARGE);
    let drawn = |asked| matches!(asked, Question::DrawnDoor { .. });
    picture!("drawn_door_80x24", Player::asked(STILL, "solo", drawn), SMALL);
    let sift = |asked| asked == Question::Sift;
    picture!("sift_80x24", Player::asked(STILL, "solo premonitions", sift), SMALL);
    let swap_goals = |asked| asked == Question::SwapGoals;
    picture!("swap_goals_80x24", Player::asked(STILL, "solo book", swap_goals), SMALL);
    let payment = |asked| matches!(asked, Question::Payment { .. });
    picture!("payment_plain_80x24", Player::asked(PLAIN, "solo book", payment), SMALL);
    picture!("payment_french_80x24", Player::asked(FRENCH, "duo open book towers premonitions", payment), SMALL);
    let always = Settings { spell_stop: SpellStop::BeforeDraws, ..STILL };
    picture!("before_draw_80x24", Player::asked(always, "solo book", |asked| asked == Question::BeforeDraw), SMALL);
}

#[test]
fn a_costly_choice_is_asked_for_once_more() {
    let mut player = Player::asked(STILL, "solo", |asked| asked == Question::Prophecy);
    // Any card may be picked out; only a Door is warned of.
    for _ in 0..5 {
        player.key(Key::Char('x')).key(Key::Enter);
        if player.picture(80, 24).contains("Careful!") {
            break;
        }
        player.key(Key::Right);
        if player.question() != Some(Question::Prophecy) {
            return;
        }
    }
    picture!("confirm_80x24", player, SMALL);
}

#[test]
fn ends() {
    for (name, settings) in [("end_80x24", STILL), ("end_french_80x24", FRENCH)] {
        let mut player = Player::at(settings, setup("solo"), 5);
        let mut whim = Whim(5);
        while player.game().ending().is_none() {
            player.whim(&mut whim);
        }
        assert_snapshot!(name, player.picture(80, 24));
    }
}

#[test]
fn pages() {
    let mut player = Player::new(STILL);
    player.keys("8");
    picture!("settings_80x24", player, SMALL);
    player.key(Key::Right);
    picture!("settings_french_80x24", player, SMALL);
    let mut player = Player::new(STILL);
    player.keys("7").key(Key::Down).key(Key::Down);
    picture!("rules_80x24", player, SMALL);
    player.keys("/premonition");
    picture!("rules_search_80x24", player, SMALL);
    let mut player = Player::new(STILL);
    player.keys("6");
    picture!("statistics_empty_80x24", player, SMALL);
}

#[test]
fn statistics_and_saved_games() {
    let mut player = Player::new(STILL);
    for seed in 0..12 {
        player.app.begin(setup(if seed % 3 == 0 { "solo towers" } else { "solo" }), Some(seed), DealFrom::Seed);
        let mut whim = Whim(seed);
        while player.game().ending().is_none() {
            player.whim(&mut whim);
        }
    }
    player.key(Key::Escape).keys("6");
    picture!("statistics_80x24", player, SMALL);
    player.key(Key::Right);
    picture!("statistics_setup_160x50", player, LARGE);
    player.key(Key::Escape).keys("5");
    let day = jiff::Zoned::now().with_time_zone(jiff::tz::TimeZone::UTC).date().to_string();
    assert_snapshot!("records_80x24", player.picture(80, 24).replace(&day, "2026-03-01"));
    player.key(Key::Enter).key(Key::Right).key(Key::Right).key(Key::Right);
    picture!("review_80x24", player, SMALL);
}

#[test]
fn overlays() {
    let mut player = middle(STILL, "solo premonitions");
    player.keys("l");
    picture!("log_80x24", player, SMALL);
    player.key(Key::Escape).keys("p");
    picture!("piles_80x24", player, SMALL);
    player.key(Key::Enter).key(Key::Escape);
    picture!("pause_80x24", player, SMALL);
}

#[test]
fn lesson() {
    let mut player = Player::new(STILL);
    player.keys("3");
    picture!("lesson_80x24", player, SMALL);
    let mut player = Player::new(FRENCH);
    player.keys("3");
    picture!("lesson_french_160x50", player, LARGE);
}

#[test]
fn real_cards() {
    let mut player = Player::new(STILL);
    player.app.begin(setup("solo towers"), None, DealFrom::Table);
    player.keys("rsbmgd");
    picture!("dealing_80x24", player, SMALL);
    player.keys("gknmr3");
    player.keys("1");
    picture!("real_cards_80x24", player, SMALL);
    player.send(Input::Key(Key::Escape));
}

#[test]
fn a_small_window_is_told_so() {
    picture!("too_small_40x10", Player::new(FRENCH), (40, 10));
}
