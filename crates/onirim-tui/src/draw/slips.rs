//! Real cards: the entered cards, and the corrections of one.

use onirim_ui::asks::Correction;
use onirim_ui::{Key, Target};
use ratatui::layout::Rect;
use ratatui::style::Style;

use crate::draw::brush::wrapped;
use crate::draw::canvas::Canvas;
use crate::draw::overlay::centered;
use crate::draw::panel::teller;

/// The width of the list.
const COLUMNS: u16 = 72;
/// The greatest width of the grid of cards.
const MOST_COLUMNS: u16 = 120;

pub(super) fn draw(canvas: &mut Canvas<'_>, area: Rect, correction: &Correction) {
    canvas.targets.cover();
    match &correction.really {
        None => list(canvas, area, correction),
        Some(right) => {
            let title = canvas.text.get("app-slip-really");
            let height = teller::height(right) + 4;
            // In the place of the usual question, so that the screen never shows two grids.
            let columns = area.width.min(MOST_COLUMNS);
            let window = Rect::new(area.x, area.bottom().saturating_sub(height + 1), columns, height);
            let inside = canvas.boxed(window, &title);
            let (words, style) = match &correction.invalid {
                Some(invalid) => (invalid.as_str(), canvas.palette.alarm()),
                None => (correction.line(), canvas.palette.heading()),
            };
            canvas.line(inside.x, inside.y, inside.width, words, style);
            let below = Rect { y: inside.y + 1, height: inside.height.saturating_sub(1), ..inside };
            teller::draw(canvas, below, right);
            footer(canvas, area, "tui-key-tell", "app-key-back");
        }
    }
}

/// The list, the last card first; only the part around the cursor if there is not room for all.
fn list(canvas: &mut Canvas<'_>, area: Rect, correction: &Correction) {
    let lines = u16::try_from(correction.lines.len()).unwrap_or(u16::MAX);
    let note = correction.note.as_deref().unwrap_or_default();
    let noted = if note.is_empty() { 0 } else { u16::try_from(wrapped(note, COLUMNS - 4).len()).unwrap_or(2) };
    let window = centered(area, COLUMNS, lines.saturating_add(2 + noted).min(area.height.saturating_sub(2)));
    let title = canvas.text.get("app-slip-which");
    let inside = canvas.boxed(window, &title);
    let quiet = canvas.palette.quiet();
    canvas.paragraph(Rect { y: inside.bottom().saturating_sub(noted), height: noted, ..inside }, note, quiet);
    let inside = Rect { height: inside.height.saturating_sub(noted), ..inside };
    let height = usize::from(inside.height);
    let most = correction.lines.len().saturating_sub(height);
    let first = correction.cursor.saturating_sub(height / 2).min(most);
    let shown = correction.lines.iter().enumerate().skip(first).zip(inside.top()..inside.bottom());
    for ((place, line), y) in shown {
        let chosen = place == correction.cursor;
        let style = if chosen { canvas.palette.chosen() } else { Style::new() };
        if chosen {
            let (pointer, key) = (canvas.palette.pointer(), canvas.palette.key());
            canvas.brush().write(inside.x, y, 1, pointer, key);
        }
        canvas.line(inside.x + 2, y, inside.width.saturating_sub(2), line, style);
        canvas.targets.add(Rect::new(inside.x, y, inside.width, 1), Target::Item(place));
    }
    footer(canvas, area, "tui-key-this-one", "app-key-close");
}

fn footer(canvas: &mut Canvas<'_>, area: Rect, enter: &str, escape: &str) {
    canvas.brush().clear(Rect::new(area.x, area.bottom().saturating_sub(1), area.width, 1));
    let up = canvas.palette.either("↑↓", "app-name-up-down");
    let keys = [
        (up, "tui-key-choose", Key::Down),
        ("app-name-enter", enter, Key::Enter),
        ("app-name-escape", escape, Key::Escape),
    ];
    canvas.footer(area, &keys);
}
