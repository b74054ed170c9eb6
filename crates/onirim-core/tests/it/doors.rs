//! Drawn Doors, and how a game ends: B13, B17, B18, R2.

use crate::story::Why;
use crate::table::given;

/// B13: a Key of the Door's colour obtains it, and triggers no Prophecy.
#[test]
fn a_key_obtains_the_door_just_drawn() {
    given("solo | hand Rk Bk Rs Gs Ns")
        .when("discard Rs -> Rd")
        .then("p1 discards Rs, p1 draws Rd")
        .asks("drawn-door red")
        .answers("pay Rk, refuse-door")
        .when("pay Rk -> Gm Bm")
        .then("p1 discards Rk, p1 obtains Rd, p1 draws Gm, p1 draws Bm, p1 begins")
        .shows("doors Rd | discarded Rs Rk | limbo");
}

/// B13: a Key of another colour does not fit.
#[test]
fn a_key_of_another_colour_does_not_open() {
    given("solo | hand Rk Bk Rs Gs Ns").when("discard Rs -> Rd").refuses("pay Bk", Why::NotThere);
}

/// B13: who does not want to pay puts the Door into Limbo, and it comes back.
#[test]
fn a_refused_door_goes_to_limbo() {
    given("solo | hand Rk Bk Rs Gs Ns")
        .when("discard Rs -> Rd")
        .when("refuse-door -> Gm")
        .then("limbo Rd, p1 draws Gm, limbo-shuffled, p1 begins")
        .shows("doors | hand Rk Bk Gs Ns Gm")
        .deck_has(76 - 5 - 1);
}

/// R2, B13: without a Key of its colour there is no question.
#[test]
fn a_door_without_a_key_goes_to_limbo_unasked() {
    given("solo | hand Gk Bk Rs Gs Ns")
        .when("discard Rs -> Rd Ni")
        .then("p1 discards Rs, p1 draws Rd, limbo Rd, p1 draws Ni")
        .asks("nightmare")
        .shows("limbo Rd");
}

/// B8, B13, B14-I: the same Key can show the future, open a Door or stop a Nightmare.
#[test]
fn a_key_can_pay_for_three_things() {
    let story = given("solo | hand Rk Rs Bs Gs Ns | top Rd Ni Gm Bm Nm Rm");
    story.clone().when("discard Rk").asks("prophecy").shows("hand Rs Bs Gs Ns");
    let door = story.when("discard Bs").asks("drawn-door red");
    door.clone()
        .when("pay Rk")
        .then("p1 discards Rk, p1 obtains Rd, p1 draws Ni")
        .answers("return Rd p1, reveal-five, discard-hand");
    door.when("refuse-door")
        .then("limbo Rd, p1 draws Ni")
        .answers("pay Rk, reveal-five, discard-hand")
        .when("pay Rk")
        .then("p1 discards Rk, resolved Ni, p1 draws Gm, p1 draws Bm, limbo-shuffled, p1 begins");
}

/// B13, B11: two Doors of a colour drawn in one turn can both be paid for.
#[test]
fn two_keys_obtain_two_doors_in_one_refill() {
    given("solo | hand Rk Rk Rs Gs Ns | top Rd Rd Gm Bm Nm")
        .when("discard Rs")
        .when("pay Rk")
        .asks("drawn-door red")
        .when("pay Rk")
        .then("p1 discards Rk, p1 obtains Rd, p1 draws Gm, p1 draws Bm, p1 draws Nm, p1 begins")
        .shows("doors Rd Rd");
}

/// B17: the eighth Door of a run wins at once; the hand stays as it is.
#[test]
fn the_eighth_door_wins_in_phase_1() {
    given("solo | hand Rk Bs Gs Ns Bm | row Rs Rm | doors Rd Bd Bd Gd Gd Nd Nd")
        .when("play Rk")
        .when("take-door")
        .then("p1 obtains Rd, deck-shuffled, end victory")
        .ends("victory")
        .shows("hand Bs Gs Ns Bm | doors Rd Rd Bd Bd Gd Gd Nd Nd");
}

/// B17: the eighth Door wins during a refill, with two cards missing; nothing more is drawn.
#[test]
fn the_eighth_door_wins_during_a_refill() {
    given("solo | hand Rk Bs Gs Ns Bm | doors Rd Bd Bd Gd Gd Nd Nd | top Rd Ni")
        .when("discard Bs")
        .when("pay Rk")
        .then("p1 discards Rk, p1 obtains Rd, end victory")
        .ends("victory")
        .shows("hand Gs Ns Bm | top Ni");
}

/// B17: the eighth Door wins even as the last card of the deck.
#[test]
fn the_eighth_door_wins_with_an_empty_deck() {
    given("solo | hand Rk Bs Gs Ns Bm | doors Rd Bd Bd Gd Gd Nd Nd | deck Rd")
        .when("discard Bs -> Rd")
        .when("pay Rk")
        .ends("victory")
        .deck_has(0);
}

/// B17: seven Doors are not enough.
#[test]
fn seven_doors_do_not_win() {
    given("solo | hand Rk Bs Gs Ns Bm | doors Rd Bd Bd Gd Gd Nd | top Rd Gm Gs")
        .when("discard Bs")
        .when("pay Rk")
        .asks("turn");
}

/// B18: a card must be drawn and there is none.
#[test]
fn an_empty_deck_loses_when_a_card_must_be_drawn() {
    given("solo | hand Rs Rm Bs Gs Ns | deck")
        .when("play Rs")
        .then("p1 plays Rs, end defeat")
        .ends("defeat")
        .refuses("discard Rm", Why::GameOver);
}

/// B18: the last card fills the hand; a full hand with an empty deck plays on.
#[test]
fn a_full_hand_with_an_empty_deck_is_no_defeat() {
    given("solo | hand Rs Rm Bs Gs Ns | deck Gm")
        .when("play Rs -> Gm")
        .deck_has(0)
        .asks("turn")
        .when("play Rm")
        .ends("defeat");
}

/// B18: Limbo does not help, it returns only in phase 3.
#[test]
fn limbo_does_not_save_an_empty_deck() {
    given("solo | hand Rs Rm Bs Gs Ns | deck Rd Bd")
        .when("play Rs -> Rd Bd")
        .then("p1 plays Rs, p1 draws Rd, limbo Rd, p1 draws Bd, limbo Bd, end defeat")
        .shows("limbo Rd Bd");
}

/// B18, B16: a hand filled with the last card saves the game, because Limbo becomes the deck.
#[test]
fn limbo_becomes_the_deck_if_the_hand_is_full() {
    given("solo | hand Rs Rm Bs Gs Ns | deck Rd Gm")
        .when("play Rs -> Rd Gm")
        .then("p1 plays Rs, p1 draws Rd, limbo Rd, p1 draws Gm, limbo-shuffled, p1 begins")
        .shows("deck Rd");
}
