//! Which Premonition strikes when, and what can be done before it does.

use onirim_core::{
    Action, Book, Card, Cause, Color, Ending, Goal, Outcome, Premonition, Question, Seat, Setup, Side, Slot, Spell,
};

use super::{
    BLUE_SUN, BROWN_SUN, GREEN_SUN, RED_DOOR, RED_MOON, RED_SUN, WITH_PREMONITIONS, act, pieces, play, question, table,
};
use crate::naive::Naive;
use crate::table::Table;

const BLUE_DOOR: Card = Card::door(Color::Blue);
const GREEN_DOOR: Card = Card::door(Color::Green);
const BROWN_DOOR: Card = Card::door(Color::Brown);

const WITH_BOOK_AND_PREMONITIONS: Setup = Setup { book: Some(Book::Found), ..WITH_PREMONITIONS };

/// A table on which playing a red Moon earns a red Door. The pile of Premonitions begins with the first to be revealed. No card of the
/// deck is of interest to any Premonition.
fn about_to_obtain_red(setup: Setup, doors: &[Card], face_up: &[Premonition], pile: &[Premonition]) -> Table {
    let mut deck = vec![GREEN_SUN; 20];
    deck.push(RED_DOOR);
    let mut table = table(setup, &deck, &[RED_MOON, BLUE_SUN, BLUE_SUN, BLUE_SUN, BLUE_SUN]);
    table.rows[0] = pieces(&[RED_MOON, RED_SUN]);
    table.doors[0] = pieces(doors);
    table.goals = vec![Goal { color: Color::Red, side: Side::FaceUp }; 8];
    table.face_up = face_up.to_vec();
    table.pile = pile.iter().rev().copied().collect();
    table
}

/// The red Door is earned and taken.
fn obtain_red(table: Table) -> Naive {
    let mut naive = Naive::at_turn(table);
    act(&mut naive, play(RED_MOON));
    act(&mut naive, Action::TakeDoor);
    naive
}

fn suffer(premonition: Premonition) -> Action {
    Action::Suffer { premonition }
}

fn cast(spell: Spell) -> Action {
    Action::Cast { spell }
}

/// R6, P10: the Premonition revealed takes a red Door away before the one for two red Doors, which was waiting, has its turn.
#[test]
fn a_revealed_premonition_strikes_before_a_waiting_one() {
    use Premonition::{AnyPair, RedPair, ThreeDoors};
    let mut naive =
        obtain_red(about_to_obtain_red(WITH_PREMONITIONS, &[RED_DOOR, BLUE_DOOR], &[ThreeDoors, RedPair], &[AnyPair]));
    assert_eq!(naive.legal_actions(), [suffer(ThreeDoors), suffer(RedPair)]);
    act(&mut naive, suffer(ThreeDoors));
    assert_eq!(question(&naive), Question::Turn);
    assert_eq!(naive.table().gone, [ThreeDoors, AnyPair]);
    assert_eq!(naive.table().face_up, [RedPair]);
}

/// R6, P6: the player chooses between the two revealed ones, and only then those that were waiting go on.
#[test]
fn two_premonitions_revealed_together_are_suffered_in_the_order_chosen() {
    use Premonition::{AnyPair, BluePair, FiveDoors, RedPair};
    let doors = [RED_DOOR, BLUE_DOOR, BLUE_DOOR, GREEN_DOOR];
    let mut naive =
        obtain_red(about_to_obtain_red(WITH_PREMONITIONS, &doors, &[RedPair, FiveDoors], &[BluePair, AnyPair]));
    let seen = act(&mut naive, suffer(FiveDoors));
    assert_eq!(seen, [BluePair, AnyPair].map(Outcome::Premonition));
    assert_eq!(question(&naive), Question::Premonitions);
    assert_eq!(naive.legal_actions(), [suffer(BluePair), suffer(AnyPair)]);

    let mut blue_is_lost = naive.clone();
    act(&mut blue_is_lost, suffer(AnyPair));
    act(&mut blue_is_lost, Action::ReturnDoor { owner: Seat::One, color: Color::Blue });
    assert_eq!(question(&blue_is_lost), Question::Turn);
    assert_eq!(blue_is_lost.table().gone, [FiveDoors, AnyPair, RedPair]);
    assert_eq!(blue_is_lost.table().face_up, [BluePair], "it was revealed, but holds no longer (P2)");

    act(&mut naive, suffer(BluePair));
    assert_eq!(question(&naive), Question::LoseDoor { premonition: AnyPair });
    act(&mut naive, Action::ReturnDoor { owner: Seat::One, color: Color::Blue });
    assert_eq!(naive.table().gone, [FiveDoors, BluePair, AnyPair, RedPair]);
}

