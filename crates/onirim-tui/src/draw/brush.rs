//! Writes texts and boxes into a buffer, never beyond its edge.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::symbols::border;
use unicode_width::UnicodeWidthStr;

/// The width of a text in columns.
pub(crate) fn width(text: &str) -> u16 {
    u16::try_from(text.width()).unwrap_or(u16::MAX)
}

/// Wraps a text at this width.
pub(crate) fn wrapped(text: &str, columns: u16) -> Vec<String> {
    if columns == 0 {
        return Vec::new();
    }
    textwrap::wrap(text, usize::from(columns)).into_iter().map(std::borrow::Cow::into_owned).collect()
}

/// Cuts a text to this width, with a sign at the end if it was cut.
pub(crate) fn cut(text: &str, columns: u16, ellipsis: &str) -> String {
    if width(text) <= columns {
        return text.to_owned();
    }
    let room = columns.saturating_sub(width(ellipsis));
    let mut short = String::new();
    for letter in text.chars() {
        let longer = format!("{short}{letter}");
        if width(&longer) > room {
            break;
        }
        short = longer;
    }
    format!("{}{ellipsis}", short.trim_end())
}

/// Writes into a buffer.
pub(crate) struct Brush<'a> {
    buf: &'a mut Buffer,
}

impl<'a> Brush<'a> {
    pub(crate) fn new(buf: &'a mut Buffer) -> Brush<'a> {
        Brush { buf }
    }

    /// Writes a text of at most this many columns and returns where it ended.
    pub(crate) fn write(&mut self, x: u16, y: u16, columns: u16, text: &str, style: Style) -> u16 {
        let area = self.buf.area;
        if y < area.top() || y >= area.bottom() || x >= area.right() {
            return x;
        }
        let columns = columns.min(area.right() - x);
        self.buf.set_stringn(x, y, text, columns.into(), style).0
    }

    /// Writes a centred text.
    pub(crate) fn centered(&mut self, x: u16, y: u16, columns: u16, text: &str, style: Style) -> u16 {
        let free = columns.saturating_sub(width(text));
        self.write(x + free / 2, y, columns - free / 2, text, style)
    }

    /// Writes a text flush right.
    pub(crate) fn right(&mut self, x: u16, y: u16, columns: u16, text: &str, style: Style) {
        let free = columns.saturating_sub(width(text));
        self.write(x + free, y, columns - free, text, style);
    }

    /// Fills a line with a sign.
    pub(crate) fn fill(&mut self, x: u16, y: u16, columns: u16, sign: &str, style: Style) {
        self.write(x, y, columns, &sign.repeat(columns.into()), style);
    }

    /// Clears an area.
    pub(crate) fn clear(&mut self, area: Rect) {
        let area = area.intersection(self.buf.area);
        for y in area.top()..area.bottom() {
            for x in area.left()..area.right() {
                self.buf[(x, y)].reset();
            }
        }
    }

    /// The number of empty lines at the bottom of an area.
    pub(crate) fn empty_lines(&self, area: Rect) -> u16 {
        let area = area.intersection(self.buf.area);
        let is_empty = |y: &u16| (area.left()..area.right()).all(|x| self.buf[(x, *y)].symbol().trim().is_empty());
        let lines = (area.top()..area.bottom()).rev().take_while(is_empty).count();
        u16::try_from(lines).unwrap_or(area.height)
    }

    /// Draws a box.
    pub(crate) fn boxed(&mut self, area: Rect, set: border::Set<'_>, style: Style) {
        let area = area.intersection(self.buf.area);
        if area.width < 2 || area.height < 2 {
            return;
        }
        let (right, bottom) = (area.right() - 1, area.bottom() - 1);
        self.fill(area.x, area.y, area.width, set.horizontal_top, style);
        self.fill(area.x, bottom, area.width, set.horizontal_bottom, style);
        for y in area.y + 1..bottom {
            self.write(area.x, y, 1, set.vertical_left, style);
            self.write(right, y, 1, set.vertical_right, style);
        }
        self.write(area.x, area.y, 1, set.top_left, style);
        self.write(right, area.y, 1, set.top_right, style);
        self.write(area.x, bottom, 1, set.bottom_left, style);
        self.write(right, bottom, 1, set.bottom_right, style);
    }
}
