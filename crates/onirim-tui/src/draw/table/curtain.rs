//! The curtain between two players who hide their cards: a closed door in the labyrinth.

use onirim_text::{Args, Perspective};
use onirim_ui::table::GameScreen;
use onirim_ui::{Key, Target};
use ratatui::layout::Rect;
use ratatui::style::Style;

use crate::draw::brush::{width, wrapped};
use crate::draw::canvas::Canvas;
use crate::draw::card_art::{Face, Mark, Size};
use crate::draw::labyrinth;

/// The greatest width of the text.
const WIDEST: u16 = 52;

pub(super) fn draw(canvas: &mut Canvas<'_>, area: Rect, screen: &GameScreen) {
    let Some(decision) = screen.scene().decision else { return };
    let name = canvas.text.player(decision.seat, Perspective::Table);
    let title = canvas.text.get_with("app-curtain", &Args::new().text("name", name));
    let words = canvas.text.get("app-curtain.text");
    let size = if area.height >= 36 { Size::Huge } else { Size::Large };
    let columns = WIDEST.max(width(&title)) + 6;
    let lines = wrapped(&words, columns - 6);
    let height = size.height() + u16::try_from(lines.len()).unwrap_or(3) + 7;
    let scene = Rect { height: area.height - 1, ..area };
    let clearing = Rect::new(
        scene.x + scene.width.saturating_sub(columns) / 2,
        scene.y + scene.height.saturating_sub(height) / 2,
        columns,
        height,
    );
    labyrinth::draw(canvas, scene, clearing);
    let mut y = clearing.y + 1;
    let cards = 3 * (size.width() + 2) - 2;
    for x in (0..3).map(|number| clearing.x + clearing.width.saturating_sub(cards) / 2 + number * (size.width() + 2)) {
        canvas.card((x, y), size, Face::Down, Mark::None);
    }
    y += size.height() + 1;
    let heading = canvas.palette.heading();
    canvas.brush().centered(clearing.x, y, clearing.width, &title, heading);
    y += 2;
    for (line, y) in lines.iter().zip(y..) {
        canvas.brush().centered(clearing.x, y, clearing.width, line, Style::new());
    }
    y += u16::try_from(lines.len()).unwrap_or(3) + 1;
    let ready = canvas.text.get("app-key-ready");
    let (sign, key) = (canvas.palette.either("␣", ""), canvas.palette.key());
    canvas.brush().centered(clearing.x, y, clearing.width, format!("{sign} {ready}").trim_start(), key);
    let quiet = canvas.palette.quiet();
    labyrinth::stars(canvas, clearing, 60, quiet);
    // Away from the last line, where a click has just hidden the cards.
    canvas.targets.add(clearing, Target::Key(Key::Char(' ')));
    canvas.footer(area, &[("app-name-escape", "app-key-menu", Key::Escape)]);
}
