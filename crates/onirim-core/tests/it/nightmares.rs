//! Nightmares: B14, B15.

use crate::story::Why;
use crate::table::given;

/// B14, B15: Keys and Doors that are there can pay; III and IV are always open.
#[test]
fn a_nightmare_lists_what_can_pay() {
    given("solo | hand Rk Bk Rs Gs Ns | doors Gd Gd Nd")
        .when("discard Rs -> Ni")
        .then("p1 discards Rs, p1 draws Ni")
        .asks("nightmare")
        .answers("pay Rk, pay Bk, return Gd p1, return Nd p1, reveal-five, discard-hand");
}

/// B15: without Keys and Doors only III and IV are left.
#[test]
fn a_nightmare_without_keys_and_doors_has_two_ways_out() {
    given("solo | hand Rs Rm Bs Gs Ns")
        .when("discard Rs -> Ni")
        .answers("reveal-five, discard-hand")
        .refuses("pay Rk", Why::NotThere)
        .refuses("return Rd p1", Why::NotThere)
        .refuses("draw", Why::NotAsked);
}

/// B14-I: a Key of any colour stops it, without a Prophecy.
#[test]
fn a_key_stops_a_nightmare() {
    given("solo | hand Nk Rm Bs Gs Ns")
        .when("discard Bs -> Ni")
        .when("pay Nk -> Gm Bm")
        .then("p1 discards Nk, resolved Ni, p1 draws Gm, p1 draws Bm, p1 begins")
        .shows("discarded Bs Nk Ni | limbo");
}

/// B14-I: only a Key will do.
#[test]
fn a_sun_does_not_stop_a_nightmare() {
    given("solo | hand Nk Rm Bs Gs Ns").when("discard Bs -> Ni").refuses("pay Gs", Why::NotThere);
}

/// B14-II: an obtained Door goes to Limbo and is shuffled in when the turn ends.
#[test]
fn a_door_is_given_up_to_a_nightmare() {
    given("solo | hand Rs Rm Bs Gs Ns | doors Gd Nd")
        .when("discard Bs -> Ni")
        .when("return Gd p1 -> Gm")
        .then("p1 returns Gd, resolved Ni, p1 draws Gm, limbo-shuffled, p1 begins")
        .shows("doors Nd | discarded Bs Ni | limbo");
}

/// B14-III: Locations are discarded, Doors and Nightmares go to Limbo unresolved.
#[test]
fn a_nightmare_reveals_five_cards() {
    given("solo | hand Rk Rm Bs Gs Ns")
        .when("discard Bs -> Ni")
        .when("reveal-five -> Gs Rd Nk Ni Bm Nm")
        .then(
            "revealed Gs, dropped Gs, revealed Rd, aside Rd, revealed Nk, dropped Nk, revealed Ni, aside Ni, \
             revealed Bm, dropped Bm, resolved Ni, p1 draws Nm, limbo-shuffled, p1 begins",
        )
        .shows("discarded Bs Gs Nk Bm Ni | hand Rk Rm Gs Ns Nm");
}

/// B14-III: it takes what is known at the top, and leaves the known cards below.
#[test]
fn a_nightmare_reveals_the_known_top() {
    given("solo | hand Rs Rm Bs Gs Ns | top Ni Gs Gm Bm Nm Nk Rm Rk")
        .when("discard Bs")
        .when("reveal-five")
        .shows("discarded Bs Gs Gm Bm Nm Nk Ni | top Rk | hand Rs Rm Gs Ns Rm");
}

/// B15, B18: III with three cards reveals three; then there is nothing to draw.
#[test]
fn revealing_the_last_cards_empties_the_deck() {
    given("solo | hand Rs Rm Bs Gs Ns | top Ni | deck Gs Rd Gm")
        .when("discard Bs")
        .when("reveal-five -> Gs Rd Gm")
        .then("revealed Gs, dropped Gs, revealed Rd, aside Rd, revealed Gm, dropped Gm, resolved Ni, end defeat")
        .shows("discarded Bs Gs Gm Ni | limbo Rd");
}

