//! The Book: a spell can be cast before any draw, and no draw has to be confirmed.

use onirim_core::{Action, Game, Question, Setup, Spell};
use onirim_record::{FromNotation, Notation, Playthrough};

use crate::tools::{Home, play_until};

/// A turn with a spell to cast, in a game where the next draw is an ordinary card.
fn with_a_spell_in_reach() -> Playthrough {
    let setup = Setup::from_notation("solo book").expect("a set-up");
    let plain_discard = |game: &Game, action: Action| {
        let asked = game.decision().map(|decision| decision.question);
        asked != Some(Question::Turn) || matches!(action, Action::Discard { card, .. } if !card.is_key())
    };
    let ready = |game: &Game| {
        let casts = Action::Cast { spell: Spell::ParadoxicalProphecy };
        game.decision().is_some_and(|decision| decision.question == Question::Turn)
            && game.legal_actions().contains(casts)
    };
    let draws_once = |playthrough: &Playthrough| {
        let mut next = playthrough.clone();
        let discard = a_discard(next.game());
        next.act(discard).expect("a legal action");
        next.act(Action::Draw).is_ok() && ready(next.game())
    };
    (0..100)
        .filter_map(|seed| play_until(Playthrough::seeded(setup, seed), plain_discard, ready))
        .find(draws_once)
        .expect("some seed does")
}

fn a_discard(game: &Game) -> Action {
    let actions = game.legal_actions();
    actions.iter().find(|action| matches!(action, Action::Discard { card, .. } if !card.is_key())).expect("a card")
}

fn actions(playthrough: &Playthrough) -> Vec<String> {
    playthrough.record().plies.iter().map(|ply| ply.action.notation().to_string()).collect()
}

/// K5: unless the player wants to be asked.
#[test]
fn cards_are_drawn_without_a_question() {
    let home = Home::new();
    let before = with_a_spell_in_reach();
    home.save(&before);
    let discard = a_discard(before.game()).notation().to_string();
    let ran = home.go_on(&format!("{discard}\n"));
    assert!(!ran.says("Draw the next card, or cast a spell first?"));
    assert_eq!(actions(&home.saved())[before.ply()..], [discard.as_str(), "draw"]);

    // One undo takes back both.
    home.go_on("u\ny\n");
    assert_eq!(home.saved().ply(), before.ply());
}

/// K5: stopping before the draws of one turn.
#[test]
fn a_spell_can_be_cast_before_a_draw() {
    let home = Home::new();
    let before = with_a_spell_in_reach();
    home.save(&before);
    let discard = a_discard(before.game()).notation().to_string();
    let ran = home.go_on(&format!("s\n{discard}\ncast prophecy\n"));
    assert!(ran.says("Draw the next card, or cast a spell first?"));
    assert_eq!(actions(&home.saved())[before.ply()..], [discard.as_str(), "cast prophecy"]);

    // Enter draws, and the next turn draws without a question again.
    home.save(&before);
    let ran = home.go_on(&format!("s\n{discard}\n\n{discard}\n"));
    assert_eq!(ran.times("Draw the next card, or cast a spell first?"), 1);
    assert_eq!(actions(&home.saved())[before.ply()..][..2], [discard.as_str(), "draw"]);
}

/// K5: asked before every draw, until the player has had enough of it.
#[test]
fn questions_before_draws_can_be_switched() {
    let home = Home::new();
    let before = with_a_spell_in_reach();
    home.save(&before);
    let discard = a_discard(before.game()).notation().to_string();
    let ran = home.go_on(&format!("d\n{discard}\nd\n"));
    assert_eq!(ran.times("Draw the next card, or cast a spell first?"), 1);
    assert!(ran.says("From now on cards are drawn without asking."));
    assert_eq!(actions(&home.saved())[before.ply()..], [discard.as_str(), "draw"]);
}
