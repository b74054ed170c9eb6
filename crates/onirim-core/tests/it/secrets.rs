//! What a seat sees and knows: D10, R11.

use onirim_core::{Card, Cards, Seat};

use crate::story::{Story, dealt};
use crate::table::{cards, given};

const HANDS: &str = "hand Rk Rm Rs | partner Bs Bm Bk | shared Gs Gm";

#[track_caller]
fn talk(more: &str) -> Story {
    given(&format!("duo talk | {HANDS} | {more}"))
}

/// What this seat knows of the partner's personal cards, and how many it does not know.
#[track_caller]
fn partner_of(story: &Story, seat: Seat, known: &str, hidden: usize) {
    let view = story.view(seat);
    let heap = |list: &[Card]| list.iter().copied().collect::<Cards>();
    assert_eq!(heap(&view.partner_known), heap(&cards(known)), "what {seat:?} knows of the partner's cards");
    assert_eq!(view.partner_hidden, hidden, "how many of them {seat:?} does not know");
}

/// D10: in open play personal cards are visible to both.
#[test]
fn open_play_shows_personal_cards() {
    let story = given(&format!("duo open | {HANDS}"));
    partner_of(&story, Seat::One, "Bs Bm Bk", 0);
    partner_of(&story, Seat::Two, "Rk Rm Rs", 0);
    story.when("play Rs -> Nm").seen_by(Seat::Two, "p1 plays Rs, p1 draws Nm, p2 begins");
}

/// D10: in talk and silent play they are hidden, the shared ones are not.
#[test]
fn hidden_play_hides_personal_cards() {
    for style in ["talk", "silent"] {
        let story = given(&format!("duo {style} | {HANDS}"));
        partner_of(&story, Seat::One, "", 3);
        partner_of(&story, Seat::Two, "", 3);
        let view = story.view(Seat::Two);
        assert_eq!(*view.shared, *cards("Gs Gm"));
        assert_eq!(*view.hand, *cards("Bs Bm Bk"));
        // The partner's three cards are among those whose place is not known.
        assert_eq!(view.unseen.len(), view.deck_len + 3);
        assert!(cards("Rk Rm Rs").into_iter().all(|card| view.unseen.contains(card)));
    }
}

/// D10: a card drawn into the personal group is seen by its owner only, a shared one by both.
#[test]
fn a_personal_draw_is_hidden_and_a_shared_one_is_not() {
    let story = talk("")
        .when("play Rs -> Nm")
        .seen_by(Seat::One, "p1 plays Rs, p1 draws Nm, p2 begins")
        .seen_by(Seat::Two, "p1 plays Rs, p1 draws ??, p2 begins");
    partner_of(&story, Seat::Two, "", 3);
    story.when("play Gs shared -> Ns").seen_by(Seat::One, "p2 plays Gs shared, p2 draws Ns shared, p1 begins");
}

/// D10: the partner does not see a Prophecy, but sees what it discards.
#[test]
fn the_partner_does_not_see_a_prophecy() {
    let story = talk("")
        .when("discard Rk")
        .when("keep-hand -> Ni Gd Bs Gm Ns")
        .seen_by(Seat::One, "p1 sees Ni top, p1 sees Gd top, p1 sees Bs top, p1 sees Gm top, p1 sees Ns top")
        .seen_by(Seat::Two, "p1 sees ?? top, p1 sees ?? top, p1 sees ?? top, p1 sees ?? top, p1 sees ?? top");
    assert_eq!(story.view(Seat::One).looked_at.iter().flatten().count(), 5);
    assert!(story.view(Seat::Two).looked_at.iter().all(Option::is_none));
    assert_eq!(story.view(Seat::Two).looked_at.len(), 5);
    story
        .when("drop Ni")
        .seen_by(Seat::Two, "dropped Ni")
        .when("next Gd")
        .seen_by(Seat::Two, "p1 places ?? top")
        .when_each("next Gm; next Bs")
        .seen_by(Seat::Two, "p1 places ?? top, p1 places ?? top, p1 draws Gd")
        .asks("p1 drawn-door green")
        .top_for(Seat::One, "Gm Bs Ns")
        .top_for(Seat::Two, "?? ?? ??");
}

