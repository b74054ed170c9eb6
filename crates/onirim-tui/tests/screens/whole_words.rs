//! No text is cut without a sign or written over another one, in both languages and at all sizes.

use std::collections::BTreeSet;

use onirim_text::{Language, sources};

use crate::drive::{FRENCH, STILL};
use crate::pictures::SIZES;
use crate::scenes;

/// Screens with a box that covers a part of the table, and so cuts words at its frame.
const COVERED: [&str; 6] = ["log", "piles", "keys", "pause", "the price of a hint", "spells"];

/// The words of a line in lower case, each with the characters before and after it.
fn words(line: &str) -> Vec<(String, [char; 2])> {
    let signs: Vec<char> = [' '].into_iter().chain(line.chars()).chain([' ']).collect();
    let starts = (1..signs.len()).filter(|&at| signs[at].is_alphabetic() && !signs[at - 1].is_alphabetic());
    let word = |start: usize| {
        let end = (start..signs.len()).find(|&at| !signs[at].is_alphabetic()).unwrap_or(signs.len());
        let word: String = signs[start..end].iter().collect();
        (word.to_lowercase(), [signs[start - 1], signs[end]])
    };
    starts.map(word).collect()
}

/// All words of the texts of a language, and the names of languages.
fn vocabulary(language: Language) -> BTreeSet<String> {
    let names = Language::ALL.map(Language::name);
    let lines = sources(language).iter().flat_map(|source| source.lines()).chain(names);
    lines.flat_map(words).map(|(word, _)| word).collect()
}

/// A fragment of three letters or more, left over of a text that was cut or covered, is hardly ever a word of the language.
#[test]
fn every_word_on_the_screen_is_whole() {
    for settings in [STILL, FRENCH] {
        let vocabulary = vocabulary(settings.language);
        for (scene, player) in scenes::all(settings) {
            for (width, height) in SIZES {
                let picture = player.picture(width, height);
                for (word, beside) in picture.lines().flat_map(words).filter(|(word, _)| word.chars().count() > 2) {
                    let is_covered = COVERED.contains(&scene) && beside.iter().any(|sign| "│╭╮╰╯".contains(*sign));
                    let is_whole = is_covered || beside[1] == '…' || vocabulary.contains(&word);
                    assert!(is_whole, "{word:?} in {scene} at {width}x{height}:\n{picture}");
                }
            }
        }
    }
}
