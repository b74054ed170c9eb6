//! Real cards: what hands have to do, in a box at the bottom of the screen.

use onirim_text::Perspective;
use ratatui::layout::Rect;
use ratatui::style::Style;

use crate::draw::brush::wrapped;
use crate::draw::canvas::Canvas;
use crate::input::{Key, Target};
use crate::table::{Chores, From};

/// Room for a number.
const INDENT: u16 = 4;

/// How many lines the box would like to have.
pub(super) fn height(canvas: &Canvas<'_>, columns: u16, chores: &Chores, perspective: Perspective) -> u16 {
    let lines = chores.lines(perspective, canvas.text);
    let count: usize = lines.iter().map(|line| wrapped(line, columns.saturating_sub(INDENT + 4)).len()).sum();
    u16::try_from(count).unwrap_or(u16::MAX).saturating_add(2)
}

/// As high as it must be, above the last line of the screen. A click anywhere says that it is done.
pub(super) fn draw(canvas: &mut Canvas<'_>, area: Rect, columns: u16, chores: &Chores, perspective: Perspective) {
    let height = height(canvas, columns, chores, perspective).min(area.height.saturating_sub(2));
    let window = Rect::new(area.x, area.bottom().saturating_sub(height + 1), columns, height);
    let title = canvas.text.get(match chores.from {
        From::Here => "tui-chores",
        From::Shown => "tui-chores-shown",
    });
    canvas.targets.cover();
    canvas.targets.add(area, Target::Key(Key::Enter));
    let inside = canvas.boxed(window, &title);
    let key = canvas.palette.key();
    let mut y = inside.y;
    for (number, chore) in (1..).zip(chores.lines(perspective, canvas.text)) {
        if y < inside.bottom() {
            canvas.brush().write(inside.x, y, INDENT, &format!("{number}."), key);
        }
        let below =
            Rect::new(inside.x + INDENT, y, inside.width.saturating_sub(INDENT), inside.bottom().saturating_sub(y));
        y += canvas.paragraph(below, &chore, Style::new());
    }
}
