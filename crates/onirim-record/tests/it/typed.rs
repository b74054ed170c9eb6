//! Actions as a person types them.

use onirim_core::Action;
use onirim_record::{FromNotation, Unclear, typed_action};

fn actions(texts: &[&str]) -> Vec<Action> {
    texts.iter().map(|text| action(text)).collect()
}

fn action(text: &str) -> Action {
    Action::from_notation(text).expect("an action")
}

#[test]
fn words_may_be_cut_short_if_one_action_fits() {
    let legal = actions(&["pay Rk", "return Rd p1", "reveal-five", "discard-hand"]);
    assert_eq!(typed_action("p", legal.clone()), Ok(action("pay Rk")));
    assert_eq!(typed_action("ret rd", legal.clone()), Ok(action("return Rd p1")));
    assert_eq!(typed_action("DISCARD", legal.clone()), Ok(action("discard-hand")));
}

#[test]
fn an_exact_text_wins_over_longer_ones() {
    let legal = actions(&["play Rs", "play Rs shared"]);
    assert_eq!(typed_action("play rs", legal.clone()), Ok(action("play Rs")));
    assert_eq!(typed_action("p rs s", legal.clone()), Ok(action("play Rs shared")));
    assert_eq!(typed_action("play rs", legal[1..].to_vec()), Ok(action("play Rs shared")));
}

#[test]
fn several_fitting_actions_are_listed() {
    let legal = actions(&["reveal-five", "return Rd p1", "discard-hand"]);
    let unclear = typed_action("re", legal.clone()).expect_err("two fit");
    assert_eq!(unclear, Unclear::Several { fitting: actions(&["reveal-five", "return Rd p1"]) });
    assert_eq!(unclear.to_string(), "that could be reveal-five or return Rd p1: type more of it");
}

#[test]
fn a_complete_illegal_action_is_read() {
    let legal = actions(&["reveal-five", "discard-hand"]);
    assert_eq!(typed_action("play Rs", legal.clone()), Ok(action("play Rs")));
}

#[test]
fn an_error_lists_the_legal_actions() {
    let legal = actions(&["take-door", "leave-door"]);
    for text in ["", "  ", "xyzzy", "té"] {
        let message = typed_action(text, legal.clone()).expect_err("nonsense").to_string();
        assert!(message.ends_with("; possible now: take-door, leave-door"), "{message}");
    }
}
