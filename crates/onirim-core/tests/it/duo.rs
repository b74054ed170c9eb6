//! Two players: D2 to D9, R8.

use onirim_core::{Group, Seat};

use crate::story::Why;
use crate::table::given;

/// D2: the hand is three personal cards and the two shared ones; the partner's are not in it.
#[test]
fn a_hand_is_personal_and_shared_cards() {
    given("duo open | hand Rs Rm Rk | partner Bs Bm Bk | shared Gs Gm")
        .asks("p1 turn")
        .answers(
            "play Rs, play Rm, play Rk, play Gs shared, play Gm shared, \
             discard Rs, discard Rm, discard Rk, discard Gs shared, discard Gm shared",
        )
        .refuses("play Bs", Why::NotThere)
        .refuses("play Rs shared", Why::NotThere);
}

/// D2, B13, B14-I: a shared Key pays for a Door or against a Nightmare as a personal one does.
#[test]
fn a_shared_key_pays_too() {
    given("duo open | hand Rs Rm Rk | partner Bs Bm Bk | shared Gs Rk | top Rd Ni")
        .when("discard Rs")
        .when("keep-hand")
        .answers("pay Rk, pay Rk shared, refuse-door")
        .when("pay Rk shared")
        .then("p1 discards Rk shared, p1 obtains Rd, p1 draws Ni")
        .answers("pay Rk, return Rd p1, reveal-five, discard-hand");
}

/// D3, B4: the partner's row does not bind.
#[test]
fn the_golden_rule_looks_at_the_own_row() {
    given("duo open | hand Rs Rm Rk | partner Bs Bm Bk | shared Gs Gm | row Bm | partner-row Bs")
        .offers("play Rs, play Gs shared")
        .when("play Rs -> Ns")
        .shows("row Bm Rs | partner-row Bs");
}

/// B6, D3: the run of the other player does not count.
#[test]
fn a_run_is_counted_in_the_own_row() {
    given("duo open | hand Rs Rm Rk | partner Bs Bm Bk | shared Gs Gm | row Rs | partner-row Rs Rm")
        .when("play Rk -> Ns")
        .then("p1 plays Rk, p1 draws Ns, p2 begins");
}

/// D3: a Door belongs to the player who obtained it.
#[test]
fn each_player_owns_the_doors_obtained() {
    given("duo open | turn p2 | hand Rs Rm Rk | partner Bs Bm Bk | shared Gs Gm | partner-row Bs Bm")
        .when("play Bk")
        .asks("p2 earned-door blue")
        .when("take-door -> Ns")
        .then("p2 obtains Bd, deck-shuffled, p2 draws Ns, p1 begins")
        .shows("doors | partner-doors Bd");
}

/// D4: after a discard, one personal card against one shared card, or nothing.
#[test]
fn a_discard_allows_a_swap() {
    given("duo open | hand Rs Rm Rk | partner Bs Bm Bk | shared Gs Gm")
        .when("discard Rs")
        .then("p1 discards Rs")
        .asks("p1 swap")
        .answers("swap Rm Gs, swap Rm Gm, swap Rk Gs, swap Rk Gm, keep-hand")
        .refuses("swap Bs Gs", Why::NotThere)
        .when("swap Rk Gs -> Ns")
        .then("p1 swaps Rk Gs, p1 draws Ns, p2 begins")
        .shows("hand Rm Gs Ns | shared Rk Gm");
}

/// D4: a shared card may be discarded too, and the one left be swapped; the gap in the shared group is filled.
#[test]
fn a_discard_of_a_shared_card_allows_a_swap() {
    given("duo open | hand Rs Rm Rk | partner Bs Bm Bk | shared Gs Gm")
        .when("discard Gs shared")
        .answers("swap Rs Gm, swap Rm Gm, swap Rk Gm, keep-hand")
        .when("swap Rs Gm -> Ns")
        .then("p1 swaps Rs Gm, p1 draws Ns shared, p2 begins")
        .shows("hand Rm Rk Gm | shared Rs Ns");
}

