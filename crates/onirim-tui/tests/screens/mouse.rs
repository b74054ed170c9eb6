//! The mouse: everything that can be chosen can be clicked.

use std::time::Duration;

use onirim_core::{Action, Question, Seat, Setup};
use onirim_session::Watch;
use onirim_ui::{Input, Key, Target};

use crate::drive::{Player, STILL, set_up};

const WHEEL_UP: Input = Input::Click(Target::Key(Key::Up));
const WHEEL_DOWN: Input = Input::Click(Target::Key(Key::Down));

#[test]
fn a_game_is_begun_and_played_with_the_mouse_alone() {
    let mut player = Player::new(STILL);
    player.click_on("New game").click_on("The Towers").click_on("Deal the cards");
    // The first click on another line moves the cursor; the second one acts.
    if player.program.app().session().is_none() {
        player.click_on("Deal the cards");
    }
    assert_eq!(player.question(), Some(Question::Turn));
    let first = player.actions()[0];
    player.choose(first);
    assert_eq!(player.program.app().session().expect("a game").playthrough().ply(), 1);
}

#[test]
fn a_click_chooses_a_card_and_a_second_one_plays_it() {
    let mut player = Player::at(STILL, Setup::SOLO, 1);
    let last = player.hand().last().expect("a card").card;
    let (_, targets) = player.screen(80, 24);
    let card = (0..24)
        .flat_map(|y| (0..80).map(move |x| (x, y)))
        .find_map(|(x, y)| targets.at(x, y).filter(|target| *target == Target::Hand(4)));
    let card = card.expect("the last card can be clicked");
    player.send(Input::Click(card));
    assert_eq!(player.program.app().session().expect("a game").playthrough().ply(), 0, "it is only chosen");
    player.send(Input::Click(card));
    assert_eq!(player.game().row(Seat::One).cards(), [last]);
}

/// B13: a double click means the clicked card, never the Key under the cursor.
#[test]
fn a_card_that_nothing_can_be_done_with_is_clicked_in_vain() {
    let pays = |action: &Action| matches!(action, Action::PayKey { .. });
    let mut player = Player::found(STILL, "solo", |game, question| {
        matches!(question, Question::DrawnDoor { .. }) && game.legal_actions().iter().any(|action| pays(&action))
    });
    let before = player.game();
    let hand: Vec<_> = player.hand().iter().map(|place| place.card).collect();
    let key = player.actions().into_iter().find(pays).and_then(|action| action.hand_card()).map(|(card, _)| card);
    let idle = hand.iter().position(|&card| Some(card) != key).expect("another card");
    for _ in 0..2 {
        player.send(Input::Click(Target::Hand(idle)));
        assert_eq!(player.game(), before);
    }
    let place = hand.iter().position(|&card| Some(card) == key).expect("the Key");
    player.send(Input::Click(Target::Hand(place)));
    assert_ne!(player.game(), before, "the Key was marked: a click on it pays it");
}

#[test]
fn the_wheel_moves_through_every_list() {
    let mut player = Player::new(STILL);
    let menu = player.picture(80, 24);
    player.send(WHEEL_DOWN);
    assert_ne!(player.picture(80, 24), menu);
    player.send(WHEEL_UP);
    assert_eq!(player.picture(80, 24), menu);
    player.keys("7");
    let rules = player.picture(80, 24);
    player.send(WHEEL_DOWN);
    assert_ne!(player.picture(80, 24), rules);
    let mut player = Player::asked(STILL, "solo", |asked| asked == Question::Turn);
    player.keys("l");
    let log = player.picture(80, 24);
    player.send(WHEEL_UP);
    assert_ne!(player.picture(80, 24), log, "older lines come up");
}

#[test]
fn keys_at_the_bottom_can_be_clicked() {
    let mut player = Player::at(STILL, Setup::SOLO, 1);
    player.click_on("keys").click_on("rules");
    assert!(player.picture(80, 24).contains("The rules"));
    player.click_on("back").click_on("log");
    assert!(player.picture(80, 24).contains("What happened"));
}

