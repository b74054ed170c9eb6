//! Hints, their steps, and their price.

use insta::assert_snapshot;
use onirim_core::{Question, Setup};
use onirim_session::{Standing, Watch};
use onirim_ui::{DealFrom, Key};

use crate::drive::{FRENCH, PLAIN, Player, STILL, Whim, set_up};
use crate::pictures::all_sizes;

/// Asks for a hint, and accepts its price.
fn advise(player: &mut Player) {
    player.keys("h");
    if player.program.app().session().expect("a game").standing() == Standing::Counts {
        player.keys("2");
    }
}

fn standing(player: &Player) -> Standing {
    player.program.app().session().expect("a game").standing()
}

/// Whether the hand is the same as before: a hint may hide everything else.
fn hand_is_seen(player: &Player, before: &str) -> bool {
    let picture = player.picture(80, 24);
    let from = before.lines().position(|line| line.contains("Your hand") || line.contains("Shared cards"));
    let from = from.expect("a hand");
    // The card of the best action has a star in its frame.
    let is_same =
        |before: &str, now: &str| before.chars().zip(now.chars()).all(|(before, now)| before == now || now == '★');
    before.lines().zip(picture.lines()).skip(from).take(4).all(|(before, now)| is_same(before, now))
}

#[test]
fn help_comes_in_three_steps() {
    let mut player = Player::middle(STILL, "solo");
    player.keys("h");
    assert_snapshot!("price", all_sizes(&player));
    player.keys("2");
    for step in ["nudge", "move", "figures"] {
        assert_snapshot!(step, all_sizes(&player));
        player.keys("h");
    }
    let mut player = Player::middle(FRENCH, "solo");
    player.keys("h2hh");
    assert_snapshot!("figures_fr", player.picture(80, 24));
}

#[test]
fn help_with_an_order_tells_the_whole_order() {
    let mut player =
        Player::found(STILL, "solo", |game, question| question == Question::Prophecy && game.deck_len() > 45);
    advise(&mut player);
    player.keys("h");
    let picture = player.picture(80, 24);
    assert!(picture.contains("To be drawn in this order: "), "{picture}");
    assert_snapshot!("prophecy_move_80x24", picture);
}

#[test]
fn the_first_hint_is_asked_for_and_marks_the_game() {
    let mut player = Player::middle(STILL, "solo");
    player.keys("h");
    assert_eq!(standing(&player), Standing::Counts, "it is only asked");
    player.keys("1");
    assert_eq!(standing(&player), Standing::Counts, "the player said no");
    assert!(!player.picture(80, 24).contains("Hint 1 of 3"));
    player.keys("h2");
    assert_eq!(standing(&player), Standing::Assisted);
    assert!(player.program.app().session().expect("a game").record().is_advised());
    assert!(player.picture(80, 24).contains("Hint 1 of 3"));
    // At the next question the price is not asked again.
    player.key(Key::Escape).key(Key::Enter).keys("h");
    assert!(player.picture(80, 24).contains("Hint 1 of 3"));
}

#[test]
fn a_hint_goes_when_it_is_closed_or_something_is_played() {
    let mut player = Player::middle(STILL, "solo");
    let before = player.game();
    advise(&mut player);
    player.keys("h").key(Key::Escape);
    assert!(!player.picture(80, 24).contains("of 3"));
    assert_eq!(player.game(), before);
    player.keys("h");
    assert!(player.picture(80, 24).contains("Hint 2 of 3"), "what was said can be read again");
    player.key(Key::Enter);
    assert_ne!(player.game(), before, "after the hint Enter plays");
    assert!(!player.picture(80, 24).contains("of 3"));
}

#[test]
fn a_hint_never_hides_the_hand() {
    for notation in ["solo", "solo book towers premonitions", "duo open book towers premonitions", "duo talk"] {
        let mut player = Player::middle(STILL, notation);
        let before = player.picture(80, 24);
        advise(&mut player);
        for step in 1..=3 {
            assert!(player.picture(80, 24).contains(&format!("Hint {step} of 3")));
            assert!(hand_is_seen(&player, &before), "{notation}, step {step}:\n{}", player.picture(80, 24));
            player.keys("h");
        }
    }
}

