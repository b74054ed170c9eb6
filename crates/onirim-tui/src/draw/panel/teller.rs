//! Real cards: the question which card came up.

use onirim_core::Outcome;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};

use crate::asks::{Teller, card_of};
use crate::draw::brush::width;
use crate::draw::canvas::Canvas;
use crate::input::{Key, Target};
use crate::table::Dealing;

pub(super) fn draw(canvas: &mut Canvas<'_>, area: Rect, teller: &Teller) {
    let (question, heading, quiet) =
        (canvas.text.request(&teller.request), canvas.palette.heading(), canvas.palette.quiet());
    let after = canvas.line(area.x, area.y, area.width, &question, heading);
    let help = canvas.text.get("tui-tell-help");
    canvas.line(after + 2, area.y, area.right().saturating_sub(after + 2), &help, quiet);
    let longest = teller.tells.iter().map(|tell| width(&tell.label)).max().unwrap_or(0);
    let columns = u16::try_from(teller.tells.iter().map(|tell| tell.place.0).max().unwrap_or(0) + 1).unwrap_or(1);
    let column = (area.width / columns).min(longest + 8);
    for (number, tell) in teller.tells.iter().enumerate() {
        let x = area.x + u16::try_from(tell.place.0).unwrap_or(0) * column;
        let y = area.y + 1 + u16::try_from(tell.place.1).unwrap_or(0);
        if y >= area.bottom() {
            continue;
        }
        let chosen = number == teller.cursor;
        let key = canvas.palette.key();
        let code_end = canvas.brush().write(x + 1, y, 3, &tell.code, key);
        let style = match tell.outcome {
            Outcome::Card(card) => canvas.palette.card(card),
            Outcome::Goal(color) => canvas.palette.ink(color),
            Outcome::Premonition(_) => Style::new(),
        };
        let style = if chosen { style.patch(canvas.palette.chosen()) } else { style };
        let words = match card_of(tell.outcome) {
            // Narrow columns have room for the symbol only.
            Some(card) if column < longest + 6 => format!("{} {}", canvas.palette.short(card), tell.count),
            Some(_) | None if tell.count > 1 => format!("{} {}", tell.label, tell.count),
            Some(_) | None => tell.label.clone(),
        };
        canvas.line(code_end + 1, y, (x + column).saturating_sub(code_end + 1), &words, style);
        if chosen {
            let (pointer, style) = (canvas.palette.pointer(), key.add_modifier(Modifier::BOLD));
            canvas.brush().write(x, y, 1, pointer, style);
        }
        canvas.targets.add(Rect::new(x, y, column, 1), Target::Item(number));
    }
}

/// The deal of real cards.
pub(crate) fn dealing(canvas: &mut Canvas<'_>, area: Rect, dealing: &Dealing) {
    let title = canvas.text.get("tui-header-real-cards");
    let heading = canvas.palette.heading();
    canvas.line(area.x + 1, area.y, area.width - 2, &title, heading);
    let (setup, quiet) = (canvas.text.setup(&dealing.setup), canvas.palette.quiet());
    canvas.line(area.x + 1, area.y + 1, area.width - 2, &setup, quiet);
    let words = canvas.text.get("tui-dealing");
    let used = canvas.paragraph(Rect::new(area.x + 1, area.y + 3, area.width - 2, 4), &words, Style::new());
    let y = area.y + 4 + used;
    let label = canvas.text.get("tui-dealt");
    let mut x = canvas.heading(area.x + 1, y, 30, &label) + 1;
    for outcome in &dealing.told {
        x = match *outcome {
            Outcome::Card(card) => canvas.chip(x, y, card) + 1,
            Outcome::Goal(color) => {
                let (letter, ink) = (canvas.palette.letter(color).to_owned(), canvas.palette.ink(color));
                canvas.brush().write(x, y, 2, &letter, ink) + 1
            }
            Outcome::Premonition(_) => {
                let sign = canvas.palette.either("◆", "!");
                canvas.brush().write(x, y, 2, sign, quiet) + 1
            }
        };
    }
    let panel = Rect::new(area.x + 1, area.bottom() - 9, area.width - 2, 8);
    canvas.rule(area, panel.y - 1, "");
    draw(canvas, panel, &dealing.teller);
    let backspace = canvas.palette.either("⌫", "tui-name-backspace");
    canvas.footer(
        area,
        &[
            ("tui-name-enter", "tui-key-tell", Key::Enter),
            (backspace, "tui-key-correct", Key::Backspace),
            ("tui-name-escape", "tui-key-menu", Key::Escape),
        ],
    );
}
