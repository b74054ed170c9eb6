//! When a spell can be cast and when not: K5, R3.

use onirim_core::{Action, Question};
use onirim_record::Notation;

use crate::story::{Story, Why};
use crate::table::given;

/// Enough on the discard pile for Parallel Planning, at every table of this page.
const PILE: &str = "discarded Bs Bs Bs Bs Bs Bs Bs";

#[track_caller]
fn with_pile(table: &str) -> Story {
    given(&format!("{table} | {PILE}"))
}

/// The question is asked, Parallel Planning comes in between, and the same question is asked again with the same
/// answers.
#[track_caller]
fn can_be_interrupted(story: Story, question: &str) {
    let story = story.asks(question);
    let answers = answers_without_spells(&story);
    let mut story = story.when("cast planning");
    while let Some(Question::Payment { .. }) = story.game().decision().map(|decision| decision.question) {
        let card = story.game().discard_pile().nth(0).expect("a pile that can pay");
        story = story.when(&format!("spend {}", card.notation()));
    }
    let story = story.asks("swap-goals").when("swap-goals 7 8").asks(question);
    assert_eq!(answers_without_spells(&story), answers);
}

fn answers_without_spells(story: &Story) -> Vec<Action> {
    story.game().legal_actions().iter().filter(|action| !matches!(action, Action::Cast { .. })).collect()
}

/// No spell is among the answers, and none is accepted.
#[track_caller]
fn cannot_be_interrupted(story: Story, question: &str) {
    let story =
        story.asks(question).refuses("cast planning", Why::CannotCast).refuses("cast prophecy", Why::CannotCast);
    assert_eq!(answers_without_spells(&story).len(), story.game().legal_actions().len());
}

/// R3, K5: before phase 1.
#[test]
fn a_spell_interrupts_phase_1() {
    can_be_interrupted(with_pile("solo book | hand Rs Rm Gs Gm Ns"), "turn");
}

/// R3: between a run and its Door.
#[test]
fn a_spell_interrupts_an_earned_door() {
    can_be_interrupted(with_pile("solo book | hand Rk Rm Gs Gm Ns | row Rs Rm").when("play Rk"), "earned-door red");
}

/// R3, D4: between a discard and the swap.
#[test]
fn a_spell_interrupts_a_swap() {
    let table = with_pile("duo open book | hand Rk Rm Gs | partner Rs Ns Nm | shared Gm Nk");
    can_be_interrupted(table.when("discard Rm"), "swap");
}

/// R3, T5: before the look of a Tower, and after it the look goes on.
#[test]
fn a_spell_interrupts_the_offer_of_a_look() {
    can_be_interrupted(with_pile("solo book towers | hand R4 Rm Gs Gm Ns").when("discard R4"), "look-ahead 4");
}

/// R3, K5: before a draw. After it the pile cannot pay for another one, so the card is drawn at once.
#[test]
fn a_spell_interrupts_a_draw() {
    with_pile("solo book | hand Rs Rm Gs Gm Ns")
        .when("play Rs")
        .asks("before-draw")
        .when("cast planning")
        .asks("swap-goals")
        .when("swap-goals 7 8 -> Gm")
        .then("goals-swapped 7 8, p1 draws Gm, p1 begins");
}

/// R3: between a drawn Door and the Key.
#[test]
fn a_spell_interrupts_a_drawn_door() {
    let table = with_pile("solo book | hand Rk Rm Gs Gm Ns | top Rd").when("play Gs");
    can_be_interrupted(table.when("draw"), "drawn-door red");
}

/// R3: between a Nightmare and its option, and the Nightmare is still there to be punished.
#[test]
fn a_spell_interrupts_a_nightmare() {
    let table = with_pile("solo book | hand Rk Rm Gs Gm Ns | top Ni").when("play Gs");
    can_be_interrupted(table.when("draw"), "nightmare");
}

