//! Real cards: what the players must do, in a box at the bottom of the screen.

use onirim_text::Perspective;
use onirim_ui::table::{Chores, GameScreen};
use onirim_ui::{Key, Target};
use ratatui::layout::Rect;
use ratatui::style::Style;

use crate::draw::brush::wrapped;
use crate::draw::canvas::Canvas;

/// The width of a number.
const INDENT: u16 = 4;

/// The contents of the box.
pub(super) struct ToDo<'a> {
    pub(super) chores: &'a Chores,
    pub(super) perspective: Perspective,
    /// A notice.
    pub(super) notice: Option<&'a str>,
}

impl<'a> ToDo<'a> {
    pub(super) fn at(screen: &'a GameScreen) -> ToDo<'a> {
        ToDo { chores: &screen.chores, perspective: screen.perspective(), notice: screen.notice.as_deref() }
    }

    /// The height of the box for all of its contents.
    pub(super) fn height(&self, canvas: &Canvas<'_>, columns: u16) -> u16 {
        let inside = columns.saturating_sub(4);
        let lines = self.chores.lines(self.perspective, canvas.text);
        let chores: usize = lines.iter().map(|line| wrapped(line, inside.saturating_sub(INDENT)).len()).sum();
        let notice = self.notice.map_or(0, |notice| wrapped(notice, inside).len());
        u16::try_from(chores + notice).unwrap_or(u16::MAX).saturating_add(2)
    }

    /// Draws the box above the last line of the screen. A click anywhere confirms it.
    pub(super) fn draw(&self, canvas: &mut Canvas<'_>, area: Rect, columns: u16) {
        let height = self.height(canvas, columns).min(area.height.saturating_sub(2));
        let window = Rect::new(area.x, area.bottom().saturating_sub(height + 1), columns, height);
        let title = canvas.text.get("app-chores");
        canvas.targets.cover();
        canvas.targets.add(area, Target::Key(Key::Enter));
        let mut inside = canvas.boxed(window, &title);
        if let Some(notice) = self.notice {
            let alarm = canvas.palette.alarm();
            let used = canvas.paragraph(inside, notice, alarm);
            inside = below(inside, used);
        }
        let key = canvas.palette.key();
        for (number, chore) in (1..).zip(self.chores.lines(self.perspective, canvas.text)) {
            if inside.height > 0 {
                canvas.brush().write(inside.x, inside.y, INDENT, &format!("{number}."), key);
            }
            let words = Rect { x: inside.x + INDENT, width: inside.width.saturating_sub(INDENT), ..inside };
            let used = canvas.paragraph(words, &chore, Style::new());
            inside = below(inside, used);
        }
    }
}

/// The part of an area below some lines.
fn below(area: Rect, lines: u16) -> Rect {
    let lines = lines.min(area.height);
    Rect { y: area.y + lines, height: area.height - lines, ..area }
}
