//! Draws cards. The frame tells the kind, a letter the colour, a symbol the rest.

use onirim_core::{Card, Color, Kind};
use onirim_text::Text;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};
use ratatui::symbols::border;

use crate::draw::brush::{Brush, width};
use crate::draw::palette::{ASCII, ASCII_THICK, Charset, Palette};
use crate::draw::pictures::{Scale, picture};

/// The visible side of a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Face {
    Up(Card),
    Down,
    /// A Door that is still to be obtained.
    Wanted(Color),
}

/// How a card is highlighted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Mark {
    None,
    /// Part of the current run.
    Run,
    /// The cursor is on it: the frame changes, the picture does not.
    Chosen,
    /// It cannot be chosen now.
    Dim,
}

/// The size of a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Size {
    /// Letter and symbol.
    Tiny,
    /// One line in a box.
    Small,
    /// With a name.
    Medium,
    /// With a small picture.
    Large,
    /// With a large picture.
    Huge,
}

impl Size {
    pub(crate) const fn width(self) -> u16 {
        match self {
            Size::Tiny => 4,
            Size::Small | Size::Medium => 8,
            Size::Large => 12,
            Size::Huge => 18,
        }
    }

    pub(crate) const fn height(self) -> u16 {
        match self {
            Size::Tiny | Size::Small => 3,
            Size::Medium => 4,
            Size::Large => 7,
            Size::Huge => 10,
        }
    }
}

const CARD_THICK: border::Set<'static> = border::THICK;

/// Draws cards.
pub(crate) struct CardArt<'a> {
    pub(crate) palette: &'a Palette,
    pub(crate) text: &'a Text,
}

impl CardArt<'_> {
    /// Draws a card with its upper left corner here. What lies outside of the buffer is left out.
    pub(crate) fn draw(&self, buf: &mut Buffer, at: (u16, u16), size: Size, face: Face, mark: Mark) -> Rect {
        let area = Rect::new(at.0, at.1, size.width(), size.height()).intersection(buf.area);
        if area.width < size.width() || area.height < size.height() {
            return area;
        }
        let ink = match (face, mark) {
            (Face::Up(card), Mark::Dim) => self.palette.faint_card(card),
            (Face::Up(card), Mark::None | Mark::Run | Mark::Chosen) => self.palette.card(card),
            (Face::Down, _) => self.palette.quiet(),
            (Face::Wanted(color), _) => self.palette.faint_ink(color),
        };
        let ink = match mark {
            Mark::None | Mark::Dim | Mark::Chosen => ink,
            Mark::Run => ink.add_modifier(Modifier::BOLD),
        };
        self.frame(buf, area, face, mark, if mark == Mark::Chosen { self.palette.key() } else { ink });
        let inside = Rect::new(area.x + 1, area.y + 1, area.width - 2, area.height - 2);
        for y in inside.top()..inside.bottom() {
            buf.set_string(inside.x, y, " ".repeat(inside.width.into()), ink);
        }
        match face {
            Face::Down => self.back(buf, inside, ink),
            Face::Wanted(color) => {
                let letter = format!("{}{}", self.palette.letter(color), self.palette.either("·", "."));
                Brush::new(buf).centered(inside.x, inside.y + inside.height / 2, inside.width, &letter, ink);
            }
            Face::Up(card) => self.face(buf, inside, size, card, ink),
        }
        area
    }

    fn frame(&self, buf: &mut Buffer, area: Rect, face: Face, mark: Mark, ink: Style) {
        let thick = matches!(mark, Mark::Run | Mark::Chosen);
        let set = match (self.palette.charset, thick) {
            (Charset::Ascii, false) => ASCII,
            (Charset::Ascii, true) => ASCII_THICK,
            (Charset::Unicode, true) => CARD_THICK,
            (Charset::Unicode, false) => match face {
                Face::Down | Face::Wanted(_) => border::ROUNDED,
                Face::Up(card) => match card.kind() {
                    Kind::Chamber(..) | Kind::HappyDream => border::ROUNDED,
                    Kind::Door(_) => border::DOUBLE,
                    Kind::Nightmare => border::QUADRANT_INSIDE,
                    Kind::Tower(_) => border::PLAIN,
                },
            },
        };
        Brush::new(buf).boxed(area, set, ink);
    }

    fn back(&self, buf: &mut Buffer, inside: Rect, ink: Style) {
        let pattern = self.palette.either("░", ":");
        for y in inside.top()..inside.bottom() {
            buf.set_string(inside.x, y, pattern.repeat(inside.width.into()), ink);
        }
    }

    fn face(&self, buf: &mut Buffer, inside: Rect, size: Size, card: Card, ink: Style) {
        let lines: Vec<String> = match size {
            Size::Tiny => vec![self.palette.short(card)],
            Size::Small => vec![self.head(card)],
            Size::Medium => vec![self.head(card), self.name(card, inside.width)],
            Size::Large => self.picture(card, Scale::Large, inside.width),
            Size::Huge => self.picture(card, Scale::Huge, inside.width),
        };
        for (line, y) in lines.iter().zip(inside.top()..inside.bottom()) {
            Brush::new(buf).centered(inside.x, y, inside.width, line, ink);
        }
    }

    /// Six columns: the letter on the left, the symbol on the right; a Tower has its edges around them.
    fn head(&self, card: Card) -> String {
        match card.kind() {
            Kind::Chamber(color, _) | Kind::Door(color) => {
                format!("{}    {}", self.palette.letter(color), self.palette.sign(card))
            }
            Kind::Nightmare | Kind::HappyDream => format!("{:>6}", self.palette.sign(card)),
            Kind::Tower(tower) => {
                let (left, right) = tower.edges();
                format!("{:<2}{}{:>2}", self.palette.edge(left), self.palette.short(card), self.palette.edge(right))
            }
        }
    }

    /// The name of a card, or its short form if it does not fit.
    fn name(&self, card: Card, columns: u16) -> String {
        let short = match card.kind() {
            Kind::Chamber(_, symbol) => return self.text.symbol(symbol),
            Kind::Door(_) => "tui-card-door",
            Kind::Nightmare => "tui-card-nightmare",
            Kind::HappyDream => "tui-card-happy-dream",
            Kind::Tower(_) => "tui-card-tower",
        };
        let full = match card.kind() {
            Kind::Nightmare | Kind::HappyDream => Some(self.text.card(card)),
            Kind::Chamber(..) | Kind::Door(_) | Kind::Tower(_) => None,
        };
        full.filter(|name| width(name) <= columns).unwrap_or_else(|| self.text.get(short))
    }

    /// A picture, the letter of the colour, and the name; a Tower has its edges instead of the name.
    fn picture(&self, card: Card, scale: Scale, columns: u16) -> Vec<String> {
        let caption = match card.kind() {
            Kind::Chamber(color, _) | Kind::Door(color) => {
                format!("{} {}", self.palette.letter(color), self.name(card, columns))
            }
            Kind::Nightmare | Kind::HappyDream => self.name(card, columns),
            Kind::Tower(_) => self.head(card),
        };
        let mut lines = picture(card, scale, self.palette);
        lines.push(caption);
        lines
    }
}

