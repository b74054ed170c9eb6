//! The spells of the Book: K5 to K9, R4.

use onirim_core::{Book, Spell};

use crate::story::Why;
use crate::table::{cards, given};

/// K5: a spell is paid with discarded cards of one's choice, which leave the game.
#[test]
fn a_spell_is_paid_from_the_discard_pile() {
    given("solo book | hand Rs Rm Bs Gs Nm | discarded Rs Bs Gs Ns Gm Bm Ni")
        .offers("cast prophecy, cast planning")
        .when("cast prophecy")
        .then("p1 casts prophecy")
        .asks("payment prophecy 5")
        .answers("spend Rs, spend Bs, spend Gs, spend Ns, spend Gm, spend Bm, spend Ni")
        .when("spend Ni")
        .then("spent Ni")
        .asks("payment prophecy 4")
        .refuses("spend Ni", Why::NotThere)
        .when_each("spend Rs; spend Bs; spend Gs")
        .asks("payment prophecy 1")
        .when("spend Ns -> Ni Gd Bs Gm Nk")
        .asks("raise")
        .shows("removed Ni Rs Bs Gs Ns | discarded Gm Bm");
}

/// K5, R1: a payment that takes the whole pile, or equal cards only, is no choice.
#[test]
fn a_payment_without_a_choice_is_taken_at_once() {
    given("solo book | hand Rs Rm Bs Gs Nm | discarded Rs Bs Gs Ns Gm")
        .when("cast prophecy -> Ni Gd Bs Gm Nk")
        .asks("raise")
        .shows("removed Rs Bs Gs Ns Gm | discarded");
    given("solo book | hand Rm Bm Gs Nm Ns | discarded Rs Rs Rs Rs Rs Rs")
        .when("cast prophecy -> Ni Gd Bs Gm Nk")
        .asks("raise")
        .shows("removed Rs Rs Rs Rs Rs | discarded Rs");
}

/// K5: what costs more than the pile holds cannot be cast.
#[test]
fn a_small_discard_pile_pays_for_nothing() {
    given("solo book | hand Rs Rm Bs Gs Nm | discarded Rs Bs Gs Ns").refuses("cast prophecy", Why::CannotCast);
    given("solo book | hand Rs Rm Bs Gs Nm | discarded Rs Bs Gs Ns Gm Bm")
        .offers("cast prophecy")
        .refuses("cast planning", Why::CannotCast);
    given("solo | hand Rs Rm Bs Gs Nm | discarded Rs Bs Gs Ns Gm Bm Nk").refuses("cast planning", Why::CannotCast);
}

/// K5, K6: the same spell again in the same turn; four of its cards are known by then.
#[test]
fn a_spell_may_be_cast_again() {
    given("solo book | hand Gs Rm Gm Nm Ns | discarded Rs Rs Rs Rs Rs Bs Bs Bs Bs Bs")
        .when("cast prophecy")
        .when_each("spend Rs; spend Rs; spend Rs; spend Rs")
        .when("spend Rs -> Ni Gd Gs Gm Nk")
        .when_each("raise Nk; next Gs; next Gm; next Gd")
        .asks("turn")
        .when("cast prophecy -> Nm")
        .then(
            "p1 casts prophecy, spent Bs, spent Bs, spent Bs, spent Bs, spent Bs, p1 sees Ni bottom, \
             p1 sees Gd bottom, p1 sees Gm bottom, p1 sees Gs bottom, p1 sees Nm bottom",
        )
        .when_each("raise Gd; next Nm; next Ni; next Gm")
        .asks("turn")
        .shows("top Gd Nk")
        .refuses("cast prophecy", Why::CannotCast);
}

/// K5: before a draw of phase 2, and again before the next one, if the pile can pay.
#[test]
fn a_spell_may_be_cast_before_each_draw() {
    given("solo book | hand Rk Rm Gm Bs Ns | discarded Rs Rs Bs Gs Ns | top Rd Gm Gs")
        .when("play Bs")
        .then("p1 plays Bs")
        .asks("before-draw")
        .answers("draw, cast prophecy")
        .when("draw")
        .then("p1 draws Rd")
        .when("pay Rk")
        .then("p1 discards Rk, p1 obtains Rd, goal-found 1")
        .asks("before-draw")
        .when("draw")
        .then("p1 draws Gm")
        .asks("before-draw")
        .when("draw")
        .then("p1 draws Gs, p1 begins");
}

/// K5, R1: while no spell can be cast there is no question before a draw; a discard may change that.
#[test]
fn a_draw_is_asked_for_as_soon_as_a_spell_can_be_cast() {
    let story = given("solo book | hand Rk Rm Gm Bs Ns | discarded Rs Rs Bs Gs | top Gm Gs");
    story.clone().when("play Bs").then("p1 plays Bs, p1 draws Gm, p1 begins");
    story.when("discard Bs").then("p1 discards Bs").asks("before-draw");
}

