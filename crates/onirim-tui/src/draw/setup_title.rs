//! The set-up in the first line of a screen, in full or in short.

use onirim_core::{Players, Setup};
use onirim_text::{Args, Text};

use crate::draw::brush::width;

/// The longest title that fits into this many columns, if any does.
pub(super) fn fitting(text: &Text, setup: &Setup, columns: u16) -> Option<String> {
    let Setup { players, book, towers, premonitions } = setup;
    let players = text.get(match players {
        Players::One => "setup-one",
        Players::Two(_) => "tui-setup-two",
    });
    let expansions =
        [book.map(|_| "tui-setup-book"), towers.map(|_| "table-towers"), premonitions.map(|_| "table-premonitions")];
    let comma = |first, last| text.get_with("list-comma", &Args::new().text("first", first).text("last", last));
    let names = expansions.into_iter().flatten().map(|key| text.get(key)).reduce(comma);
    let short = names.map(|names| {
        text.get_with("tui-setup", &Args::new().text("players", players.clone()).text("expansions", names))
    });
    [Some(text.setup(setup)), short, Some(players)].into_iter().flatten().find(|title| width(title) <= columns)
}
