//! What covers the table: dialogs, the log, the piles.

use onirim_core::{Color, View};
use onirim_text::Args;
use onirim_ui::asks::Dialog;
use onirim_ui::table::LogLine;
use onirim_ui::{Key, Target};
use ratatui::layout::Rect;
use ratatui::style::Style;

use crate::draw::brush::wrapped;
use crate::draw::canvas::Canvas;
use crate::draw::table::deck;

pub(super) fn centered(area: Rect, width: u16, height: u16) -> Rect {
    let (width, height) = (width.min(area.width), height.min(area.height));
    Rect::new(area.x + (area.width - width) / 2, area.y + (area.height - height) / 2, width, height)
}

/// A text that any key closes.
pub(super) fn notice(canvas: &mut Canvas<'_>, area: Rect, title: &str, words: &str) {
    let lines = wrapped(words, 60);
    let height = u16::try_from(lines.len()).unwrap_or(10) + 4;
    let window = centered(area, 66, height);
    canvas.targets.cover();
    let inside = canvas.boxed(window, title);
    canvas.paragraph(Rect { y: inside.y + 1, height: inside.height.saturating_sub(1), ..inside }, words, Style::new());
    canvas.targets.add(area, Target::Key(Key::Escape));
}

/// A dialog.
pub(super) fn dialog(canvas: &mut Canvas<'_>, area: Rect, dialog: &Dialog) {
    let lines = wrapped(&dialog.body, 56);
    let height = u16::try_from(lines.len() + dialog.answers.len()).unwrap_or(12) + 5;
    let window = centered(area, 62, height);
    canvas.targets.cover();
    let inside = canvas.boxed(window, &dialog.title);
    let used = canvas.paragraph(Rect { y: inside.y + 1, ..inside }, &dialog.body, Style::new());
    let y = inside.y + 2 + used;
    list(canvas, Rect::new(inside.x, y, inside.width, inside.bottom().saturating_sub(y)), dialog);
}

/// The answers of a dialog, below each other.
pub(super) fn list(canvas: &mut Canvas<'_>, area: Rect, dialog: &Dialog) {
    list_in(canvas, area, dialog, 1);
}

/// The answers of a dialog in columns.
pub(super) fn list_in(canvas: &mut Canvas<'_>, whole: Rect, dialog: &Dialog, columns: u16) {
    let width = whole.width / columns;
    let places = (0..columns).flat_map(|column| (whole.top()..whole.bottom()).map(move |y| (column, y)));
    for ((place, answer), (column, y)) in dialog.answers.iter().enumerate().zip(places) {
        let area = Rect { x: whole.x + column * width, width, ..whole };
        let chosen = place == dialog.cursor;
        let key = canvas.palette.key();
        if chosen {
            let pointer = canvas.palette.pointer();
            canvas.brush().write(area.x, y, 1, pointer, key);
        }
        canvas.brush().write(area.x + 2, y, 1, &answer.key.to_string(), key);
        let style = if chosen { canvas.palette.chosen() } else { Style::new() };
        canvas.line(area.x + 4, y, area.width.saturating_sub(4), &answer.label, style);
        canvas.targets.add(Rect::new(area.x, y, area.width, 1), Target::Item(place));
    }
}

/// The complete log.
pub(super) fn log(canvas: &mut Canvas<'_>, area: Rect, lines: &[LogLine], back: usize) {
    let window = centered(area, area.width.saturating_sub(8).min(110), area.height.saturating_sub(2));
    canvas.targets.cover();
    let title = canvas.text.get("app-log");
    let inside = canvas.boxed(window, &title);
    let pieces: Vec<String> = lines.iter().flat_map(|line| wrapped(&line.line, inside.width)).collect();
    page(canvas, area, inside, &pieces, back);
}

/// The piles, the cards that are left, and the Premonitions.
pub(super) fn piles(canvas: &mut Canvas<'_>, area: Rect, view: &View, back: usize) {
    let window = centered(area, area.width.saturating_sub(8).min(110), area.height.saturating_sub(2));
    canvas.targets.cover();
    let title = canvas.text.get("app-piles");
    let inside = canvas.boxed(window, &title);
    let mut pieces: Vec<String> = Vec::new();
    let mut add = |label: &str, content: String| {
        let line = canvas
            .text
            .get_with("table-line", &Args::new().text("label", canvas.text.get(label)).text("content", content));
        pieces.extend(wrapped(&line, inside.width));
        pieces.push(String::new());
    };
    add("table-discard-pile", canvas.text.heap(&view.discard_pile));
    add("table-unseen", canvas.text.heap(&deck::left(view)));
    add("table-limbo", canvas.text.heap(&view.limbo));
    if view.goals.is_some() {
        add("table-removed", canvas.text.heap(&view.removed));
    }
    if let Some(omens) = &view.omens {
        let doors = Color::ALL.map(|color| view.doors.iter().map(|doors| doors[color.index()]).sum::<u8>());
        for omen in omens.face_up.iter() {
            let told = canvas.text.premonition(omen);
            let key = if omen.holds(doors) { "tui-piles-premonition-now" } else { "tui-piles-premonition" };
            let words = canvas.text.get_with(key, &Args::new().text("name", told.name).text("rule", told.rule));
            pieces.extend(wrapped(&words, inside.width));
        }
    }
    // The piles are scrolled from the top, the log from its end.
    let height = usize::from(inside.height);
    let most = pieces.len().saturating_sub(height);
    page(canvas, area, inside, &pieces, most.saturating_sub(most.min(back)));
}

/// Writes a page of lines; `back` counts lines from the end.
fn page(canvas: &mut Canvas<'_>, area: Rect, inside: Rect, pieces: &[String], back: usize) {
    let height = usize::from(inside.height);
    let reach = pieces.len().saturating_sub(height);
    canvas.targets.scrolls(reach);
    let back = back.min(reach);
    let first = pieces.len().saturating_sub(height + back);
    for (piece, y) in pieces[first..].iter().zip(inside.top()..inside.bottom()) {
        canvas.line(inside.x, y, inside.width, piece, Style::new());
    }
    canvas.targets.add(area, Target::Key(Key::Escape));
    canvas.brush().clear(Rect::new(area.x, area.bottom().saturating_sub(1), area.width, 1));
    let up = canvas.palette.either("↑↓", "app-name-up-down");
    canvas.footer(area, &[(up, "app-key-scroll", Key::Up), ("app-name-escape", "app-key-close", Key::Escape)]);
}
