//! What each Dark Premonition costs: P3 to P9, P11.

use crate::story::{Story, Why};
use crate::table::given;

/// At this table a Door of the colour is drawn and paid for with its Key, and these cards come up.
#[track_caller]
fn door_obtained(color: char, table: &str, outcomes: &str) -> Story {
    given(&format!("{table} | hand {color}k Gs Gm Bs Ns")).when("play Gs").when(&format!("pay {color}k -> {outcomes}"))
}

/// P3: all red Chambers of the deck are discarded; red Towers and the red cards in the hand stay.
#[test]
fn the_red_pair_takes_all_red_chambers_of_the_deck() {
    given(
        "solo towers premonitions | hand Rk Rm Gs Bs Ns | doors Rd | face-up red-pair | top Rd \
         | deck Rs Rs Rm Rk R3 Gm Bm",
    )
    .when("play Gs")
    .when("pay Rk -> R3 Gm")
    .then(
        "p1 discards Rk, p1 obtains Rd, suffered red-pair, dropped Rs, dropped Rs, dropped Rm, dropped Rk, \
         deck-shuffled, p1 draws R3, p1 draws Gm, p1 begins",
    )
    .shows("hand Rm Bs Ns R3 Gm | deck Bm | doors Rd Rd");
}

/// P4: one Door of the pair goes to Limbo.
#[test]
fn a_pair_loses_one_of_its_doors() {
    door_obtained('B', "solo premonitions | doors Bd Rd | face-up any-pair | top Bd Nm Ns", "")
        .then(
            "p1 discards Bk, p1 obtains Bd, suffered any-pair, p1 returns Bd, p1 draws Nm, p1 draws Ns, \
             limbo-shuffled, p1 begins",
        )
        .shows("doors Bd Rd");
}

/// P4: of several pairs the player chooses, but only among pairs.
#[test]
fn of_several_pairs_the_player_chooses() {
    door_obtained(
        'B',
        "solo premonitions | doors Rd Rd Gd Gd | face-up five-doors | top Bd Nm Ns",
        "any-pair blue-pair",
    )
    .asks("lose-door any-pair")
    .answers("return Rd p1, return Gd p1")
    .refuses("return Bd p1", Why::NotThere)
    .when("return Gd p1")
    .then("p1 returns Gd, p1 draws Nm, p1 draws Ns, limbo-shuffled, p1 begins")
    .shows("doors Rd Rd Bd Gd");
}

/// P4: in a game of two either Door of the pair may go, of either owner.
#[test]
fn a_pair_of_two_players_loses_either_door() {
    let story = given(
        "duo open premonitions | hand Rk Gs Bs | partner Bm Gm Bk | shared Ns Nm | doors Gd | partner-doors Rd Bd \
         | face-up any-pair | top Rd Nk Gk",
    )
    .when("play Bs")
    .when("pay Rk")
    .asks("p1 lose-door any-pair")
    .answers("return Rd p1, return Rd p2");
    story.clone().when("return Rd p1").shows("doors Gd | partner-doors Rd Bd");
    story.when("return Rd p2").shows("doors Gd Rd | partner-doors Bd");
}

/// P5: a Nightmare comes back from the discard pile, one only.
#[test]
fn the_green_pair_brings_a_nightmare_back() {
    door_obtained('G', "solo premonitions | doors Gd | face-up green-pair | discarded Ni Ni | top Gd Ni", "")
        .then("p1 discards Gk, p1 obtains Gd, suffered green-pair, limbo Ni, p1 draws Ni")
        .shows("limbo Ni | discarded Ni Gk");
}

/// P5: without a Nightmare in the discard pile nothing happens.
#[test]
fn the_green_pair_needs_a_discarded_nightmare() {
    door_obtained('G', "solo premonitions | doors Gd | face-up green-pair | discarded Rs | top Gd Nm Ns", "")
        .then("p1 discards Gk, p1 obtains Gd, suffered green-pair, p1 draws Nm, p1 draws Ns, p1 begins")
        .shows("discarded Rs Gk | gone green-pair");
}

/// P7: two Keys of the player's choice are discarded from the deck.
#[test]
fn the_blue_pair_takes_two_keys_of_the_deck() {
    door_obtained('B', "solo premonitions | doors Bd | face-up blue-pair | top Bd | deck Rk Gk Gk Nk Rm Bm", "")
        .asks("drop-key 2")
        .answers("drop-key Rk, drop-key Gk, drop-key Nk")
        .refuses("drop-key Bk", Why::NotThere)
        .when("drop-key Gk")
        .then("dropped Gk")
        .asks("drop-key 1")
        .answers("drop-key Rk, drop-key Gk, drop-key Nk")
        .when("drop-key Nk -> Rm Rk")
        .then("dropped Nk, deck-shuffled, p1 draws Rm, p1 draws Rk, p1 begins")
        .shows("discarded Bk Gk Nk");
}