/// D10: in open play both see it.
#[test]
fn open_play_shows_a_prophecy_to_both() {
    given(&format!("duo open | {HANDS}"))
        .when("discard Rk")
        .when("keep-hand -> Ni Gd Bs Gm Ns")
        .seen_by(Seat::Two, "p1 sees Ni top, p1 sees Gd top, p1 sees Bs top, p1 sees Gm top, p1 sees Ns top")
        .when_each("drop Ni; next Bs; next Gm; next Gd")
        .top_for(Seat::Two, "Gm Gd Ns");
}

/// D10, T5: the look of a Tower is hidden too.
#[test]
fn the_partner_does_not_see_the_look_of_a_tower() {
    given("duo silent towers | hand R3 Rm Rs | partner Bs Bm Bk | shared Gs Gm")
        .when("discard R3")
        .when("keep-hand")
        .when("look -> Ni Gd Bs")
        .seen_by(Seat::Two, "p1 sees ?? top, p1 sees ?? top, p1 sees ?? top");
}

/// D10, K6: so is a Paradoxical Prophecy, the raised card included.
#[test]
fn the_partner_does_not_see_a_paradoxical_prophecy() {
    let story = given(&format!("duo silent book | {HANDS} | discarded Ns Ns Ns Ns Ns"))
        .when("cast prophecy -> Ni Gd Nk Gm Bs")
        .when("raise Nk")
        .seen_by(Seat::Two, "p1 places ?? top")
        .when_each("next Gm; next Gd; next Ni")
        .seen_by(Seat::Two, "p1 places ?? bottom, p1 places ?? bottom")
        .top_for(Seat::One, "Nk")
        .top_for(Seat::Two, "??");
    assert_eq!(story.view(Seat::One).bottom.iter().flatten().count(), 4);
    assert!(story.view(Seat::Two).bottom.iter().all(Option::is_none));
}

/// D10, B14-III: what a Nightmare reveals is seen by both.
#[test]
fn both_see_what_is_revealed() {
    talk("").when("play Rs -> Ni").when("reveal-five -> Gs Rd Nk Bm Nm Rm").seen_by(
        Seat::Two,
        "revealed Gs, dropped Gs, revealed Rd, aside Rd, revealed Nk, dropped Nk, revealed Bm, dropped Bm, \
         revealed Nm, dropped Nm, resolved Ni, p1 draws ??, limbo-shuffled, p2 begins",
    );
}

/// R11: cards that were picked openly are known.
#[test]
fn picked_cards_are_known() {
    let story =
        dealt("duo talk -> Rs Rm Rk Bs Bm Bk Gs Gm").when_each("pick Rs; pick Bs; pick Rm; pick Bm; pick Rk; pick Bk");
    partner_of(&story, Seat::One, "Bs Bm Bk", 0);
    partner_of(&story, Seat::Two, "Rs Rm Rk", 0);
    let story = story.when("play Rs -> Nm");
    partner_of(&story, Seat::Two, "Rm Rk", 1);
}

/// R11: a card that was swapped in is known.
#[test]
fn a_swapped_card_is_known() {
    let story = talk("").when("discard Rs").when("swap Rm Gs -> Nm");
    partner_of(&story, Seat::Two, "Gs", 2);
}

/// R11: who knew the top card knows what the partner has drawn.
#[test]
fn a_known_top_card_is_known_in_the_partners_hand() {
    let story = talk("")
        .when("discard Rk")
        .when("keep-hand -> Ni Nk Ns Gm Rs")
        .when_each("drop Ni; next Rs; next Nk; next Ns")
        .top_for(Seat::One, "Nk Ns Gm")
        .when("play Bs")
        .seen_by(Seat::One, "p2 plays Bs, p2 draws Nk, p1 begins")
        .seen_by(Seat::Two, "p2 plays Bs, p2 draws Nk, p1 begins")
        .top_for(Seat::Two, "?? ??");
    partner_of(&story, Seat::One, "Nk", 2);
    partner_of(&story, Seat::Two, "", 3);
}

