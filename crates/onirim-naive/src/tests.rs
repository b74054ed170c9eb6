//! Hand-made checks of the naive game itself.

mod premonitions;

use onirim_core::{
    Action, Book, Card, Cause, Color, Communication, DeckEnd, End, Ending, Goal, Group, Outcome, Premonition,
    Premonitions, Question, Seat, Setup, Side, Slot, Spell, Storeys, Symbol, Tower, Towers,
};

use crate::fortune::Fortune;
use crate::naive::Naive;
use crate::piece::Piece;
use crate::table::Table;

const RED_SUN: Card = Card::chamber(Color::Red, Symbol::Sun);
const RED_MOON: Card = Card::chamber(Color::Red, Symbol::Moon);
const RED_KEY: Card = Card::key(Color::Red);
const RED_DOOR: Card = Card::door(Color::Red);
const BLUE_SUN: Card = Card::chamber(Color::Blue, Symbol::Sun);
const BLUE_MOON: Card = Card::chamber(Color::Blue, Symbol::Moon);
const GREEN_SUN: Card = Card::chamber(Color::Green, Symbol::Sun);
const GREEN_MOON: Card = Card::chamber(Color::Green, Symbol::Moon);
const BROWN_SUN: Card = Card::chamber(Color::Brown, Symbol::Sun);

const WITH_BOOK: Setup = Setup { book: Some(Book::Found), ..Setup::SOLO };
const WITH_TOWERS: Setup = Setup { towers: Some(Towers::Rampart), ..Setup::SOLO };
const WITH_PREMONITIONS: Setup = Setup { premonitions: Some(Premonitions::Four), ..Setup::SOLO };

fn pieces(cards: &[Card]) -> Vec<Piece> {
    (0..).zip(cards).map(|(id, &card)| Piece { id, card, known: false }).collect()
}

/// A table with this deck, its top first, and this hand of the first player.
fn table(setup: Setup, deck: &[Card], hand: &[Card]) -> Table {
    let mut table = Table::new(setup, 1, Fortune::Fair);
    table.deck = pieces(deck);
    table.personal[0] = pieces(hand);
    table
}

fn cards(pile: &[Piece]) -> Vec<Card> {
    pile.iter().map(|piece| piece.card).collect()
}

fn act(naive: &mut Naive, action: Action) -> Vec<Outcome> {
    naive.act(action).expect("an action that is offered")
}

fn question(naive: &Naive) -> Question {
    naive.decision().expect("a game that goes on").1
}

fn discard(card: Card) -> Action {
    Action::Discard { card, from: Group::Personal }
}

fn play(card: Card) -> Action {
    Action::Play { card, from: Group::Personal }
}

#[test]
fn every_set_up_deals_full_hands_and_loses_no_piece() {
    for setup in Setup::all() {
        let (naive, _) = Naive::new(setup, 3);
        let table = naive.table();
        assert!(table.is_complete());
        assert!(table.limbo.is_empty());
        let held = table.personal[0].len() + table.personal[1].len() + table.shared.len();
        match setup.seats().len() {
            1 => assert_eq!((held, question(&naive)), (5, Question::Turn)),
            _ => assert_eq!((held, question(&naive)), (8, Question::Draft)),
        }
    }
}

#[test]
fn a_prophecy_shows_five_cards_once() {
    // B8: discard one of five, order the others; what is known is not seen again.
    let deck = [RED_SUN, BLUE_SUN, GREEN_SUN, RED_MOON, BLUE_MOON, GREEN_MOON];
    let mut naive = Naive::at_turn(table(Setup::SOLO, &deck, &[RED_KEY, RED_SUN, RED_SUN, RED_SUN, RED_SUN]));
    let seen = act(&mut naive, discard(RED_KEY));
    assert_eq!(seen, deck[..5].iter().map(|&card| Outcome::Card(card)).collect::<Vec<_>>());
    assert_eq!(question(&naive), Question::Prophecy);
    act(&mut naive, Action::DiscardSeen { card: RED_SUN });
    for card in [BLUE_MOON, RED_MOON, GREEN_SUN] {
        assert_eq!(question(&naive), Question::Arrange { end: DeckEnd::Top });
        assert_eq!(act(&mut naive, Action::PlaceNext { card }), []);
    }
    assert_eq!(question(&naive), Question::Turn);
    assert_eq!(cards(&naive.table().deck), [RED_MOON, GREEN_SUN, BLUE_SUN, GREEN_MOON]);
    assert!(naive.table().personal[0].iter().any(|piece| piece.card == BLUE_MOON));
}

