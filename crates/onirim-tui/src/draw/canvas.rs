//! The drawing context of all parts of the screen.

use onirim_core::Card;
use onirim_text::Text;
use onirim_ui::{Key, Target};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};

use crate::draw::Palette;
use crate::draw::brush::{Brush, cut, width, wrapped};
use crate::draw::card_art::{CardArt, Face, Mark, Size};
use crate::targets::Targets;

pub(super) struct Canvas<'a> {
    pub(super) buf: &'a mut Buffer,
    pub(super) targets: &'a mut Targets,
    pub(super) text: &'a Text,
    pub(super) palette: &'a Palette,
}

impl Canvas<'_> {
    pub(super) fn brush(&mut self) -> Brush<'_> {
        Brush::new(self.buf)
    }

    pub(super) fn card(&mut self, at: (u16, u16), size: Size, face: Face, mark: Mark) -> Rect {
        CardArt { palette: self.palette, text: self.text }.draw(self.buf, at, size, face, mark)
    }

    /// Writes a text in one line, cut if it is too long; returns where it ended.
    pub(super) fn line(&mut self, x: u16, y: u16, columns: u16, text: &str, style: Style) -> u16 {
        let text = cut(text, columns, self.palette.ellipsis());
        self.brush().write(x, y, columns, &text, style)
    }

    /// Writes a text in as many lines as fit, with a sign where it was cut; returns the number of lines.
    pub(super) fn paragraph(&mut self, area: Rect, text: &str, style: Style) -> u16 {
        let mut lines = wrapped(text, area.width);
        if let Some(rest) = lines.get(usize::from(area.height)).cloned()
            && let Some(last) = usize::from(area.height).checked_sub(1).and_then(|last| lines.get_mut(last))
        {
            *last = cut(&format!("{last} {rest}"), area.width, self.palette.ellipsis());
        }
        let mut used = 0;
        for (line, y) in lines.iter().zip(area.top()..area.bottom()) {
            self.brush().write(area.x, y, area.width, line, style);
            used += 1;
        }
        used
    }

    /// Writes a heading.
    pub(super) fn heading(&mut self, x: u16, y: u16, columns: u16, text: &str) -> u16 {
        let style = self.palette.heading();
        self.line(x, y, columns, text, style)
    }

    /// Writes letter and symbol of a card.
    pub(super) fn chip(&mut self, x: u16, y: u16, card: Card) -> u16 {
        let style = self.palette.card(card).add_modifier(Modifier::BOLD);
        let short = self.palette.short(card);
        self.brush().write(x, y, 4, &short, style)
    }

    /// Writes several cards in one line, with a sign if not all fit.
    pub(super) fn chips(&mut self, x: u16, y: u16, right: u16, cards: impl Iterator<Item = Option<Card>>) -> u16 {
        let mut at = x;
        for card in cards {
            if at + 3 > right {
                let (sign, style) = (self.palette.ellipsis(), self.palette.quiet());
                return self.brush().write(at, y, 1, sign, style);
            }
            at = match card {
                Some(card) => self.chip(at, y, card),
                None => {
                    let style = self.palette.quiet();
                    self.brush().write(at, y, 2, "??", style)
                }
            };
            at += 1;
        }
        at
    }

    /// Writes the key of a card into its lower edge.
    pub(super) fn digit(&mut self, card: Rect, digit: char, style: Style) {
        let y = card.bottom().saturating_sub(1);
        if card.width < Size::Small.width() {
            self.brush().write(card.x + 1, y, 1, &digit.to_string(), style);
        } else {
            self.brush().write(card.x + card.width / 2 - 1, y, 3, &format!(" {digit} "), style);
        }
    }

    /// Draws a thin line with a title in it.
    pub(super) fn rule(&mut self, area: Rect, y: u16, title: &str) {
        let (line, style) = (self.palette.line(), self.palette.quiet());
        self.brush().fill(area.x, y, area.width, line, style);
        if !title.is_empty() {
            let heading = self.palette.heading();
            self.brush().write(area.x + 2, y, area.width.saturating_sub(4), &format!(" {title} "), heading);
        }
    }

    /// Draws a box with a title; returns its inside.
    pub(super) fn boxed(&mut self, area: Rect, title: &str) -> Rect {
        let area = area.intersection(self.buf.area);
        let (set, style) = (self.palette.frame(), self.palette.quiet());
        self.brush().clear(area);
        self.brush().boxed(area, set, style);
        if !title.is_empty() && area.width > 6 {
            let title = format!(" {title} ");
            let heading = self.palette.heading();
            self.line(area.x + 2, area.y, area.width - 4, &title, heading);
        }
        Rect::new(area.x + 2, area.y + 1, area.width.saturating_sub(4), area.height.saturating_sub(2))
    }

    /// Draws the last line of the screen: which key does what.
    pub(super) fn footer(&mut self, area: Rect, keys: &[(&str, &str, Key)]) {
        let y = area.bottom().saturating_sub(1);
        let mut x = area.x + 1;
        for (sign, text_key, key) in keys {
            // Names of keys are texts; other signs are written as they are.
            let sign = &if sign.starts_with("tui-") || sign.starts_with("app-") {
                self.text.get(sign)
            } else {
                (*sign).to_owned()
            };
            let words = self.text.get(text_key);
            let needed = width(sign) + 1 + width(&words);
            if x + needed > area.right() {
                break;
            }
            let (key_style, quiet) = (self.palette.key(), self.palette.quiet());
            let after = self.brush().write(x, y, needed, sign, key_style) + 1;
            let end = self.brush().write(after, y, needed, &words, quiet);
            self.targets.add(Rect::new(x, y, end - x, 1), Target::Key(*key));
            x = end + 2;
        }
    }
}
