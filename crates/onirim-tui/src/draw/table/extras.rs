//! Goals, Towers and Premonitions.

use onirim_core::{Card, Goals, Omens, Premonition, Side, TowerRow};
use onirim_text::Text;
use ratatui::layout::Rect;
use ratatui::style::Modifier;

use crate::draw::brush::{width, wrapped};
use crate::draw::canvas::Canvas;
use crate::draw::card_art::{Face, Mark, Size};

/// The Goals as cards or in one line: found ones are ticked off, the next one is highlighted.
pub(super) fn goals(canvas: &mut Canvas<'_>, area: Rect, goals: &Goals) {
    if area.height > 1 {
        goal_cards(canvas, area, goals);
    } else {
        goals_in_a_line(canvas, area, goals);
    }
}

fn goals_in_a_line(canvas: &mut Canvas<'_>, area: Rect, goals: &Goals) {
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
}

/// The Goals as cards below a title.
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

/// The Tower row as cards below a title.
fn tower_cards(canvas: &mut Canvas<'_>, area: Rect, row: &TowerRow) {
    let y = area.y;
    let label = canvas.text.get("table-towers");
    let after = canvas.heading(area.x, y, area.width, &label);
    if row.has_rampart() {
        let (words, joy) = (canvas.text.get("table-rampart"), canvas.palette.joy());
        canvas.line(after + 2, y, area.right().saturating_sub(after + 2), &words, joy);
    }
    // Towers are built at both ends: the middle ones are left out if not all fit.
    let towers = row.towers();
    let fitting = usize::from(area.width / Size::Small.width()).max(2);
    let (left, right) = if towers.len() <= fitting {
        (towers, &[][..])
    } else {
        let fitting = usize::from((area.width - 1) / Size::Small.width()).max(2);
        (&towers[..fitting / 2], &towers[towers.len() - fitting.div_ceil(2)..])
    };
    let mut x = area.x;
    for &tower in left {
        canvas.card((x, y + 1), Size::Small, Face::Up(Card::tower(tower)), Mark::None);
        x += Size::Small.width();
    }
    if !right.is_empty() {
        let (sign, quiet) = (canvas.palette.ellipsis(), canvas.palette.quiet());
        x = canvas.brush().write(x, y + 2, 1, sign, quiet);
    }
    for &tower in right {
        canvas.card((x, y + 1), Size::Small, Face::Up(Card::tower(tower)), Mark::None);
        x += Size::Small.width();
    }
}

/// The height of this many Premonitions with full texts and a title, at most.
pub(super) fn omen_lines_in_full(omens: u16, columns: u16, text: &Text) -> u16 {
    let mut lines: Vec<usize> =
        Premonition::ALL.iter().map(|&omen| wrapped(&text.premonition(omen).rule, columns - 2).len()).collect();
    lines.sort_unstable_by(|one, other| other.cmp(one));
    u16::try_from(lines.iter().take(omens.into()).sum::<usize>()).unwrap_or(u16::MAX).saturating_add(1)
}

/// The Premonitions: conditions, two in a line; or full texts, one in a line.
pub(super) fn omens(canvas: &mut Canvas<'_>, area: Rect, omens: &Omens, doors: [u8; 4]) {
    let label = canvas.text.get("table-premonitions");
    let (quiet, alarm) = (canvas.palette.quiet(), canvas.palette.alarm());
    if omens.face_up.is_empty() {
        let after = canvas.heading(area.x, area.y, area.width, &label) + 1;
        let words = canvas.text.get("table-empty");
        canvas.line(after, area.y, area.right().saturating_sub(after), &words, quiet);
        return;
    }
    let told = |omen| wrapped(&canvas.text.premonition(omen).rule, area.width - 2).len();
    let full = omens.face_up.iter().map(told).sum::<usize>() < usize::from(area.height);
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
    let places = places(&conditions, area);
    for ((omen, words), place) in omens.face_up.iter().zip(&conditions).zip(places) {
        let style = if omen.holds(doors) { alarm } else { quiet };
        canvas.line(place.x, place.y, place.width, words, style);
    }
}

/// The widths of two columns: equal, unless the words need it otherwise or there are too many for two.
fn places(words: &[String], area: Rect) -> Vec<Rect> {
    let columns = u16::try_from(words.len()).unwrap_or(u16::MAX).div_ceil(area.height.max(1)).max(2);
    let equal = area.width / columns;
    let longest = |from: usize| words.iter().skip(from).step_by(2).map(|words| width(words)).max().unwrap_or(0);
    let fits = longest(0) < equal && longest(1) <= area.width - equal;
    let first = if columns > 2 || fits { equal } else { (longest(0) + 2).min(area.width * 2 / 3) };
    let place = |number: u16| {
        let (column, y) = (number % columns, area.y + number / columns);
        let x = column * first;
        let wide = if column + 1 == columns { area.width - x } else { first - 1 };
        Rect::new(area.x + x, y, wide, 1)
    };
    (0..).map(place).take(words.len()).collect()
}
