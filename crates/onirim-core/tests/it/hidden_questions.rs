//! Being asked tells something too: R13.

use crate::story::Story;
use crate::table::given;

#[track_caller]
fn talk(table: &str) -> Story {
    given(&format!("duo talk | {table}"))
}

/// R13: a Door without a Key for it is offered all the same, where hands are hidden.
#[test]
fn a_hidden_hand_is_asked_for_a_key_it_does_not_have() {
    let table = "hand Gk Rm Rs | partner Bs Bm Bk | shared Gs Gm | top Nd Nm";
    talk(table)
        .when("play Rs")
        .asks("p1 drawn-door brown")
        .answers("refuse-door")
        .when("refuse-door")
        .then("limbo Nd, p1 draws Nm, limbo-shuffled, p2 begins");
    given(&format!("duo open | {table}"))
        .when("play Rs")
        .then("p1 plays Rs, p1 draws Nd, limbo Nd, p1 draws Nm, limbo-shuffled, p2 begins");
}

/// R13, R8: a swap is offered even if all cards are equal.
#[test]
fn a_hidden_hand_is_asked_for_a_swap_of_equal_cards() {
    talk("hand Gs Gs Rm | partner Bs Bm Bk | shared Gs Gs").when("discard Rm").asks("swap").answers("keep-hand");
}

/// R13: a hidden Prophecy over equal cards is asked like any other, down to the last two cards.
#[test]
fn a_hidden_prophecy_is_asked_even_about_equal_cards() {
    let table = "hand Rk Rm Rs | partner Bs Bm Bk | shared Gs Gm | deck Ns Ns Ns Ns Ns";
    talk(table)
        .when("discard Rk")
        .when("keep-hand -> Ns Ns Ns Ns Ns")
        .asks("prophecy")
        .answers("drop Ns")
        .when("drop Ns")
        .asks("arrange top")
        .answers("next Ns")
        .when_each("next Ns; next Ns")
        .asks("arrange top")
        .when("next Ns")
        .then("p1 places Ns top, p1 places Ns top, p1 draws Ns, p2 begins");
    given(&format!("duo open | {table}")).when("discard Rk").when("keep-hand -> Ns Ns Ns Ns Ns").asks("p2 turn");
}

/// R13: one card to place is no question, and a Prophecy over a single card none either.
#[test]
fn a_hidden_look_at_one_card_asks_nothing() {
    talk("hand Rk Rm Rs | partner Bs Bm Bk | shared Gs Gm | deck Ns Nm")
        .when("discard Rk")
        .when("keep-hand -> Ns Nm")
        .asks("prophecy")
        .when("drop Ns")
        .then("dropped Ns, p1 places Nm top, p1 draws Nm, p2 begins");
    talk("hand Rk Rm Rs | partner Bs Bm Bk | shared Gs Gm | deck Ns")
        .when("discard Rk")
        .when("keep-hand -> Ns")
        .then("p1 sees Ns top, dropped Ns, end defeat");
}

/// R13, K6: the card to raise is asked for among two or more.
#[test]
fn a_hidden_card_to_raise_is_asked_for() {
    let table = |style: &str, deck: &str| {
        given(&format!(
            "duo {style} book | hand Rk Rm Rs | partner Bs Bm Bk | shared Gs Gm | discarded Gk Gk Nk Nk Nk \
             | deck {deck}"
        ))
    };
    table("talk", "Ns Ns")
        .when("cast prophecy -> Ns Ns")
        .asks("raise")
        .answers("raise Ns")
        .when("raise Ns")
        .asks("turn");
    table("talk", "Ns").when("cast prophecy -> Ns").asks("turn");
    table("open", "Ns Ns").when("cast prophecy -> Ns Ns").asks("turn");
}

/// R13, P12: the card to fetch is asked for in a deck of two or more.
#[test]
fn a_hidden_card_to_fetch_is_asked_for() {
    let table = |style: &str, deck: &str| {
        given(&format!(
            "duo {style} premonitions | hand Rk Rm Rs | partner Bs Bm Bk | shared Gs Gm | top Ha | deck {deck}"
        ))
        .when("play Rs")
    };
    table("talk", "Ns Ns").when("search").asks("fetch").answers("fetch Ns");
    table("talk", "Ns").when("search").asks("p2 turn");
    table("open", "Ns Ns").when("search").asks("p2 turn");
}

/// R13, P7: each Key to discard is asked for.
#[test]
fn a_hidden_key_to_discard_is_asked_for() {
    let table = |style: &str| {
        given(&format!(
            "duo {style} premonitions | hand Bk Rm Rs | partner Bs Bm Gk | shared Gs Gm | doors Bd | face-up blue-pair \
             | top Bd | deck Nk Ns Nm"
        ))
        .when("play Rs")
    };
    table("silent")
        .when("pay Bk")
        .asks("drop-key 1")
        .answers("drop-key Nk")
        .when("drop-key Nk -> Ns Nm")
        .then("dropped Nk, deck-shuffled, p1 draws Ns, p1 draws Nm, p2 begins");
    table("open").when("pay Bk -> Ns Nm").asks("p2 turn");
}

/// R13: a single player has no secrets.
#[test]
fn a_single_player_has_no_secrets() {
    given("solo | hand Rk Rm Rs Gs Gm | deck Ns Ns Ns Ns Ns Ns").when("discard Rk -> Ns Ns Ns Ns Ns").asks("turn");
}