/// R11: a shuffle ends what was known of the deck.
#[test]
fn a_shuffle_ends_what_was_known() {
    talk("")
        .when("discard Rk")
        .when("keep-hand -> Ni Nk Nd Gm Rs")
        .when_each("drop Ni; next Rs; next Nk; next Gm")
        .top_for(Seat::One, "Nk Gm Nd")
        .when("play Bs")
        .when("play Rs")
        .when("play Bk")
        .asks("p2 drawn-door brown")
        .when("refuse-door -> Gs")
        .top_for(Seat::One, "")
        .top_for(Seat::Two, "");
}

/// R11: what the partner has had in hand is not known any more, even to who arranged it.
#[test]
fn a_partner_who_looks_takes_the_knowledge_over() {
    talk("")
        .when("discard Rk")
        .when("keep-hand -> Ni Nk Ns Gm Rs")
        .when_each("drop Ni; next Rs; next Nk; next Ns")
        .top_for(Seat::One, "Nk Ns Gm")
        .when("discard Bk")
        .when("keep-hand -> Nm Bs")
        .seen_by(Seat::One, "p2 sees ?? top, p2 sees ?? top, p2 sees ?? top, p2 sees ?? top, p2 sees ?? top")
        .when_each("drop Bs; next Nk; next Ns; next Gm")
        .top_for(Seat::One, "?? ?? ??")
        .top_for(Seat::Two, "Ns Gm Nm");
}

/// D10, R11: that all cards of a look are equal is a secret too.
#[test]
fn equal_cards_of_a_hidden_look_stay_hidden() {
    talk("deck Ns Ns Ns Ns Ns Ni")
        .when("discard Rk")
        .when("keep-hand -> Ns Ns Ns Ns Ns")
        .when_each("drop Ns; next Ns; next Ns; next Ns")
        .seen_by(Seat::Two, "p1 places ?? top, p1 places ?? top, p1 draws ??, p2 begins")
        .top_for(Seat::One, "Ns Ns Ns")
        .top_for(Seat::Two, "?? ?? ??");
}

/// R11, P12: who searches the deck knows what the partner holds, and not the other way round.
#[test]
fn a_search_tells_what_the_partner_holds() {
    let story = given(&format!("duo talk premonitions | {HANDS} | top Ha"))
        .when("play Rs")
        .when("search")
        .when("fetch Nk")
        .seen_by(Seat::Two, "deck-shuffled, p1 fetches ??, resolved Ha, p1 draws ??, p2 begins");
    partner_of(&story, Seat::One, "Bs Bm Bk", 0);
    partner_of(&story, Seat::Two, "", 3);
}

/// R11, P7: so does the search for two Keys.
#[test]
fn the_search_for_keys_tells_what_the_partner_holds() {
    let story = given(
        "duo talk premonitions | hand Bk Rm Rs | partner Bs Bm Bk | shared Gs Gm | doors Bd \
         | face-up blue-pair | top Bd",
    )
    .when("play Rs")
    .when("pay Bk");
    partner_of(&story, Seat::One, "Bs Bm Bk", 0);
    partner_of(&story, Seat::Two, "", 1);
}

/// R11, P3: when all red Chambers leave the deck both know the other's red cards.
#[test]
fn the_red_pair_shows_the_red_cards_in_both_hands() {
    let story = given(
        "duo talk premonitions | hand Rk Rm Rs | partner Rs Bm Bk | shared Gs Gm | doors Rd \
         | face-up red-pair | top Rd",
    )
    .when("play Rs")
    .when("pay Rk -> Ni");
    partner_of(&story, Seat::One, "Rs", 2);
    partner_of(&story, Seat::Two, "Rm", 0);
}

/// R11: taking the Door of a run shows nothing of the partner's hand.
#[test]
fn the_door_of_a_run_shows_nothing() {
    let story = talk("row Rm Rs").when("play Rk").when("take-door -> Nm");
    partner_of(&story, Seat::One, "", 3);
    partner_of(&story, Seat::Two, "", 3);
}

