//! When Dark Premonitions come true, and in which order: P2, P6, P10, R6.

use onirim_core::{Color, Seat};

use crate::table::given;

/// P2: a Premonition whose condition does not hold waits.
#[test]
fn a_premonition_waits_for_its_condition() {
    given("solo premonitions | hand Rk Gs Gm Bs Ns | doors Bd | face-up red-pair three-doors | top Rd Nm Ns")
        .when("play Gs")
        .when("pay Rk")
        .then("p1 discards Rk, p1 obtains Rd, p1 draws Nm, p1 draws Ns, p1 begins")
        .shows("face-up red-pair three-doors | gone");
}

/// P2: one that comes true is applied at once and leaves the game.
#[test]
fn a_premonition_that_comes_true_leaves_the_game() {
    given(
        "solo premonitions | hand Gk Gs Gm Bs Ns | doors Gd | face-up green-pair five-doors | discarded Ni Ni \
         | top Gd Nm Ns",
    )
    .when("play Gs")
    .when("pay Gk")
    .then(
        "p1 discards Gk, p1 obtains Gd, suffered green-pair, limbo Ni, p1 draws Nm, p1 draws Ns, limbo-shuffled, \
         p1 begins",
    )
    .shows("face-up five-doors | gone green-pair");
}

/// P2, P3, P4: two hold at once; the player chooses, and the one that is undone stays face up.
#[test]
fn a_premonition_that_is_undone_stays() {
    given("solo premonitions | hand Rk Gs Gm Bs Ns | doors Rd | face-up red-pair any-pair | top Rd Nm Ns")
        .when("play Gs")
        .when("pay Rk")
        .then("p1 discards Rk, p1 obtains Rd")
        .asks("premonitions")
        .answers("suffer red-pair, suffer any-pair")
        .when("suffer any-pair")
        .then("suffered any-pair, p1 returns Rd, p1 draws Nm, p1 draws Ns, limbo-shuffled, p1 begins")
        .shows("face-up red-pair | gone any-pair | doors Rd");
}

/// P2: in the other order both come true, the second one unasked.
#[test]
fn the_order_of_premonitions_decides_how_many_come_true() {
    given("solo premonitions | hand Rk Gs Gm Bs Ns | doors Rd | face-up red-pair any-pair | top Rd | deck Rs Rm Nm Bm")
        .when("play Gs")
        .when("pay Rk")
        .when("suffer red-pair -> Nm Bm")
        .then(
            "suffered red-pair, dropped Rs, dropped Rm, deck-shuffled, suffered any-pair, p1 returns Rd, p1 draws Nm, \
             p1 draws Bm, limbo-shuffled, p1 begins",
        )
        .shows("face-up | gone red-pair any-pair | doors Rd | deck Rd");
}

/// P2: the undone one comes true the next time.
#[test]
fn an_undone_premonition_comes_true_later() {
    given(
        "solo premonitions | hand Rk Rk Gm Bs Ns | doors Rd | face-up red-pair any-pair | top Rd Gs Ns | deck Rm Nm Ni",
    )
    .when("play Bs")
    .when("pay Rk")
    .when("suffer any-pair")
    .when("discard Gs -> Rd")
    .when("pay Rk -> Nm Ni")
    .then("p1 discards Rk, p1 obtains Rd, suffered red-pair, dropped Rm, deck-shuffled, p1 draws Nm, p1 draws Ni");
}

/// P2, B17: victory comes before any penalty.
#[test]
fn the_last_door_wins_before_any_penalty() {
    given("solo premonitions | hand Nk Gs Gm Bs Ns | doors Rd Rd Bd Bd Gd Gd Nd | face-up brown-pair | top Nd")
        .when("play Gs")
        .when("pay Nk")
        .then("p1 discards Nk, p1 obtains Nd, end victory")
        .shows("face-up brown-pair");
}

/// P2: a condition counts the Doors of both players.
#[test]
fn the_doors_of_both_players_count() {
    given(
        "duo open premonitions | turn p2 | hand Gs Gm Bs | partner Rk Bm Bk | shared Ns Nm | doors Rd \
         | face-up red-pair | top Rd | deck Rm Rs Nm Nk",
    )
    .when("play Bm")
    .when("pay Rk -> Nm Nk")
    .then(
        "p2 discards Rk, p2 obtains Rd, suffered red-pair, dropped Rs, dropped Rm, deck-shuffled, p2 draws Nm, \
         p2 draws Nk, p1 begins",
    );
}