#[test]
fn dialogs_are_answered_with_a_click() {
    let mut player = Player::at(STILL, Setup::SOLO, 1);
    player.keys("pu").click_on("Undo it");
    assert_eq!(player.program.app().session().expect("a game").playthrough().ply(), 0);
}

/// B8: cards are clicked into another order.
#[test]
fn a_card_of_a_prophecy_is_taken_with_a_click_and_put_down_with_another() {
    let mut player = Player::asked(STILL, "solo", |asked| asked == Question::Prophecy);
    player.send(Input::Click(Target::Item(0)));
    player.send(Input::Click(Target::Item(4)));
    player.key(Key::Home).keys("d").key(Key::Enter);
    if player.picture(80, 24).contains("Careful!") {
        player.keys("2");
    }
    assert_ne!(player.question(), Some(Question::Prophecy));
}

/// K5, K7: payment and Goals are clicked as well.
#[test]
fn spells_are_cast_and_paid_with_the_mouse() {
    let mut player =
        Player::found(STILL, "solo book", |game, asked| asked == Question::Turn && game.discard_pile().len() > 12);
    player.click_on("Parallel Planning");
    assert!(matches!(player.question(), Some(Question::Payment { .. })));
    player.send(Input::Click(Target::Item(0)));
    player.click_on("Enter pay");
    assert_eq!(player.question(), Some(Question::SwapGoals));
    player.send(Input::Click(Target::Item(0)));
    player.send(Input::Click(Target::Item(7)));
    assert_eq!(player.question(), Some(Question::Turn));
}

/// D10: at the end of a turn of two players who hide their cards.
fn at_the_end_of_a_turn() -> Player {
    let mut player = Player::at(STILL, set_up("duo talk"), 3);
    player.keys("pppppp").sit_down();
    while !player.picture(80, 24).contains("Your turn is over") {
        player.key(Key::Char('d')).key(Key::Enter);
    }
    player
}

#[test]
fn players_who_hide_their_cards_pass_on_with_a_click() {
    let mut player = at_the_end_of_a_turn();
    player.send(Input::Time(Duration::from_secs(10)));
    player.click_on("hide my cards");
    player.send(Input::Time(Duration::from_secs(11)));
    player.click_on("show my cards");
    assert_eq!(watch(&player), Watch::Alone(Seat::Two));
}

#[test]
fn a_double_click_at_the_end_of_a_turn_shows_no_cards() {
    let mut player = at_the_end_of_a_turn();
    player.send(Input::Time(Duration::from_secs(10)));
    player.click_on("hide my cards");
    assert_eq!(watch(&player), Watch::Away { to: Seat::Two });
    let (_, targets) = player.screen(80, 24);
    assert!(
        (0..80).all(|x| targets.at(x, 23) != Some(Target::Key(Key::Char(' ')))),
        "nothing in the last line does it"
    );
    for target in [Target::Key(Key::Char(' ')), Target::Hand(0), Target::Item(0)] {
        player.send(Input::Click(target));
        assert_eq!(watch(&player), Watch::Away { to: Seat::Two }, "{target:?}, at once");
    }
    player.send(Input::Time(Duration::from_secs(11)));
    for target in [Target::Hand(0), Target::Item(0)] {
        player.send(Input::Click(target));
        assert_eq!(watch(&player), Watch::Away { to: Seat::Two }, "{target:?}, of a hand that is not shown");
    }
    player.keys(" ");
    let before = player.game();
    for target in [Target::Item(0), Target::Hand(0), Target::Hand(0)] {
        player.send(Input::Click(target));
    }
    assert_eq!(player.game(), before, "nor is a card played");
    player.keys("p");
    assert_ne!(player.game(), before, "keys need not wait");
}

fn watch(player: &Player) -> Watch {
    player.program.app().session().expect("a game").watch()
}

#[test]
fn the_wheel_stops_at_the_end() {
    let mut player = Player::asked(STILL, "solo", |asked| asked == Question::Turn);
    player.keys("l");
    player.look(80, 24);
    for _ in 0..500 {
        player.send(WHEEL_UP);
    }
    let first = player.look(80, 24);
    player.send(WHEEL_DOWN);
    assert_ne!(player.look(80, 24), first, "one turn of the wheel leads back");
}
