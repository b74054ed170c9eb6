//! The choices below the hand: those about the card that is pointed at, and those about none, below each other or in columns.

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
use crate::draw::table::hand::{self, Told};
use crate::draw::table::layout::Layout;

/// Pointer and key before a label.
const INDENT: u16 = 4;
/// An outcome in lines of its own stands a little further in.
const OUTCOME_INDENT: u16 = 6;

/// How long the bar of a figure is, and how wide a panel must be to have one.
const BAR: u16 = 12;
const ROOM_FOR_BARS: u16 = 64;

/// What the help on the screen says of the answers: which is the best, and what each is worth.
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

    /// How many columns the figures take, with bars where there is room for them.
    fn columns(&self, room: u16) -> (u16, u16) {
        let words = self.figures.iter().map(|figure| width(&figure.words)).max().map_or(0, |words| words + 1);
        (words, if words > 0 && room >= ROOM_FOR_BARS { BAR + 1 } else { 0 })
    }
}

/// Choices about cards of the hand are told below these as far as there is room; others have everything below the hand.
pub(super) fn draw(canvas: &mut Canvas<'_>, layout: &Layout, offers: &Offers, said: &Counselled) {
    match (offers.sort, hand::told(&layout.hand, offers)) {
        (Sort::ByCard, Told::Outcomes) => {
            one_column(canvas, layout.panel, offers, &offers.about(|offer| offer.card.is_none()), said);
        }
        (Sort::ByCard, Told::Words) => {
            one_column(canvas, layout.panel, offers, &offers.at_hand(), said);
        }
        (Sort::Plain, _) if fits_in_one_column(offers, layout.answers()) => {
            let all: Vec<usize> = (0..offers.list.len()).collect();
            one_column(canvas, layout.answers(), offers, &all, said);
        }
        (Sort::Plain, _) => columns(canvas, layout.answers(), offers, said),
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

/// Is there a line for each choice, and room for all that is to be told about any of them?
fn fits_in_one_column(offers: &Offers, area: Rect) -> bool {
    let longest = offers.list.iter().map(|offer| own_lines(offer, area.width).len()).max().unwrap_or(0);
    offers.list.len() + longest <= usize::from(area.height)
}

/// Everything about each choice, one in a line. What is too long for its line has lines of its own; if there is not
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
    // What does not fit is left out around the choice that is pointed at.
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

/// Labels in columns; what comes of the chosen one stands below.
fn columns(canvas: &mut Canvas<'_>, area: Rect, offers: &Offers, said: &Counselled) {
    let (figures, _) = said.columns(0);
    let outcome = offers.chosen().and_then(|offer| offer.outcome.clone()).unwrap_or_default();
    // A label that does not fit is told in full below.
    let told = match offers.chosen() {
        Some(offer) if width(&offer.label) + 6 > area.width => full(offer),
        Some(_) | None => outcome,
    };
    // Beside the number of the page.
    let detail = wrapped(&told, area.width - 8);
    let count = u16::try_from(offers.list.len()).unwrap_or(u16::MAX);
    let wished = u16::try_from(detail.len()).unwrap_or(1).clamp(1, 2);
    // One column is easier to read than two, even if less can be told below it.
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