/// R3, T6: before a Tower is lost.
#[test]
fn a_spell_interrupts_the_loss_of_a_tower() {
    let table = with_pile("solo book towers | hand Rk Rm Gs Gm Ns | towers R4 G4 | top Ni").when("play Gs");
    can_be_interrupted(table.when("draw").when("pay Rk"), "ruin");
}

/// R3, K3: before a Goal is turned up.
#[test]
fn a_spell_interrupts_the_choice_of_a_goal() {
    let table = with_pile("solo book | hand Rk Rm Gs Gm Ns | doors Rd Rd | goals rrBGNBGN | top Ni").when("play Gs");
    can_be_interrupted(table.when("draw").when("return Rd p1"), "reopen-goal red");
}

/// R3, K3, R4: a swap of Goals in between may move the Goal that is turned up.
#[test]
fn a_spell_moves_the_goal_that_is_to_be_turned_up() {
    with_pile("solo book | hand Rk Rm Gs Gm Ns | doors Rd Rd | goals rrBGNBGN | top Ni")
        .when("play Gs")
        .when("draw")
        .when("return Rd p1")
        .answers("reopen 1, reopen 2, cast prophecy, cast planning")
        .when("cast planning")
        .when("swap-goals 2 3")
        .answers("reopen 1, reopen 3");
}

/// R3, P2: between several Premonitions.
#[test]
fn a_spell_interrupts_the_order_of_premonitions() {
    let story = with_pile(
        "solo book premonitions | hand Rk Rm Gs Gm Ns | doors Rd | goals rRBGNBGN | top Rd | face-up red-pair any-pair",
    )
    .when("play Gs")
    .when("draw")
    .when("pay Rk");
    can_be_interrupted(story, "premonitions");
}

/// R1, R3, P2: before a single Premonition strikes, as before a draw.
#[test]
fn a_spell_interrupts_a_single_premonition() {
    let story = given(
        "solo book premonitions | hand Gk Rm Gs Gm Ns | doors Gd | goals gGBRNBRN | top Gd | face-up green-pair \
         | discarded Bs Bs Bs Bs Bs Bs Bs Bs Rs Rs Rs Rs Rs Rs Rs Rs Rs",
    )
    .when("play Gs")
    .when("draw")
    .when("pay Gk");
    story.clone().answers("suffer green-pair, cast prophecy, cast planning");
    can_be_interrupted(story, "premonitions");
}

/// R1: where no spell can be cast, a single Premonition strikes unasked.
#[test]
fn a_single_premonition_strikes_unasked_if_no_spell_can_be_cast() {
    given(
        "solo book premonitions | hand Gk Rm Gs Gm Ns | doors Gd | goals gGBRNBRN | top Gd Bs Bm | face-up green-pair",
    )
    .when("play Gs")
    .when("pay Gk")
    .asks("turn")
    .shows("gone green-pair");
}

/// R1, R3: and so it does when the last spell that can be paid for has been cast.
#[test]
fn a_single_premonition_is_not_asked_about_again_without_a_spell() {
    let story = given(
        "solo book premonitions | hand Rk Rm Gs Gm Ns | doors Rd | goals rRBGNBGN | top Rd | face-up any-pair \
         | discarded Bs Bs Bs Bs",
    )
    .when("play Gs")
    .when("pay Rk")
    .asks("premonitions")
    .answers("suffer any-pair, cast prophecy");
    story
        .when("cast prophecy -> Ni Gd Nk Gm Ns")
        .when("raise Nk")
        .when_each("next Ni; next Gd; next Gm")
        .asks("reopen-goal red");
}

/// R3, P8: before a Door is lost to a Premonition.
#[test]
fn a_spell_interrupts_the_loss_of_a_door() {
    let story = with_pile(
        "solo book premonitions | hand Nk Rm Gs Gm Ns | doors Rd Nd | goals rnNBGBGR | top Nd | face-up brown-pair",
    )
    .when("play Gs")
    .when("draw")
    .when("pay Nk")
    .when("suffer brown-pair");
    can_be_interrupted(story, "lose-door brown-pair");
}

