//! What expansions lay on the table: Goals, Towers, Premonitions.

use onirim_core::{Card, Goals, Omens, Side, Spell, TowerRow, View};
use onirim_text::{Args, Text};
use ratatui::layout::Rect;
use ratatui::style::Modifier;

use crate::draw::brush::{width, wrapped};
use crate::draw::canvas::Canvas;
use crate::draw::card_art::{Face, Mark, Size};

/// The Goals in one line: found ones are ticked off, the next one is pointed at. Then what the spells cost.
pub(super) fn goals(canvas: &mut Canvas<'_>, area: Rect, goals: &Goals, view: &View) {
    if area.height > 1 {
        goal_cards(canvas, area, goals);
    } else {
        goals_in_a_line(canvas, area, goals, view);
    }
}

fn goals_in_a_line(canvas: &mut Canvas<'_>, area: Rect, goals: &Goals, view: &View) {
    let y = area.y;
    let label = canvas.text.get("table-goals");
    let mut x = canvas.heading(area.x, y, area.width, &label) + 1;
    let next = goals.row().iter().position(|goal| goal.side == Side::FaceUp);
    for (place, goal) in goals.row().iter().enumerate() {
        let letter = canvas.palette.letter(goal.color).to_owned();
        let ink = canvas.palette.ink(goal.color);
        let (sign, style) = match goal.side {
            Side::FaceDown => (canvas.palette.either("✓", "+"), canvas.palette.faint_ink(goal.color)),
            Side::FaceUp if Some(place) == next => {
                (canvas.palette.pointer(), ink.add_modifier(Modifier::BOLD | Modifier::REVERSED))
            }
            Side::FaceUp => (" ", ink),
        };
        x = canvas.brush().write(x, y, 3, &format!("{sign}{letter}"), style) + 1;
    }
    let Some(book) = view.setup.book else { return };
    let costs: Vec<String> = Spell::ALL.into_iter().map(|spell| spell.cost(book).to_string()).collect();
    let spells = canvas.text.get_with("tui-spell-costs", &Args::new().text("costs", costs.join("/")));
    let quiet = canvas.palette.quiet();
    if x + 2 + width(&spells) <= area.right() {
        canvas.brush().right(x, y, area.right() - x, &spells, quiet);
    }
}

/// The Goals as cards, below a title: found ones are ticked off, the next one stands out.
fn goal_cards(canvas: &mut Canvas<'_>, area: Rect, goals: &Goals) {
    let y = area.y;
    let label = canvas.text.get("table-goals");
    canvas.heading(area.x, y, area.width, &label);
    let next = goals.row().iter().position(|goal| goal.side == Side::FaceUp);
    for ((place, goal), number) in goals.row().iter().enumerate().zip(0_u16..) {
        let card = Rect::new(area.x + number * Size::Tiny.width(), y + 1, Size::Tiny.width(), Size::Tiny.height());
        let is_next = Some(place) == next;
        let ink = match goal.side {
            Side::FaceDown => canvas.palette.faint_ink(goal.color),
            Side::FaceUp if is_next => canvas.palette.ink(goal.color).add_modifier(Modifier::BOLD),
            Side::FaceUp => canvas.palette.ink(goal.color),
        };
        let set = if is_next { canvas.palette.thick_frame() } else { canvas.palette.frame() };
        canvas.brush().boxed(card, set, ink);
        let sign = match goal.side {
            Side::FaceDown => canvas.palette.either("✓", "+"),
            Side::FaceUp if is_next => canvas.palette.pointer(),
            Side::FaceUp => " ",
        };
        let words = format!("{sign}{}", canvas.palette.letter(goal.color));
        canvas.brush().write(card.x + 1, card.y + 1, 2, &words, ink);
    }
}

/// The Tower row in one line, with its edges.
pub(super) fn towers(canvas: &mut Canvas<'_>, area: Rect, row: &TowerRow) {
    if area.height > 1 {
        tower_cards(canvas, area, row);
    } else {
        towers_in_a_line(canvas, area, row);
    }
}

