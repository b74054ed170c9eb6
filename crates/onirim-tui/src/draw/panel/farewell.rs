//! After a lesson: what was learned, and what next; within one, the way on.

use onirim_app::asks::Dialog;
use ratatui::layout::Rect;
use ratatui::style::Style;

use crate::draw::canvas::Canvas;
use crate::draw::overlay;

pub(super) fn draw(canvas: &mut Canvas<'_>, area: Rect, dialog: &Dialog) {
    let heading = canvas.palette.heading();
    let mut y = area.y;
    if !dialog.title.is_empty() {
        canvas.line(area.x, y, area.width, &dialog.title, heading);
        y += 1;
    }
    if !dialog.body.is_empty() {
        y += canvas.paragraph(Rect { y, ..area }.intersection(area), &dialog.body, Style::new());
    }
    overlay::list(canvas, Rect { y, ..area }.intersection(area), dialog);
}
