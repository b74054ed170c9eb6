//! Costly choices that cannot be undone need a confirmation.

use onirim_core::{Action, Card, Color, Game, Kind, Question, QuickChance};
use onirim_ui::Key;

use crate::drive::{Player, STILL};

fn is_asked(player: &Player) -> bool {
    player.picture(80, 24).contains("Careful!")
}

/// Answers no, then yes.
fn refuse_then_do_it(player: &mut Player, mut again: impl FnMut(&mut Player)) {
    let before = player.game();
    assert!(is_asked(player), "{}", player.picture(80, 24));
    player.key(Key::Enter);
    assert_eq!(player.game(), before, "Enter alone does nothing");
    again(player);
    player.keys("2");
    assert_ne!(player.game(), before);
}

fn sees_a_door(game: &Game) -> bool {
    let view = game.view(game.decision().expect("a question").seat);
    view.looked_at.first().copied().flatten().is_some_and(|card| matches!(card.kind(), Kind::Door(_)))
}

/// B10: a Prophecy that would discard a Door.
#[test]
fn a_door_that_a_prophecy_discards() {
    let mut player = Player::found(STILL, "solo", |game, asked| {
        asked == Question::Prophecy && sees_a_door(game) && game.may_be_won()
    });
    player.keys("d").key(Key::Enter);
    refuse_then_do_it(&mut player, |player| {
        player.key(Key::Enter);
    });
    assert!(!player.game().may_be_won());
}

/// B10, P12: a Happy Dream that would discard a Door.
#[test]
fn a_door_that_a_happy_dream_discards() {
    let mut player = Player::found(STILL, "solo premonitions", |game, asked| {
        asked == Question::Sift && sees_a_door(game) && game.may_be_won()
    });
    player.keys("d").key(Key::Enter);
    refuse_then_do_it(&mut player, |player| {
        player.key(Key::Enter);
    });
}

/// The colour of a Door that the first answer would obtain.
fn door_at_hand(game: &Game, asked: Question) -> Option<Color> {
    let color =
        if let Question::EarnedDoor { color } | Question::DrawnDoor { color } = asked { Some(color) } else { None };
    color.filter(|_| matches!(game.legal_actions().get(0), Some(Action::TakeDoor | Action::PayKey { .. })))
}

/// D8: a second Door of a colour is useless.
#[test]
fn a_second_door_of_a_colour() {
    let mut player = Player::found(STILL, "duo open", |game, asked| {
        door_at_hand(game, asked).is_some_and(|color| game.doors(game.active())[color.index()] > 0)
    });
    player.keys("ok");
    refuse_then_do_it(&mut player, |player| {
        player.keys("ok");
    });
}

/// The actions after which this game cannot be won, whatever is drawn.
fn fatal(game: &Game) -> Option<Action> {
    let ends = |action: Action| {
        (0..8).all(|seed| {
            let mut trial = *game;
            let _ = trial.apply(action, &mut QuickChance::new(seed), &mut ());
            trial.ending().is_none() && !trial.may_be_won()
        })
    };
    game.may_be_won().then(|| game.legal_actions().iter().find(|&action| ends(action))).flatten()
}

/// B10: an action that makes victory impossible, such as discarding the last Tower of a colour (T4).
#[test]
fn a_choice_that_loses_the_game_in_advance() {
    let is_tower = |card: Card| matches!(card.kind(), Kind::Tower(_));
    let mut player = Player::found(STILL, "solo towers", |game, asked| {
        asked == Question::Turn && matches!(fatal(game), Some(Action::Discard { card, .. }) if is_tower(card))
    });
    let action = fatal(&player.game()).expect("such a choice");
    player.choose(action);
    refuse_then_do_it(&mut player, |player| {
        player.choose(action);
    });
    assert!(!player.game().may_be_won());
}

/// B14: discarding the whole hand.
#[test]
fn the_whole_hand() {
    let mut player = Player::asked(STILL, "solo", |asked| asked == Question::Nightmare);
    player.keys("w");
    refuse_then_do_it(&mut player, |player| {
        player.keys("w");
    });
}

/// K2: a Door that would go straight to Limbo.
#[test]
fn a_door_before_its_goal() {
    let mut player = Player::found(STILL, "solo book", |game, asked| {
        let next = game.goals().and_then(|goals| goals.next());
        door_at_hand(game, asked).is_some_and(|color| next != Some(color))
    });
    player.keys("ok");
    refuse_then_do_it(&mut player, |player| {
        player.keys("ok");
    });
}
