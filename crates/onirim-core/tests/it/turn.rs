//! The turn of one player: B3 to B7, B11, B12, B16.

use onirim_core::Symbol;

use crate::story::Why;
use crate::table::given;

/// B3: a turn begins with a card to play or to discard, and with nothing else.
#[test]
fn phase_1_plays_or_discards_a_card_of_the_hand() {
    given("solo | hand Rs Rm Rk Bs Gs")
        .asks("p1 turn")
        .answers(
            "play Rs, play Rm, play Rk, play Bs, play Gs, discard Rs, discard Rm, discard Rk, discard Bs, discard Gs",
        )
        .refuses("play Nm", Why::NotThere)
        .refuses("discard Nm", Why::NotThere)
        .refuses("draw", Why::NotAsked);
}

/// B3, B12: one card, then the hand is filled and the next turn begins.
#[test]
fn a_turn_plays_exactly_one_card() {
    given("solo | hand Rs Rm Rk Bs Gs")
        .when("play Rs -> Gm")
        .then("p1 plays Rs, p1 draws Gm, p1 begins")
        .asks("turn")
        .shows("hand Rm Rk Bs Gs Gm | row Rs | discarded");
}

/// B4: the symbol of the last card may not be repeated, whatever the colour.
#[test]
fn the_golden_rule_forbids_the_same_symbol() {
    given("solo | hand Rs Rm Rk Bs Bm | row Rm Bs")
        .answers("play Rm, play Rk, play Bm, discard Rs, discard Rm, discard Rk, discard Bs, discard Bm")
        .refuses("play Rs", Why::GoldenRule(Symbol::Sun))
        .refuses("play Bs", Why::GoldenRule(Symbol::Sun))
        .when("play Bm -> Gs")
        .refuses("play Rm", Why::GoldenRule(Symbol::Moon))
        .offers("play Rs, play Rk");
}

/// B4: Keys must not follow Keys either.
#[test]
fn the_golden_rule_holds_for_keys() {
    given("solo | hand Rs Rm Rk Bs Bk | row Gk")
        .refuses("play Bk", Why::GoldenRule(Symbol::Key))
        .offers("play Rs, play Rm");
}

/// B4: with five Suns after a Sun one can only discard, and that is always legal.
#[test]
fn discarding_ignores_the_golden_rule() {
    given("solo | hand Rs Rs Bs Gs Ns | row Bs").answers("discard Rs, discard Bs, discard Gs, discard Ns");
}

/// B5: the row is not the discard pile, and what is played stays.
#[test]
fn a_played_card_stays_in_the_row() {
    given("solo | hand Rs Rm Rk Bs Gs | row Bm")
        .when("play Rs -> Gm")
        .when("discard Bs -> Ns")
        .shows("row Bm Rs | discarded Bs");
}

/// B5: a run survives any number of discards in between.
#[test]
fn discards_do_not_break_a_run() {
    given("solo | hand Rk Bs Gs Ns Bm | row Rs Rm")
        .when("discard Bs -> Gs")
        .when("discard Ns -> Gm")
        .when("discard Bm -> Ns")
        .shows("row Rs Rm")
        .when("play Rk")
        .asks("earned-door red");
}

/// B6: the third card of a colour finds a Door, and the deck is shuffled.
#[test]
fn three_of_a_colour_earn_a_door() {
    given("solo | hand Rk Bs Gs Ns Bm | row Rs Rm")
        .when("play Rk")
        .then("p1 plays Rk")
        .asks("earned-door red")
        .answers("take-door, leave-door")
        .when("take-door -> Gm")
        .then("p1 obtains Rd, deck-shuffled, p1 draws Gm, p1 begins")
        .shows("doors Rd | row Rs Rm Rk | limbo");
}

/// B6: taking the Door loses what was known of the deck.
#[test]
fn taking_a_door_loses_known_order() {
    given("solo | hand Rk Bs Gs Ns Bm | row Rs Rm | top Gs Gm")
        .shows("top Gs Gm")
        .when("play Rk")
        .when("take-door -> Nm")
        .shows("top | hand Bs Gs Ns Bm Nm");
}

/// B7: declining does not shuffle.
#[test]
fn declining_a_door_keeps_known_order() {
    given("solo | hand Rk Bs Gs Ns Bm | row Rs Rm | top Gs Gm")
        .when("play Rk")
        .when("leave-door")
        .then("p1 leaves Rd, p1 draws Gs, p1 begins")
        .shows("top Gm | doors");
}

