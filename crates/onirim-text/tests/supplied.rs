//! Supplied texts. A test program of its own, since supplied texts stay.

use onirim_text::{Language, NoTexts, Text, is_there, supply};

#[test]
#[cfg(not(feature = "embedded"))]
fn a_language_is_spoken_once_it_is_there_and_another_one_until_then() {
    let title = |words: &str| format!("plain-title = {words}\n");
    assert!(!Language::ALL.into_iter().any(is_there));
    assert_eq!(Text::new(Language::French).get("plain-title"), "⟦plain-title⟧");
    supply(Language::English, title("Dreams")).expect("it is Fluent");
    let meanwhile = Text::new(Language::French);
    assert_eq!((meanwhile.language(), meanwhile.get("plain-title")), (Language::English, "Dreams".to_owned()));
    supply(Language::French, title("Songes")).expect("it is Fluent");
    let text = Text::new(Language::French);
    assert_eq!((text.language(), text.get("plain-title")), (Language::French, "Songes".to_owned()));
}

#[test]
fn what_is_no_file_of_texts_is_refused() {
    for source in
        ["", "\n", "# A comment\n", "<!doctype html>\n<title>Log in first</title>\n", "plain-title = Dreams\n<p>"]
    {
        assert_eq!(supply(Language::French, source.to_owned()), Err(NoTexts), "{source:?}");
    }
}

#[test]
#[cfg(feature = "embedded")]
fn a_program_that_carries_its_texts_speaks_all_languages() {
    assert!(Language::ALL.into_iter().all(is_there));
    assert!(Language::ALL.into_iter().all(|language| Text::new(language).language() == language));
}