/// D4: the swap comes before the Prophecy.
#[test]
fn the_swap_comes_before_the_prophecy() {
    given("duo open | hand Rs Rm Rk | partner Bs Bm Bk | shared Gs Gm")
        .when("discard Rk")
        .then("p1 discards Rk")
        .asks("swap")
        .when("swap Rs Gm -> Ni Gd Bs Bm Ns")
        .then("p1 swaps Rs Gm, p1 sees Ni top, p1 sees Gd top, p1 sees Bs top, p1 sees Bm top, p1 sees Ns top")
        .asks("p1 prophecy");
}

/// D4: who plays a card does not swap, nor does who pays a Key.
#[test]
fn only_a_phase_1_discard_allows_a_swap() {
    given("duo open | hand Rs Rm Rk | partner Bs Bm Bk | shared Gs Gm | top Rd Ns Nm Nk")
        .when("play Rs")
        .asks("drawn-door red")
        .when("pay Rk")
        .then("p1 discards Rk, p1 obtains Rd, p1 draws Ns, p1 draws Nm, p2 begins");
}

/// R8, D4: equal cards are not swapped; where only equal ones are left nothing is asked.
#[test]
fn equal_cards_are_not_swapped() {
    given("duo open | hand Gs Rm Rk | partner Bs Bm Bk | shared Gs Gm")
        .when("discard Rk")
        .answers("swap Gs Gm, swap Rm Gs, swap Rm Gm, keep-hand")
        .refuses("swap Gs Gs", Why::NotThere);
    given("duo open | hand Gs Gs Rm | partner Bs Bm Bk | shared Gs Gs")
        .when("discard Rm -> Ns")
        .then("p1 discards Rm, p1 draws Ns, p2 begins");
}

/// D5: personal cards are drawn first, then shared ones.
#[test]
fn the_personal_group_is_filled_before_the_shared_one() {
    given("duo open | hand Rs Rm Bs | partner Bs Bm Bk | shared Rk Gm | top Rd Ns Nm")
        .when("discard Rs")
        .when("keep-hand")
        .when("pay Rk shared")
        .then("p1 discards Rk shared, p1 obtains Rd, p1 draws Ns, p1 draws Nm shared, p2 begins")
        .shows("hand Rm Bs Ns | shared Gm Nm");
}

/// D6, B14-II: a Nightmare takes one of the own Doors, never one of the partner's.
#[test]
fn a_nightmare_takes_own_doors_only() {
    given("duo open | hand Rs Rm Bs | partner Bs Bm Bk | shared Gs Gm | doors Rd | partner-doors Bd Gd")
        .when("play Rs -> Ni")
        .answers("return Rd p1, reveal-five, discard-hand")
        .refuses("return Bd p2", Why::NotThere)
        .refuses("return Bd p1", Why::NotThere);
    given("duo open | hand Rs Rm Bs | partner Bs Bm Bk | shared Gs Gm | partner-doors Bd Gd")
        .when("play Rs -> Ni")
        .answers("reveal-five, discard-hand");
}

/// D6, B14-IV: own personal and both shared cards go; the partner's stay.
#[test]
fn a_new_hand_leaves_the_partner_alone() {
    given("duo open | hand Rs Rm Bs | partner Bs Bm Bk | shared Gs Gm")
        .when("play Rs -> Ni")
        .when("discard-hand -> Ns Gd Nm Nk Rk Gk")
        .then(
            "p1 discards Bs, p1 discards Rm, p1 discards Gs shared, p1 discards Gm shared, p1 draws Ns, aside Gd, \
             p1 draws Nm, p1 draws Nk, p1 draws Rk shared, p1 draws Gk shared, resolved Ni, limbo-shuffled, p2 begins",
        )
        .shows("hand Ns Nm Nk | shared Rk Gk | partner Bs Bm Bk | discarded Bs Rm Gs Gm Ni");
}