#[test]
fn a_hand_that_cannot_be_filled_is_a_defeat() {
    // B18: Limbo does not help.
    let mut naive = Naive::at_turn(table(Setup::SOLO, &[RED_DOOR], &[BLUE_SUN; 5]));
    act(&mut naive, discard(BLUE_SUN));
    assert_eq!(naive.ending(), Some(Ending::Defeat(Cause::Refill)));
    assert_eq!(cards(&naive.table().limbo), [RED_DOOR]);
}

/// B18, B14-IV: the deck ends in the middle of a new hand, and the Nightmare is what the last card was for.
#[test]
fn a_hand_that_a_nightmare_takes_can_be_a_defeat() {
    let mut naive = Naive::at_turn(table(Setup::SOLO, &[Card::NIGHTMARE, RED_SUN], &[BLUE_SUN; 5]));
    act(&mut naive, discard(BLUE_SUN));
    act(&mut naive, Action::DiscardHand);
    assert_eq!(naive.ending(), Some(Ending::Defeat(Cause::Nightmare)));
    assert_eq!(cards(&naive.table().personal[0]), [RED_SUN]);
}

#[test]
fn the_third_card_of_a_colour_earns_a_door_and_the_fourth_does_not() {
    // B6.
    let deck = [RED_DOOR, RED_DOOR, BLUE_SUN, BLUE_SUN, BLUE_SUN];
    let mut table = table(Setup::SOLO, &deck, &[RED_MOON, RED_SUN, BLUE_MOON, BLUE_MOON, BLUE_MOON]);
    table.rows[0] = pieces(&[RED_MOON, RED_SUN]);
    let mut naive = Naive::at_turn(table);
    act(&mut naive, play(RED_MOON));
    assert_eq!(question(&naive), Question::EarnedDoor { color: Color::Red });
    act(&mut naive, Action::TakeDoor);
    assert_eq!(naive.table().doors_of(Seat::One, Color::Red), 1);
    act(&mut naive, play(RED_SUN));
    assert_eq!(question(&naive), Question::Turn);
}

#[test]
fn with_the_book_another_door_than_the_next_goes_to_limbo() {
    // K2, R2: the Key is spent all the same.
    let mut table = table(WITH_BOOK, &[RED_DOOR, BLUE_SUN, BLUE_SUN], &[RED_KEY, RED_SUN, RED_SUN, RED_SUN, RED_SUN]);
    table.goals = vec![Goal { color: Color::Blue, side: Side::FaceUp }; 8];
    let mut naive = Naive::at_turn(table);
    act(&mut naive, discard(RED_SUN));
    act(&mut naive, Action::PayKey { key: RED_KEY, from: Group::Personal });
    assert!(naive.table().doors[0].is_empty());
    assert!(naive.table().discard.iter().any(|piece| piece.card == RED_KEY));
    assert!(naive.table().deck.iter().any(|piece| piece.card == RED_DOOR), "Limbo was shuffled in (B16)");
}

#[test]
fn a_paradoxical_prophecy_sees_from_the_bottom_up() {
    // K6, R5; R1: the whole discard pile pays unasked.
    let deck = [RED_SUN, RED_MOON, BLUE_SUN, BLUE_MOON, GREEN_SUN, GREEN_MOON];
    let mut table = table(WITH_BOOK, &deck, &[RED_SUN; 5]);
    table.goals = vec![Goal { color: Color::Blue, side: Side::FaceUp }; 8];
    table.discard = pieces(&[BROWN_SUN, BROWN_SUN, BLUE_SUN, RED_SUN, RED_SUN]);
    let mut naive = Naive::at_turn(table);
    let seen = act(&mut naive, Action::Cast { spell: Spell::ParadoxicalProphecy });
    let from_the_bottom: Vec<Outcome> = deck[1..].iter().rev().map(|&card| Outcome::Card(card)).collect();
    assert_eq!(seen, from_the_bottom);
    act(&mut naive, Action::Raise { card: BLUE_SUN });
    for card in [GREEN_MOON, RED_MOON, BLUE_MOON] {
        act(&mut naive, Action::PlaceNext { card });
    }
    assert_eq!(cards(&naive.table().deck), [BLUE_SUN, RED_SUN, GREEN_MOON, RED_MOON, BLUE_MOON, GREEN_SUN]);
    assert_eq!(naive.table().removed.len(), 5);
    assert_eq!(question(&naive), Question::Turn);
}

