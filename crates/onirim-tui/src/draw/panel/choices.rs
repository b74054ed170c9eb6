//! The choices: those about a card of the hand below each other, all others in one or more columns.

use onirim_core::Action;
use ratatui::layout::Rect;
use ratatui::style::Style;

use crate::asks::{Offer, Offers, Sort};
use crate::draw::brush::{width, wrapped};
use crate::draw::canvas::Canvas;
use crate::input::Target;

/// How wide the choices about one card must be to stand beside those about the next one.
const CARD_COLUMN: u16 = 26;
const WIDEST_CARD_COLUMN: u16 = 40;
/// Pointer and key before a label.
const INDENT: u16 = 4;
/// An outcome in lines of its own stands a little further in.
const OUTCOME_INDENT: u16 = 6;

pub(super) fn draw(canvas: &mut Canvas<'_>, area: Rect, question: &str, offers: &Offers) {
    let heading = canvas.palette.heading();
    let used = canvas.paragraph(Rect { height: 2, ..area }, question, heading);
    let list = Rect::new(area.x, area.y + used, area.width, area.height.saturating_sub(used));
    match offers.sort {
        Sort::ByCard if lines_side_by_side(offers, list.width).is_some_and(|lines| lines <= list.height) => {
            side_by_side(canvas, list, offers);
        }
        Sort::ByCard => {
            one_column(canvas, list, offers, &offers.at_hand());
        }
        Sort::Plain if fits_in_one_column(offers, list) => {
            let all: Vec<usize> = (0..offers.list.len()).collect();
            one_column(canvas, list, offers, &all);
        }
        Sort::Plain => columns(canvas, list, offers),
    }
}

/// How many lines the choices would like to have.
pub(crate) fn lines(offers: &Offers, columns: u16) -> u16 {
    let count = u16::try_from(offers.list.len()).unwrap_or(u16::MAX);
    match offers.sort {
        Sort::ByCard => lines_side_by_side(offers, columns).unwrap_or(0),
        Sort::Plain if columns >= 100 => count,
        Sort::Plain => count.div_ceil(2),
    }
}

/// What does not fit into the line of a choice: the rest of its label, and an outcome that is too long to stand beside it.
fn own_lines(offer: &Offer, columns: u16) -> Vec<String> {
    let label = wrapped(&offer.label, columns - INDENT - 1);
    let beside = width(&full(offer)) + INDENT < columns;
    let outcome = offer.outcome.as_deref().filter(|_| !beside);
    let outcome = outcome.map(|outcome| wrapped(outcome, columns - OUTCOME_INDENT)).unwrap_or_default();
    label.into_iter().skip(1).chain(outcome).collect()
}

fn full(offer: &Offer) -> String {
    match &offer.outcome {
        Some(outcome) => format!("{}  {outcome}", offer.label),
        None => offer.label.clone(),
    }
}

/// Three parts from top to bottom: what is played, spells, what is discarded. In the first and the last, each card has a column.
struct Parts {
    column: u16,
    played: Vec<Vec<usize>>,
    spells: Vec<usize>,
    discarded: Vec<Vec<usize>>,
}

impl Parts {
    /// `None` if the columns would be too narrow.
    fn new(offers: &Offers, columns: u16) -> Option<Parts> {
        let cards = u16::try_from(offers.cards.len()).ok().filter(|&cards| cards > 0)?;
        let column = (columns / cards).min(WIDEST_CARD_COLUMN);
        let is_discard = |offer: &Offer| matches!(offer.action, Action::Discard { .. });
        let by_card = |wanted: &dyn Fn(&Offer) -> bool| -> Vec<Vec<usize>> {
            let about = |card| offers.about(|offer| offer.card == Some(card) && wanted(offer));
            offers.cards.iter().map(|&card| about(card)).collect()
        };
        (column >= CARD_COLUMN).then(|| Parts {
            column,
            played: by_card(&|offer| !is_discard(offer)),
            spells: offers.about(|offer| offer.card.is_none()),
            discarded: by_card(&is_discard),
        })
    }

    /// What a choice is called, and what comes of it, in lines that fit into a column.
    fn words(&self, offer: &Offer) -> (Vec<String>, Vec<String>) {
        let columns = self.column - INDENT - 1;
        let outcome = offer.outcome.as_ref().map(|outcome| wrapped(outcome, columns));
        (wrapped(&offer.label, columns), outcome.unwrap_or_default())
    }

    /// How many lines the spells take, below each other.
    fn spell_lines(&self, offers: &Offers, columns: u16) -> u16 {
        let lines = |&place: &usize| 1 + own_lines(&offers.list[place], columns).len();
        u16::try_from(self.spells.iter().map(lines).sum::<usize>()).unwrap_or(u16::MAX)
    }

    fn lines(&self, offer: &Offer) -> usize {
        let (label, outcome) = self.words(offer);
        label.len() + outcome.len()
    }

    /// How many lines a part with a column for each card takes.
    fn height(&self, part: &[Vec<usize>], offers: &Offers) -> u16 {
        let lines = |places: &Vec<usize>| -> usize {
            places.iter().filter_map(|&place| offers.list.get(place)).map(|offer| self.lines(offer)).sum()
        };
        u16::try_from(part.iter().map(lines).max().unwrap_or(0)).unwrap_or(u16::MAX)
    }
}

