//! Real cards: entering which card came up.

use onirim_core::Outcome;
use onirim_text::Args;
use onirim_ui::Target;
use onirim_ui::asks::{Tell, Teller, card_of};
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};

use crate::draw::brush::{width, wrapped};
use crate::draw::canvas::Canvas;

/// The height of the grid.
pub(crate) fn height(teller: &Teller) -> u16 {
    u16::try_from(teller.tells.iter().map(|tell| tell.place.1 + 1).max().unwrap_or(0)).unwrap_or(0)
}

/// The height of everything, at least and at best.
pub(crate) fn lines(columns: u16, teller: &Teller) -> (u16, u16) {
    let asked = u16::try_from(wrapped(&teller.wanted, columns).len()).unwrap_or(1);
    (asked + height(teller), asked + height(teller) + 1)
}

/// The question, how to answer it, and the grid of all cards.
pub(crate) fn draw(canvas: &mut Canvas<'_>, area: Rect, teller: &Teller) {
    let (heading, quiet) = (canvas.palette.heading(), canvas.palette.quiet());
    let asked = wrapped(&teller.wanted, area.width);
    let used = canvas.paragraph(area, &teller.wanted, heading);
    let mut answers = Rect { y: area.y + used, height: area.height.saturating_sub(used), ..area };
    let help = match teller.typed.as_str() {
        "" => canvas.text.get("tui-tell-help"),
        typed => canvas.text.get_with("tui-tell-typed", &Args::new().text("typed", typed)),
    };
    let after = asked.last().filter(|line| !line.is_empty()).map_or(0, |line| width(line) + 2);
    if used > 0 && after + width(&help) <= area.width {
        canvas.line(area.x + after, area.y + used - 1, area.width - after, &help, quiet);
    } else if answers.height > height(teller) {
        canvas.line(answers.x, answers.y, answers.width, &help, quiet);
        answers = Rect { y: answers.y + 1, height: answers.height - 1, ..answers };
    }
    let longest = teller.tells.iter().map(|tell| width(&tell.label)).max().unwrap_or(0);
    let columns = u16::try_from(teller.tells.iter().map(|tell| tell.place.0).max().unwrap_or(0) + 1).unwrap_or(1);
    let column = (answers.width / columns).min(longest + 8);
    for (number, tell) in teller.tells.iter().enumerate() {
        let x = answers.x + u16::try_from(tell.place.0).unwrap_or(0) * column;
        let y = answers.y + u16::try_from(tell.place.1).unwrap_or(0);
        if y < answers.bottom() {
            let room = Room { place: Rect::new(x, y, column, 1), narrow: column < longest + 6 };
            one(canvas, &room, number, tell, teller.is_marked(number));
        }
    }
}

/// The area of a card in the grid, and whether there is only room for its symbol.
struct Room {
    place: Rect,
    narrow: bool,
}

fn one(canvas: &mut Canvas<'_>, room: &Room, number: usize, tell: &Tell, chosen: bool) {
    let place = room.place;
    let key = canvas.palette.key();
    let code_end = canvas.brush().write(place.x + 1, place.y, 3, &tell.code, key);
    let style = match tell.outcome {
        // A card that cannot come now is the answer only after an earlier mistake.
        _ if tell.count == 0 => canvas.palette.quiet(),
        Outcome::Card(card) => canvas.palette.card(card),
        Outcome::Goal(color) => canvas.palette.ink(color),
        Outcome::Premonition(_) => Style::new(),
    };
    let style = if chosen { style.patch(canvas.palette.chosen()) } else { style };
    let words = match card_of(tell.outcome) {
        Some(card) if room.narrow => format!("{} {}", canvas.palette.short(card), tell.count),
        Some(_) | None if tell.count != 1 => format!("{} {}", tell.label, tell.count),
        Some(_) | None => tell.label.clone(),
    };
    canvas.line(code_end + 1, place.y, place.right().saturating_sub(code_end + 1), &words, style);
    if chosen {
        let (pointer, style) = (canvas.palette.pointer(), key.add_modifier(Modifier::BOLD));
        canvas.brush().write(place.x, place.y, 1, pointer, style);
    }
    canvas.targets.add(place, Target::Item(number));
}
