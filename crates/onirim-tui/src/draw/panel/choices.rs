//! The choices below the hand: those about the card that is pointed at, and those about no card, below each other or in columns.

use onirim_core::Action;
use onirim_ui::Target;
use onirim_ui::asks::{Offer, Offers, Sort};
use onirim_ui::coach::Figure;
use onirim_ui::table::GameScreen;
use ratatui::layout::Rect;
use ratatui::style::Style;

use crate::draw::bars;
use crate::draw::brush::{width, wrapped};
use crate::draw::canvas::Canvas;
use crate::draw::table::hand;
use crate::draw::table::layout::Layout;

/// The width of pointer and key.
const INDENT: u16 = 4;
/// The indentation of an outcome in a line of its own.
const OUTCOME_INDENT: u16 = 6;

/// The width of the bar of a figure, and the width of a panel that has bars.
const BAR: u16 = 12;
const ROOM_FOR_BARS: u16 = 64;

/// What the help says about the answers: the best one, and what each is worth.
#[derive(Clone, Debug, Default)]
pub(crate) struct Counselled {
    best: Option<Action>,
    figures: Vec<Figure>,
}

impl Counselled {
    pub(crate) const NOTHING: Counselled = Counselled { best: None, figures: Vec::new() };

    pub(crate) fn at(screen: &GameScreen) -> Counselled {
        let figures = screen.open_help().map(|help| help.figures()).unwrap_or_default();
        Counselled { best: screen.best_answer(), figures }
    }

    pub(crate) fn is_best(&self, action: Action) -> bool {
        self.best == Some(action)
    }

    pub(crate) fn best(&self) -> Option<Action> {
        self.best
    }

    pub(crate) fn figure(&self, action: Action) -> Option<&Figure> {
        self.figures.iter().find(|figure| figure.action == action)
    }

    /// The width of the figures, with bars if there is room.
    fn columns(&self, room: u16) -> (u16, u16) {
        let words = self.figures.iter().map(|figure| width(&figure.words)).max().map_or(0, |words| words + 1);
        (words, if words > 0 && room >= ROOM_FOR_BARS { BAR + 1 } else { 0 })
    }
}

/// Choices about cards of the hand are written below them if there is room; all others below the hand.
pub(super) fn draw(canvas: &mut Canvas<'_>, layout: &Layout, offers: &Offers, said: &Counselled) {
    match offers.sort {
        Sort::ByCard if hand::has_room_for_outcomes(&layout.hand, offers) => {
            one_column(canvas, layout.panel, offers, &offers.about(|offer| offer.card.is_none()), said);
        }
        Sort::ByCard => one_column(canvas, layout.panel, offers, &offers.at_hand(), said),
        Sort::Plain if fits_in_one_column(offers, layout.answers()) => {
            let all: Vec<usize> = (0..offers.list.len()).collect();
            one_column(canvas, layout.answers(), offers, &all, said);
        }
        Sort::Plain => columns(canvas, layout.answers(), offers, said),
    }
}

/// The lines of a choice after its first: the rest of its label, and an outcome that does not fit beside it.
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

/// Whether each choice has a line, and any of them room for all of its lines.
fn fits_in_one_column(offers: &Offers, area: Rect) -> bool {
    let longest = offers.list.iter().map(|offer| own_lines(offer, area.width).len()).max().unwrap_or(0);
    offers.list.len() + longest <= usize::from(area.height)
}