/// K6, R5: the bottom five, one of them on top, the others back at the bottom, the first told drawn first.
#[test]
fn a_paradoxical_prophecy_raises_a_bottom_card() {
    let story = given("solo book | hand Rs Rm Bs Gs Nm | discarded Rs Bs Gs Ns Gm | deck Ni Gd Bs Gm Nk Bm")
        .when("cast prophecy -> Ni Gd Bs Gm Nk")
        .answers("raise Ni, raise Gd, raise Bs, raise Gm, raise Nk")
        .when("raise Gm")
        .then("p1 places Gm top")
        .asks("arrange bottom")
        .answers("next Ni, next Gd, next Bs, next Nk")
        .when_each("next Nk; next Bs; next Ni")
        .then("p1 places Ni bottom, p1 places Gd bottom")
        .asks("turn")
        .shows("top Gm");
    let bottom: Vec<_> = story.view(onirim_core::Seat::One).bottom.iter().flatten().copied().collect();
    assert_eq!(bottom, cards("Gd Ni Bs Nk"), "from the bottom card upwards");
    // The deck is Gm, then the one card never seen, then Nk Bs Ni Gd.
    story
        .when("play Rs")
        .then("p1 plays Rs, p1 draws Gm, p1 begins")
        .when("discard Rm -> Bm")
        .when("discard Bs")
        .then("p1 discards Bs, p1 draws Nk, p1 begins")
        .when("discard Gs")
        .then("p1 discards Gs, p1 draws Bs, p1 begins");
}

/// K6: with fewer than five cards all that there are; known order counts from the bottom too.
#[test]
fn a_paradoxical_prophecy_over_a_small_deck_sees_all_of_it() {
    given("solo book | hand Rs Rm Bs Gs Nm | discarded Rs Bs Gs Ns Gm | top Gd Bs | deck Ni")
        .when("cast prophecy -> Ni")
        .then(
            "p1 casts prophecy, spent Rs, spent Bs, spent Gs, spent Ns, spent Gm, p1 sees Ni bottom, \
             p1 sees Bs bottom, p1 sees Gd bottom",
        )
        .when_each("raise Bs; next Ni")
        .then("p1 places Ni bottom, p1 places Gd bottom")
        .when("play Rs")
        .then("p1 plays Rs, p1 draws Bs, p1 begins")
        .shows("deck Ni Gd");
}

/// K6, B8: a Prophecy reads from the top through to the cards that the spell put at the bottom, and asks chance for
/// none.
#[test]
fn a_prophecy_reads_on_to_the_known_bottom() {
    given("solo book | hand Rk Rm Bs Gs Nm | discarded Rs Rs Rs Rs Rs | deck Ni Gd Bs Gm")
        .when("cast prophecy -> Ni Gd Bs Gm")
        .when_each("raise Bs; next Gm; next Ni")
        .when("discard Rk")
        .then("p1 discards Rk, p1 sees Bs top, p1 sees Gm top, p1 sees Ni top, p1 sees Gd top");
}

/// K6, R1: the only card of the deck is raised unasked; an empty deck cannot be looked at.
#[test]
fn a_paradoxical_prophecy_needs_a_deck() {
    given("solo book | hand Rs Rm Bs Gs Nm | discarded Rs Rs Rs Rs Rs | deck Gd")
        .when("cast prophecy -> Gd")
        .asks("turn")
        .shows("top Gd");
    given("solo book | hand Rs Rm Bs Gs Nm | discarded Rs Rs Rs Rs Rs | deck")
        .refuses("cast prophecy", Why::CannotCast);
}

/// K7: any two Goals may be swapped.
#[test]
fn parallel_planning_swaps_two_goals() {
    let story = given("solo book | hand Gk Rm Bs Gs Nm | discarded Rs Rs Rs Rs Rs Rs Rs | goals RBGNRBGN")
        .when("cast planning")
        .then("p1 casts planning, spent Rs, spent Rs, spent Rs, spent Rs, spent Rs, spent Rs, spent Rs")
        .asks("swap-goals");
    assert_eq!(story.game().legal_actions().len(), 8 * 7 / 2);
    story
        .refuses("swap-goals 3 1", Why::NotThere)
        .refuses("swap-goals 2 2", Why::NotThere)
        .when("swap-goals 1 3")
        .then("goals-swapped 1 3")
        .asks("turn")
        .shows("goals GBRNRBGN");
}

