//! Games for tests.

use onirim_core::{Action, Card, Color, Game, Group, Kind, Question, QuickChance, Setup};
use onirim_record::{FromNotation, Playthrough};
use proptest::prelude::*;

/// More plies than a random game ever has.
pub(crate) const TO_THE_END: usize = 10_000;

/// A seeded game of random choices, up to this many plies or the end.
pub(crate) fn random_game(setup: Setup, seed: u64, plies: usize) -> Playthrough {
    let mut playthrough = Playthrough::seeded(setup, seed);
    play_on(&mut playthrough, &mut QuickChance::new(seed), plies);
    playthrough
}

/// Continues a seeded game with random choices, up to this many plies in all or the end.
pub(crate) fn play_on(playthrough: &mut Playthrough, player: &mut QuickChance, plies: usize) {
    while playthrough.ply() < plies && playthrough.game().decision().is_some() {
        let legal = playthrough.game().legal_actions();
        let action = legal.get(player.below(legal.len())).expect("below the length");
        playthrough.act(action).expect("a listed action is legal");
    }
}

/// A set-up by its words.
pub(crate) fn setup(words: &str) -> Setup {
    Setup::from_notation(words).expect("a set-up")
}

/// The set-up in which everything can happen.
pub(crate) fn everything() -> Setup {
    setup("duo talk book towers premonitions-6")
}

pub(crate) fn any_setup() -> impl Strategy<Value = Setup> {
    proptest::sample::select(Setup::all().collect::<Vec<_>>())
}

/// A random game of any set-up, at any stage.
pub(crate) fn any_game() -> impl Strategy<Value = Playthrough> {
    (any_setup(), any::<u64>(), 0..250_usize).prop_map(|(setup, seed, plies)| random_game(setup, seed, plies))
}

/// A seeded game to its end, played well enough to be won sometimes.
pub(crate) fn eager_game(setup: Setup, seed: u64) -> Playthrough {
    let mut playthrough = Playthrough::seeded(setup, seed);
    while playthrough.game().decision().is_some() {
        let game = playthrough.game();
        let best = game.legal_actions().iter().max_by_key(|&action| appeal(game, action));
        playthrough.act(best.expect("an action")).expect("a listed action is legal");
    }
    playthrough
}

/// How good an action looks in the base game: continue runs, keep Keys, never lose a Door.
fn appeal(game: &Game, action: Action) -> i32 {
    let question = game.decision().map(|decision| decision.question);
    if action == Action::TakeDoor {
        100
    } else if let Action::PayKey { .. } = action {
        if question == Some(Question::Nightmare) { 30 } else { 100 }
    } else if action == Action::RevealFive {
        40
    } else if let Action::DiscardSeen { card } = action {
        if card == Card::NIGHTMARE { 100 } else { i32::from(card.is_location() && !card.is_key()) }
    } else if let Action::Play { card, .. } = action {
        play_appeal(game, card)
    } else if let Action::Discard { card, .. } = action {
        if card.is_key() { -10 } else { 0 }
    } else {
        0
    }
}

fn play_appeal(game: &Game, card: Card) -> i32 {
    let seat = game.active();
    let color = color_of(card);
    let continues = game.row(seat).run().is_some_and(|(run, length)| Some(run) == color && length % 3 != 0);
    let alike = game.hand(seat, Group::Personal).iter().filter(|&&other| color_of(other) == color).count();
    (if continues { 60 } else { 0 }) + 5 * alike as i32 - if card.is_key() { 10 } else { 0 }
}

fn color_of(card: Card) -> Option<Color> {
    match card.kind() {
        Kind::Chamber(color, _) => Some(color),
        Kind::Door(_) | Kind::Nightmare | Kind::HappyDream | Kind::Tower(_) => None,
    }
}
