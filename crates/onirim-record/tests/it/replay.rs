//! Replays check records against the rules and the seed.

use std::collections::BTreeSet;

use onirim_record::{GameEnd, Playthrough, ReadError, Record, Refused, ReplayError, ReplayProblem, ReplayStep};
use proptest::prelude::*;

use crate::games::{TO_THE_END, any_game, random_game, setup};

/// The first plies of seed 42.
const GAME: &str = "\
onirim-record 1
setup: solo
seed: 42
# The cards of the first hand.
deal: Rs Ns Rs Gs Rm
1. discard Ns -> Gm
2. play Rm -> Rk
3. discard Rk -> Ns Rk Nd Rs Rs
4. drop Nd
end: unfinished
";

fn complaint_on(old: &str, new: &str) -> String {
    let text = GAME.replacen(old, new, 1);
    assert_ne!(text, GAME, "the change has changed nothing");
    Playthrough::read(text.as_bytes()).expect_err("an error").to_string()
}

fn unseeded(old: &str, new: &str) -> String {
    let text = GAME.replacen("seed: 42\n", "", 1).replacen(old, new, 1);
    Playthrough::read(text.as_bytes()).expect_err("an error").to_string()
}

#[test]
fn a_good_record_is_played_again() {
    let playthrough = Playthrough::read(GAME.as_bytes()).expect("a game");
    assert_eq!(playthrough.ply(), 4);
    assert_eq!(playthrough.record().plies.len(), 4);
}

#[test]
fn a_record_without_a_seed_gives_the_same_game() {
    let seeded = Playthrough::read(GAME.as_bytes()).expect("a game");
    let dealt = Playthrough::read(GAME.replace("seed: 42\n", "").as_bytes()).expect("a game");
    assert_eq!(dealt.game(), seeded.game());
    assert_eq!(dealt.record().seed, None);
}

#[test]
fn an_action_against_the_rules_is_named_with_what_is_possible() {
    let says = |old: &str, new: &str, message: &str, possible: &[&str]| {
        let said = complaint_on(old, new);
        let (said, listed) = said.split_once(": possible here: ").expect("a list of actions");
        assert_eq!(said, message);
        assert_eq!(listed.split(", ").collect::<BTreeSet<_>>(), possible.iter().copied().collect());
    };
    says(
        "discard Ns ->",
        "discard Nk ->",
        "line 6: step 1: `discard Nk` names something that is not there",
        &["play Rs", "play Gs", "play Ns", "play Rm", "discard Rs", "discard Gs", "discard Ns", "discard Rm"],
    );
    says(
        "3. discard Rk ->",
        "3. play Gm ->",
        "line 8: step 3: `play Gm` repeats the Moon at the end of the row (B4)",
        &["play Rs", "play Gs", "play Rk", "discard Rs", "discard Gs", "discard Gm", "discard Rk"],
    );
    says(
        "4. drop Nd",
        "4. draw",
        "line 9: step 4: `draw` does not answer the question `prophecy`",
        &["drop Rs", "drop Ns", "drop Rk", "drop Nd"],
    );
}

#[test]
fn an_outcome_that_cannot_be_is_named_with_what_can() {
    assert_eq!(
        unseeded("discard Ns -> Gm", "discard Ns"),
        "line 5: step 1: outcome 1 is missing: the next card of the deck must be one of \
         Rs Bs Gs Ns Rm Bm Gm Nm Rk Bk Gk Nk Rd Bd Gd Nd Ni"
    );
    assert_eq!(
        unseeded("Nd Rs Rs\n", "Nd Rs R5\n"),
        "line 7: step 3: outcome 5 cannot be R5: the next card of the deck must be one of \
         Rs Bs Gs Ns Rm Bm Gm Nm Rk Bk Gk Nk Rd Bd Gd Nd Ni"
    );
    assert_eq!(
        unseeded("4. drop Nd", "4. drop Nd -> Gm Gs"),
        "line 8: step 4: 2 outcomes too many, nothing more comes up here: take away Gm Gs"
    );
    assert_eq!(
        unseeded("Gs Rm\n", "Gs Rm Rm\n"),
        "line 4: the deal: 1 outcome too many, nothing more comes up here: take away Rm"
    );
    assert_eq!(
        unseeded("deal: Rs", "deal: red"),
        "line 4: the deal: outcome 1 cannot be red: the next card of the deck must be one of \
         Rs Bs Gs Ns Rm Bm Gm Nm Rk Bk Gk Nk Rd Bd Gd Nd Ni"
    );
}