/// P6, P2: five Doors reveal two more, and what holds already comes true at once.
#[test]
fn five_doors_reveal_two_premonitions_that_may_hold() {
    given("solo premonitions | hand Bk Gs Gm Bs Ns | doors Rd Rd Gd Nd | face-up five-doors | top Bd | deck Rs Nm Bm")
        .when("play Gs")
        .when("pay Bk -> red-pair blue-pair Nm Bm")
        .then(
            "p1 discards Bk, p1 obtains Bd, suffered five-doors, premonition red-pair, premonition blue-pair, \
             suffered red-pair, dropped Rs, deck-shuffled, p1 draws Nm, p1 draws Bm, p1 begins",
        )
        .shows("face-up blue-pair | gone five-doors red-pair");
}

/// P6, R6: two revealed ones that hold are ordered by the player.
#[test]
fn revealed_premonitions_that_hold_are_ordered_too() {
    given("solo premonitions | hand Bk Gs Gm Bs Ns | doors Rd Rd Gd Nd | face-up five-doors | top Bd")
        .when("play Gs")
        .when("pay Bk -> red-pair all-colors")
        .asks("premonitions")
        .answers("suffer red-pair, suffer all-colors")
        .shows("face-up red-pair all-colors | gone five-doors");
}

/// P6: with one left in the pile only one is revealed.
#[test]
fn an_almost_empty_pile_reveals_what_it_has() {
    given(
        "solo premonitions | hand Bk Gs Gm Bs Ns | doors Rd Rd Gd Nd | face-up five-doors | top Bd Nm Ns \
         | gone red-pair any-pair green-pair brown-pair all-colors three-doors",
    )
    .when("play Gs")
    .when("pay Bk -> blue-pair")
    .then(
        "p1 discards Bk, p1 obtains Bd, suffered five-doors, premonition blue-pair, p1 draws Nm, p1 draws Ns, \
         p1 begins",
    );
}

/// P10: in phase 1 four cards are discarded and five drawn, so phase 2 draws nothing.
#[test]
fn three_doors_take_the_hand_in_phase_1() {
    given("solo premonitions | hand Gk Rs Rm Bs Ns | doors Rd Bd | row Gs Gm | face-up three-doors | discarded Nk")
        .when("play Gk")
        .when("take-door -> Gs Ni Gm Bm Rd Nm Bk all-colors")
        .then(
            "p1 obtains Gd, deck-shuffled, suffered three-doors, p1 discards Rs, p1 discards Bs, p1 discards Ns, \
             p1 discards Rm, p1 draws Gs, aside Ni, p1 draws Gm, p1 draws Bm, aside Rd, p1 draws Nm, p1 draws Bk, \
             premonition all-colors, limbo-shuffled, p1 begins",
        )
        .shows("hand Gs Gm Bm Nm Bk | doors Rd Bd Gd | face-up all-colors | gone three-doors");
}

/// P10: in phase 2 the cards left are discarded and five drawn.
#[test]
fn three_doors_take_the_hand_in_phase_2() {
    given("solo premonitions | hand Gk Rs Rm Bs Ns | doors Rd Bd | face-up three-doors | top Gd Gs Gm Bm Nm Bk")
        .when("discard Rs")
        .when("pay Gk -> blue-pair")
        .then(
            "p1 discards Gk, p1 obtains Gd, suffered three-doors, p1 discards Bs, p1 discards Ns, p1 discards Rm, \
             p1 draws Gs, p1 draws Gm, p1 draws Bm, p1 draws Nm, p1 draws Bk, premonition blue-pair, p1 begins",
        );
}

/// P10, P13, B14-IV: the new hand is drawn as after a Nightmare: Doors and Dreams go to Limbo, no Key obtains one.
#[test]
fn the_new_hand_of_three_doors_resolves_nothing() {
    given(
        "solo premonitions | hand Gk Rs Rm Bs Ns | doors Rd Bd | face-up three-doors | top Gd Nk Nd Ha Ni Gm Bm Nm Bk",
    )
    .when("discard Rs")
    .when("pay Gk -> blue-pair")
    .asks("turn")
    .shows("hand Nk Gm Bm Nm Bk | doors Rd Bd Gd | limbo");
}

/// P10, B18: a new hand that cannot be filled loses, and nothing more is revealed.
#[test]
fn three_doors_can_lose_the_game() {
    given("solo premonitions | hand Gk Rs Rm Bs Ns | doors Rd Bd | face-up three-doors | top Gd | deck Gs Gm Ni")
        .when("discard Rs")
        .when("pay Gk -> Gs Ni Gm")
        .then(
            "p1 discards Gk, p1 obtains Gd, suffered three-doors, p1 discards Bs, p1 discards Ns, p1 discards Rm, \
             p1 draws Gs, aside Ni, p1 draws Gm, end defeat",
        )
        .ends("defeat");
}

/// P10, D6: in a game of two it takes the active player's personal and the shared cards.
#[test]
fn three_doors_leave_the_partner_alone() {
    given(
        "duo open premonitions | turn p2 | hand Gs Gm Bs | partner Rk Bm Bk | shared Ns Nm | doors Gd \
         | partner-doors Bd | face-up three-doors | top Rd Rs Rm Nk Gs Gm",
    )
    .when("play Bm")
    .when("pay Rk -> blue-pair")
    .shows("hand Gs Gm Bs | partner Rs Rm Nk | shared Gs Gm | discarded Rk Bk Ns Nm");
}

