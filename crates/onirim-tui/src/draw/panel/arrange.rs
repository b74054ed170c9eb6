//! Cards of the deck that are being arranged.

use onirim_core::DeckEnd;
use ratatui::layout::Rect;
use ratatui::style::Modifier;

use crate::asks::{Arrangement, Extra, Grip, Marked};
use crate::draw::canvas::Canvas;
use crate::draw::card_art::{Face, Mark, Size};
use crate::input::Target;

pub(super) fn draw(canvas: &mut Canvas<'_>, area: Rect, arrangement: &Arrangement) {
    let question = canvas.text.get(match arrangement.extra {
        Extra::None => match arrangement.end {
            DeckEnd::Top => "tui-arrange-top",
            DeckEnd::Bottom => "tui-arrange-bottom",
        },
        Extra::DiscardOne => "tui-arrange-prophecy",
        Extra::DiscardAny => "tui-arrange-sift",
        Extra::RaiseOne => "tui-arrange-raise",
    });
    let heading = canvas.palette.heading();
    let used = canvas.paragraph(Rect { height: 2, ..area }, &question, heading);
    let top = area.y + used;
    let left = area.bottom().saturating_sub(top);
    let size = if left > Size::Large.height() && area.width >= 7 * Size::Large.width() + 4 {
        Size::Large
    } else if left > Size::Medium.height() {
        Size::Medium
    } else {
        Size::Small
    };
    let quiet = canvas.palette.quiet();
    let mut x = area.x + 2;
    let mut number = 0;
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
        match piece.marked {
            Marked::No => {
                number += 1;
                let sign = match (chosen, arrangement.grip) {
                    (true, Grip::Holding) => canvas.palette.either("◂ ▸", "< >").to_owned(),
                    (true, Grip::Free) | (false, _) => number.to_string(),
                };
                let style = if chosen { canvas.palette.key() } else { quiet };
                canvas.brush().centered(x, below, size.width(), &sign, style);
            }
            Marked::Yes => {
                let key = match arrangement.extra {
                    Extra::RaiseOne => "tui-arrange-raised",
                    Extra::None | Extra::DiscardOne | Extra::DiscardAny => "tui-arrange-discarded",
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