#[test]
fn goals_and_premonitions_come_before_the_cards_of_the_deal() {
    let text = "onirim-record 1\nsetup: solo book premonitions\ndeal: red red blue red\nend: unfinished\n";
    assert_eq!(
        Playthrough::read(text.as_bytes()).expect_err("a third red Goal").to_string(),
        "line 3: the deal: outcome 4 cannot be red: the next Goal must be one of blue green brown"
    );
    let text = text.replace("blue red", "blue blue green green brown brown red-pair red-pair");
    assert_eq!(
        Playthrough::read(text.as_bytes()).expect_err("the same Premonition again").to_string(),
        "line 3: the deal: outcome 10 cannot be red-pair: the next Premonition must be one of any-pair green-pair \
         five-doors blue-pair brown-pair all-colors three-doors"
    );
}

#[test]
fn an_outcome_that_the_seed_does_not_give_is_named() {
    assert_eq!(
        complaint_on("Ns -> Gm", "Ns -> Bm"),
        "line 6: step 1: outcome 1 is Bm, but seed 42 gives Gm: correct it or, if the cards did come so, take the seed away"
    );
    assert_eq!(
        complaint_on("seed: 42", "seed: 43"),
        "line 5: the deal: outcome 1 is Rs, but seed 43 gives Bs: correct it or, if the cards did come so, take the seed away"
    );
}

#[test]
fn the_ending_must_be_the_one_that_was_reached() {
    assert_eq!(
        complaint_on("end: unfinished", "end: victory"),
        "line 10: the end: the record says `victory`, but after the last step the game is not over: write `end: unfinished`, \
         or add what is missing"
    );
    let lost = random_game(setup("solo"), 1, TO_THE_END).into_record();
    assert_eq!(lost.end, GameEnd::Defeat);
    let unfinished = Record { end: GameEnd::Unfinished, ..lost };
    let error = unfinished.replay().expect_err("it was lost");
    assert_eq!(error.step, ReplayStep::End);
    assert_eq!(error.problem, ReplayProblem::WrongEnding { written: GameEnd::Unfinished, reached: GameEnd::Defeat });
}

#[test]
fn nothing_may_follow_the_end_of_the_game() {
    let mut record = random_game(setup("solo"), 1, TO_THE_END).into_record();
    record.plies.push(record.plies[0].clone());
    let error = record.replay().expect_err("the game is over");
    assert_eq!(error.step, ReplayStep::Ply(record.plies.len()));
    assert!(
        error.to_string().ends_with("comes after the end of the game: nothing may follow, take it away"),
        "{error}"
    );
}

#[test]
fn errors_of_form_and_of_the_game_are_told_apart() {
    assert!(matches!(Playthrough::read(b"x"), Err(ReadError::Form(_))));
    let text = GAME.replace("drop Nd", "drop Gd");
    let Err(ReadError::Game { line, error }) = Playthrough::read(text.as_bytes()) else {
        panic!("the game is wrong");
    };
    let ReplayError { step, problem } = *error;
    assert_eq!((line, step), (9, ReplayStep::Ply(4)));
    assert!(matches!(problem, ReplayProblem::Refused(Refused::Illegal { .. })));
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn the_record_of_any_game_gives_the_same_game(playthrough in any_game()) {
        let again = playthrough.record().replay().expect("a game");
        prop_assert_eq!(again.game(), playthrough.game());
        prop_assert_eq!(again.record(), playthrough.record());

        let dealt = Record { seed: None, ..playthrough.record().clone() }.replay().expect("a game");
        prop_assert_eq!(dealt.game(), playthrough.game());
    }
}
