//! Each fact on a table where it is true, and on one where it is not.

use onirim_core::Color::{Blue, Brown, Green, Red};
use onirim_core::Symbol::{Moon, Sun};
use onirim_core::{
    Action, Card, Communication, Game, Group, Outcome, Position, Premonition, Premonitions, Script, Seat, Setup,
};

use super::facts;
use crate::advice::reason::{KeyUse, Reason};

fn sun(color: onirim_core::Color) -> Card {
    Card::chamber(color, Sun)
}

fn moon(color: onirim_core::Color) -> Card {
    Card::chamber(color, Moon)
}

fn play(card: Card) -> Action {
    Action::Play { card, from: Group::Personal }
}

fn discard(card: Card) -> Action {
    Action::Discard { card, from: Group::Personal }
}

/// A table of one player with these cards in hand and in the row.
fn table(hand: &[Card], row: &[Card]) -> Position {
    let mut table = Position::new(Setup::SOLO);
    table.hands[0] = hand.to_vec();
    table.rows[0] = row.to_vec();
    table
}

fn game(table: Position) -> Game {
    table.into_game().expect("the table can be")
}

fn true_of(game: &Game, action: Action) -> Vec<Reason> {
    let seat = game.decision().expect("the game is not over").seat;
    assert!(game.is_legal(action), "{action:?}");
    facts(&game.view(seat), action)
}

/// The game after this, with these cards coming up.
fn then(game: &Game, action: Action, cards: &[Card]) -> Game {
    let outcomes: Vec<Outcome> = cards.iter().map(|&card| Outcome::Card(card)).collect();
    let mut game = *game;
    game.apply(action, &mut Script::new(&outcomes), &mut ()).expect("it is legal, and the cards suffice");
    game
}

/// B6: a run of three earns a Door, if one is left that is wanted.
#[test]
fn a_third_card_earns_a_door_that_is_wanted() {
    let hand = [sun(Red), sun(Blue), moon(Green), sun(Brown), moon(Brown)];
    let mut laid = table(&hand, &[sun(Red), moon(Red)]);
    assert!(true_of(&game(laid.clone()), play(sun(Red))).contains(&Reason::EarnsDoor { color: Red }));
    laid.doors[0] = [2, 0, 0, 0];
    assert!(!true_of(&game(laid), play(sun(Red))).contains(&Reason::EarnsDoor { color: Red }));
}

/// B4: the third card must have another symbol than the second.
#[test]
fn the_third_card_of_a_run_is_in_hand_only_if_it_may_follow() {
    let with = |third: Card| game(table(&[moon(Red), third, sun(Blue), sun(Green), sun(Brown)], &[sun(Red)]));
    let fact = Reason::ThirdInHand { color: Red, third: sun(Red) };
    assert!(true_of(&with(sun(Red)), play(moon(Red))).contains(&fact));
    let without = true_of(&with(moon(Red)), play(moon(Red)));
    assert!(without.contains(&Reason::SecondOfRun { color: Red }), "{without:?}");
}

#[test]
fn a_whole_run_is_in_hand_if_its_symbols_alternate() {
    let whole = game(table(&[sun(Red), moon(Red), sun(Red), sun(Blue), sun(Green)], &[]));
    assert!(true_of(&whole, play(sun(Red))).contains(&Reason::RunInHand { color: Red }));
    assert!(!true_of(&whole, play(moon(Red))).contains(&Reason::RunInHand { color: Red }), "two Suns cannot follow");
}

#[test]
fn a_discard_breaks_no_run() {
    let laid = game(table(&[sun(Blue), sun(Green), sun(Brown), moon(Blue), moon(Green)], &[sun(Red), moon(Red)]));
    assert!(true_of(&laid, discard(moon(Blue))).contains(&Reason::KeepsRun { color: Red }));
    assert!(!true_of(&laid, play(sun(Blue))).contains(&Reason::KeepsRun { color: Red }));
}

/// D7: for two players each needs a Door of each colour.
#[test]
fn a_card_is_needed_while_a_player_lacks_a_door_of_its_colour() {
    let mut laid = table(&[sun(Red), sun(Blue), moon(Green), sun(Brown), moon(Brown)], &[]);
    laid.doors[0] = [2, 0, 0, 0];
    let unneeded = Reason::Unneeded { card: sun(Red), color: Red };
    assert!(true_of(&game(laid), discard(sun(Red))).contains(&unneeded));

    let mut laid = Position::new(Setup::duo(Communication::Open));
    laid.hands = [vec![sun(Red), sun(Blue), moon(Green)], vec![moon(Red), sun(Green), sun(Brown)]];
    laid.shared = vec![moon(Brown), sun(Brown)];
    laid.doors = [[1, 0, 0, 0], [0, 0, 0, 0]];
    assert!(!true_of(&game(laid.clone()), discard(sun(Red))).contains(&unneeded));
    laid.doors[1] = [1, 0, 0, 0];
    assert!(true_of(&game(laid), discard(sun(Red))).contains(&unneeded));
}

