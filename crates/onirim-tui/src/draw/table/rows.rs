//! The Labyrinth rows and the Doors.

use onirim_core::{Card, Color, Row, Seat, View};
use onirim_text::Args;
use ratatui::layout::Rect;
use ratatui::style::Modifier;

use crate::draw::brush::width;
use crate::draw::canvas::Canvas;
use crate::draw::card_art::{Face, Mark, Size};
use crate::draw::labyrinth;
use crate::draw::table::layout::room_for_cards;

/// The rest of the labyrinth is drawn from this height on.
const LABYRINTH: u16 = 6;

/// A row with its title, in several lines or in one; the latest cards, if not all fit. Cards of the current run have thick frames.
pub(super) fn row(canvas: &mut Canvas<'_>, area: Rect, size: Size, labels: [&String; 2], row: &Row) {
    if area.height < 1 + Size::Tiny.height() {
        let after = row_title(canvas, area.x, area.y, area.width, labels[1], row);
        row_in_a_line(canvas, after + 2, area.y, area.right(), row);
        return;
    }
    let after = row_title(canvas, area.x, area.y, area.width, labels[0], row);
    let area = Rect { y: area.y + 1, height: area.height - 1, ..area };
    let cards = row.cards();
    if cards.is_empty() {
        nothing(canvas, area);
        return;
    }
    let (in_a_line, lines) = room_for_cards(area, size);
    let first = first_shown(cards.len(), in_a_line, lines);
    let marked = cards.len() - run_length(row);
    for ((place, &card), number) in cards.iter().enumerate().skip(first).zip(0..) {
        let mark = if place >= marked { Mark::Run } else { Mark::None };
        let (line, column): (usize, usize) = (number / in_a_line, number % in_a_line);
        let x = area.x + u16::try_from(column).unwrap_or(0) * size.width();
        let y = area.y + u16::try_from(line).unwrap_or(0) * size.height();
        canvas.card((x, y), size, Face::Up(card), mark);
    }
    if first > 0 {
        let (sign, quiet) = (canvas.palette.ellipsis(), canvas.palette.quiet());
        let words = format!("{sign}{first}");
        canvas.brush().right(after + 1, area.y - 1, area.right().saturating_sub(after + 1), &words, quiet);
    }
    let used = u16::try_from((cards.len() - first).div_ceil(in_a_line)).unwrap_or(1) * size.height();
    rest(canvas, Rect { y: area.y + used, height: area.height.saturating_sub(used), ..area });
}

/// The first card that is shown. Of several lines whole ones are left out, so that cards keep their places.
fn first_shown(cards: usize, in_a_line: usize, lines: usize) -> usize {
    let too_many = cards.saturating_sub(in_a_line * lines);
    if lines == 1 { too_many } else { too_many.div_ceil(in_a_line) * in_a_line }
}

/// An empty row: only the labyrinth.
fn nothing(canvas: &mut Canvas<'_>, area: Rect) {
    let (words, quiet) = (canvas.text.get("app-row-empty"), canvas.palette.quiet());
    canvas.line(area.x + 1, area.y + 1, area.width - 1, &words, quiet);
    rest(canvas, Rect { y: area.y + 2, height: area.height.saturating_sub(2), ..area });
}

/// The labyrinth below a row.
fn rest(canvas: &mut Canvas<'_>, area: Rect) {
    if area.height >= LABYRINTH {
        labyrinth::draw(canvas, Rect { y: area.y + 1, height: area.height - 1, ..area }, Rect::ZERO);
    }
}

/// A row in one line.
fn row_in_a_line(canvas: &mut Canvas<'_>, x: u16, y: u16, right: u16, row: &Row) {
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

/// The length of the current run.
fn run_length(row: &Row) -> usize {
    row.run().map_or(0, |(_, length)| length.into())
}

/// The title of a row: its owner and the current run.
fn row_title(canvas: &mut Canvas<'_>, x: u16, y: u16, columns: u16, label: &str, row: &Row) -> u16 {
    let mut after = canvas.heading(x, y, columns, label);
    if let Some((color, length)) = row.run() {
        let words = if length < 3 {
            canvas.text.get_with("table-run", &Args::new().color("color", color).number("count", length))
        } else {
            canvas.text.get_with("app-run-complete", &Args::new().color("color", color))
        };
        let ink = canvas.palette.ink(color);
        after = canvas.line(after + 2, y, (x + columns).saturating_sub(after + 2), &words, ink);
    }
    after
}

/// The Doors of a seat: as cards below a title, or in one line.
pub(super) fn doors(canvas: &mut Canvas<'_>, area: Rect, size: Size, view: &View, seat: Seat, labels: [&String; 2]) {
    if area.height == 1 {
        doors_in_a_line(canvas, area, view, seat, labels[1]);
        return;
    }
    let room = area.width.saturating_sub(1);
    let label = labels.into_iter().find(|label| width(label) <= room).unwrap_or(labels[1]);
    canvas.heading(area.x, area.y, room, label);
    let faces: Vec<Face> = Color::ALL.into_iter().flat_map(|color| door_faces(view, seat, color)).collect();
    // A second Door of a colour does not count (D8): without room for it, Doors overlap.
    let across = u16::try_from(faces.len()).unwrap_or(u16::MAX);
    let free = area.width.saturating_sub(size.width());
    let pitch = size.width().min(free / across.saturating_sub(1).max(1));
    for (face, number) in faces.into_iter().zip(0..) {
        canvas.card((area.x + number * pitch, area.y + 1), size, face, Mark::None);
    }
}

/// The Doors of a colour that a seat has obtained or still needs.
fn door_faces(view: &View, seat: Seat, color: Color) -> Vec<Face> {
    let found = view.doors[seat.index()][color.index()];
    let places = 0..(view.setup.doors_needed(color) as u8).max(found);
    places.map(|place| if place < found { Face::Up(Card::door(color)) } else { Face::Wanted(color) }).collect()
}

/// The Doors of a seat in one line: a place for each needed one.
fn doors_in_a_line(canvas: &mut Canvas<'_>, area: Rect, view: &View, seat: Seat, label: &str) {
    let Rect { x, y, width: columns, .. } = area;
    // A long name is cut in favour of the Doors.
    let doors: u16 = Color::ALL.map(|color| door_faces(view, seat, color).len() as u16 * 3).iter().sum();
    let mut at = canvas.heading(x, y, columns.saturating_sub(doors + 1), label) + 1;
    for color in Color::ALL {
        for face in door_faces(view, seat, color) {
            if at + 2 > x + columns {
                return;
            }
            at = if let Face::Up(door) = face {
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
}
