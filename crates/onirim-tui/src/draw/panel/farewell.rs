//! After the end of a game: how it ended, and what next.

use ratatui::layout::Rect;
use ratatui::style::Style;

use crate::asks::Dialog;
use crate::draw::brush::width;
use crate::draw::canvas::Canvas;
use crate::draw::overlay;

/// Pointer and key before an answer, and air after it.
const BESIDES: u16 = 8;

pub(super) fn draw(canvas: &mut Canvas<'_>, area: Rect, dialog: &Dialog) {
    let heading = canvas.palette.heading();
    canvas.line(area.x, area.y, area.width, &dialog.title, heading);
    let longest = dialog.answers.iter().map(|answer| width(&answer.label)).max().unwrap_or(0) + BESIDES;
    let answers = Rect::new(area.x, area.y + 1, longest.min(area.width), area.height.saturating_sub(1));
    overlay::list(canvas, answers, dialog);
    let beside = Rect::new(answers.right(), answers.y, area.right().saturating_sub(answers.right()), answers.height);
    canvas.paragraph(beside, &dialog.body, Style::new());
}