#[cfg(test)]
mod tests {
    use onirim_core::{Storeys, Symbol, Tower};
    use onirim_text::Language;

    use super::*;
    use crate::draw::theme::{Paint, Theme};
    use crate::terminal_colors::{Depth, TerminalColors};

    const SIZES: [Size; 5] = [Size::Tiny, Size::Small, Size::Medium, Size::Large, Size::Huge];

    fn drawn(palette: &Palette, size: Size, face: Face, mark: Mark) -> Buffer {
        let text = Text::new(Language::English);
        let mut buf = Buffer::empty(Rect::new(0, 0, size.width(), size.height()));
        CardArt { palette, text: &text }.draw(&mut buf, (0, 0), size, face, mark);
        buf
    }

    /// With and without colours and Unicode.
    #[test]
    fn the_picture_of_a_chosen_card_is_that_of_any_other_and_its_frame_is_not() {
        let cards = [
            Card::chamber(Color::Red, Symbol::Sun),
            Card::door(Color::Blue),
            Card::NIGHTMARE,
            Card::HAPPY_DREAM,
            Card::tower(Tower::new(Color::Green, Storeys::Four)),
        ];
        let faces: Vec<Face> =
            cards.into_iter().map(Face::Up).chain([Face::Down, Face::Wanted(Color::Brown)]).collect();
        for (paint, charset) in [
            (Paint::Dark, Charset::Unicode),
            (Paint::Light, Charset::Ascii),
            (Paint::Plain, Charset::Unicode),
            (Paint::Plain, Charset::Ascii),
        ] {
            let theme = Theme::new(paint, TerminalColors::with(Depth::Full));
            let palette = Palette::new(&Text::new(Language::English), charset, theme);
            for (size, &face) in SIZES.into_iter().flat_map(|size| faces.iter().map(move |face| (size, face))) {
                let (chosen, other) =
                    (drawn(&palette, size, face, Mark::Chosen), drawn(&palette, size, face, Mark::None));
                for y in 0..size.height() {
                    for x in 0..size.width() {
                        let is_inside = (1..size.width() - 1).contains(&x) && (1..size.height() - 1).contains(&y);
                        let is_same = chosen[(x, y)] == other[(x, y)];
                        assert!(
                            is_same || !is_inside,
                            "{face:?}, {size:?}, {paint:?}: the picture differs at {x}, {y}"
                        );
                        let is_same = chosen[(x, y)].symbol() == other[(x, y)].symbol();
                        assert!(
                            !is_same || is_inside,
                            "{face:?}, {size:?}, {charset:?}: the frame is the same at {x}, {y}"
                        );
                    }
                }
            }
        }
    }
}
