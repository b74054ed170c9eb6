//! Pages of lines: a new game, settings.

pub(super) mod lessons;
pub(super) mod look_back;
pub(super) mod menu;
pub(super) mod records;
pub(super) mod review;
pub(super) mod rules;
pub(super) mod statistics;

use onirim_ui::pages::{Code, Field, NewGame, SettingsPage};
use onirim_ui::{App, Item, Key, Target};
use ratatui::layout::Rect;
use ratatui::style::Style;

use crate::draw::brush::wrapped;
use crate::draw::canvas::Canvas;

/// Wider pages are hard to read.
const WIDEST_PAGE: u16 = 110;
const LONGEST_PAGE: u16 = 40;

/// Draws the frame of a page; returns its inside.
pub(super) fn page(canvas: &mut Canvas<'_>, area: Rect, title: &str) -> Rect {
    let (columns, lines) = (area.width.saturating_sub(4).min(WIDEST_PAGE), (area.height - 1).min(LONGEST_PAGE));
    let (x, y) = (area.x + (area.width - columns) / 2, area.y + (area.height - 1 - lines) / 2);
    let inside = canvas.boxed(Rect::new(x, y, columns, lines), title);
    Rect { y: inside.y + 1, height: inside.height.saturating_sub(1), ..inside }
}

/// A line of a form: label, value, cursor.
fn field(canvas: &mut Canvas<'_>, area: Rect, place: usize, cursor: usize, words: (&str, &str)) {
    let chosen = place == cursor;
    let key = canvas.palette.key();
    if chosen {
        let pointer = canvas.palette.pointer();
        canvas.brush().write(area.x, area.y, 1, pointer, key);
    }
    let heading = canvas.palette.heading();
    let labels = (area.width / 3).min(30);
    canvas.line(
        area.x + 2,
        area.y,
        labels,
        words.0,
        if words.1.is_empty() && chosen { canvas.palette.chosen() } else { heading },
    );
    if !words.1.is_empty() {
        let style = if chosen { canvas.palette.chosen() } else { Style::new() };
        canvas.line(area.x + 3 + labels, area.y, area.width.saturating_sub(4 + labels), words.1, style);
    }
    canvas.targets.add(Rect { height: 1, ..area }, Target::Item(place));
}

pub(super) fn new_game(canvas: &mut Canvas<'_>, area: Rect, page_state: &NewGame, app: &App) {
    let title = page_state.title(canvas.text);
    let inside = page(canvas, area, &title);
    let words = app.about_deal(page_state);
    let quiet = canvas.palette.quiet();
    let used = canvas.paragraph(Rect { height: 4, ..inside }, &words, quiet);
    let mut y = inside.y + used + 1;
    for (place, one) in page_state.fields().into_iter().enumerate() {
        let label = page_state.label(one, canvas.text);
        let mut value = page_state.value(one, canvas.text);
        if page_state.is_typed(one) {
            value.push('_');
        }
        if one == Field::Start {
            y += 1;
        }
        let line = Rect::new(inside.x, y, inside.width, 1);
        field(canvas, line, place, page_state.cursor, (&label, &value));
        y += 1;
    }
    y += 1;
    let summary = page_state.summary(canvas.text);
    let style = if page_state.read_code() == Code::Wrong { canvas.palette.alarm() } else { quiet };
    y += canvas.paragraph(Rect::new(inside.x + 2, y, inside.width - 2, 3), &summary, style);
    if let Some(about) = page_state.about(canvas.text) {
        // Empty lines between them, if there is room.
        let lines = wrapped(&about, inside.width - 2).len();
        y += u16::from(lines < usize::from(inside.bottom().saturating_sub(y)));
        let room = inside.bottom().saturating_sub(y);
        canvas.paragraph(Rect::new(inside.x + 2, y, inside.width - 2, room), &about, Style::new());
    }
    let (up, sides) = (canvas.palette.either("↑↓", "app-name-up-down"), canvas.palette.either("←→", "<>"));
    canvas.footer(
        area,
        &[
            (up, "tui-key-choose", Key::Down),
            (sides, "tui-key-change", Key::Right),
            ("app-name-enter", "tui-key-do", Key::Enter),
            ("app-name-escape", "app-key-back", Key::Escape),
        ],
    );
}

pub(super) fn settings(canvas: &mut Canvas<'_>, area: Rect, state: &SettingsPage, app: &App) {
    let title = canvas.text.get("app-menu-settings");
    let inside = page(canvas, area, &title);
    for (place, item) in app.items().iter().enumerate() {
        let (label, value) = (item.label(canvas.text), item.value(&app.settings(), canvas.text));
        let y = inside.y + u16::try_from(place).unwrap_or(0) + u16::from(*item == Item::Back);
        field(canvas, Rect::new(inside.x, y, inside.width, 1), place, state.cursor, (&label, &value));
    }
    let (up, sides) = (canvas.palette.either("↑↓", "app-name-up-down"), canvas.palette.either("←→", "<>"));
    canvas.footer(
        area,
        &[
            (up, "tui-key-choose", Key::Down),
            (sides, "tui-key-change", Key::Right),
            ("app-name-escape", "app-key-back", Key::Escape),
        ],
    );
}
