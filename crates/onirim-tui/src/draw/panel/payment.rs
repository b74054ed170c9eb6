//! Paying for a spell.

use onirim_text::Args;
use onirim_ui::Target;
use onirim_ui::asks::Payment;
use ratatui::layout::Rect;

use crate::draw::brush::width;
use crate::draw::canvas::Canvas;
use crate::draw::panel::addressed;

/// The width of an item: pointer, card, numbers.
const CELL: u16 = 9;

pub(super) fn draw(canvas: &mut Canvas<'_>, area: Rect, payment: &Payment, addressee: Option<String>) {
    let spell = canvas.text.spell(payment.spell).name;
    let args = Args::new().text("spell", spell).count("owed", payment.owed);
    let (question, heading) =
        (addressed(canvas, &canvas.text.get_with("app-pay", &args), addressee), canvas.palette.heading());
    let after = canvas.line(area.x, area.y, area.width, &question, heading);
    let args = Args::new().count("paid", payment.paid()).count("owed", payment.owed);
    let words = canvas.text.get_with("app-pay-sum", &args);
    let style = if payment.paid() == payment.owed { canvas.palette.joy() } else { canvas.palette.alarm() };
    canvas.line(after + 2, area.y, area.right().saturating_sub(after + 2), &words, style);
    let columns = (area.width / CELL).max(1);
    for ((place, stake), number) in payment.stakes.iter().enumerate().zip(0_u16..) {
        let (x, y) = (area.x + number % columns * CELL, area.y + 1 + number / columns);
        if y >= area.bottom() {
            break;
        }
        let chosen = place == payment.cursor;
        if chosen {
            let (sign, key) = (canvas.palette.pointer(), canvas.palette.key());
            canvas.brush().write(x, y, 1, sign, key);
        }
        let (card, faint) = (canvas.palette.card(stake.card), canvas.palette.faint_card(stake.card));
        let mut style = if stake.paid == 0 { faint } else { card };
        if chosen {
            style = style.patch(canvas.palette.chosen());
        }
        let cell = format!("{} {}/{}", canvas.palette.short(stake.card), stake.paid, stake.there);
        canvas.brush().write(x + 1, y, CELL - 1, &cell, style);
        canvas.targets.add(Rect::new(x, y, CELL, 1), Target::Item(place));
    }
    let lines = u16::try_from(payment.stakes.len()).unwrap_or(0).div_ceil(columns);
    let y = area.y + 1 + lines;
    let (help, quiet) = (
        canvas.text.get(if payment.paid() == payment.owed { "tui-pay-ready" } else { "tui-pay-help" }),
        canvas.palette.quiet(),
    );
    if y < area.bottom() && width(&help) <= area.width {
        canvas.line(area.x, area.bottom() - 1, area.width, &help, quiet);
    }
}
