//! The Book: paying, swapping Goals, spells before draws.

use onirim_core::{Card, Question, Spell};
use onirim_session::SpellStop;
use onirim_tui::Settings;
use onirim_ui::Key;
use onirim_ui::table::Ask;

use crate::drive::{Player, STILL, Whim, set_up};

/// A turn in which every spell leaves some cards in the discard pile.
fn rich(settings: Settings) -> Player {
    Player::found(settings, "solo book", |game, question| question == Question::Turn && game.discard_pile().len() > 12)
}

/// K5: without a choice there is no question.
#[test]
fn the_last_cards_pay_at_once() {
    let mut player =
        Player::found(STILL, "solo book", |game, asked| asked == Question::Turn && game.discard_pile().len() == 7);
    player.keys("y");
    assert_eq!(player.question(), Some(Question::SwapGoals));
    assert!(player.game().discard_pile().is_empty());
}

/// K5: one key casts, another accepts the proposed payment.
#[test]
fn a_spell_is_cast_and_paid_with_two_keys() {
    let mut player = rich(STILL);
    let before = player.game().discard_pile().len();
    player.keys("x");
    assert!(matches!(player.question(), Some(Question::Payment { owed: 5, .. })));
    player.key(Key::Enter);
    assert_eq!(player.question(), Some(Question::Raise));
    assert_eq!(player.game().discard_pile().len(), before - 5);
}

/// K5: the player chooses the cards that leave the game.
#[test]
fn other_cards_can_pay() {
    let mut player = rich(STILL);
    player.keys("x");
    let pile = *player.game().discard_pile();
    let first = pile.prints().next().expect("a card");
    for _ in 0..pile.count(first) {
        player.key(Key::Up);
    }
    player.key(Key::Enter);
    assert_eq!(player.game().discard_pile().count(first), pile.count(first).saturating_sub(5));
}

#[test]
fn what_is_missing_is_asked_for() {
    let mut player = rich(STILL);
    player.keys("x");
    let kinds = player.game().discard_pile().prints().count();
    for _ in 0..kinds {
        player.key(Key::Down).key(Key::Right);
    }
    player.key(Key::Enter);
    assert!(matches!(player.question(), Some(Question::Payment { owed: 5, .. })));
    assert!(player.picture(80, 24).contains("more cards are needed"));
}

#[test]
fn a_spell_that_is_not_paid_yet_is_taken_back_for_free() {
    let mut player = rich(STILL);
    let before = player.game();
    player.keys("xu");
    assert_eq!(player.game(), before);
    player.keys("y").key(Key::Enter);
    assert_eq!(player.question(), Some(Question::SwapGoals));
    player.keys("uu");
    assert_eq!(player.game(), before);
    assert!(!player.picture(80, 24).contains("assisted"));
}

/// K7: two picks swap two Goals.
#[test]
fn two_goals_are_picked_and_change_places() {
    let mut player = rich(STILL);
    let before = player.game().goals().expect("Goals").row().to_vec();
    player.keys("y").key(Key::Enter).keys("2").key(Key::Right).key(Key::Enter);
    let after = player.game().goals().expect("Goals").row().to_vec();
    assert_eq!((after[1], after[2]), (before[2], before[1]));
    assert_eq!(player.question(), Some(Question::Turn));
}

/// How often a game with random keys stops before a draw.
fn stops(player: &mut Player) -> usize {
    let mut whim = Whim(3);
    let mut stops = 0;
    for _ in 0..3000 {
        if player.game().ending().is_some() {
            break;
        }
        stops += usize::from(player.question() == Some(Question::BeforeDraw));
        player.whim(&mut whim);
    }
    stops
}

/// K5: a draw needs no confirmation.
#[test]
fn draws_are_made_without_asking() {
    let book = set_up("solo book");
    assert_eq!(stops(&mut Player::at(STILL, book, 2)), 0);
    let always = Settings { spell_stop: SpellStop::BeforeDraws, ..STILL };
    assert!(stops(&mut Player::at(always, book, 2)) > 0, "unless the settings say so");
}

/// K5: before a draw, a spell is one key away.
#[test]
fn one_key_stops_the_draws_of_this_turn() {
    let mut player = rich(STILL);
    player.keys("ss").key(Key::Enter);
    while player.question() != Some(Question::BeforeDraw) {
        player.key(Key::Enter);
    }
    player.keys("x");
    assert!(matches!(player.question(), Some(Question::Payment { spell: Spell::ParadoxicalProphecy, .. })));
    player.keys("u");
    assert_eq!(player.question(), Some(Question::BeforeDraw));
    let mut whim = Whim(1);
    player.keys("ss");
    assert_ne!(player.question(), Some(Question::BeforeDraw), "the same keys let it go on");
    while player.question() != Some(Question::Turn) {
        player.whim(&mut whim);
    }
    while player.question().is_some() {
        assert_ne!(player.question(), Some(Question::BeforeDraw), "the next turn does not stop");
        player.whim(&mut whim);
    }
}

#[test]
fn nothing_stops_if_no_spell_can_be_paid() {
    let book = set_up("solo book");
    let mut player = Player::at(STILL, book, 2);
    player.keys("ssp");
    assert_ne!(player.question(), Some(Question::BeforeDraw));
}

#[test]
fn a_game_without_spells_says_nothing_about_stops_for_them() {
    let always = Settings { spell_stop: SpellStop::BeforeDraws, ..STILL };
    let stops = |setup: &str| {
        let setup = set_up(setup);
        Player::at(always, setup, 1).picture(120, 40).contains("stops before draws")
    };
    assert!(stops("solo book") && !stops("solo"));
}

/// K5: the word in the footer can be clicked.
#[test]
fn spells_are_listed_with_effects_and_costs_and_cast_from_the_list() {
    let mut player = rich(STILL);
    assert!(player.picture(80, 24).contains("s spells"));
    player.keys("s");
    let picture = player.picture(80, 24);
    for told in
        ["Paradoxical Prophecy, 5 cards: look at the bottom", "Parallel Planning, 7 cards: swap two", "10 cards"]
    {
        assert!(picture.contains(told), "{told}:\n{picture}");
    }
    assert!(!picture.contains("z Cast"), "no Nightmare is there to be punished");
    player.keys("y");
    assert!(matches!(player.question(), Some(Question::Payment { spell: Spell::ParallelPlanning, .. })));
}

/// The cards that are ordered.
fn order(player: &Player) -> Vec<Card> {
    let game = player.program.app().screen().game().expect("a table");
    let Ask::Arrange(arrangement) = &game.ask else { panic!("{:?}", game.ask) };
    arrangement.pieces.iter().map(|piece| piece.card).collect()
}

/// A half-made order: the first card has become the last.
fn with_half_an_order() -> (Player, Vec<Card>) {
    let mut player = Player::asked(STILL, "solo book", |asked| asked == Question::Prophecy);
    let before = order(&player);
    player.keys(" ").key(Key::End).keys(" ");
    let made = order(&player);
    assert_ne!(made, before);
    (player, made)
}

#[test]
fn a_stop_that_draws_nothing_leaves_a_half_made_order_as_it_is() {
    let (mut player, made) = with_half_an_order();
    player.keys("ss");
    assert_eq!(order(&player), made);
    assert!(player.picture(80, 24).contains("stop"), "it is told that there is one now");
}

#[test]
fn a_setting_leaves_a_half_made_order_as_it_is() {
    let (mut player, made) = with_half_an_order();
    player.key(Key::Escape).keys("3").click_on("Animations").key(Key::Escape);
    assert_eq!(order(&player), made);
}