/// R3, P12: between a Happy Dream and what it brings.
#[test]
fn a_spell_interrupts_a_happy_dream() {
    let table = with_pile("solo book premonitions | hand Rk Rm Gs Gm Ns | top Ha | face-up red-pair").when("play Gs");
    can_be_interrupted(table.when("draw"), "happy-dream");
}

/// R3, K5, B18: before a draw from an empty deck no spell helps any more.
#[test]
fn no_spell_delays_an_empty_deck() {
    with_pile("solo book | hand Rs Rm Gs Gm Ns | deck").when("discard Rs").then("p1 discards Rs, end defeat");
}

/// R3: what has been begun is finished: a Prophecy and the order of its cards.
#[test]
fn no_spell_interrupts_a_prophecy() {
    let story = with_pile("solo book | hand Rk Rm Gs Gm Ns").when("discard Rk -> Ni Gd Bs Gm Ns");
    cannot_be_interrupted(story.clone(), "prophecy");
    cannot_be_interrupted(story.when("drop Ni"), "arrange top");
}

/// R3: nor a payment, nor another spell.
#[test]
fn no_spell_interrupts_a_spell() {
    let table = given("solo book | hand Rk Rm Gm Nm Ns | discarded Bs Bs Bs Bs Bs Bs Bs Gs Gs Gs Gs Gs Gs Gs");
    cannot_be_interrupted(table.clone().when("cast prophecy"), "payment prophecy 5");
    let bottom = table
        .clone()
        .when("cast prophecy")
        .when_each("spend Bs; spend Bs; spend Bs; spend Bs; spend Bs -> Ni Gd Nk Gm Ns");
    cannot_be_interrupted(bottom.clone(), "raise");
    cannot_be_interrupted(bottom.when("raise Nk"), "arrange bottom");
    let planning =
        table.when("cast planning").when_each("spend Bs; spend Bs; spend Bs; spend Bs; spend Bs; spend Bs; spend Bs");
    cannot_be_interrupted(planning, "swap-goals");
}

/// R3, P7: nor the search for Keys.
#[test]
fn no_spell_interrupts_the_search_for_keys() {
    let story = with_pile(
        "solo book premonitions | hand Bk Rm Gs Gm Ns | doors Bd | goals bBRGNRGN | top Bd | face-up blue-pair",
    )
    .when("play Gs")
    .when("draw")
    .when("pay Bk")
    .when("suffer blue-pair");
    cannot_be_interrupted(story, "drop-key 2");
}

/// R3, P12: nor what a Happy Dream has begun.
#[test]
fn no_spell_interrupts_what_a_happy_dream_brings() {
    let story = with_pile("solo book premonitions | hand Rk Rm Gs Gm Ns | top Ha").when("play Gs").when("draw");
    let revealed = story.clone().when("reveal-seven -> Ni Gd Rs Gm Ns Rm Bm");
    cannot_be_interrupted(revealed.clone(), "sift");
    cannot_be_interrupted(revealed.when("keep-rest"), "arrange top");
    cannot_be_interrupted(story.when("search"), "fetch");
}

/// R3, B14-IV: nor the draws of a new hand.
#[test]
fn no_spell_interrupts_a_new_hand() {
    with_pile("solo book | hand Rk Rm Gs Gm Ns | top Ni Gd Nm Nk Rs Bm Ns")
        .when("play Gs")
        .when("draw")
        .when("discard-hand")
        .asks("turn")
        .shows("hand Nm Nk Rs Bm Ns");
}

/// R3, P10: nor those that a Premonition asks for.
#[test]
fn no_spell_interrupts_the_new_hand_of_a_premonition() {
    with_pile(
        "solo book premonitions | hand Gk Rs Rm Gs Ns | doors Rd Bd | goals rbGNRBGN | face-up three-doors \
         | top Gd Nm Ni Nk Rs Bm Ns",
    )
    .when("play Gs")
    .when("draw")
    .when("pay Gk")
    .when("suffer three-doors -> all-colors")
    .asks("turn")
    .shows("hand Nm Nk Rs Bm Ns | face-up all-colors");
}
