//! The choices, in one or more columns.

use ratatui::layout::Rect;
use ratatui::style::Style;

use super::canvas::Canvas;
use crate::brush::{width, wrapped};
use crate::input::Target;
use crate::offers::{Offer, Offers, Sort};

pub(super) fn draw(canvas: &mut Canvas<'_>, area: Rect, question: &str, offers: &Offers) {
    let heading = canvas.look.heading();
    let used = canvas.paragraph(Rect { height: 2, ..area }, question, heading);
    let list = Rect::new(area.x, area.y + used, area.width, area.height.saturating_sub(used));
    let longest = offers.list.iter().map(|offer| width(&full(offer))).max().unwrap_or(0) + 6;
    let count = u16::try_from(offers.list.len()).unwrap_or(u16::MAX);
    if longest <= list.width && count <= list.height {
        let all: Vec<usize> = (0..offers.list.len()).collect();
        one_column(canvas, list, offers, &all);
    } else if offers.sort == Sort::ByCard {
        one_column(canvas, list, offers, &offers.at_hand());
    } else {
        columns(canvas, list, offers);
    }
}

fn full(offer: &Offer) -> String {
    match &offer.outcome {
        Some(outcome) => format!("{}  {outcome}", offer.label),
        None => offer.label.clone(),
    }
}

/// Everything about each choice, one in a line.
fn one_column(canvas: &mut Canvas<'_>, area: Rect, offers: &Offers, places: &[usize]) {
    let mut y = area.y;
    for &place in places {
        let Some(offer) = offers.list.get(place).filter(|_| y < area.bottom()) else { return };
        let after = entry(canvas, Rect::new(area.x, y, area.width, 1), place, offer, offers.cursor);
        y += 1;
        let Some(outcome) = &offer.outcome else { continue };
        let quiet = canvas.look.quiet();
        let room = area.right().saturating_sub(after + 2);
        if width(outcome) <= room {
            canvas.line(after + 2, y - 1, room, outcome, quiet);
        } else {
            // A long outcome gets lines of its own, as long as all choices fit.
            let lines = wrapped(outcome, area.width - 6);
            let still = places.iter().filter(|&&later| later > place).count();
            let free = usize::from(area.bottom().saturating_sub(y)).saturating_sub(still);
            for line in lines.iter().take(free) {
                canvas.line(area.x + 6, y, area.width - 6, line, quiet);
                y += 1;
            }
        }
    }
}

/// Labels in columns; what comes of the chosen one stands below.
fn columns(canvas: &mut Canvas<'_>, area: Rect, offers: &Offers) {
    let outcome = offers.chosen().and_then(|offer| offer.outcome.clone()).unwrap_or_default();
    // A label that does not fit is told in full below.
    let told = match offers.chosen() {
        Some(offer) if width(&offer.label) + 6 > area.width => full(offer),
        Some(_) | None => outcome,
    };
    let detail = wrapped(&told, area.width - 2);
    let count = u16::try_from(offers.list.len()).unwrap_or(u16::MAX);
    let wished = u16::try_from(detail.len()).unwrap_or(1).clamp(1, 2);
    // One column is easier to read than two, even if less can be told below it.
    let below = if count < area.height { wished.min(area.height - count) } else { wished };
    let lines = usize::from(area.height.saturating_sub(below).max(1));
    let longest = offers.list.iter().map(|offer| width(&offer.label)).max().unwrap_or(0) + 6;
    let fitting = usize::from((area.width / longest.max(1)).clamp(1, 4));
    let wanted = offers.list.len().div_ceil(lines);
    let columns = wanted.clamp(1, fitting.max(2));
    let column_width = area.width / u16::try_from(columns).unwrap_or(1);
    let page = lines * columns;
    let first = offers.cursor / page * page;
    for (place, offer) in offers.list.iter().enumerate().skip(first).take(page) {
        let (column, line) = ((place - first) / lines, (place - first) % lines);
        let x = area.x + u16::try_from(column).unwrap_or(0) * column_width;
        let y = area.y + u16::try_from(line).unwrap_or(0);
        entry(canvas, Rect::new(x, y, column_width, 1), place, offer, offers.cursor);
    }
    let quiet = canvas.look.quiet();
    if first + page < offers.list.len() || first > 0 {
        let pages = format!("{}/{}", first / page + 1, offers.list.len().div_ceil(page));
        canvas.brush().right(area.x, area.y.saturating_sub(1), area.width, &pages, quiet);
    }
    for (line, y) in detail.iter().zip(area.bottom() - below..area.bottom()) {
        canvas.line(area.x + 2, y, area.width - 2, line, quiet);
    }
}

fn entry(canvas: &mut Canvas<'_>, area: Rect, place: usize, offer: &Offer, cursor: usize) -> u16 {
    let chosen = place == cursor;
    let style = if chosen { canvas.look.chosen() } else { Style::new() };
    if chosen {
        let (sign, key) = (canvas.look.pointer(), canvas.look.key());
        canvas.brush().write(area.x, area.y, 1, sign, key);
    }
    let key = offer.key.map_or(' ', |key| key).to_string();
    let key_style = canvas.look.key();
    canvas.brush().write(area.x + 2, area.y, 1, &key, key_style);
    canvas.targets.add(area, Target::Item(place));
    canvas.line(area.x + 4, area.y, area.width.saturating_sub(5), &offer.label, style)
}
