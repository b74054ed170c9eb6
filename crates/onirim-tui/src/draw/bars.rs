//! Bar charts.

use ratatui::layout::Rect;
use ratatui::style::Style;

use crate::draw::Charset;
use crate::draw::canvas::Canvas;

/// Eighths of a line, from none to all.
const BARS: [&str; 9] = [" ", "▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"];
const ASCII_BARS: [&str; 9] = [" ", ".", ".", ":", ":", "|", "|", "#", "#"];

/// Eighths of a column, from none to all.
const ACROSS: [&str; 9] = [" ", "▏", "▎", "▍", "▌", "▋", "▊", "▉", "█"];
const ASCII_ACROSS: [&str; 9] = [".", ".", ".", ".", "#", "#", "#", "#", "#"];

/// A share (0 to 1) as a horizontal bar.
pub(super) fn across(canvas: &mut Canvas<'_>, area: Rect, share: f64, style: Style) {
    let signs = match canvas.palette.charset {
        Charset::Unicode => ACROSS,
        Charset::Ascii => ASCII_ACROSS,
    };
    for (x, from) in (area.left()..area.right()).zip(0_u16..) {
        let filled = (share * f64::from(area.width) - f64::from(from)).clamp(0.0, 1.0);
        let eighths = (filled * 8.0).round() as usize;
        canvas.brush().write(x, area.y, 1, signs[eighths.min(8)], style);
    }
}

/// One column for each share (0 to 1), as many as fit.
pub(super) fn draw(canvas: &mut Canvas<'_>, area: Rect, shares: &[f64], style: Style) {
    let bars = match canvas.palette.charset {
        Charset::Unicode => BARS,
        Charset::Ascii => ASCII_BARS,
    };
    for (y, line) in (area.top()..area.bottom()).zip(0..) {
        let from = f64::from(area.height - 1 - line);
        for (share, x) in shares.iter().zip(area.left()..area.right()) {
            let filled = (share * f64::from(area.height) - from).clamp(0.0, 1.0);
            let eighths = (filled * 8.0).round() as usize;
            canvas.brush().write(x, y, 1, bars[eighths.min(8)], style);
        }
    }
}