fn lines_side_by_side(offers: &Offers, columns: u16) -> Option<u16> {
    let parts = Parts::new(offers, columns)?;
    let spells = parts.spell_lines(offers, columns);
    Some(parts.height(&parts.played, offers) + spells + parts.height(&parts.discarded, offers))
}

/// The choices about each card of the hand in a column, as the cards lie side by side.
fn side_by_side(canvas: &mut Canvas<'_>, area: Rect, offers: &Offers) {
    let Some(parts) = Parts::new(offers, area.width) else { return };
    let below = card_columns(canvas, area, offers, &parts, &parts.played);
    let spells = Rect::new(area.x, below, area.width, parts.spell_lines(offers, area.width));
    let below = one_column(canvas, spells, offers, &parts.spells);
    let rest = Rect::new(area.x, below, area.width, area.bottom().saturating_sub(below));
    card_columns(canvas, rest, offers, &parts, &parts.discarded);
}

fn card_columns(canvas: &mut Canvas<'_>, area: Rect, offers: &Offers, parts: &Parts, part: &[Vec<usize>]) -> u16 {
    let quiet = canvas.palette.quiet();
    for (column, places) in (0_u16..).zip(part) {
        let x = area.x + column * parts.column;
        let mut y = area.y;
        for &place in places {
            let offer = &offers.list[place];
            let (label, outcome) = parts.words(offer);
            let style = pointed(canvas, (x, y), place, offer, offers.cursor);
            let lines = label.iter().map(|line| (line, style)).chain(outcome.iter().map(|line| (line, quiet)));
            let top = y;
            for (line, style) in lines {
                canvas.line(x + INDENT, y, parts.column - INDENT, line, style);
                y += 1;
            }
            canvas.targets.add(Rect::new(x, top, parts.column, y - top), Target::Item(place));
        }
    }
    area.y + parts.height(part, offers)
}

/// Is there a line for each choice, and room for all that is to be told about any of them?
fn fits_in_one_column(offers: &Offers, area: Rect) -> bool {
    let longest = offers.list.iter().map(|offer| own_lines(offer, area.width).len()).max().unwrap_or(0);
    offers.list.len() + longest <= usize::from(area.height)
}

/// Everything about each choice, one in a line; says where it ended. What is too long for its line has lines of its own; if there is not
/// room for all of them, only the chosen one has, and others are cut.
fn one_column(canvas: &mut Canvas<'_>, area: Rect, offers: &Offers, places: &[usize]) -> u16 {
    let own = |place: usize| offers.list.get(place).map(|offer| own_lines(offer, area.width)).unwrap_or_default();
    let all: usize = places.iter().map(|&place| 1 + own(place).len()).sum();
    let all_fit = all <= usize::from(area.height);
    let chosen_fits = places.len() + own(offers.cursor).len() <= usize::from(area.height);
    let quiet = canvas.palette.quiet();
    let mut y = area.y;
    for &place in places {
        let Some(offer) = offers.list.get(place).filter(|_| y < area.bottom()) else { return y };
        let lines = own(place);
        if lines.is_empty() || !(all_fit || chosen_fits && place == offers.cursor) {
            let after = entry(canvas, Rect::new(area.x, y, area.width, 1), place, offer, offers.cursor);
            let outcome = offer.outcome.as_deref().unwrap_or_default();
            canvas.line(after + 2, y, area.right().saturating_sub(after + 2), outcome, quiet);
            y += 1;
            continue;
        }
        let style = pointed(canvas, (area.x, y), place, offer, offers.cursor);
        let label = wrapped(&offer.label, area.width - INDENT - 1);
        let top = y;
        let first = label.first().map(|line| (INDENT, line, style));
        let rest = lines.iter().enumerate().map(|(number, line)| {
            if number + 1 < label.len() { (INDENT, line, style) } else { (OUTCOME_INDENT, line, quiet) }
        });
        for (indent, line, style) in first.into_iter().chain(rest) {
            canvas.line(area.x + indent, y, area.width - indent, line, style);
            y += 1;
        }
        canvas.targets.add(Rect::new(area.x, top, area.width, y - top), Target::Item(place));
    }
    y
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
    let quiet = canvas.palette.quiet();
    if first + page < offers.list.len() || first > 0 {
        let pages = format!("{}/{}", first / page + 1, offers.list.len().div_ceil(page));
        canvas.brush().right(area.x, area.y.saturating_sub(1), area.width, &pages, quiet);
    }
    for (line, y) in detail.iter().zip(area.bottom() - below..area.bottom()) {
        canvas.line(area.x + 2, y, area.width - 2, line, quiet);
    }
}

fn entry(canvas: &mut Canvas<'_>, area: Rect, place: usize, offer: &Offer, cursor: usize) -> u16 {
    let style = pointed(canvas, (area.x, area.y), place, offer, cursor);
    canvas.targets.add(area, Target::Item(place));
    canvas.line(area.x + INDENT, area.y, area.width.saturating_sub(INDENT + 1), &offer.label, style)
}

/// The key of a choice, with a pointer if the cursor is on it; says how its words look.
fn pointed(canvas: &mut Canvas<'_>, at: (u16, u16), place: usize, offer: &Offer, cursor: usize) -> Style {
    let key_style = canvas.palette.key();
    let key = offer.key.map_or(' ', |key| key).to_string();
    canvas.brush().write(at.0 + 2, at.1, 1, &key, key_style);
    if place != cursor {
        return Style::new();
    }
    let sign = canvas.palette.pointer();
    canvas.brush().write(at.0, at.1, 1, sign, key_style);
    canvas.palette.chosen()
}
