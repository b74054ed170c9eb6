//! Keys and what they do.

use onirim_core::{Question, Seat, Setup};
use onirim_session::GameKind;
use onirim_ui::{DealFrom, Flow, Key};

use crate::drive::{Player, STILL, Whim, set_up};

fn ply(player: &Player) -> usize {
    player.program.app().session().expect("a game").playthrough().ply()
}

#[test]
fn a_game_begins_two_keys_after_the_start() {
    let mut player = Player::new(STILL);
    player.key(Key::Enter).key(Key::Enter);
    assert_eq!(player.question(), Some(Question::Turn));
}

#[test]
fn one_click_on_the_menu_begins_a_game() {
    let mut player = Player::new(STILL);
    player.click_on("Play: the base game");
    assert_eq!(player.program.app().session().expect("a game").record().setup, Setup::SOLO);
    player.program.app_mut().begin(set_up("solo towers"), Some(1), onirim_ui::DealFrom::Seed);
    player.keys("p").key(Key::Escape).keys("4");
    player.click_on("Play again: Alone, with the Towers");
    assert_eq!(player.program.app().session().expect("a game").record().setup, set_up("solo towers"));
}

#[test]
fn a_key_without_an_effect_is_told() {
    let mut player = Player::new(STILL);
    player.program.app_mut().begin(Setup::SOLO, None, onirim_ui::DealFrom::Day);
    player.keys("ph");
    assert!(player.picture(80, 24).contains("no advice in the deal of the day"), "{}", player.picture(80, 24));
    player.keys("g");
    assert!(player.picture(80, 24).contains("g does nothing here"), "{}", player.picture(80, 24));
}

#[test]
fn a_deal_from_outside_is_explained() {
    let mut player = Player::new(STILL);
    player.program.app_mut().invite(&onirim_record::ShareCode { setup: set_up("solo towers"), seed: 99 });
    assert!(player.picture(80, 24).contains("A deal from a link"), "{}", player.picture(80, 24));
    player.click_on("Not now");
    assert!(player.program.app().session().is_none());
}

#[test]
fn a_share_code_brings_its_set_up_and_deal() {
    let code = onirim_record::ShareCode { setup: set_up("duo open towers"), seed: 99 };
    let mut player = Player::new(STILL);
    player.keys("1").key(Key::Up).keys(&code.to_string()).key(Key::Enter).key(Key::Enter);
    assert_eq!(player.program.app().session().expect("a game").record().share_code(), Some(code));
}

#[test]
fn a_wrong_share_code_is_not_played() {
    let mut player = Player::new(STILL);
    player.keys("1").key(Key::Up).keys("ONI1-XX").key(Key::Enter).key(Key::Enter);
    assert!(player.program.app().session().is_none());
    assert!(player.picture(80, 24).contains("neither a number nor a complete share code"));
}

#[test]
fn a_digit_points_and_a_letter_does() {
    for (place, digit) in "12345".chars().enumerate() {
        let mut player = Player::at(STILL, Setup::SOLO, 1);
        let card = player.hand()[place].card;
        player.keys(&digit.to_string());
        assert_eq!(ply(&player), 0, "a digit alone does nothing");
        player.keys("p");
        assert_eq!(player.game().row(Seat::One).cards(), [card]);
        let mut player = Player::at(STILL, Setup::SOLO, 1);
        player.keys(&format!("{digit}d"));
        assert!(player.game().discard_pile().contains(card));
    }
}

#[test]
fn a_french_keyboard_needs_no_shift() {
    let mut player = Player::at(STILL, Setup::SOLO, 1);
    player.keys("&p");
    assert_eq!(player.game().row(Seat::One).cards().len(), 1);
}

#[test]
fn the_deal_of_the_day_counts_once() {
    let mut player = Player::new(STILL);
    player.keys("2").key(Key::Enter);
    player.play_on(1);
    player.key(Key::Escape).keys("2").key(Key::Enter);
    assert_eq!(player.program.app().session().expect("a game").kind(), GameKind::Normal, "the second time is practice");
}