/// R6: a Premonition is gone as soon as its penalty begins.
#[test]
fn a_premonition_is_gone_when_its_penalty_begins() {
    given("solo premonitions | hand Nk Gs Gm Bs Ns | doors Rd Nd | face-up brown-pair | top Nd Nm Ns")
        .when("play Gs")
        .when("pay Nk")
        .asks("lose-door brown-pair")
        .shows("face-up | gone brown-pair");
}

/// R6, P10: what a penalty reveals strikes at once if it holds, before those that were waiting.
#[test]
fn what_a_penalty_reveals_strikes_before_what_was_waiting() {
    given(
        "solo premonitions | hand Rk Gs Gm Bs Ns | doors Rd Bd | face-up any-pair three-doors \
         | top Rd Rs Rm Nk Bk Gm | deck Rs Rs Bs",
    )
    .when("play Gs")
    .when("pay Rk")
    .answers("suffer any-pair, suffer three-doors")
    .when("suffer three-doors -> red-pair")
    .then(
        "suffered three-doors, p1 discards Bs, p1 discards Ns, p1 discards Gm, p1 draws Rs, p1 draws Rm, p1 draws Nk, \
         p1 draws Bk, p1 draws Gm, premonition red-pair, suffered red-pair, dropped Rs, dropped Rs, deck-shuffled, \
         suffered any-pair, p1 returns Rd, limbo-shuffled, p1 begins",
    )
    .shows("hand Rs Rm Nk Bk Gm");
}

/// R6, P10: one that does not hold when it is revealed waits for a Door, and the others go on.
#[test]
fn what_a_penalty_reveals_waits_if_it_does_not_hold() {
    given(
        "solo premonitions | hand Rk Gs Gm Bs Ns | doors Rd Bd | face-up any-pair three-doors | top Rd Rs Rm Nk Bk Gm",
    )
    .when("play Gs")
    .when("pay Rk")
    .when("suffer three-doors -> five-doors")
    .asks("turn")
    .shows("face-up five-doors | gone any-pair three-doors | doors Rd Bd");
}

/// R6, P6: two that are revealed together come in the order that the player chooses, before those that were waiting.
#[test]
fn two_that_are_revealed_together_are_put_in_order_by_the_player() {
    given(
        "solo premonitions | hand Gk Gs Gm Bs Ns | doors Rd Rd Bd Nd | face-up five-doors all-colors \
         | top Gd Nm Ns Bs Bm Gm | gone any-pair green-pair",
    )
    .when("play Gs")
    .when("pay Gk")
    .answers("suffer five-doors, suffer all-colors")
    .when("suffer five-doors -> three-doors red-pair")
    .asks("premonitions")
    .answers("suffer red-pair, suffer three-doors")
    .when("suffer three-doors -> blue-pair")
    .asks("turn")
    .shows("gone any-pair green-pair five-doors three-doors red-pair all-colors | face-up blue-pair");
}

/// R6, P6, P10: a revealed one that reveals another is finished first, and so on.
#[test]
fn reveals_within_reveals_come_first() {
    given(
        "solo premonitions | hand Gk Gs Gm Bs Ns | doors Rd Rd Bd Nd | face-up five-doors all-colors \
         | top Gd Nm Ns Bs Bm Gm | deck Rs | gone any-pair green-pair",
    )
    .when("play Gs")
    .when("pay Gk")
    .when("suffer five-doors -> three-doors brown-pair red-pair")
    .then(
        "suffered five-doors, premonition three-doors, premonition brown-pair, suffered three-doors, p1 discards Bs, \
         p1 discards Ns, p1 discards Gm, p1 draws Nm, p1 draws Ns, p1 draws Bs, p1 draws Bm, p1 draws Gm, \
         premonition red-pair, suffered red-pair, dropped Rs, deck-shuffled, suffered all-colors, p1 begins",
    );
}

/// P2, T4, X2: the eighth Door wakes Premonitions unless it wins, and a view tells which.
#[test]
fn the_last_door_wakes_premonitions_where_it_does_not_win() {
    let table = "hand Rk Rm Gs Gm Ns | doors Rd Bd Bd Gd Gd Nd Nd | face-up red-pair | gone any-pair green-pair five-doors \
                 blue-pair brown-pair all-colors three-doors | top Rd";
    let woken = |setup: &str| {
        let story = given(&format!("{setup} | {table}")).when("play Gs");
        story.game().view(Seat::One).woken_by_door(Color::Red).len()
    };
    assert_eq!(woken("solo premonitions"), 0);
    assert_eq!(woken("solo towers premonitions"), 1);
}