/// B7: with both Doors found nothing is searched and nothing shuffled.
#[test]
fn a_run_without_a_door_in_the_deck_earns_nothing() {
    given("solo | hand Rk Bs Gs Ns Bm | row Rs Rm | doors Rd Rd | top Gs Gm")
        .when("play Rk")
        .then("p1 plays Rk, p1 draws Gs, p1 begins")
        .shows("top Gm");
}

/// B6: the fourth card counts as the first of a new run.
#[test]
fn a_fourth_card_starts_a_new_run() {
    given("solo | hand Rs Rm Bs Gs Ns | row Rs Rm Rk")
        .when("play Rs -> Rk")
        .asks("turn")
        .when("play Rm -> Bs")
        .asks("turn")
        .when("play Rk")
        .asks("earned-door red");
}

/// B6: the third, the sixth and the ninth red card earn, and no other.
#[test]
fn runs_of_three_six_and_nine_earn() {
    given("solo | hand Rs Rs Rs Rm Rm")
        .when("play Rs -> Rm")
        .when("play Rm -> Rs")
        .when("play Rs")
        .asks("earned-door red")
        .when("leave-door -> Rm")
        .when("play Rm -> Rs")
        .asks("turn")
        .when("play Rs -> Gs")
        .asks("turn")
        .when("play Rm")
        .asks("earned-door red")
        .when("take-door -> Gs")
        .when("play Rs -> Gs")
        .asks("turn")
        .when("play Rm -> Gs")
        .asks("turn")
        .when("play Rs")
        .asks("earned-door red")
        .when("take-door -> Gs")
        .shows("doors Rd Rd | row Rs Rm Rs Rm Rs Rm Rs Rm Rs");
}

/// B6: a card of another colour breaks a run; three brown cards are not three in a row.
#[test]
fn another_colour_breaks_a_run() {
    given("solo | hand Nk Bs Gs Ns Bm | row Ns Nm Gs")
        .when("play Nk -> Gm")
        .then("p1 plays Nk, p1 draws Gm, p1 begins")
        .shows("doors");
}

/// B6: a broken run begins again with the card after the break.
#[test]
fn a_run_begins_anew_after_a_break() {
    given("solo | hand Nk Ns Nm Bs Gs | row Ns Nm Gs")
        .when("play Nk -> Gm")
        .when("play Ns -> Gm")
        .asks("turn")
        .when("play Nm")
        .asks("earned-door brown");
}

/// B11, B14: a Nightmare comes while three cards are missing; it is settled before the next card is drawn.
#[test]
fn each_card_is_resolved_before_the_next_is_drawn() {
    given("solo | hand Rk Bk Rs Gs Ns | top Rd Bd Ni Gm Bm Nm")
        .when("discard Rs")
        .asks("drawn-door red")
        .when("pay Rk")
        .asks("drawn-door blue")
        .when("pay Bk")
        .then("p1 discards Bk, p1 obtains Bd, p1 draws Ni")
        .asks("nightmare")
        .shows("hand Gs Ns | doors Rd Bd")
        .when("return Bd p1")
        .then("p1 returns Bd, resolved Ni, p1 draws Gm, p1 draws Bm, p1 draws Nm, limbo-shuffled, p1 begins")
        .shows("hand Gs Ns Gm Bm Nm | doors Rd | discarded Rs Rk Bk Ni | limbo");
}

/// B12: a Location drawn joins the hand, whatever its symbol.
#[test]
fn a_location_drawn_joins_the_hand() {
    given("solo | hand Rs Rm Bs Gs Ns | top Gk")
        .when("discard Rs")
        .then("p1 discards Rs, p1 draws Gk, p1 begins")
        .shows("hand Rm Bs Gs Ns Gk");
}

/// B16: phase 3 shuffles Limbo into the deck, and known order is lost.
#[test]
fn limbo_is_shuffled_in_at_the_end_of_the_turn() {
    given("solo | hand Rs Rm Bs Gs Ns | top Bd Gm Gs Nm")
        .when("discard Rs")
        .then("p1 discards Rs, p1 draws Bd, limbo Bd, p1 draws Gm, limbo-shuffled, p1 begins")
        .shows("limbo | top | hand Rm Bs Gs Ns Gm")
        .deck_has(76 - 5 - 1);
}

/// B16: without anything in Limbo the deck is left alone and its known order stays.
#[test]
fn an_empty_limbo_keeps_known_order() {
    given("solo | hand Rs Rm Bs Gs Ns | top Gm Gs Nm")
        .when("discard Rs")
        .then("p1 discards Rs, p1 draws Gm, p1 begins")
        .shows("top Gs Nm")
        .when("discard Rm")
        .shows("top Nm");
}
