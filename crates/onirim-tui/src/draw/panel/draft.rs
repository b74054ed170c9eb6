//! Open cards that are picked before a game for two (D1).

use onirim_ui::Target;
use onirim_ui::asks::{Offers, Place};
use ratatui::layout::Rect;

use crate::draw::canvas::Canvas;
use crate::draw::card_art::{Face, Mark};
use crate::draw::panel::{Counselled, choices};
use crate::draw::table::hand;
use crate::draw::table::layout::LaidOut;

pub(super) fn draw(canvas: &mut Canvas<'_>, area: Rect, laid_out: &LaidOut, offers: &Offers, said: &Counselled) {
    let LaidOut { size, lift, .. } = *laid_out;
    for (number, &place) in offers.places.iter().enumerate() {
        let mark = if offers.is_chosen(number) { Mark::Chosen } else { Mark::None };
        let drawn = card(canvas, area, laid_out, place, mark);
        canvas.targets.add(drawn, Target::Hand(number));
        hand::digit(canvas, drawn, place, mark, offers);
        hand::star(canvas, drawn, number, offers, said);
    }
    let used = lift + size.height();
    let below = Rect { y: area.y + used, height: area.height.saturating_sub(used), ..area };
    choices::one_column(canvas, below, offers, &offers.at_hand(), said);
}

/// The open cards while the partner picks.
pub(super) fn lying(canvas: &mut Canvas<'_>, area: Rect, laid_out: &LaidOut, places: &[Place]) {
    for &place in places {
        card(canvas, area, laid_out, place, Mark::None);
    }
}

fn card(canvas: &mut Canvas<'_>, area: Rect, laid_out: &LaidOut, place: Place, mark: Mark) -> Rect {
    let LaidOut { size, pitch, lift } = *laid_out;
    let x = area.x + u16::try_from(place.index).unwrap_or(0) * pitch;
    let y = if mark == Mark::Chosen { area.y } else { area.y + lift };
    canvas.card((x, y), size, Face::Up(place.card), mark)
}