fn towers_in_a_line(canvas: &mut Canvas<'_>, area: Rect, row: &TowerRow) {
    let y = area.y;
    let label = canvas.text.get("table-towers");
    let mut x = canvas.heading(area.x, y, area.width, &label) + 1;
    let quiet = canvas.palette.quiet();
    if row.towers().is_empty() {
        let words = canvas.text.get("table-empty");
        canvas.line(x, y, area.right().saturating_sub(x), &words, quiet);
        return;
    }
    for &tower in row.towers() {
        let (left, right) = tower.edges();
        let (left, right) = (canvas.palette.edge(left), canvas.palette.edge(right));
        let name = format!("{}{}", canvas.palette.letter(tower.color()), tower.storeys().number());
        let needed = width(left) + width(right) + 3;
        if x + needed > area.right() {
            let sign = canvas.palette.ellipsis();
            canvas.brush().write(x, y, 1, sign, quiet);
            return;
        }
        let ink = canvas.palette.ink(tower.color()).add_modifier(Modifier::BOLD);
        x = canvas.brush().write(x, y, 2, left, quiet);
        x = canvas.brush().write(x, y, 2, &name, ink);
        x = canvas.brush().write(x, y, 2, right, quiet);
        x += 1;
    }
    if row.has_rampart() {
        let (words, joy) = (canvas.text.get("table-rampart"), canvas.palette.joy());
        canvas.line(x + 1, y, area.right().saturating_sub(x + 1), &words, joy);
    }
}

/// The same as cards, below a title.
fn tower_cards(canvas: &mut Canvas<'_>, area: Rect, row: &TowerRow) {
    let y = area.y;
    let label = canvas.text.get("table-towers");
    let after = canvas.heading(area.x, y, area.width, &label);
    if row.has_rampart() {
        let (words, joy) = (canvas.text.get("table-rampart"), canvas.palette.joy());
        canvas.line(after + 2, y, area.right().saturating_sub(after + 2), &words, joy);
    }
    // A long row of Towers lies closer together.
    let many = u16::try_from(row.towers().len()).unwrap_or(u16::MAX);
    let size = if many * Size::Small.width() <= area.width { Size::Small } else { Size::Tiny };
    for (&tower, x) in row.towers().iter().zip((area.x..area.right()).step_by(size.width().into())) {
        canvas.card((x, y + 1), size, Face::Up(Card::tower(tower)), Mark::None);
    }
}

/// How many lines the Premonitions take with all that is on them, and a title.
pub(super) fn omen_lines_in_full(omens: &Omens, columns: u16, text: &Text) -> u16 {
    let lines = |omen| wrapped(&text.premonition(omen).rule, columns - 2).len();
    u16::try_from(omens.face_up.iter().map(lines).sum::<usize>()).unwrap_or(0) + 1
}

/// How many lines the Premonitions take in short.
pub(super) fn omen_lines(omens: &Omens) -> u16 {
    u16::try_from(omens.face_up.len().div_ceil(2)).unwrap_or(0).max(1)
}

/// The Premonitions: what each waits for, two in a line; or all that is on them, one in a line.
pub(super) fn omens(canvas: &mut Canvas<'_>, area: Rect, omens: &Omens, doors: [u8; 4]) {
    let label = canvas.text.get("table-premonitions");
    let (quiet, alarm) = (canvas.palette.quiet(), canvas.palette.alarm());
    if omens.face_up.is_empty() {
        let after = canvas.heading(area.x, area.y, area.width, &label) + 1;
        let words = canvas.text.get("table-empty");
        canvas.line(after, area.y, area.right().saturating_sub(after), &words, quiet);
        return;
    }
    let full = area.height > u16::try_from(omens.face_up.len()).unwrap_or(u16::MAX);
    let sign = canvas.palette.either("◆", "!");
    if full {
        canvas.heading(area.x, area.y, area.width, &label);
        let mut y = area.y + 1;
        for omen in omens.face_up.iter() {
            let style = if omen.holds(doors) { alarm } else { quiet };
            canvas.brush().write(area.x, y, 1, sign, style);
            let rule = canvas.text.premonition(omen).rule;
            let lines = Rect::new(area.x + 2, y, area.width - 2, area.bottom().saturating_sub(y));
            y += canvas.paragraph(lines, &rule, style);
        }
        return;
    }
    let conditions: Vec<String> =
        omens.face_up.iter().map(|omen| format!("{sign} {}", canvas.text.premonition(omen).condition)).collect();
    // Two equal columns, unless the words need it otherwise.
    let longest = |from: usize| conditions.iter().skip(from).step_by(2).map(|words| width(words)).max().unwrap_or(0);
    let half = area.width / 2;
    let fits = longest(0) < half && longest(1) <= area.width - half;
    let first = if fits { half } else { (longest(0) + 2).min(area.width * 2 / 3) };
    for ((place, omen), words) in (0_u16..).zip(omens.face_up.iter()).zip(&conditions) {
        let style = if omen.holds(doors) { alarm } else { quiet };
        let (x, columns) = if place % 2 == 0 { (0, first - 1) } else { (first, area.width - first) };
        canvas.line(area.x + x, area.y + place / 2, columns, words, style);
    }
}
