//! Every screen in a dark and in a light theme in four sizes: the same signs, how many cells have which colours, and a hash of the whole.

use std::collections::BTreeMap;
use std::fmt::Write;

use insta::assert_snapshot;
use onirim_tui::{Depth, Paint, Settings, TerminalColors};
use ratatui::buffer::{Buffer, Cell};
use ratatui::style::{Color, Modifier};

use crate::drive::STILL;
use crate::pictures::SIZES;
use crate::scenes;

fn named(color: Color) -> String {
    let Color::Rgb(red, green, blue) = color else { return format!("{color:?}") };
    format!("{red:02x}{green:02x}{blue:02x}")
}

/// Colour and background of a cell, with a star if it is bold. A blank has only a background.
fn ink(cell: &Cell) -> String {
    let bold = if cell.modifier.contains(Modifier::BOLD) { "*" } else { "" };
    let sign = if cell.symbol() == " " { String::new() } else { named(cell.fg) + bold };
    format!("{sign}/{}", named(cell.bg))
}

/// How many cells have which colours, the most frequent first.
fn inks(cells: &Buffer) -> String {
    let mut counted: BTreeMap<String, usize> = BTreeMap::new();
    for cell in &cells.content {
        *counted.entry(ink(cell)).or_default() += 1;
    }
    let mut counted: Vec<(String, usize)> = counted.into_iter().collect();
    counted.sort_by_key(|(ink, count)| (std::cmp::Reverse(*count), ink.clone()));
    counted.iter().map(|(ink, count)| format!("{ink} {count}")).collect::<Vec<_>>().join(", ")
}

/// A hash of all signs and colours in their places (FNV-1a).
fn stamp(cells: &Buffer) -> String {
    let seen = cells.content.iter().flat_map(|cell| [cell.symbol().to_owned(), ink(cell)]);
    let folded = seen.flat_map(|word| word.into_bytes().into_iter().chain([0]).collect::<Vec<u8>>());
    format!("{:016x}", onirim_core::hashing::fnv(folded))
}

fn signs(cells: &Buffer) -> String {
    cells.content.iter().map(Cell::symbol).collect()
}

#[test]
fn all_screens_in_two_themes() {
    let mut written = String::new();
    for (name, mut player) in scenes::all(STILL) {
        player.program.move_to(TerminalColors::with(Depth::Full));
        for (width, height) in SIZES {
            let [dark, light] = [Paint::Dark, Paint::Light].map(|paint| {
                player.program.prefer(Settings { paint, ..STILL });
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
    assert_snapshot!("themes", written);
}