#[test]
fn another_card_keeps_the_key() {
    let laid = game(table(&[Card::key(Red), sun(Blue), moon(Green), sun(Brown), moon(Brown)], &[]));
    let kept = Reason::KeepsKey { key: Card::key(Red), good_for: KeyUse::Both };
    assert!(true_of(&laid, discard(sun(Blue))).contains(&kept));
    assert!(!true_of(&laid, discard(Card::key(Red))).contains(&kept));
    assert!(!true_of(&laid, play(Card::key(Red))).contains(&kept));
}

/// B8: the deck of a Prophecy is counted with its Nightmares.
#[test]
fn the_reason_for_a_prophecy_counts_the_nightmares_of_the_deck() {
    let laid = game(table(&[Card::key(Red), sun(Blue), moon(Green), sun(Brown), moon(Brown)], &[]));
    let told = Reason::Prophecy { shows: 5, nightmares: 10, of: 71 };
    assert!(true_of(&laid, discard(Card::key(Red))).contains(&told));
}

/// B8: a Nightmare that is seen can go, or come later.
#[test]
fn a_prophecy_can_remove_a_nightmare_or_put_it_off() {
    let laid = game(table(&[Card::key(Red), sun(Blue), moon(Green), sun(Brown), moon(Brown)], &[]));
    let seen = [Card::NIGHTMARE, Card::NIGHTMARE, sun(Red), sun(Green), Card::door(Blue)];
    let prophecy = then(&laid, discard(Card::key(Red)), &seen);
    let drop = |card| Action::DiscardSeen { card };
    assert!(true_of(&prophecy, drop(Card::NIGHTMARE)).contains(&Reason::RemovesNightmare));
    let order = then(&prophecy, drop(Card::NIGHTMARE), &[]);
    let first = |card| true_of(&order, Action::PlaceNext { card });
    assert!(first(sun(Red)).contains(&Reason::NightmareLater));
    assert!(!first(Card::NIGHTMARE).contains(&Reason::NightmareLater));
    assert!(!first(Card::door(Blue)).contains(&Reason::DoorWithKey { color: Blue }), "there is no Key");
}

/// B13: a Key opens the Door that was drawn; without it the Door goes to Limbo, and the Key stays.
#[test]
fn a_key_opens_a_drawn_door_or_is_kept() {
    let laid = game(table(&[Card::key(Red), sun(Blue), moon(Green), sun(Brown), moon(Brown)], &[]));
    let drawn = then(&laid, discard(sun(Blue)), &[Card::door(Red)]);
    let pay = Action::PayKey { key: Card::key(Red), from: Group::Personal };
    assert_eq!(true_of(&drawn, pay), [Reason::OpensDoor { color: Red }]);
    assert_eq!(true_of(&drawn, Action::RefuseDoor), [Reason::KeepsKey { key: Card::key(Red), good_for: KeyUse::Both }]);
}

/// P2, R13: a Door that could be taken wakes a Premonition; one that is asked about without a Key for it does not.
#[test]
fn only_a_door_that_could_be_taken_wakes_a_premonition() {
    let drawn_with = |card: Card| {
        let setup = Setup { premonitions: Some(Premonitions::Four), ..Setup::duo(Communication::Talk) };
        let mut laid = Position::new(setup);
        laid.hands = [vec![card, sun(Blue), moon(Green)], vec![moon(Red), sun(Green), sun(Brown)]];
        laid.shared = vec![moon(Brown), sun(Brown)];
        laid.doors = [[0; 4], [1, 0, 0, 0]];
        laid.face_up = [Premonition::RedPair].into_iter().collect();
        let discarded = then(&game(laid), discard(sun(Blue)), &[]);
        then(&discarded, Action::KeepHand, &[Card::door(Red)])
    };
    let sleeps = Reason::LetsSleep { premonition: Premonition::RedPair };
    assert!(true_of(&drawn_with(Card::key(Red)), Action::RefuseDoor).contains(&sleeps));
    assert!(!true_of(&drawn_with(sun(Blue)), Action::RefuseDoor).contains(&sleeps));
}

/// B14: each way out of a Nightmare has its price.
#[test]
fn the_prices_of_a_nightmare_are_told_apart() {
    let laid = game(table(&[Card::key(Red), sun(Blue), moon(Green), sun(Brown), moon(Brown)], &[]));
    let met = then(&laid, discard(sun(Blue)), &[Card::NIGHTMARE]);
    let pay = Action::PayKey { key: Card::key(Red), from: Group::Personal };
    assert_eq!(true_of(&met, pay), [Reason::CostsOneCard]);
    assert_eq!(
        true_of(&met, Action::RevealFive),
        [Reason::KeepsKey { key: Card::key(Red), good_for: KeyUse::Both }, Reason::KeepsHand]
    );
    assert_eq!(true_of(&met, Action::DiscardHand), [Reason::SafeDraws]);
    assert_eq!(met.decision().map(|decision| decision.seat), Some(Seat::One));
}