/// Each choice with its outcome. Long ones have further lines; if there is not
/// room for all of them, only the chosen one has, and others are cut.
pub(super) fn one_column(canvas: &mut Canvas<'_>, area: Rect, offers: &Offers, places: &[usize], said: &Counselled) {
    let (words, bar) = said.columns(area.width);
    let figures = Rect { x: area.right() - words - bar, width: words + bar, ..area };
    let area = Rect { width: area.width - figures.width, ..area };
    let own = |place: usize| offers.list.get(place).map(|offer| own_lines(offer, area.width)).unwrap_or_default();
    let all: usize = places.iter().map(|&place| 1 + own(place).len()).sum();
    let all_fit = all <= usize::from(area.height);
    let chosen_fits = places.len() + own(offers.cursor).len() <= usize::from(area.height);
    let quiet = canvas.palette.quiet();
    // Choices far from the chosen one are left out.
    let pointed_at = places.iter().position(|&place| place == offers.cursor).unwrap_or(0);
    let left_out = if all_fit || chosen_fits { 0 } else { (pointed_at + 1).saturating_sub(area.height.into()) };
    let more = [(left_out > 0, area.y), (left_out + usize::from(area.height) < places.len(), area.bottom() - 1)];
    let mut y = area.y;
    for &place in &places[left_out..] {
        let Some(offer) = offers.list.get(place).filter(|_| y < area.bottom()) else { break };
        counsel(canvas, (area.x, y), Rect { y, height: 1, ..figures }, offer, said);
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
    for (_, y) in more.into_iter().filter(|(is_cut, _)| *is_cut && !all_fit && !chosen_fits) {
        let sign = canvas.palette.ellipsis();
        canvas.brush().right(area.x, y, area.width, sign, quiet);
    }
}

/// A star before the best answer, and what an answer is worth beside it.
fn counsel(canvas: &mut Canvas<'_>, at: (u16, u16), figures: Rect, offer: &Offer, said: &Counselled) {
    let joy = canvas.palette.joy();
    if said.is_best(offer.action) {
        let sign = best_sign(canvas);
        canvas.brush().write(at.0 + 1, at.1, 1, sign, joy);
    }
    let Some(figure) = said.figure(offer.action).filter(|_| figures.width > 0) else { return };
    let style = if said.is_best(offer.action) { joy } else { Style::new() };
    canvas.line(figures.x + 1, figures.y, figures.width - 1, &figure.words, style);
    let bar = (figures.right().saturating_sub(BAR), figures.width.saturating_sub(width(&figure.words) + 2));
    if bar.1 >= BAR {
        let quiet = canvas.palette.quiet();
        let style = if said.is_best(offer.action) { joy } else { quiet };
        bars::across(canvas, Rect { x: bar.0, width: BAR, ..figures }, figure.chance.fraction(), style);
    }
}

/// The sign of the best answer and its card.
pub(crate) fn best_sign(canvas: &Canvas<'_>) -> &'static str {
    canvas.palette.either("★", "*")
}

/// Labels in columns; the outcome of the chosen one stands below.
fn columns(canvas: &mut Canvas<'_>, area: Rect, offers: &Offers, said: &Counselled) {
    let (figures, _) = said.columns(0);
    let outcome = offers.chosen().and_then(|offer| offer.outcome.clone()).unwrap_or_default();
    // A label that does not fit is repeated in full below.
    let told = match offers.chosen() {
        Some(offer) if width(&offer.label) + 6 > area.width => full(offer),
        Some(_) | None => outcome,
    };
    // Beside the page number.
    let detail = wrapped(&told, area.width - 8);
    let count = u16::try_from(offers.list.len()).unwrap_or(u16::MAX);
    let wished = u16::try_from(detail.len()).unwrap_or(1).clamp(1, 2);
    // One column is easier to read than two, even with less room below it.
    let below = if count < area.height { wished.min(area.height - count) } else { wished };
    let lines = usize::from(area.height.saturating_sub(below).max(1));
    let longest = offers.list.iter().map(|offer| width(&offer.label)).max().unwrap_or(0) + 6 + figures;
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
        let room = column_width.saturating_sub(figures);
        entry(canvas, Rect::new(x, y, room, 1), place, offer, offers.cursor);
        counsel(canvas, (x, y), Rect::new(x + room, y, figures, 1), offer, said);
    }
    let quiet = canvas.palette.quiet();
    if first + page < offers.list.len() || first > 0 {
        let pages = format!("{}/{}", first / page + 1, offers.list.len().div_ceil(page));
        canvas.brush().right(area.x, area.bottom() - 1, area.width, &pages, quiet);
    }
    for (line, y) in detail.iter().zip(area.bottom() - below..area.bottom()) {
        canvas.line(area.x + 2, y, area.width - 8, line, quiet);
    }
}

fn entry(canvas: &mut Canvas<'_>, area: Rect, place: usize, offer: &Offer, cursor: usize) -> u16 {
    let style = pointed(canvas, (area.x, area.y), place, offer, cursor);
    canvas.targets.add(area, Target::Item(place));
    canvas.line(area.x + INDENT, area.y, area.width.saturating_sub(INDENT + 1), &offer.label, style)
}

/// Draws the pointer and the key of a choice; returns the style of its label.
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
