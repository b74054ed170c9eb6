//! Set-ups in words.

use onirim_core::Setup;
use onirim_record::{FromNotation, Notation};

use crate::games::setup;

#[test]
fn every_setup_is_read_as_it_is_written() {
    for setup in Setup::all() {
        let text = setup.notation().to_string();
        assert_eq!(Setup::from_notation(&text), Ok(setup), "{text}");
        let backwards: Vec<&str> = text.rsplit(' ').collect();
        assert_eq!(Setup::from_notation(&backwards.join("  ").to_uppercase()), Ok(setup), "{text}");
    }
}

#[test]
fn setups_have_a_notation() {
    assert_eq!(Setup::SOLO.notation().to_string(), "solo");
    let large = setup("premonitions-5 towers-ruins book-lost talk duo");
    assert_eq!(large.notation().to_string(), "duo talk book-lost towers-ruins premonitions-5");
}

#[test]
fn an_error_says_what_is_allowed() {
    let allowed = "solo, or duo with open, talk or silent; then, as you like, book or book-lost, towers or towers-ruins, and \
                   premonitions, premonitions-5 or premonitions-6";
    let says = |text: &str, message: &str| {
        assert_eq!(Setup::from_notation(text).expect_err("no set-up").to_string(), message);
    };
    says("", &format!("the set-up does not say how many play: write {allowed}"));
    says("book", &format!("the set-up does not say how many play: write {allowed}"));
    says("talk", &format!("the set-up does not say how many play: write {allowed}"));
    says("duo book", "the set-up does not say how the two play together: after duo, write open, talk or silent");
    says("trio", &format!("\"trio\" is not part of a set-up: write {allowed}"));
    says("solo book book", "`book` stands twice in the set-up: write it once");
    says("solo book book-lost", "`book` and `book-lost` exclude each other in a set-up: write one of them");
    says("solo duo", "`solo` and `duo` exclude each other in a set-up: write one of them");
    says("solo talk", "`solo` and `talk` exclude each other in a set-up: write one of them");
    says("duo talk silent", "`talk` and `silent` exclude each other in a set-up: write one of them");
}