/// R6, P6, P10: what a revealed Premonition reveals comes first, then what was revealed with it, then what was waiting.
#[test]
fn a_revealed_premonition_can_reveal_another() {
    use Premonition::{AllColors, AnyPair, FiveDoors, RedPair, ThreeDoors};
    let doors = [RED_DOOR, BLUE_DOOR, GREEN_DOOR, BROWN_DOOR];
    let pile = [ThreeDoors, AnyPair, AllColors];
    let mut naive = obtain_red(about_to_obtain_red(WITH_PREMONITIONS, &doors, &[FiveDoors, RedPair], &pile));
    act(&mut naive, suffer(FiveDoors));
    assert_eq!(naive.legal_actions(), [suffer(ThreeDoors), suffer(AnyPair)]);
    act(&mut naive, suffer(ThreeDoors));
    assert_eq!(question(&naive), Question::Turn);
    assert_eq!(naive.table().gone, [FiveDoors, ThreeDoors, AllColors, AnyPair]);
    assert_eq!(naive.table().face_up, [RedPair]);
}

/// R6: a revealed Premonition that does not hold waits for another Door, and does not keep the others waiting.
#[test]
fn a_revealed_premonition_that_does_not_hold_stays() {
    use Premonition::{BluePair, RedPair, ThreeDoors};
    let mut naive =
        obtain_red(about_to_obtain_red(WITH_PREMONITIONS, &[RED_DOOR, BLUE_DOOR], &[ThreeDoors, RedPair], &[BluePair]));
    act(&mut naive, suffer(ThreeDoors));
    assert_eq!(question(&naive), Question::Turn);
    assert_eq!(naive.table().gone, [ThreeDoors, RedPair]);
    assert_eq!(naive.table().face_up, [BluePair]);
}

/// R1, R3, K5: spells can be cast before a single Premonition as long as they can be paid; then it strikes unasked.
#[test]
fn spells_can_be_cast_before_a_single_premonition() {
    let mut table = about_to_obtain_red(WITH_BOOK_AND_PREMONITIONS, &[RED_DOOR], &[Premonition::RedPair], &[]);
    table.discard = pieces(&[BROWN_SUN; 12]);
    let mut naive = obtain_red(table);
    let [prophecy, planning] = [Spell::ParadoxicalProphecy, Spell::ParallelPlanning].map(cast);
    assert_eq!(naive.decision(), Some((Seat::One, Question::Premonitions)));
    assert_eq!(naive.legal_actions(), [suffer(Premonition::RedPair), prophecy, planning]);
    act(&mut naive, prophecy);
    assert_eq!(question(&naive), Question::Premonitions);
    assert_eq!(naive.legal_actions(), [suffer(Premonition::RedPair), prophecy, planning], "seven cards pay for either");
    act(&mut naive, planning);
    assert_eq!(question(&naive), Question::SwapGoals);
    assert_eq!(naive.table().face_up, [Premonition::RedPair]);
    let [left, right] = [0, 1].map(|number| Slot::new(number).expect("a row of eight"));
    act(&mut naive, Action::SwapGoals { left, right });
    assert_eq!(question(&naive), Question::Turn);
    assert_eq!(naive.table().gone, [Premonition::RedPair]);
}

/// R3, R6: the hand that P10 discards pays for a spell before the revealed Premonition; the one that waits is no answer yet.
#[test]
fn spells_can_be_cast_before_a_revealed_premonition() {
    use Premonition::{AnyPair, RedPair, ThreeDoors};
    let mut table =
        about_to_obtain_red(WITH_BOOK_AND_PREMONITIONS, &[RED_DOOR, BLUE_DOOR], &[ThreeDoors, RedPair], &[AnyPair]);
    table.discard = pieces(&[BROWN_SUN]);
    let mut naive = obtain_red(table);
    assert_eq!(naive.legal_actions(), [suffer(ThreeDoors), suffer(RedPair)]);
    act(&mut naive, suffer(ThreeDoors));
    assert_eq!(question(&naive), Question::Premonitions);
    assert_eq!(naive.legal_actions(), [suffer(AnyPair), cast(Spell::ParadoxicalProphecy)]);
}

/// R1: a single Premonition strikes unasked if no spell can be paid, or if there is no Book.
#[test]
fn a_single_premonition_is_not_asked_for_where_no_spell_can_be_cast() {
    for (setup, discarded) in [(WITH_BOOK_AND_PREMONITIONS, 4), (WITH_PREMONITIONS, 20)] {
        let mut table = about_to_obtain_red(setup, &[RED_DOOR], &[Premonition::RedPair], &[]);
        table.discard = pieces(&vec![BROWN_SUN; discarded]);
        let naive = obtain_red(table);
        assert_eq!(question(&naive), Question::Turn);
        assert_eq!(naive.table().gone, [Premonition::RedPair]);
    }
}

/// B18, P10: the deck ends in the middle of a new hand, and nothing is revealed any more.
#[test]
fn a_hand_that_a_premonition_takes_can_be_a_defeat() {
    let mut table = about_to_obtain_red(
        WITH_PREMONITIONS,
        &[BLUE_DOOR, GREEN_DOOR],
        &[Premonition::ThreeDoors],
        &[Premonition::AnyPair],
    );
    table.deck = pieces(&[RED_DOOR, GREEN_SUN, GREEN_SUN]);
    let naive = obtain_red(table);
    assert_eq!(naive.ending(), Some(Ending::Defeat(Cause::Premonition)));
    assert_eq!(naive.table().pile, [Premonition::AnyPair]);
}
