//! The board of an ending: the Doors that were found, in a clearing of the labyrinth.

use onirim_core::{Card, Color, Ending, View};
use ratatui::layout::Rect;
use ratatui::style::Style;

use crate::asks::Dialog;
use crate::draw::brush::wrapped;
use crate::draw::canvas::Canvas;
use crate::draw::card_art::{Face, Mark, Size};
use crate::draw::table::layout::Layout;
use crate::draw::{labyrinth, overlay};

/// The most that lies in a clearing: a title, words, Doors.
const AROUND: u16 = 6;

/// The ending above, what next below; and where the record is, where that must be said.
pub(super) fn draw(canvas: &mut Canvas<'_>, layout: &Layout, view: &View, dialog: &Dialog, record: Option<&str>) {
    // Where the choices need the whole width, the ending has it too.
    let width = if layout.panel.right() > layout.deck.x { layout.header.width } else { layout.hand.area.width + 2 };
    let left = Rect { height: layout.panel.bottom() - layout.doors.y, x: layout.header.x, width, ..layout.doors };
    canvas.brush().clear(left);
    let answers = u16::try_from(dialog.answers.len()).unwrap_or(5);
    let columns = left.width.saturating_sub(3);
    let told = record.map_or(0, |words| u16::try_from(wrapped(words, columns).len()).unwrap_or(2));
    let above = Rect { height: left.height.saturating_sub(answers + told + 2), ..left };
    board(canvas, above, view);
    let below = Rect::new(left.x + 2, above.bottom() + 1, columns, answers);
    overlay::list(canvas, below, dialog);
    if let Some(words) = record {
        canvas.paragraph(Rect { y: below.bottom(), height: told, ..below }, words, Style::new());
    }
}

fn board(canvas: &mut Canvas<'_>, area: Rect, view: &View) {
    let words = canvas.text.ending(view).unwrap_or_default();
    let (title, style) = match view.ending {
        Some(Ending::Victory) => ("ending-victory", canvas.palette.joy()),
        Some(Ending::Defeat(_)) | None => ("ending-defeat", canvas.palette.heading()),
    };
    let title = canvas.text.get(title);
    let columns = area.width.saturating_sub(6);
    let lines = wrapped(&words, columns.saturating_sub(8).min(70));
    let told = u16::try_from(lines.len()).unwrap_or(3) + AROUND;
    let doors = faces(view);
    let across = u16::try_from(doors.len()).unwrap_or(8);
    let fits = |size: &Size| across * (size.width() + 1) <= columns && told + size.height() <= area.height;
    let size = [Size::Huge, Size::Large, Size::Medium, Size::Tiny].into_iter().find(fits).unwrap_or(Size::Tiny);
    let wide = (across * (size.width() + 1) + 5).max(60).min(area.width);
    let height = (told + size.height()).min(area.height);
    let clearing = Rect::new(area.x + (area.width - wide) / 2, area.y + (area.height - height) / 2, wide, height);
    labyrinth::draw(canvas, area, clearing);
    let mut y = clearing.y + 1;
    canvas.brush().centered(clearing.x, y, clearing.width, &title, style);
    y += 2;
    for line in &lines {
        canvas.brush().centered(clearing.x, y, clearing.width, line, Style::new());
        y += 1;
    }
    y += 1;
    let mut x = clearing.x + (clearing.width.saturating_sub(across * (size.width() + 1))) / 2;
    for face in doors {
        canvas.card((x, y), size, face, Mark::None);
        x += size.width() + 1;
    }
    let sky = match view.ending {
        Some(Ending::Victory) => (25, canvas.palette.joy()),
        Some(Ending::Defeat(_)) | None => (70, canvas.palette.quiet()),
    };
    labyrinth::stars(canvas, clearing, sky.0, sky.1);
}

/// All Doors of the game, found or not; both players found them together.
fn faces(view: &View) -> Vec<Face> {
    const OF_A_COLOR: u8 = 2;
    let found = |color: Color| view.doors.iter().map(|doors| doors[color.index()]).sum::<u8>();
    let of = |color: Color| {
        (0..OF_A_COLOR)
            .map(move |place| if place < found(color) { Face::Up(Card::door(color)) } else { Face::Wanted(color) })
    };
    Color::ALL.into_iter().flat_map(of).collect()
}
