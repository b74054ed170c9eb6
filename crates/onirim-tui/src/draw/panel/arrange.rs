//! Ordering cards of the deck.

use onirim_core::DeckEnd;
use onirim_ui::Target;
use onirim_ui::asks::{Arrangement, Extra};
use ratatui::layout::Rect;
use ratatui::style::Modifier;

use crate::draw::canvas::Canvas;
use crate::draw::card_art::{Face, Mark};
use crate::draw::table::layout::LaidOut;

/// The text key of the question.
pub(super) const fn question(arrangement: &Arrangement) -> &'static str {
    match arrangement.extra {
        Extra::None => match arrangement.end {
            DeckEnd::Top => "app-arrange-top",
            DeckEnd::Bottom => "app-arrange-bottom",
        },
        Extra::DiscardOne => "app-arrange-prophecy",
        Extra::DiscardAny => "app-arrange-sift",
        Extra::RaiseOne => "app-arrange-raise",
    }
}

pub(super) fn draw(canvas: &mut Canvas<'_>, area: Rect, laid_out: &LaidOut, arrangement: &Arrangement) {
    let LaidOut { size, pitch, lift } = *laid_out;
    let quiet = canvas.palette.quiet();
    let top = area.y + lift;
    let mut x = area.x;
    for (place, piece) in arrangement.pieces.iter().enumerate() {
        let chosen = place == arrangement.cursor;
        let mark = match (chosen, piece.marked) {
            (true, _) => Mark::Chosen,
            (false, true) => Mark::Dim,
            (false, false) => Mark::None,
        };
        let drawn = canvas.card((x, if chosen { top - lift } else { top }), size, Face::Up(piece.card), mark);
        let below = top + size.height();
        canvas.targets.add(Rect { height: (below + 1).saturating_sub(drawn.y), ..drawn }, Target::Item(place));
        // The key that points at this place.
        let digit = u32::try_from(place + 1).ok().and_then(|place| char::from_digit(place, 10)).unwrap_or(' ');
        let style = if chosen { canvas.palette.chosen() } else { canvas.palette.key() };
        canvas.digit(drawn, digit, style);
        if piece.marked {
            let key = match arrangement.extra {
                Extra::RaiseOne => "app-arrange-raised",
                Extra::None | Extra::DiscardOne | Extra::DiscardAny => "app-arrange-discarded",
            };
            let (words, alarm) = (canvas.text.get(key), canvas.palette.alarm().add_modifier(Modifier::BOLD));
            canvas.brush().centered(x, below, size.width(), &words, alarm);
        } else if chosen && arrangement.holds {
            let (sign, key) = (canvas.palette.either("◂ ▸", "< >"), canvas.palette.key());
            canvas.brush().centered(x, below, size.width(), sign, key);
        }
        x += pitch;
    }
    let side = Rect::new(x + 2, top, area.right().saturating_sub(x + 2), area.bottom().saturating_sub(top));
    if side.width >= 14 {
        let words = canvas.text.get("tui-arrange-help");
        canvas.paragraph(side, &words, quiet);
    }
}
