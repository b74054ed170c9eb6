//! Illegal actions: each is refused with its reason, and nothing changes.

use onirim_core::{Cause, Ending, Game, IllegalAction, Seat, Symbol};

use crate::story::{Why, dealt};
use crate::table::given;

/// B4: the reason says what to do instead.
#[test]
fn a_refusal_says_what_to_do_instead() {
    let golden = IllegalAction::GoldenRule { last: Symbol::Moon };
    assert_eq!(golden.to_string(), "the last card in the row shows a Moon too; play another symbol, or discard (B4)");
    assert_eq!(IllegalAction::GameOver.to_string(), "the game is over; start a new one");
}

/// B17, B18: when it is over nothing is allowed.
#[test]
fn nothing_is_allowed_after_the_end() {
    let story = given("solo book | hand Rs Rm Bs Gs Ns | deck").when("play Rs");
    assert_eq!(story.game().ending(), Some(Ending::Defeat(Cause::Refill)));
    story
        .refuses("play Rm", Why::GameOver)
        .refuses("draw", Why::GameOver)
        .refuses("cast prophecy", Why::GameOver)
        .refuses("reveal-five", Why::GameOver);
}

/// B3, D1: an answer to another question is told apart from a card that is not there.
#[test]
fn a_wrong_answer_differs_from_a_missing_card() {
    given("solo | hand Rs Rm Bs Gs Ns")
        .refuses("take-door", Why::NotAsked)
        .refuses("pay Rk", Why::NotAsked)
        .refuses("pick Rs", Why::NotAsked)
        .refuses("discard Rk", Why::NotThere)
        .refuses("play Rs shared", Why::NotThere)
        .refuses("build R4 left", Why::NotThere)
        .refuses("cast planning", Why::CannotCast);
    dealt("duo open -> Rs Rm Rk Bs Bm Bk Gs Gm").refuses("pick Ns", Why::NotThere).refuses("play Rs", Why::NotAsked);
}

/// B6, B8, B13, B14: no question of the base game takes the answer to another one.
#[test]
fn each_question_of_the_base_game_takes_its_own_answers() {
    given("solo | hand Rk Rs Bs Gs Ns | row Rs Rm")
        .when("play Rk")
        .refuses("play Rs", Why::NotAsked)
        .refuses("refuse-door", Why::NotAsked)
        .refuses("draw", Why::NotAsked);
    given("solo | hand Rk Rs Bs Gs Ns | top Ni Gd Bs Gm Ns")
        .when("discard Rk")
        .refuses("discard Rs", Why::NotAsked)
        .refuses("next Ni", Why::NotAsked)
        .when("drop Ni")
        .refuses("drop Gd", Why::NotAsked)
        .refuses("next Ni", Why::NotThere);
    given("solo | hand Rk Bk Bs Gs Ns | top Rd")
        .when("play Bs")
        .refuses("take-door", Why::NotAsked)
        .refuses("reveal-five", Why::NotAsked)
        .refuses("pay Bk", Why::NotThere);
    given("solo | hand Rk Bk Bs Gs Ns | top Ni")
        .when("play Bs")
        .refuses("refuse-door", Why::NotAsked)
        .refuses("pay Nk", Why::NotThere)
        .refuses("return Rd p1", Why::NotThere)
        .refuses("raze R4", Why::NotAsked);
}

/// K5, T5, T6, P2, P12: nor do those of the expansions.
#[test]
fn each_question_of_the_expansions_takes_its_own_answers() {
    given("solo book | hand Rk Rs Gm Gs Ns | discarded Bs Bs Bs Bs Bs Bm Bm Bm")
        .when("cast planning")
        .refuses("swap-goals 1 2", Why::NotAsked)
        .refuses("spend Gs", Why::NotThere)
        .refuses("play Rs", Why::NotAsked);
    given("solo towers | hand R4 Rs Gm Gs Ns").when("discard R4").refuses("keep-hand", Why::NotAsked);
    given("solo towers | hand Rk Rs Gm Gs Ns | towers R4 G4 | top Ni")
        .when("play Gs")
        .when("pay Rk")
        .refuses("raze B5", Why::NotThere)
        .refuses("pay Rk", Why::NotAsked);
    given("solo premonitions | hand Rk Gs Gm Bs Ns | doors Rd | face-up red-pair any-pair blue-pair | top Rd")
        .when("play Gs")
        .when("pay Rk")
        .refuses("suffer blue-pair", Why::NotThere)
        .refuses("dispel red-pair", Why::NotAsked);
    given("solo premonitions | hand Rk Gs Gm Bs Ns | face-up red-pair | top Ha")
        .when("play Gs")
        .refuses("dispel any-pair", Why::NotThere)
        .refuses("suffer red-pair", Why::NotAsked)
        .refuses("fetch Rd", Why::NotAsked);
}

/// R14, T3: the right end of an empty Tower row is no place, and it is no matter of edges.
#[test]
fn an_empty_tower_row_has_no_right_end() {
    given("solo towers | hand R4 Rm Bs Gs Ns").refuses("build R4 right", Why::NotThere);
}

/// A game is a plain value: a copy that is played on leaves the first one alone.
#[test]
fn a_copy_is_an_independent_game() {
    let story = given("solo | hand Rs Rm Bs Gs Ns | top Gm");
    let first: Game = *story.game();
    let played = story.when("play Rs");
    assert_ne!(*played.game(), first);
    assert_eq!(first.row(Seat::One).cards(), []);
}