/// D7: it is won when each has a Door of each colour.
#[test]
fn two_players_win_with_four_colours_each() {
    given(
        "duo open | turn p2 | hand Rs Rm Bs | partner Ns Nm Nk | shared Gs Gm | doors Rd Bd Gd Nd \
         | partner-doors Rd Bd Gd | partner-row Ns Nm",
    )
    .when("play Nk")
    .when("take-door")
    .then("p2 obtains Nd, deck-shuffled, end victory")
    .ends("victory");
}

/// D7: all eight Doors on the table are not enough if they are badly shared out.
#[test]
fn eight_doors_do_not_win_if_one_player_lacks_a_colour() {
    given(
        "duo open | hand Rs Nm Nk | partner Bs Bm Bk | shared Gs Gm | doors Rd Rd Bd Gd \
         | partner-doors Bd Gd Nd | row Ns Nm",
    )
    .when("play Nk")
    .when("take-door -> Ns")
    .then("p1 obtains Nd, deck-shuffled, p1 draws Ns, p2 begins")
    .shows("doors Rd Rd Bd Gd Nd | partner-doors Bd Gd Nd");
}

/// D7: a player who has all four colours plays on.
#[test]
fn a_player_with_four_doors_plays_on() {
    given("duo open | hand Rs Rm Nk | partner Bs Bm Bk | shared Gs Gm | doors Rd Bd Gd | row Ns Nm")
        .when("play Nk")
        .when("take-door -> Ns")
        .asks("p2 turn")
        .when("play Bs -> Ns")
        .asks("p1 turn");
}

/// D8: a second Door of a colour is allowed, and can pay for a Nightmare.
#[test]
fn a_second_door_of_a_colour_is_allowed() {
    given("duo open | hand Rs Rm Rk | partner Bs Bm Bk | shared Gs Gm | doors Rd | row Rs Rm | top Ns")
        .when("play Rk")
        .asks("earned-door red")
        .when("take-door -> Ni")
        .shows("doors Rd Rd")
        .answers("return Rd p1, reveal-five, discard-hand")
        .when("return Rd p1 -> Ns")
        .then("p1 returns Rd, resolved Ni, p1 draws Ns, limbo-shuffled, p2 begins")
        .shows("doors Rd");
}

/// D8, B13: the same by a Key, though the partner still needs that colour.
#[test]
fn a_second_door_may_be_paid_for() {
    given("duo open | hand Rs Rm Rk | partner Bs Bm Bk | shared Gs Gm | doors Rd | top Rd Ns Nm")
        .when("play Rs")
        .when("pay Rk")
        .shows("doors Rd Rd | partner-doors");
}

/// D9: turns alternate, and deck, discard pile and shared cards are common.
#[test]
fn turns_alternate_over_common_cards() {
    given("duo open | hand Rs Rm Rk | partner Bs Bm Bk | shared Gs Gm | top Ns Nm Nk")
        .when("play Gs shared")
        .then("p1 plays Gs shared, p1 draws Ns shared, p2 begins")
        .asks("p2 turn")
        .when("discard Ns shared")
        .asks("p2 swap")
        .when("keep-hand")
        .then("p2 draws Nm shared, p1 begins")
        .asks("p1 turn")
        .shows("row Gs | partner-row | shared Gm Nm | discarded Ns | top Nk");
}

/// D9, B16: a Door that one player put into Limbo is back in the common deck for the other.
#[test]
fn limbo_is_common() {
    given("duo open | hand Rs Rm Gk | partner Bs Bm Bk | shared Gs Gm | top Bd Ns")
        .when("play Rs")
        .then("p1 plays Rs, p1 draws Bd, limbo Bd, p1 draws Ns, limbo-shuffled, p2 begins")
        .when("play Bs -> Bd")
        .asks("p2 drawn-door blue")
        .when("pay Bk -> Ns Nm")
        .shows("partner-doors Bd");
}

/// D2, D9: both seats have the same shared cards.
#[test]
fn the_shared_cards_are_the_same_for_both() {
    let story = given("duo open | hand Rs Rm Rk | partner Bs Bm Bk | shared Gs Gm");
    let of = |seat| story.game().hand(seat, Group::Shared).to_vec();
    assert_eq!(of(Seat::One), of(Seat::Two));
}