/// B15: III is open even with an empty deck: it reveals nothing.
#[test]
fn revealing_an_empty_deck_is_allowed() {
    given("solo | hand Rs Rm Bs Gs Ns | deck Ni")
        .when("discard Bs -> Ni")
        .offers("reveal-five, discard-hand")
        .when("reveal-five")
        .then("resolved Ni, end defeat");
}

/// B14-IV: the whole hand goes; Doors and Dreams on the way go to Limbo, and no Key can obtain a Door.
#[test]
fn a_nightmare_takes_the_hand() {
    given("solo | hand Rk Rm Bs Gs Ns")
        .when("discard Bs -> Ni")
        .when("discard-hand -> Rk Rd Gm Ni Bm Nm Nk")
        .then(
            "p1 discards Gs, p1 discards Ns, p1 discards Rm, p1 discards Rk, p1 draws Rk, aside Rd, p1 draws Gm, \
             aside Ni, p1 draws Bm, p1 draws Nm, p1 draws Nk, resolved Ni, limbo-shuffled, p1 begins",
        )
        .shows("hand Rk Gm Bm Nm Nk | discarded Bs Gs Ns Rm Rk Ni | doors | limbo");
}

/// B14-IV, B11: with three cards missing two are discarded, and five are drawn.
#[test]
fn a_new_hand_has_five_cards_however_many_were_left() {
    given("solo | hand Rk Bk Rs Gs Ns | top Rd Bd Ni")
        .when("discard Rs")
        .when("pay Rk")
        .when("pay Bk")
        .asks("nightmare")
        .when("discard-hand -> Gm Bm Nm Rm Rs")
        .then(
            "p1 discards Gs, p1 discards Ns, p1 draws Gm, p1 draws Bm, p1 draws Nm, p1 draws Rm, p1 draws Rs, \
             resolved Ni, p1 begins",
        )
        .shows("doors Rd Bd");
}

/// B14-IV, B18: the deck runs out in the middle of the new hand; the Nightmare is never settled.
#[test]
fn a_new_hand_that_cannot_be_filled_loses() {
    let story = given("solo | hand Rs Rm Bs Gs Ns | top Ni | deck Gs Rd Gm")
        .when("discard Bs")
        .when("discard-hand -> Gs Rd Gm")
        .then(
            "p1 discards Rs, p1 discards Gs, p1 discards Ns, p1 discards Rm, p1 draws Gs, aside Rd, p1 draws Gm, \
             end defeat",
        )
        .ends("defeat")
        .shows("hand Gs Gm | limbo Rd");
    assert_eq!(story.game().resolving(), Some(onirim_core::Card::NIGHTMARE));
}

/// B14-IV, B18: five cards are enough, and an empty deck is then no defeat.
#[test]
fn a_new_hand_may_take_the_last_cards() {
    given("solo | hand Rs Rm Bs Gs Ns | top Ni | deck Gs Rd Gm Rm Bm Nm")
        .when("discard Bs")
        .when("discard-hand -> Gs Rd Gm Rm Bm Nm")
        .asks("turn")
        .shows("hand Gs Gm Rm Bm Nm | deck Rd");
}

/// B14: two Nightmares in one refill are settled one after the other, each in its own way.
#[test]
fn one_nightmare_may_follow_another() {
    given("solo | hand Rk Rm Bs Gs Ns | top Ni Ni Gm Bm Nm")
        .when("discard Bs")
        .when("pay Rk")
        .then("p1 discards Rk, resolved Ni, p1 draws Ni")
        .answers("reveal-five, discard-hand")
        .when("discard-hand -> Rs Rk")
        .shows("hand Gm Bm Nm Rs Rk | discarded Bs Rk Ni Ni Rm Gs Ns");
}
