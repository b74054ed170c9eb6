//! Every screen in a dark and in a light theme, in both languages and four sizes: the same signs, which inks they have, and a stamp of where.

use std::collections::BTreeMap;
use std::fmt::Write;

use insta::assert_snapshot;
use onirim_tui::{Depth, Paint, Settings, TerminalColors};
use ratatui::buffer::{Buffer, Cell};
use ratatui::style::{Color, Modifier};

use crate::drive::{FRENCH, STILL};
use crate::pictures::SIZES;
use crate::scenes;

fn named(color: Color) -> String {
    let Color::Rgb(red, green, blue) = color else { return format!("{color:?}") };
    format!("{red:02x}{green:02x}{blue:02x}")
}

/// The ink of a sign, its ground, and whether it is bold. What is no sign has only a ground.
fn ink(cell: &Cell) -> String {
    let bold = if cell.modifier.contains(Modifier::BOLD) { "*" } else { "" };
    let sign = if cell.symbol() == " " { String::new() } else { named(cell.fg) + bold };
    format!("{sign}/{}", named(cell.bg))
}

/// How many cells have which ink, the most frequent first.
fn inks(cells: &Buffer) -> String {
    let mut counted: BTreeMap<String, usize> = BTreeMap::new();
    for cell in &cells.content {
        *counted.entry(ink(cell)).or_default() += 1;
    }
    let mut counted: Vec<(String, usize)> = counted.into_iter().collect();
    counted.sort_by_key(|(ink, count)| (std::cmp::Reverse(*count), ink.clone()));
    counted.iter().map(|(ink, count)| format!("{ink} {count}")).collect::<Vec<_>>().join(", ")
}

/// A number that changes with any sign or ink at any place (FNV-1a).
fn stamp(cells: &Buffer) -> String {
    let seen = cells.content.iter().flat_map(|cell| [cell.symbol().to_owned(), ink(cell)]);
    let folded = seen.flat_map(|word| word.into_bytes().into_iter().chain([0]).collect::<Vec<u8>>());
    format!("{:016x}", onirim_core::hashing::fnv(folded))
}

fn signs(cells: &Buffer) -> String {
    cells.content.iter().map(Cell::symbol).collect()
}

fn themed(language: Settings) -> String {
    let mut written = String::new();
    for (name, mut player) in scenes::all(language) {
        player.program.move_to(TerminalColors::with(Depth::Full));
        for (width, height) in SIZES {
            let [dark, light] = [Paint::Dark, Paint::Light].map(|paint| {
                player.program.prefer(Settings { paint, ..language });
                player.cells(width, height)
            });
            // Only the settings name the theme.
            if name != "settings" {
                assert_eq!(signs(&dark), signs(&light), "{name} at {width}x{height}: only colours differ");
            }
            let _ = writeln!(written, "{name}, {width}x{height}");
            for (theme, cells) in [("dark", dark), ("light", light)] {
                let _ = writeln!(written, "  {theme} {}: {}", stamp(&cells), inks(&cells));
            }
        }
    }
    written
}

#[test]
fn all_screens_in_two_themes_in_english() {
    assert_snapshot!("themes_en", themed(STILL));
}

#[test]
fn all_screens_in_two_themes_in_french() {
    assert_snapshot!("themes_fr", themed(FRENCH));
}
