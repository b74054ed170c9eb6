//! Languages, keys and variables.

use onirim_core::{Card, Color};
use onirim_text::{Args, Language, Text, TextError, UnknownLanguage};

#[test]
fn a_language_is_known_by_code_locale_and_name() {
    for name in ["fr", "FR", "fr_FR.UTF-8", "fr-CA", "fr:en", "french", "Français", " fra "] {
        assert_eq!(Language::parse(name), Ok(Language::French), "{name}");
    }
    for name in ["en", "en_GB.UTF-8", "en-US", "English"] {
        assert_eq!(Language::parse(name), Ok(Language::English), "{name}");
    }
    for language in Language::ALL {
        assert_eq!(Language::parse(language.code()), Ok(language));
        assert_eq!(Language::parse(language.name()), Ok(language));
    }
}

#[test]
fn an_unknown_language_is_named_in_the_error() {
    for name in ["de_DE", "C", "POSIX", "", "frisian"] {
        let error = Language::parse(name);
        assert_eq!(error, Err(UnknownLanguage(name.to_owned())));
        assert!(error.is_err_and(|unknown| unknown.to_string().contains(name)));
    }
    assert_eq!(Language::default(), Language::English);
}

#[test]
fn an_unknown_key_is_shown_and_does_not_fail() {
    let text = Text::new(Language::English);
    assert_eq!(text.get("no-such-key"), "⟦no-such-key⟧");
    assert_eq!(text.get("plain-title.no-such-attribute"), "⟦plain-title.no-such-attribute⟧");
    let error = text.find("no-such-key", &Args::new());
    assert_eq!(error, Err(TextError::UnknownKey("no-such-key".to_owned())));
}

#[test]
fn a_text_that_was_not_told_enough_says_so() {
    let text = Text::new(Language::English);
    let error = text.find("plain-seed", &Args::new());
    assert!(matches!(error, Err(TextError::Incomplete { key, .. }) if key == "plain-seed"));
    let told = text.find("plain-seed", &Args::new().text("seed", "moon"));
    assert_eq!(told.as_deref(), Ok("Seed moon: it always gives the same opening."));
}

#[test]
fn a_card_is_told_with_its_articles_and_a_colour_with_its_genders() {
    let args = Args::new().color("color", Color::Green).number("count", 2);
    assert_eq!(Text::new(Language::English).get_with("table-run", &args), "green run of 2");
    assert_eq!(Text::new(Language::French).get_with("table-run", &args), "série verte de 2");
    let args = Args::new().card("card", Card::key(Color::Brown));
    assert_eq!(Text::new(Language::English).get_with("action-fetch", &args), "Fetch a brown Key");
    assert_eq!(Text::new(Language::French).get_with("action-fetch", &args), "Aller chercher une Clé brune");
}

/// English has a plural for zero, French has not.
#[test]
fn plurals_follow_the_rules_of_the_language() {
    let say = |language, key: &str, count| Text::new(language).get_with(key, &Args::new().count("count", count));
    let english = [0, 1, 2].map(|count| say(Language::English, "ending-turns", count));
    assert_eq!(english, ["0 turns", "1 turn", "2 turns"]);
    let french = [0, 1, 2].map(|count| say(Language::French, "ending-turns", count));
    assert_eq!(french, ["0 tour", "1 tour", "2 tours"]);
    let cards = [0, 1, 2, 71].map(|count| say(Language::French, "table-cards", count));
    assert_eq!(cards, ["aucune carte", "1 carte", "2 cartes", "71 cartes"]);
}

#[test]
fn a_text_can_be_shared_between_threads() {
    fn shared<T: Send + Sync>() {}
    shared::<Text>();
}
