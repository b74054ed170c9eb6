//! The Labyrinth rows and the Doors found.

use onirim_core::{Card, Color, Players, Row, Seat, View};
use onirim_text::Args;
use ratatui::layout::Rect;
use ratatui::style::Modifier;

use crate::draw::canvas::Canvas;
use crate::draw::card_art::{Face, Mark, Size};

/// How many Doors of a colour there are.
const DOORS_OF_A_COLOR: u8 = 2;

/// A row: its last cards, as many as fit, those of the current run thick.
pub(super) fn row(canvas: &mut Canvas<'_>, area: Rect, size: Size, row: &Row) {
    let cards = row.cards();
    if cards.is_empty() {
        let (words, quiet) = (canvas.text.get("tui-row-empty"), canvas.palette.quiet());
        canvas.line(area.x + 1, area.y + 1, area.width, &words, quiet);
        return;
    }
    let fitting = usize::from((area.width.saturating_sub(2)) / size.width()).max(1);
    let first = cards.len().saturating_sub(fitting);
    let mut x = area.x;
    if first > 0 {
        let (sign, quiet) = (canvas.palette.ellipsis(), canvas.palette.quiet());
        x = canvas.brush().write(x, area.y + 1, 2, sign, quiet) + 1;
    }
    let marked = cards.len() - run_length(row);
    for (place, &card) in cards.iter().enumerate().skip(first) {
        let mark = if place >= marked { Mark::Run } else { Mark::None };
        canvas.card((x, area.y), size, Face::Up(card), mark);
        x += size.width();
    }
}

/// A row in one line.
pub(super) fn row_in_a_line(canvas: &mut Canvas<'_>, x: u16, y: u16, right: u16, row: &Row) {
    let cards = row.cards();
    let quiet = canvas.palette.quiet();
    if cards.is_empty() {
        let words = canvas.text.get("table-empty");
        canvas.line(x, y, right.saturating_sub(x), &words, quiet);
        return;
    }
    let room = usize::from(right.saturating_sub(x));
    let all = cards.len() * 3 - 1 <= room;
    let first = if all { 0 } else { cards.len() - cards.len().min((room.saturating_sub(1) / 3).max(1)) };
    let mut at = x;
    if !all {
        let sign = canvas.palette.ellipsis();
        at = canvas.brush().write(at, y, 1, sign, quiet) + 1;
    }
    let run = cards.len() - run_length(row);
    for (place, &card) in cards.iter().enumerate().skip(first) {
        let marked = if place >= run { Modifier::BOLD | Modifier::UNDERLINED } else { Modifier::BOLD };
        let (short, style) = (canvas.palette.short(card), canvas.palette.card(card).add_modifier(marked));
        at = canvas.brush().write(at, y, 2, &short, style) + 1;
    }
}

/// How many cards at the end of a row are its run.
fn run_length(row: &Row) -> usize {
    row.run().map_or(0, |(_, length)| length.into())
}

/// The title of a row: whose it is, and its run.
pub(super) fn row_title(canvas: &mut Canvas<'_>, x: u16, y: u16, columns: u16, key: &str, row: &Row) -> u16 {
    let label = canvas.text.get(key);
    let mut after = canvas.heading(x, y, columns, &label);
    if let Some((color, length)) = row.run() {
        let words = if length < 3 {
            canvas.text.get_with("table-run", &Args::new().color("color", color).number("count", length))
        } else {
            canvas.text.get_with("tui-run-complete", &Args::new().color("color", color))
        };
        let ink = canvas.palette.ink(color);
        after = canvas.line(after + 2, y, (x + columns).saturating_sub(after + 2), &words, ink);
    }
    after
}

/// The same as cards, below a title.
pub(super) fn door_cards(canvas: &mut Canvas<'_>, x: u16, y: u16, view: &View, seat: Seat, key: &str) {
    let label = canvas.text.get(key);
    canvas.heading(x, y, 40, &label);
    let mut at = x;
    for color in Color::ALL {
        let found = view.doors[seat.index()][color.index()];
        for place in 0..wanted(view).max(found) {
            let face = if place < found { Face::Up(Card::door(color)) } else { Face::Wanted(color) };
            canvas.card((at, y + 1), Size::Tiny, face, Mark::None);
            at += Size::Tiny.width();
        }
    }
}

/// How many Doors of a colour a player needs.
fn wanted(view: &View) -> u8 {
    match view.setup.players {
        Players::One => DOORS_OF_A_COLOR,
        Players::Two(_) => 1,
    }
}

/// The Doors that a seat has found: a place for each that is wanted, filled or not.
pub(super) fn doors(canvas: &mut Canvas<'_>, x: u16, y: u16, columns: u16, view: &View, seat: Seat, key: &str) -> u16 {
    let label = canvas.text.get(key);
    let mut at = canvas.heading(x, y, columns, &label) + 1;
    for color in Color::ALL {
        let found = view.doors[seat.index()][color.index()];
        for place in 0..wanted(view).max(found) {
            if at + 2 > x + columns {
                return at;
            }
            at = if place < found {
                let door = Card::door(color);
                let style = canvas.palette.card(door).add_modifier(Modifier::BOLD | Modifier::REVERSED);
                let short = canvas.palette.short(door);
                canvas.brush().write(at, y, 2, &short, style)
            } else {
                let style = canvas.palette.faint_ink(color);
                let empty = format!("{}{}", canvas.palette.letter(color), canvas.palette.either("·", "."));
                canvas.brush().write(at, y, 2, &empty, style)
            };
            at += 1;
        }
    }
    at
}
