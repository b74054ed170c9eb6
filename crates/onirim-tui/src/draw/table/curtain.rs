//! Between two players who hide their cards: nobody's cards are shown.

use onirim_text::{Args, Perspective};
use ratatui::layout::Rect;
use ratatui::style::Style;

use crate::draw::canvas::Canvas;
use crate::draw::card_art::{Face, Mark, Size};
use crate::input::{Key, Target};
use crate::table::GameScreen;

pub(super) fn draw(canvas: &mut Canvas<'_>, area: Rect, screen: &GameScreen) {
    let Some(decision) = screen.session.decision() else { return };
    let name = canvas.text.player(decision.seat, Perspective::Table);
    let title = canvas.text.get_with("tui-curtain", &Args::new().text("name", name));
    let words = canvas.text.get("tui-curtain.text");
    let middle = area.y + area.height / 2;
    let cards = 3 * (Size::Large.width() + 1);
    let mut x = area.x + (area.width.saturating_sub(cards)) / 2;
    for _ in 0..3 {
        canvas.card((x, middle.saturating_sub(7)), Size::Large, Face::Down, Mark::None);
        x += Size::Large.width() + 1;
    }
    let heading = canvas.palette.heading();
    canvas.brush().centered(area.x, middle, area.width, &title, heading);
    let inner = Rect::new(area.x + area.width / 6, middle + 2, area.width * 2 / 3, 3);
    for (line, y) in crate::draw::brush::wrapped(&words, inner.width).iter().zip(inner.top()..inner.bottom()) {
        canvas.brush().centered(inner.x, y, inner.width, line, Style::new());
    }
    canvas.targets.add(area, Target::Key(Key::Char(' ')));
    let space = canvas.palette.either("␣", "tui-name-space");
    canvas.footer(area, &[(space, "tui-key-ready", Key::Char(' ')), ("tui-name-escape", "tui-key-menu", Key::Escape)]);
}