#[test]
fn every_question_of_a_game_can_be_helped_with() {
    for notation in ["solo book towers premonitions", "duo silent book towers premonitions"] {
        let setup = set_up(notation);
        let mut player = Player::at(PLAIN, setup, 3);
        let mut whim = Whim(3);
        for _ in 0..120 {
            player.sit_down();
            if player.game().ending().is_some() {
                break;
            }
            advise(&mut player);
            assert!(player.picture(80, 24).contains(" of 3"), "{}", player.picture(80, 24));
            player.keys("hh").key(Key::Escape).whim(&mut whim);
        }
    }
}

/// D10: there are no hints behind the curtain, nor for another player.
#[test]
fn there_are_no_hints_behind_the_curtain() {
    let setup = set_up("duo talk");
    let mut player = Player::at(STILL, setup, 3);
    player.keys("pppppp");
    assert!(matches!(
        player.program.app().session().expect("a game").watch(),
        Watch::Leaving { .. } | Watch::Away { .. }
    ));
    player.keys("h");
    let picture = player.picture(80, 24);
    assert!(!picture.contains("A hint?") && !picture.contains("of 3"), "{picture}");
}

#[test]
fn there_are_no_hints_in_the_daily_deal() {
    let mut player = Player::new(STILL);
    player.keys("2").key(Key::Enter).keys("h");
    assert!(player.picture(80, 24).contains("There is no advice in the deal of the day"));
    assert_eq!(standing(&player), Standing::Counts);
}

#[test]
fn real_cards_are_told_before_there_is_help() {
    let mut player = Player::new(STILL);
    player.program.app_mut().begin(Setup::SOLO, None, DealFrom::Table);
    // Five cards are dealt.
    player.tell("rs bm nm gk rm");
    assert_eq!(player.question(), Some(Question::Turn));
    advise(&mut player);
    assert!(player.picture(80, 24).contains("Hint 1 of 3"), "{}", player.picture(80, 24));
    player.keys("d").hands_do().keys("h");
    let picture = player.picture(80, 24);
    assert!(picture.contains("First tell which card came up"), "{picture}");
}

/// While the row is empty, no hint points at its end.
#[test]
fn an_empty_row_is_not_looked_at() {
    for seed in 0..12 {
        let mut player = Player::at(STILL, Setup::SOLO, seed);
        player.keys("h2");
        let picture = player.picture(120, 40);
        assert!(picture.contains("Hint") && !picture.contains("end of your row"), "{seed}:\n{picture}");
    }
}

/// The best action and its card have a star; figures stand beside the actions, with a bar if there is room.
#[test]
fn the_best_answer_is_marked_and_figures_stand_beside_the_answers() {
    for (size, has_bar) in [((80, 24), true), ((120, 40), true)] {
        let mut player = Player::middle(STILL, "solo");
        advise(&mut player);
        assert!(!player.picture(size.0, size.1).contains('★'), "a nudge does not tell it");
        player.keys("h");
        assert!(player.picture(size.0, size.1).matches('★').count() >= 1, "{}", player.picture(size.0, size.1));
        // The best action is about a card: when that card is pointed at, both are marked.
        let best = player.program.app().screen().game().and_then(|game| game.best_answer()).expect("it is told");
        let onirim_ui::Screen::Game(game) = player.program.app().screen() else { panic!("a table") };
        let onirim_ui::table::Ask::Choose(offers) = &game.ask else { panic!("a choice") };
        let place = (0..offers.places.len()).find(|&place| offers.concerns(place, best)).expect("its card");
        let digit = offers.places[place].digit;
        player.keys("h").keys(&digit.to_string());
        let picture = player.picture(size.0, size.1);
        assert!(picture.contains(" ± ") && picture.contains("Hint 3 of 3"), "{picture}");
        assert_eq!(picture.contains('█'), has_bar, "{picture}");
        assert!(!picture.contains("points behind"), "no list: {picture}");
    }
}
