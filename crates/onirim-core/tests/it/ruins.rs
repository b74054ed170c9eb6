//! What Nightmares do to Towers: T6 to T8, R10.

use crate::story::Why;
use crate::table::given;

/// T6, T7: after the option one Tower of the row is discarded, or the Nightmare goes to Limbo.
#[test]
fn a_nightmare_takes_a_tower() {
    given("solo towers | hand Rk Rm Gs Gm Ns | towers B5 R4 G4 | top Ni Bs Nm")
        .when("play Gs")
        .when("pay Rk")
        .then("p1 discards Rk")
        .asks("ruin")
        .answers("raze B5, raze R4, raze G4, false-destruction")
        .when("raze B5")
        .then("razed B5, resolved Ni, p1 draws Bs, p1 draws Nm, p1 begins")
        .shows("towers R4 G4 | discarded Rk B5 Ni | limbo");
}

/// T6: a Tower in the middle goes only if its neighbours may touch.
#[test]
fn a_middle_tower_stays_if_its_neighbours_cannot_touch() {
    // R4 is Sun | Moon, G4 is Sun | Sun, N4 is Moon | Sun: without G4 a Moon would touch a Moon.
    given("solo towers | hand Rk Rm Gs Gm Ns | towers R4 G4 N4 | top Ni")
        .when("play Gs")
        .when("pay Rk")
        .answers("raze R4, raze N4, false-destruction")
        .refuses("raze G4", Why::TouchingEdges)
        .refuses("raze B3", Why::NotThere);
}

/// T6: and it may go if they can; the row closes up.
#[test]
fn a_middle_tower_goes_if_its_neighbours_may_touch() {
    given("solo towers | hand Rk Rm Gs Gm Ns | towers B5 R4 G4 | top Ni Bs Nm")
        .when("play Gs")
        .when("pay Rk")
        .when("raze R4")
        .shows("towers B5 G4 | discarded Rk R4 Ni");
}

/// T6: each of the four options costs a Tower besides, once it has been carried out.
#[test]
fn every_option_costs_a_tower_besides() {
    let story =
        given("solo towers | hand Rk Rm Gs Gm Ns | doors Bd | towers R4 | top Ni Bs Nm Nk Bm Ns Bs Nk").when("play Gs");
    story.clone().when("pay Rk").asks("ruin").shows("hand Rm Gm Ns");
    story.clone().when("return Bd p1").asks("ruin").shows("doors | limbo Bd");
    story.clone().when("reveal-five").asks("ruin").shows("discarded Bs Nm Nk Bm Ns");
    story
        .when("discard-hand")
        .asks("ruin")
        .shows("hand Bs Nm Nk Bm Ns")
        .when("raze R4")
        .then("razed R4, resolved Ni, p1 begins");
}

/// T6: without a Tower in the row nothing more happens, whatever is in the hand.
#[test]
fn towers_in_the_hand_are_safe() {
    given("solo towers | hand Rk R4 Gs Gm Ns | top Ni Bs Nm")
        .when("play Gs")
        .when("pay Rk")
        .then("p1 discards Rk, resolved Ni, p1 draws Bs, p1 draws Nm, p1 begins")
        .shows("hand R4 Gm Ns Bs Nm");
}

/// T7: a false destruction saves the Towers; the option was paid all the same, and the Nightmare comes back.
#[test]
fn a_false_destruction_puts_the_nightmare_into_limbo() {
    given("solo towers | hand Rk Rm Gs Gm Ns | towers R4 G4 | top Ni Bs Nm")
        .when("play Gs")
        .when("pay Rk")
        .when("false-destruction")
        .then("limbo Ni, p1 draws Bs, p1 draws Nm, limbo-shuffled, p1 begins")
        .shows("towers R4 G4 | discarded Rk | limbo")
        .deck_has(76 + 12 - 5 - 1 - 2 - 1);
}

/// T8: a Rampart protects the Towers.
#[test]
fn a_rampart_protects_the_towers() {
    given("solo towers | hand Rk Rm Gs Gm Ns | towers B5 R4 G4 N4 | top Ni Bs Nm")
        .when("play Gs")
        .when("pay Rk")
        .then("p1 discards Rk, resolved Ni, p1 draws Bs, p1 draws Nm, p1 begins")
        .shows("towers B5 R4 G4 N4");
}

/// T8: in *Scattered Ruins* it does not.
#[test]
fn scattered_ruins_know_no_protection() {
    given("solo towers-ruins | hand Rk Rm Gs Gm Ns | towers B5 R4 G4 N4 | top Ni Bs Nm")
        .when("play Gs")
        .when("pay Rk")
        .asks("ruin")
        .answers("raze B5, raze R4, raze N4, false-destruction")
        .when("raze N4")
        .shows("towers B5 R4 G4");
}

/// R10, T4, T6: razing a Tower can bring the four colours together, and that wins before the Nightmare is discarded.
#[test]
fn razing_can_complete_the_rampart_and_win() {
    given("solo towers | hand Rk Rm Gs Gm Ns | doors Rd Rd Bd Bd Gd Gd Nd Nd | towers B5 R4 R5 G4 N4 | top Ni Bs Nm")
        .when("play Gs")
        .when("pay Rk")
        .answers("raze B5, raze R4, raze R5, raze N4, false-destruction")
        .when("raze R5")
        .then("razed R5, end victory")
        .ends("victory")
        .shows("towers B5 R4 G4 N4 | discarded Rk R5");
}

/// R10, T8: with Doors missing it is a Rampart that protects from the next Nightmare.
#[test]
fn a_rampart_by_razing_protects_at_once() {
    given("solo towers | hand Rk Bk Gs Gm Ns | towers B5 R4 R5 G4 N4 | top Ni Ni Bs Nm Rs")
        .when("play Gs")
        .when("pay Rk")
        .when("raze R5")
        .then("razed R5, resolved Ni, p1 draws Ni")
        .when("pay Bk")
        .then("p1 discards Bk, resolved Ni, p1 draws Bs, p1 draws Nm, p1 draws Rs, p1 begins")
        .shows("towers B5 R4 G4 N4");
}

/// T4, T6: who must give up a Door for a Nightmare gives up victory too, until it is found again.
#[test]
fn victory_needs_doors_and_rampart_at_the_same_time() {
    given("solo towers | hand N4 Rm Gs Gm Ns | doors Rd Rd Bd Bd Gd Gd Nd Nd | towers B5 R4 G4 | top Ni Bs")
        .when("play Gs")
        .when("return Rd p1")
        .when("false-destruction")
        .when("build N4 right -> Nm")
        .asks("turn");
}

/// T6, D9: in a game of two the active player chooses the Tower of the common row.
#[test]
fn the_active_player_chooses_the_tower() {
    given("duo open towers | turn p2 | hand Rk Rm Gs | partner Bk Bm Bs | shared Gm Ns | towers R4 | top Ni Nm Nk")
        .when("play Bs")
        .when("pay Bk")
        .asks("p2 ruin")
        .when("raze R4")
        .shows("towers");
}