#[test]
fn a_tower_falls_from_between_two_only_if_these_may_touch() {
    // T6: without the green one, a Moon would meet a Moon.
    let row = [
        Tower::new(Color::Blue, Storeys::Four),
        Tower::new(Color::Green, Storeys::Four),
        Tower::new(Color::Blue, Storeys::Three),
    ];
    let mut table = table(WITH_TOWERS, &[Card::NIGHTMARE, RED_SUN], &[RED_SUN; 5]);
    table.tower_row = pieces(&row.map(Card::tower));
    let mut naive = Naive::at_turn(table);
    act(&mut naive, discard(RED_SUN));
    act(&mut naive, Action::RevealFive);
    assert_eq!(question(&naive), Question::Ruin);
    let [first, _, last] = row.map(|tower| Action::Raze { tower });
    assert_eq!(naive.legal_actions(), [Action::FalseDestruction, first, last]);
}

#[test]
fn razing_a_tower_can_win() {
    // R10: the second green Tower stands in the way of a Rampart.
    let in_the_way = Tower::new(Color::Green, Storeys::Four);
    let row = [
        Tower::new(Color::Red, Storeys::Five),
        Tower::new(Color::Green, Storeys::Five),
        in_the_way,
        Tower::new(Color::Blue, Storeys::Four),
        Tower::new(Color::Brown, Storeys::Five),
    ];
    let mut table = table(WITH_TOWERS, &[Card::NIGHTMARE, RED_SUN], &[RED_SUN; 5]);
    table.tower_row = pieces(&row.map(Card::tower));
    table.doors[0] = pieces(&Color::ALL.map(|color| [Card::door(color); 2]).concat());
    let mut naive = Naive::at_turn(table);
    act(&mut naive, discard(RED_SUN));
    act(&mut naive, Action::RevealFive);
    act(&mut naive, Action::Raze { tower: in_the_way });
    assert_eq!(naive.ending(), Some(Ending::Victory));
}

#[test]
fn a_premonition_can_undo_the_door_and_reopen_its_goal() {
    // P4, K3: the pair just completed loses a Door, and the player says which Goal is open again.
    let setup = Setup { premonitions: Some(Premonitions::Four), ..WITH_BOOK };
    let mut table = table(setup, &[RED_DOOR, BLUE_SUN, BLUE_SUN], &[RED_MOON, BLUE_SUN, BLUE_SUN, BLUE_SUN, BLUE_SUN]);
    table.rows[0] = pieces(&[RED_MOON, RED_SUN]);
    table.doors[0] = pieces(&[RED_DOOR]);
    table.goals = vec![Goal { color: Color::Red, side: Side::FaceUp }; 8];
    table.goals[0].side = Side::FaceDown;
    table.face_up = vec![Premonition::AnyPair];
    let mut naive = Naive::at_turn(table);
    act(&mut naive, play(RED_MOON));
    act(&mut naive, Action::TakeDoor);
    assert_eq!(question(&naive), Question::ReopenGoal { color: Color::Red });
    let first = Slot::new(0).expect("a row of eight");
    act(&mut naive, Action::ReopenGoal { slot: first });
    assert_eq!(naive.table().goals[0].side, Side::FaceUp);
    assert_eq!(naive.table().goals[1].side, Side::FaceDown);
    assert_eq!(naive.table().gone, [Premonition::AnyPair]);
}

