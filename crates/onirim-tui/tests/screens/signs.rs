//! All signs on the screen are in the fonts of most terminals.

use std::collections::BTreeSet;

use onirim_tui::{Charset, Settings};
use unicode_width::UnicodeWidthStr;

use crate::drive::{FRENCH, STILL};
use crate::scenes;

/// All signs besides Latin letters. Each is in DejaVu Sans Mono, regular and bold (`fc-query -f '%{charset}'`); check a new one there first.
const KNOWN: &str = "·°×±–’“”…←↑→↓∏−☼☾♀☠✦⋆★♜✓◆▸◂▲●␣⌫▏▎▍▋▊▉░█■□▀▄▌▐▖▗▘▝▁▂▃▅▆▇▼─│┌┐└┘├┤┬┴┼╴╵╶╷╭╮╯╰━┃┏┓┗┛═║╔╗╚╝";

#[test]
fn every_sign_is_in_common_fonts_and_one_column_wide() {
    let mut unknown = BTreeSet::new();
    for settings in [STILL, FRENCH] {
        for (scene, player) in scenes::all(settings) {
            for cell in &player.cells(160, 50).content {
                let sign = cell.symbol();
                assert_eq!(sign.width(), 1, "{sign:?} in {scene}");
                let letters =
                    |letter: char| letter.is_ascii() || matches!(letter, '\u{a0}' | '«' | '»' | 'À'..='ÿ' | 'œ' | 'Œ');
                if !sign.chars().all(|letter| letters(letter) || KNOWN.contains(letter)) {
                    unknown.insert(sign.to_owned());
                }
            }
        }
    }
    assert!(unknown.is_empty(), "{unknown:?}");
}

#[test]
fn plain_letters_are_ascii_only() {
    for language in [STILL, FRENCH] {
        for (scene, player) in scenes::all(Settings { charset: Charset::Ascii, ..language }) {
            assert!(player.picture(160, 50).is_ascii(), "{scene}");
        }
    }
}
