//! Happy Dreams: P12, P13, R7.

use crate::story::{Story, Why};
use crate::table::given;

const FACE_UP: &str = "face-up red-pair any-pair";

fn drawn(table: &str) -> Story {
    given(&format!("solo premonitions | hand Rk Gs Gm Bs Ns | {table}")).when("play Gs").asks("happy-dream")
}

/// P12: a Happy Dream offers three things.
#[test]
fn a_happy_dream_offers_three_things() {
    drawn(&format!("top Ha | {FACE_UP}")).answers("dispel red-pair, dispel any-pair, reveal-seven, search");
}

/// P12: a face-up Premonition is removed without a penalty; then the hand is filled.
#[test]
fn a_happy_dream_dispels_a_premonition() {
    drawn(&format!("top Ha Nm | {FACE_UP}"))
        .refuses("dispel green-pair", Why::NotThere)
        .when("dispel red-pair")
        .then("dispelled red-pair, resolved Ha, p1 draws Nm, p1 begins")
        .shows("face-up any-pair | gone red-pair | discarded Ha");
}

/// P12, R5: seven cards are shown, any number discarded, the others put back in any order.
#[test]
fn a_happy_dream_reveals_seven_cards() {
    drawn("top Ha")
        .when("reveal-seven -> Ni Gd Rs Gm Ni Rm Bm")
        .then("revealed Ni, revealed Gd, revealed Rs, revealed Gm, revealed Ni, revealed Rm, revealed Bm")
        .asks("sift")
        .answers("drop Ni, drop Gd, drop Rs, drop Gm, drop Rm, drop Bm, keep-rest")
        .when("drop Ni")
        .then("dropped Ni")
        .when_each("drop Ni; drop Gm; drop Rs")
        .answers("drop Gd, drop Rm, drop Bm, keep-rest")
        .when("keep-rest")
        .asks("arrange top")
        .answers("next Gd, next Rm, next Bm")
        .when_each("next Bm; next Rm")
        .then("p1 places Rm top, p1 places Gd top, resolved Ha, p1 draws Bm, p1 begins")
        .shows("top Rm Gd | discarded Ni Ni Gm Rs Ha");
}

/// P12: all seven may be discarded, or none.
#[test]
fn any_number_of_the_seven_may_go() {
    let story = drawn("top Ha Ni Ni Rs Gm Ni Rm Bm Nm").when("reveal-seven");
    story
        .clone()
        .when_each("drop Ni; drop Ni; drop Ni; drop Rs; drop Gm; drop Rm; drop Bm")
        .then("dropped Bm, resolved Ha, p1 draws Nm, p1 begins");
    story
        .when_each("keep-rest; next Rm; next Ni; next Ni; next Ni; next Rs; next Gm")
        .then("p1 places Gm top, p1 places Bm top, resolved Ha, p1 draws Rm, p1 begins")
        .shows("top Ni Ni Ni Rs Gm Bm Nm | discarded Ha");
}

/// P12: any one card is fetched to the top; the rest is shuffled.
#[test]
fn a_happy_dream_fetches_a_card() {
    drawn("top Ha Nm Ns")
        .when("search")
        .asks("fetch")
        .refuses("fetch R4", Why::NotThere)
        .when("fetch Nk")
        .then("deck-shuffled, p1 fetches Nk, resolved Ha, p1 draws Nk, p1 begins")
        .shows("top | discarded Ha");
}

/// P12, B13: a Door that is fetched is drawn next, and a Key obtains it.
#[test]
fn a_happy_dream_fetches_a_door() {
    drawn("top Ha")
        .when("search")
        .when("fetch Rd")
        .then("deck-shuffled, p1 fetches Rd, resolved Ha, p1 draws Rd")
        .asks("drawn-door red")
        .when("pay Rk -> Nm Nk")
        .then("p1 discards Rk, p1 obtains Rd, p1 draws Nm, p1 draws Nk, p1 begins")
        .shows("doors Rd");
}

/// P12: even a Nightmare can be fetched, or the next Happy Dream.
#[test]
fn a_happy_dream_fetches_another_dream() {
    let story =
        drawn(&format!("top Ha | deck Ha Ni Nm | {FACE_UP}")).when("search").answers("fetch Ha, fetch Ni, fetch Nm");
    story.clone().when("fetch Ni").asks("nightmare");
    story
        .when("fetch Ha")
        .then("deck-shuffled, p1 fetches Ha, resolved Ha, p1 draws Ha")
        .when("dispel red-pair -> Nm")
        .shows("discarded Ha Ha | face-up any-pair");
}

/// P12, R1: what is left of one kind is fetched unasked, and put back unasked.
#[test]
fn equal_cards_need_no_choice() {
    drawn("top Ha | deck Nm Nm")
        .when("search")
        .then("deck-shuffled, p1 fetches Nm, resolved Ha, p1 draws Nm, p1 begins");
    drawn("top Ha Nm Nm | deck")
        .when("reveal-seven")
        .when("keep-rest")
        .then("p1 places Nm top, p1 places Nm top, resolved Ha, p1 draws Nm, p1 begins");
}

/// R7: fewer than seven cards are all revealed.
#[test]
fn a_small_deck_is_revealed_whole() {
    drawn("top Ha | deck Nm Ni").when("reveal-seven -> Ni Nm").answers("drop Ni, drop Nm, keep-rest");
}

/// R7: an empty deck can be revealed but not searched.
#[test]
fn an_empty_deck_cannot_be_searched() {
    drawn(&format!("top Ha | deck | {FACE_UP}"))
        .answers("dispel red-pair, dispel any-pair, reveal-seven")
        .refuses("search", Why::NotThere)
        .when("reveal-seven")
        .then("resolved Ha, end defeat");
}

/// R7, R1: if nothing is left but to reveal an empty deck, it is done unasked.
#[test]
fn a_happy_dream_without_a_choice_passes() {
    given("solo premonitions | hand Rk Gs Gm Bs Ns | deck Ha")
        .when("play Gs -> Ha")
        .then("p1 plays Gs, p1 draws Ha, resolved Ha, end defeat");
}

/// P13, B14-III, B14-IV: for a Nightmare a Happy Dream is a Dream like any other.
#[test]
fn nightmares_send_happy_dreams_to_limbo() {
    let story = given("solo premonitions | hand Rk Gs Gm Bs Ns | top Ni Ha Nm Ha Rs Bm Nk Bk").when("play Gs");
    story.clone().when("reveal-five").then(
        "revealed Ha, aside Ha, revealed Nm, dropped Nm, revealed Ha, aside Ha, revealed Rs, dropped Rs, \
         revealed Bm, dropped Bm, resolved Ni, p1 draws Nk, limbo-shuffled, p1 begins",
    );
    story.when("discard-hand").asks("turn").shows("hand Nm Rs Bm Nk Bk | limbo");
}