#[test]
fn a_premonition_that_holds_no_longer_stays() {
    // P2: P4 takes a red Door away, so P3 does not hold any more.
    let mut table =
        table(WITH_PREMONITIONS, &[RED_DOOR, RED_SUN, BLUE_SUN], &[RED_MOON, BLUE_SUN, BLUE_SUN, BLUE_SUN, BLUE_SUN]);
    table.rows[0] = pieces(&[RED_MOON, RED_SUN]);
    table.doors[0] = pieces(&[RED_DOOR]);
    table.face_up = vec![Premonition::RedPair, Premonition::AnyPair];
    let mut naive = Naive::at_turn(table);
    act(&mut naive, play(RED_MOON));
    act(&mut naive, Action::TakeDoor);
    assert_eq!(question(&naive), Question::Premonitions);
    act(&mut naive, Action::Suffer { premonition: Premonition::AnyPair });
    assert_eq!(question(&naive), Question::Turn);
    assert_eq!(naive.table().face_up, [Premonition::RedPair]);
}

#[test]
fn two_players_swap_before_the_prophecy() {
    // D4, R8: equal cards are no swap.
    let setup = Setup::duo(Communication::Silent);
    let deck = [RED_SUN, BLUE_SUN, GREEN_SUN, RED_MOON, BLUE_MOON, GREEN_MOON];
    let mut table = table(setup, &deck, &[RED_KEY, RED_SUN, RED_SUN]);
    table.personal[1] = pieces(&[GREEN_SUN; 3]);
    table.shared = pieces(&[RED_SUN, BLUE_SUN]);
    let mut naive = Naive::at_turn(table);
    assert_eq!(act(&mut naive, discard(RED_KEY)), []);
    assert_eq!(question(&naive), Question::Swap);
    let swap = Action::Swap { personal: RED_SUN, shared: BLUE_SUN };
    assert_eq!(naive.legal_actions(), [Action::KeepHand, swap]);
    assert_eq!(act(&mut naive, swap).len(), 5);
    assert_eq!(cards(&naive.table().shared), [RED_SUN, RED_SUN]);
    assert_eq!(naive.decision(), Some((Seat::One, Question::Prophecy)));
}

#[test]
fn being_asked_tells_nothing() {
    // R13: with secrets a drawn Door is asked about even without a Key for it; in open play it is not.
    let after_a_discard = |communication| {
        let setup = Setup::duo(communication);
        let mut table = table(setup, &[RED_DOOR, GREEN_SUN, GREEN_SUN], &[RED_SUN; 3]);
        table.personal[1] = pieces(&[GREEN_SUN; 3]);
        table.shared = pieces(&[RED_SUN; 2]);
        let mut naive = Naive::at_turn(table);
        act(&mut naive, play(RED_SUN));
        naive
    };
    let silent = after_a_discard(Communication::Silent);
    assert_eq!(silent.decision(), Some((Seat::One, Question::DrawnDoor { color: Color::Red })));
    assert_eq!(silent.legal_actions(), [Action::RefuseDoor]);
    let open = after_a_discard(Communication::Open);
    assert_eq!(open.decision(), Some((Seat::Two, Question::Turn)));
}

#[test]
fn the_first_tower_has_one_place() {
    // R14.
    let tower = Tower::new(Color::Red, Storeys::Five);
    let naive = Naive::at_turn(table(WITH_TOWERS, &[RED_SUN; 3], &[Card::tower(tower); 5]));
    let built = Action::Build { tower, from: Group::Personal, end: End::Left };
    assert_eq!(naive.legal_actions(), [built, discard(Card::tower(tower))]);
}

#[test]
fn late_tables_are_whole_and_undecided() {
    for setup in Setup::all() {
        for seed in 0..20 {
            let table = Table::late(setup, seed, Fortune::Fair);
            assert!(table.is_complete());
            assert_eq!(question(&Naive::at_turn(table)), Question::Turn);
        }
    }
}

#[test]
fn an_action_that_is_not_offered_changes_nothing() {
    let (mut naive, _) = Naive::new(WITH_TOWERS, 5);
    let before = naive.table().clone();
    let tower = Tower::new(Color::Red, Storeys::Five);
    let wrong = Action::Build { tower, from: Group::Shared, end: End::Left };
    assert!(naive.act(wrong).is_err());
    assert_eq!(cards(&naive.table().deck), cards(&before.deck));
}