/// P7, P11, R1: with no more Keys than must go nothing is asked; with fewer, as many as there are.
#[test]
fn too_few_keys_are_all_lost() {
    let table = |deck: &str| format!("solo premonitions | doors Bd | face-up blue-pair | top Bd | deck {deck}");
    door_obtained('B', &table("Rk Nk Rm Bm"), "Rm Bm").then(
        "p1 discards Bk, p1 obtains Bd, suffered blue-pair, dropped Rk, dropped Nk, deck-shuffled, p1 draws Rm, \
         p1 draws Bm, p1 begins",
    );
    door_obtained('B', &table("Nk Rm Bm"), "Rm Bm").then(
        "p1 discards Bk, p1 obtains Bd, suffered blue-pair, dropped Nk, deck-shuffled, p1 draws Rm, p1 draws Bm, \
         p1 begins",
    );
    door_obtained('B', &table("Rm Bm"), "Rm Bm")
        .then("p1 discards Bk, p1 obtains Bd, suffered blue-pair, deck-shuffled, p1 draws Rm, p1 draws Bm, p1 begins");
}

/// P7, R1: equal Keys leave no choice.
#[test]
fn equal_keys_are_lost_unasked() {
    door_obtained('B', "solo premonitions | doors Bd | face-up blue-pair | top Bd | deck Gk Gk Gk Rm", "Rm Gk").then(
        "p1 discards Bk, p1 obtains Bd, suffered blue-pair, dropped Gk, dropped Gk, deck-shuffled, p1 draws Rm, \
         p1 draws Gk, p1 begins",
    );
}

/// P8: any own Door may go to Limbo.
#[test]
fn the_brown_pair_takes_any_own_door() {
    door_obtained('N', "solo premonitions | doors Nd Rd | face-up brown-pair | top Nd Nm Ns", "")
        .asks("lose-door brown-pair")
        .answers("return Rd p1, return Nd p1")
        .when("return Rd p1")
        .then("p1 returns Rd, p1 draws Nm, p1 draws Ns, limbo-shuffled, p1 begins")
        .shows("doors Nd Nd");
}

/// P8: but not one of the partner's.
#[test]
fn the_brown_pair_spares_the_partner() {
    given(
        "duo open premonitions | hand Nk Gs Bs | partner Bm Gm Bk | shared Ns Nm | doors Gd | partner-doors Nd Bd \
         | face-up brown-pair | top Nd Rk Gk",
    )
    .when("play Bs")
    .when("pay Nk")
    .answers("return Gd p1, return Nd p1")
    .refuses("return Bd p2", Why::NotThere);
}

/// P8, R1: a player with only this Door loses it unasked.
#[test]
fn the_only_door_is_lost_unasked() {
    given(
        "duo open premonitions | hand Nk Gs Bs | partner Bm Gm Bk | shared Ns Nm | partner-doors Nd Bd \
         | face-up brown-pair | top Nd Rk Gk",
    )
    .when("play Bs")
    .when("pay Nk")
    .then(
        "p1 discards Nk, p1 obtains Nd, suffered brown-pair, p1 returns Nd, p1 draws Rk, p1 draws Gk, limbo-shuffled, \
         p2 begins",
    )
    .shows("doors | partner-doors Nd Bd");
}

/// P9: a Door of each colour takes the Happy Dreams out of the deck.
#[test]
fn all_colours_take_the_happy_dreams() {
    door_obtained(
        'N',
        "solo premonitions | doors Rd Bd Gd | face-up all-colors | top Nd | deck Ha Ha Rm Bm Ni",
        "Rm Bm",
    )
    .then(
        "p1 discards Nk, p1 obtains Nd, suffered all-colors, dropped Ha, dropped Ha, deck-shuffled, p1 draws Rm, \
         p1 draws Bm, p1 begins",
    )
    .shows("discarded Nk Ha Ha | deck Ni");
}

/// P9: the Doors of both players count together.
#[test]
fn all_colours_of_both_players_count() {
    given(
        "duo open premonitions | hand Nk Gs Bs | partner Bm Gm Bk | shared Ns Nm | doors Gd | partner-doors Rd Bd \
         | face-up all-colors | top Nd | deck Ha Rk Gk",
    )
    .when("play Bs")
    .when("pay Nk -> Rk Gk")
    .then(
        "p1 discards Nk, p1 obtains Nd, suffered all-colors, dropped Ha, deck-shuffled, p1 draws Rk, p1 draws Gk, \
         p2 begins",
    );
}

/// P11: a search shuffles, so known order is lost, even if nothing is found; an empty deck is not searched.
#[test]
fn a_search_loses_known_order() {
    door_obtained('N', "solo premonitions | doors Rd Bd Gd | face-up all-colors | top Nd Rm Bm | deck Ni", "Bm Rm")
        .then("p1 discards Nk, p1 obtains Nd, suffered all-colors, deck-shuffled, p1 draws Bm, p1 draws Rm, p1 begins");
    door_obtained('R', "solo premonitions | doors Rd | face-up red-pair | top Rd | deck", "")
        .then("p1 discards Rk, p1 obtains Rd, suffered red-pair, end defeat");
}