#[test]
fn a_game_goes_on_where_it_was_left() {
    let mut player = Player::at(STILL, set_up("solo book towers premonitions"), 4);
    let mut whim = Whim(9);
    for _ in 0..60 {
        player.whim(&mut whim);
    }
    let left = player.program.app().session().expect("a game").game().view(Seat::One);
    while player.program.app().session().is_some() {
        player.key(Key::Escape);
        player.keys("4");
    }
    player.key(Key::Enter);
    assert_eq!(player.game().view(Seat::One), left);
}

#[test]
fn real_cards_are_told_and_corrected() {
    let mut player = Player::new(STILL);
    player.program.app_mut().begin(Setup::SOLO, None, DealFrom::Table);
    player.tell("rs rm gs").key(Key::Backspace).tell("gs bk rs");
    assert_eq!(player.question(), Some(Question::Turn));
    player.keys("p").hands_do();
    assert!(player.picture(80, 24).contains("You draw a card"));
    player.key(Key::Backspace);
    assert_eq!(player.question(), Some(Question::Turn));
    player.keys("p").tell("x");
    assert_eq!(player.question(), Some(Question::Nightmare));
    player.key(Key::Backspace).hands_do();
    assert!(player.picture(80, 24).contains("You draw a card"), "the slip is taken back");
    player.tell("nm");
    assert_eq!(player.question(), Some(Question::Turn));
    assert_eq!(player.game().row(Seat::One).cards().len(), 1);
}

#[test]
fn ctrl_c_leaves_at_any_moment() {
    let mut player = Player::at(STILL, Setup::SOLO, 1);
    player.key(Key::Interrupt);
    assert_eq!(player.flow, Flow::Leave);
}

#[test]
fn plain_letters_are_all_that_a_plain_terminal_gets() {
    let settings = onirim_tui::Settings { language: onirim_text::Language::French, ..crate::drive::PLAIN };
    let player = Player::asked(settings, "duo open book towers premonitions", |asked| asked == Question::Turn);
    assert!(player.picture(160, 50).is_ascii());
    let mut player = Player::new(settings);
    assert!(player.picture(80, 24).is_ascii());
    for item in "23456789".chars() {
        player.keys(&item.to_string());
        assert!(player.picture(80, 24).is_ascii());
        player.key(Key::Escape).key(Key::Enter);
        player = Player::new(settings);
    }
}

#[test]
fn giving_up_is_asked_for_once_more() {
    let mut player = Player::at(STILL, Setup::SOLO, 1);
    player.key(Key::Escape).keys("6");
    assert!(player.program.app().session().is_some());
    player.keys("2");
    assert!(player.program.app().session().is_none());
    player.keys("5");
    assert!(player.picture(80, 24).contains("given up"));
}

#[test]
fn without_colours_there_are_none() {
    let table = |settings| Player::asked(settings, "solo book towers premonitions", |asked| asked == Question::Turn);
    assert!(table(STILL).is_colored());
    assert!(!table(crate::drive::PLAIN).is_colored());
}

#[test]
fn the_log_is_scrolled_to_its_first_line_and_back() {
    let mut player = Player::at(STILL, Setup::SOLO, 3);
    let mut whim = Whim(3);
    while player.game().deck_len() > 20 {
        player.whim(&mut whim);
    }
    player.key(Key::Escape).key(Key::Escape).keys("l");
    let end = player.look(80, 24);
    player.key(Key::Home);
    let beginning = player.look(80, 24);
    assert_ne!(beginning, end);
    player.key(Key::Up);
    assert_eq!(player.look(80, 24), beginning, "there is nothing before it");
    player.key(Key::Down);
    assert_ne!(player.look(80, 24), beginning, "each key moves at once");
    player.key(Key::End);
    assert_eq!(player.look(80, 24), end);
}

#[test]
fn the_piles_are_scrolled_downwards() {
    let mut player = Player::asked(STILL, "solo book towers premonitions", |asked| asked == Question::Turn);
    player.keys("i");
    let top = player.picture(80, 24);
    player.key(Key::Up);
    assert_eq!(player.picture(80, 24), top);
    player.key(Key::Down);
    assert_ne!(player.picture(80, 24), top);
}
