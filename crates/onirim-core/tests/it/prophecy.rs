//! Discards and Prophecies: B8 to B10, R5.

use crate::story::Why;
use crate::table::given;

/// B8: a Sun or a Moon is discarded without further effect.
#[test]
fn discarding_a_sun_or_a_moon_does_nothing_more() {
    given("solo | hand Rs Rm Bs Gs Ns | top Gm Gs Nm")
        .when("discard Rs")
        .then("p1 discards Rs, p1 draws Gm, p1 begins")
        .when("discard Rm")
        .then("p1 discards Rm, p1 draws Gs, p1 begins")
        .shows("discarded Rs Rm");
}

/// B8, R5: look at five, discard one, put four back; the first told is drawn first.
#[test]
fn a_discarded_key_triggers_a_prophecy() {
    given("solo | hand Rk Rs Rm Bs Gs")
        .when("discard Rk -> Ni Gd Bs Gm Ns")
        .then("p1 discards Rk, p1 sees Ni top, p1 sees Gd top, p1 sees Bs top, p1 sees Gm top, p1 sees Ns top")
        .asks("prophecy")
        .answers("drop Ni, drop Gd, drop Bs, drop Gm, drop Ns")
        .when("drop Ni")
        .then("dropped Ni")
        .asks("arrange top")
        .answers("next Gd, next Bs, next Gm, next Ns")
        .when_each("next Gm; next Ns; next Bs")
        .then("p1 places Bs top, p1 places Gd top, p1 draws Gm, p1 begins")
        .shows("top Ns Bs Gd | discarded Rk Ni | hand Rs Rm Bs Gs Gm")
        .deck_has(76 - 5 - 2);
}

/// B8: the discard is mandatory, and it is exactly one card.
#[test]
fn a_prophecy_discards_exactly_one_card() {
    given("solo | hand Rk Rs Rm Bs Gs")
        .when("discard Rk -> Rs Gd Bs Gm Ns")
        .refuses("keep-rest", Why::NotAsked)
        .refuses("drop Nm", Why::NotThere)
        .when("drop Rs")
        .refuses("drop Bs", Why::NotAsked)
        .shows("discarded Rk Rs");
}

/// B8: cards that are known already are looked at without asking chance; a Key that is played shows nothing.
#[test]
fn a_prophecy_sees_what_was_known_first() {
    given("solo | hand Rk Bk Rm Bs Gs | top Ns Gm Nm")
        .when("play Bk")
        .then("p1 plays Bk, p1 draws Ns, p1 begins")
        .when("discard Rk -> Bd Ni Bs")
        .then("p1 discards Rk, p1 sees Gm top, p1 sees Nm top, p1 sees Bd top, p1 sees Ni top, p1 sees Bs top");
}

/// B8, R1: equal cards are one answer, and the last equal ones need no order.
#[test]
fn equal_cards_in_a_prophecy_are_one_choice() {
    given("solo | hand Rk Rs Rm Bs Gs")
        .when("discard Rk -> Ni Ni Ni Gm Ns")
        .answers("drop Ni, drop Gm, drop Ns")
        .when("drop Gm")
        .answers("next Ni, next Ns")
        .when("next Ns")
        .then("p1 places Ns top, p1 places Ni top, p1 places Ni top, p1 places Ni top, p1 draws Ns, p1 begins")
        .shows("top Ni Ni Ni");
}

/// B9: two cards in the deck are two cards to look at, and one of them goes.
#[test]
fn a_prophecy_over_a_small_deck_sees_all_of_it() {
    given("solo | hand Rk Rs Rm Bs Gs | deck Ni Gm")
        .when("discard Rk -> Ni Gm")
        .asks("prophecy")
        .answers("drop Ni, drop Gm")
        .when("drop Ni")
        .then("dropped Ni, p1 places Gm top, p1 draws Gm, p1 begins")
        .deck_has(0);
}

/// B9, R1, B18: the only card of the deck is discarded unasked, and then there is none to draw.
#[test]
fn a_prophecy_over_one_card_discards_it() {
    given("solo | hand Rk Rs Rm Bs Gs | deck Gm")
        .when("discard Rk -> Gm")
        .then("p1 discards Rk, p1 sees Gm top, dropped Gm, end defeat")
        .ends("defeat");
}

/// B9: an empty deck makes a Prophecy do nothing.
#[test]
fn a_prophecy_over_an_empty_deck_does_nothing() {
    given("duo open | hand Rk Rs Rm | partner Bs Bm Ns | shared Gs Gm | deck")
        .when("discard Rk")
        .asks("swap")
        .when("keep-hand")
        .then("end defeat");
}

/// B10: a Prophecy may discard a Door; the game goes on and says that it cannot be won.
#[test]
fn a_prophecy_that_discards_a_door_loses_the_hope_of_winning() {
    let story = given("solo | hand Rk Rs Rm Bs Gs").when("discard Rk -> Ni Gd Bs Gm Ns");
    assert!(story.game().may_be_won());
    let story = story.when("drop Gd").then("dropped Gd").asks("arrange top").shows("discarded Rk Gd");
    assert!(!story.game().may_be_won());
    let story = story.when_each("next Bs; next Gm; next Ns").asks("turn");
    assert!(!story.game().may_be_won());
}

/// B10: discarding anything else leaves the hope.
#[test]
fn a_prophecy_that_discards_a_nightmare_keeps_the_hope() {
    let story = given("solo | hand Rk Rs Rm Bs Gs").when("discard Rk -> Ni Gd Bs Gm Ns").when("drop Ni");
    assert!(story.game().may_be_won());
}
