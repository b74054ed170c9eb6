//! Cards of the deck that are being arranged.

use onirim_app::Target;
use onirim_app::asks::{Arrangement, Extra, Grip, Marked};
use onirim_core::{DeckEnd, View};
use ratatui::layout::Rect;
use ratatui::style::Modifier;

use crate::draw::brush::wrapped;
use crate::draw::canvas::Canvas;
use crate::draw::card_art::{Face, Mark, Size};
use crate::draw::panel::addressed;

fn question(canvas: &Canvas<'_>, arrangement: &Arrangement, view: &View) -> String {
    let question = canvas.text.get(match arrangement.extra {
        Extra::None => match arrangement.end {
            DeckEnd::Top => "app-arrange-top",
            DeckEnd::Bottom => "app-arrange-bottom",
        },
        Extra::DiscardOne => "app-arrange-prophecy",
        Extra::DiscardAny => "app-arrange-sift",
        Extra::RaiseOne => "app-arrange-raise",
    });
    addressed(canvas, question, view)
}

/// How many lines it needs at least, and at best.
pub(super) fn lines(canvas: &Canvas<'_>, columns: u16, arrangement: &Arrangement, view: &View) -> (u16, u16) {
    let words = u16::try_from(wrapped(&question(canvas, arrangement, view), columns).len()).unwrap_or(2).min(2);
    let best = SIZES.into_iter().find(|&size| fits(arrangement, columns, size)).unwrap_or(Size::Small);
    (words + Size::Small.height() + 1, words + best.height() + 1)
}

/// The largest first.
const SIZES: [Size; 4] = [Size::Huge, Size::Large, Size::Medium, Size::Small];

fn fits(arrangement: &Arrangement, columns: u16, size: Size) -> bool {
    u16::try_from(arrangement.pieces.len()).unwrap_or(u16::MAX).saturating_mul(size.width() + 1) < columns
}

pub(super) fn draw(canvas: &mut Canvas<'_>, area: Rect, arrangement: &Arrangement, view: &View) {
    let question = question(canvas, arrangement, view);
    let heading = canvas.palette.heading();
    let used = canvas.paragraph(Rect { height: 2, ..area }, &question, heading);
    let top = area.y + used;
    let left = area.bottom().saturating_sub(top);
    let size = SIZES.into_iter().find(|&size| size.height() < left && fits(arrangement, area.width, size));
    let size = size.unwrap_or(Size::Small);
    let quiet = canvas.palette.quiet();
    let mut x = area.x + 2;
    for (place, piece) in arrangement.pieces.iter().enumerate() {
        let chosen = place == arrangement.cursor;
        let mark = match (chosen, piece.marked) {
            (true, _) => Mark::Chosen,
            (false, Marked::Yes) => Mark::Dim,
            (false, Marked::No) => Mark::None,
        };
        let drawn = canvas.card((x, top), size, Face::Up(piece.card), mark);
        canvas.targets.add(Rect { height: drawn.height + 1, ..drawn }, Target::Item(place));
        let below = top + size.height();
        // The key that points at this place, whatever lies there.
        let (digit, key) =
            (u32::try_from(place + 1).ok().and_then(|place| char::from_digit(place, 10)), canvas.palette.key());
        canvas.digit(drawn, digit.unwrap_or(' '), key);
        match piece.marked {
            Marked::No if chosen && arrangement.grip == Grip::Holding => {
                let (sign, key) = (canvas.palette.either("◂ ▸", "< >"), canvas.palette.key());
                canvas.brush().centered(x, below, size.width(), sign, key);
            }
            Marked::No => {}
            Marked::Yes => {
                let key = match arrangement.extra {
                    Extra::RaiseOne => "app-arrange-raised",
                    Extra::None | Extra::DiscardOne | Extra::DiscardAny => "app-arrange-discarded",
                };
                let (words, alarm) = (canvas.text.get(key), canvas.palette.alarm().add_modifier(Modifier::BOLD));
                canvas.brush().centered(x, below, size.width(), &words, alarm);
            }
        }
        x += size.width() + 1;
    }
    let side = Rect::new(x + 2, top, area.right().saturating_sub(x + 2), left);
    if side.width >= 14 {
        let words = canvas.text.get("tui-arrange-help");
        canvas.paragraph(side, &words, quiet);
    }
}
