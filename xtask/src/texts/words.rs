//! Tells texts for people from words of the program.

use super::literals::{Literal, Place};

/// Any word that is printed is a text; elsewhere, several words, or one with a capital letter.
pub(crate) fn is_text(literal: &Literal) -> bool {
    let text = without_places(&literal.text);
    match literal.place {
        Place::Printed => words(&text).next().is_some(),
        Place::Code => has_neighbours(&text) || is_capitalised_word(&text),
    }
}

/// Removes the placeholders of a format string.
fn without_places(text: &str) -> String {
    let mut depth = 0_usize;
    let mut kept = String::new();
    for sign in text.chars() {
        match sign {
            '{' => depth += 1,
            '}' => depth = depth.saturating_sub(1),
            _ if depth == 0 => kept.push(sign),
            _ => {}
        }
    }
    kept
}

/// The words of at least two letters.
fn words(text: &str) -> impl Iterator<Item = &str> {
    text.split(|sign: char| !sign.is_alphabetic()).filter(|word| word.chars().count() > 1)
}

/// Are there two words with a blank between them?
fn has_neighbours(text: &str) -> bool {
    text.split_whitespace().filter(|piece| words(piece).next().is_some()).count() > 1
}

/// `Deck`, `Victory!`, but not `LANG` or `onirim`.
fn is_capitalised_word(text: &str) -> bool {
    let word = text.trim_matches(|sign: char| !sign.is_alphabetic());
    let mut letters = word.chars();
    let begins = letters.next().is_some_and(char::is_uppercase);
    let rest = letters.as_str();
    begins && !rest.is_empty() && rest.chars().all(|letter| letter.is_lowercase())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn is_text_in(place: Place, text: &str) -> bool {
        is_text(&Literal { text: text.to_owned(), line: 1, place })
    }

    #[test]
    fn sentences_and_single_words_for_people_are_texts() {
        for text in ["The game is over.", "no game", "{count} cards left", "Victory!", "Deck:", "Été"] {
            assert!(is_text_in(Place::Code, text), "{text}");
        }
    }

    #[test]
    fn words_of_the_program_are_none() {
        for text in ["plain-title", "--lang", "LC_ALL", "p1", "", " ", "{}: {}", "onirim", "\u{1b}[1m", "x y", "a-b.c"]
        {
            assert!(!is_text_in(Place::Code, text), "{text}");
        }
    }

    #[test]
    fn whatever_is_printed_is_a_text() {
        assert!(is_text_in(Place::Printed, "good: {}"));
        assert!(is_text_in(Place::Printed, "{number}. card"));
        assert!(!is_text_in(Place::Printed, "{}\n"));
        assert!(!is_text_in(Place::Printed, "{number}. {choice}"));
    }
}