/// R11, P12: what a Happy Dream reveals is put back openly.
#[test]
fn the_seven_are_put_back_openly() {
    let story = given(&format!("duo silent premonitions | {HANDS} | top Ha | deck Ni Nk Nm"))
        .when("play Rs")
        .when("reveal-seven -> Ni Nk Nm")
        .seen_by(Seat::Two, "revealed Ni, revealed Nk, revealed Nm")
        .when("drop Ni")
        .when("keep-rest")
        .when("next Nk")
        .seen_by(Seat::Two, "p1 places Nk top, p1 places Nm top, resolved Ha, p1 draws Nk, p2 begins")
        .top_for(Seat::Two, "Nm");
    partner_of(&story, Seat::Two, "Nk", 2);
}

/// R11: a player who knows that all the cards there are equal knows them all the while the partner looks at them.
#[test]
fn equal_known_cards_stay_known_while_the_partner_looks() {
    let seen = |story: &Story| {
        let view = story.game().view(Seat::One);
        [view.looked_at.to_vec(), view.placed.to_vec()].map(|cards| cards.iter().flatten().count())
    };
    let story = talk("deck Ns Ns Ns Ns Ns")
        .when("discard Rk")
        .when("keep-hand -> Ns Ns Ns Ns Ns")
        .when_each("drop Ns; next Ns; next Ns; next Ns")
        .top_for(Seat::One, "Ns Ns Ns")
        .when("discard Bk")
        .when("keep-hand")
        .asks("prophecy");
    assert_eq!(seen(&story), [3, 0]);
    let story = story.when("drop Ns").asks("arrange top");
    assert_eq!(seen(&story), [2, 0]);
    story.when("next Ns").top_for(Seat::One, "Ns");
}

/// R11, P12: from the moment of the search on, no player knows the order of the deck.
#[test]
fn a_search_forgets_the_order_at_once() {
    given(&format!("duo talk premonitions | {HANDS} | top Ha Nk Nm"))
        .top_for(Seat::One, "Ha Nk Nm")
        .when("play Rs")
        .when("search")
        .asks("fetch")
        .top_for(Seat::One, "")
        .top_for(Seat::Two, "");
}

/// R11, P7: and so with the search for Keys.
#[test]
fn a_search_for_keys_forgets_the_order_at_once() {
    given(
        "duo talk premonitions | hand Bk Rm Rs | partner Bs Bm Bk | shared Gs Gm | doors Bd \
         | face-up blue-pair | top Bd Nk Nm",
    )
    .when("play Rs")
    .when("pay Bk")
    .asks("drop-key 2")
    .top_for(Seat::One, "");
}

/// R11, P7: an empty deck shows to who searches it that the partner holds all that is missing; and both know the other's Keys.
#[test]
fn the_search_of_an_empty_deck_tells_as_much() {
    let story = given(
        "duo talk premonitions | hand Bk Rk Rs | partner Bs Bm Bk | shared Gs Gm | doors Bd \
         | face-up blue-pair | top Bd | deck",
    )
    .when("play Rs")
    .when("pay Bk")
    .ends("defeat");
    partner_of(&story, Seat::One, "Bs Bm Bk", 0);
    partner_of(&story, Seat::Two, "Rk", 0);
}

/// R11, P7: with fewer Keys in the deck than must go, both know the Keys that the other holds.
#[test]
fn too_few_keys_in_the_deck_show_those_in_the_hands() {
    let story = given(
        "duo talk premonitions | hand Bk Rk Rs | partner Bs Bm Bk | shared Gs Gm | doors Bd \
         | face-up blue-pair | top Bd | deck Nk Ns Ns Ns",
    )
    .when("play Rs")
    .when("pay Bk")
    .asks("drop-key 1");
    partner_of(&story, Seat::One, "Bs Bm Bk", 0);
    partner_of(&story, Seat::Two, "Rk", 0);
}
