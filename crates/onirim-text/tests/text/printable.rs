//! Texts that reach a terminal.

use onirim_record::Snippet;
use onirim_text::{Args, printable};

use crate::samples::texts;

/// All characters that control a terminal, in ranges.
const OBEYED: [(char, char); 11] = [
    ('\0', '\u{1f}'),
    ('\u{7f}', '\u{9f}'),
    ('\u{ad}', '\u{ad}'),
    ('\u{61c}', '\u{61c}'),
    ('\u{180e}', '\u{180e}'),
    ('\u{200b}', '\u{200b}'),
    ('\u{200e}', '\u{200f}'),
    ('\u{2028}', '\u{202e}'),
    ('\u{2060}', '\u{206f}'),
    ('\u{feff}', '\u{feff}'),
    ('\u{e0000}', '\u{e007f}'),
];

#[test]
fn nothing_is_let_through_that_a_terminal_obeys() {
    for sign in OBEYED.into_iter().flat_map(|(first, last)| first..=last) {
        let shown = printable(&format!("a{sign}b"));
        assert_eq!(shown, if sign == '\t' { "a b" } else { "a\u{fffd}b" }, "{sign:?}");
        assert!(!Snippet::new(&sign.to_string()).to_string().contains(sign), "a snippet escapes {sign:?}");
    }
}

#[test]
fn what_people_write_is_let_through() {
    for text in
        ["Zoë", "à la main\u{a0}!", "Ζωή", "もの\u{3000}", "می\u{200c}خواهم", "👩\u{200d}🚀", "e\u{301}", "\u{202f}?"]
    {
        assert_eq!(printable(text), text);
    }
}

/// Callers need not clean texts themselves.
#[test]
fn every_text_is_told_in_one_line() {
    for text in texts() {
        let told = text.get_with("plain-not-understood", &Args::new().text("input", "a\n\u{1b}[2J\u{202e}"));
        assert!(told.contains("a\u{fffd}\u{fffd}[2J\u{fffd}"), "{told}");
    }
}
