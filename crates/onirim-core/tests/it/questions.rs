//! What is asked, and what happens by itself: R1, R5.

use onirim_core::{Action, Question, Seat};

use crate::story::Story;
use crate::table::given;

/// R1, B3: phase 1 is asked even if it has one answer.
#[test]
fn phase_1_is_asked_even_without_a_choice() {
    given("solo | hand Rs Rs Rs Rs Rs | row Bs").asks("turn").answers("discard Rs");
}

/// R1: equal cards of a group are one answer; the same card in the other group is another.
#[test]
fn equal_cards_in_a_group_are_one_answer() {
    given("duo open | hand Rs Rs Rs | partner Bs Bm Bk | shared Rs Rs")
        .answers("play Rs, play Rs shared, discard Rs, discard Rs shared");
}

/// R1: a Nightmare always leaves two ways, so it is always asked.
#[test]
fn a_nightmare_is_always_asked() {
    given("solo | hand Rs Rs Rs Rs Rs | deck Ni").when("play Rs -> Ni").answers("reveal-five, discard-hand");
}

/// R1, K5: "draw, or cast a spell first?" is asked exactly if a spell can be cast.
#[test]
fn a_draw_is_asked_for_exactly_if_a_spell_can_be_cast() {
    given("solo book | hand Rs Rm Gs Gm Ns | discarded Bs Bs Bs Bs | top Nm").when("play Rs").asks("turn");
    given("solo book | hand Rs Rm Gs Gm Ns | discarded Bs Bs Bs Bs Bs | top Nm")
        .when("play Rs")
        .asks("before-draw")
        .answers("draw, cast prophecy");
}

/// R1: where answers differ only in their order nothing is asked.
#[test]
fn a_question_without_two_answers_is_not_put() {
    // The whole pile is the price, the bottom cards are equal, and the row of equal cards has one order.
    given("solo book | hand Rs Rm Gs Gm Ns | discarded Bs Bm Bk Rk Gk | deck Ni Ni Ni")
        .when("cast prophecy -> Ni Ni Ni")
        .then(
            "p1 casts prophecy, spent Bs, spent Bm, spent Rk, spent Bk, spent Gk, p1 sees Ni bottom, \
             p1 sees Ni bottom, p1 sees Ni bottom, p1 places Ni top, p1 places Ni bottom, p1 places Ni bottom",
        )
        .asks("turn");
}

/// R5: the first card that is named is the first that is drawn.
#[test]
fn orders_are_told_from_the_card_drawn_first() {
    given("solo | hand Rk Rm Gs Gm Ns | deck Bs Bm Nm Nk Gk")
        .when("discard Rk -> Bs Bm Nm Nk Gk")
        .when("drop Gk")
        .when_each("next Nk; next Bm; next Nm")
        .then("p1 places Nm top, p1 places Bs top, p1 draws Nk, p1 begins")
        .when("play Rm")
        .then("p1 plays Rm, p1 draws Bm, p1 begins")
        .when("discard Gs")
        .then("p1 discards Gs, p1 draws Nm, p1 begins")
        .when("discard Gm")
        .then("p1 discards Gm, p1 draws Bs, p1 begins");
}

/// R5, K6: at the bottom too; and there the cards are seen from the bottom upwards.
#[test]
fn orders_at_the_bottom_are_told_the_same_way() {
    let story = given("solo book | hand Rs Rm Gs Gm Ns | discarded Bs Bs Bs Bs Bs | top Nm | deck Ni Gd Rd")
        .when("cast prophecy -> Rd Gd Ni")
        .then(
            "p1 casts prophecy, spent Bs, spent Bs, spent Bs, spent Bs, spent Bs, p1 sees Rd bottom, \
             p1 sees Gd bottom, p1 sees Ni bottom, p1 sees Nm bottom",
        )
        .when_each("raise Nm; next Gd; next Rd");
    let bottom: Vec<_> = story.view(Seat::One).bottom.iter().flatten().map(|card| format!("{card:?}")).collect();
    assert_eq!(bottom, ["Nightmare", "RedDoor", "GreenDoor"]);
}

/// R1: through whole games alone, every other question has two answers besides spells.
#[test]
fn every_question_has_at_least_two_answers() {
    for setup in ["solo book towers premonitions", "duo open book towers premonitions-6", "solo book-lost towers-ruins"]
    {
        for seed in 0..40 {
            Story::random(setup, seed, |game| {
                let answers = game.legal_actions();
                let spells = answers.iter().filter(|action| matches!(action, Action::Cast { .. })).count();
                match game.decision().map(|decision| decision.question) {
                    Some(Question::Turn) | None => {}
                    Some(Question::BeforeDraw) => assert!(spells > 0, "a draw was asked for without a spell"),
                    Some(question) => assert!(answers.len() - spells >= 2, "{question:?} has one answer: {answers:?}"),
                }
            });
        }
    }
}