/// K7, R4: a face-down Goal keeps its face down at its new place.
#[test]
fn goals_are_swapped_with_the_side_they_show() {
    given("solo book | hand Gk Bk Bs Gs Nm | discarded Rs Rs Rs Rs Rs Rs Rs | goals rBGNRBGN | doors Rd | top Gd")
        .when("cast planning")
        .when("swap-goals 1 3")
        .shows("goals GBrNRBGN")
        .when("play Bs")
        .when("pay Gk -> Ns Ns")
        .shows("goals gBrNRBGN | doors Rd Gd");
}

/// K5, K7: Parallel Planning between a drawn Door and the answer makes it the right Door.
#[test]
fn parallel_planning_makes_a_drawn_door_the_next_goal() {
    given("solo book | hand Rk Bm Bs Gs Nm | discarded Rs Rs Rs Rs Rs Rs Rs | goals BRGNRBGN | top Rd Gm Ns")
        .when("play Bs")
        .when("draw")
        .asks("drawn-door red")
        .answers("pay Rk, refuse-door, cast prophecy, cast planning")
        .when("cast planning")
        .when("swap-goals 1 2")
        .asks("drawn-door red")
        .answers("pay Rk, refuse-door")
        .when("pay Rk")
        .then("p1 discards Rk, p1 obtains Rd, goal-found 1, p1 draws Gm, p1 draws Ns, p1 begins")
        .shows("goals rBGNRBGN | doors Rd");
}

/// K8: a Nightmare is discarded without its effects.
#[test]
fn powerful_punishment_discards_a_nightmare() {
    given("solo book | hand Gm Bm Bs Gs Nm | discarded Rs Rs Rs Rs Rs Rs Rs Rs Rm Rm | top Ni Ns")
        .refuses("cast punishment", Why::CannotCast)
        .when("play Bs")
        .refuses("cast punishment", Why::CannotCast)
        .when("draw")
        .offers("cast punishment")
        .when("cast punishment")
        .then(
            "p1 casts punishment, spent Rs, spent Rs, spent Rs, spent Rs, spent Rs, spent Rs, spent Rs, spent Rs, \
             spent Rm, spent Rm, resolved Ni, p1 draws Ns, p1 begins",
        )
        .shows("hand Gm Bm Gs Nm Ns | discarded Ni | limbo");
}

/// K8, T6: so the Towers stand.
#[test]
fn powerful_punishment_saves_the_towers() {
    given(
        "solo book towers | hand Rk Bm Bs Gs Nm | towers R4 G4 | discarded Rs Rs Rs Rs Rs Rs Rs Rs Rm Rm Rm \
         | top Ni Ns",
    )
    .when("play Bs")
    .when("draw")
    .when("cast punishment")
    .asks("payment punishment 10")
    .when_each("spend Rs; spend Rs; spend Rs; spend Rs; spend Rs; spend Rs; spend Rs; spend Rs")
    .then("spent Rs, spent Rm, spent Rm, resolved Ni, p1 draws Ns, p1 begins")
    .shows("towers R4 G4 | discarded Ni Rm");
}

/// K8: when the Nightmare's effect has begun it is too late.
#[test]
fn powerful_punishment_comes_before_the_effects_or_never() {
    given(
        "solo book towers | hand Rk Bm Bs Gs Nm | towers R4 G4 | discarded Rs Rs Rs Rs Rs Rs Rs Rs Rm Rm | top Ni Ns",
    )
    .when("play Bs")
    .when("draw")
    .when("pay Rk")
    .asks("ruin")
    .offers("cast prophecy, cast planning")
    .refuses("cast punishment", Why::CannotCast);
}

/// K9: in *Lost!* the spells cost 6, 9 and 12.
#[test]
fn lost_makes_spells_dearer() {
    let costs = |book| Spell::ALL.map(|spell| spell.cost(book));
    assert_eq!(costs(Book::Found), [5, 7, 10]);
    assert_eq!(costs(Book::Lost), [6, 9, 12]);
    let lost = |pile: &str| given(&format!("solo book-lost | hand Gm Bm Bs Gs Nm | top Ni Ns | discarded {pile}"));
    lost("Rs Rs Rs Rs Rs").refuses("cast prophecy", Why::CannotCast);
    lost("Rs Rs Rs Rs Rs Rs").offers("cast prophecy");
    lost("Rs Rs Rs Rs Rs Rs Rs Rs").refuses("cast planning", Why::CannotCast);
    lost("Rs Rs Rs Rs Rs Rs Rs Rs Rs")
        .when("cast planning")
        .asks("swap-goals")
        .shows("removed Rs Rs Rs Rs Rs Rs Rs Rs Rs | discarded");
    lost("Rs Rs Rs Rs Rs Rs Rs Rs Rs Rm Rm").when("play Bs").when("draw").refuses("cast punishment", Why::CannotCast);
    lost("Rs Rs Rs Rs Rs Rs Rs Rs Rs Rm Rm Rm")
        .when("play Bs")
        .when("draw")
        .when("cast punishment")
        .shows("discarded Ni");
}
