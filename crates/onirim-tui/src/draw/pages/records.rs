//! The list of saved games.

use onirim_session::{Conclusion, DamagedGame, GameSummary};
use onirim_text::Args;
use onirim_ui::pages::{Records, Saved, Search, length, result};
use onirim_ui::{App, Key, Target};
use ratatui::layout::Rect;
use ratatui::style::Style;

use crate::draw::brush::width;
use crate::draw::canvas::Canvas;
use crate::draw::overlay;
use crate::draw::pages::page;

/// From this width on, lines show the year.
const WIDE: u16 = 90;

pub(crate) fn draw(canvas: &mut Canvas<'_>, area: Rect, records: &Records, app: &App) {
    let title = canvas.text.get("app-menu-records");
    let inside = page(canvas, area, &title);
    let listed = records.listed();
    if listed.is_empty() {
        let key = if records.is_empty() { "app-records-empty" } else { "app-records-none" };
        let (words, quiet) = (canvas.text.get(key), canvas.palette.quiet());
        canvas.paragraph(inside, &words, quiet);
    }
    let inside = search(canvas, inside, &records.search);
    let lines = usize::from(inside.height).max(1);
    let first = records.cursor / lines * lines;
    for ((place, saved), y) in listed.iter().enumerate().skip(first).zip(inside.top()..inside.bottom()) {
        let chosen = place == records.cursor;
        let line = Rect::new(inside.x, y, inside.width, 1);
        match saved {
            Saved::Game(game) => record(canvas, line, game, &app.played(game)),
            Saved::Damaged(game) => damaged(canvas, line, game),
        }
        if chosen {
            let style = canvas.palette.chosen();
            canvas.buf.set_style(line, style);
        }
        canvas.targets.add(line, Target::Item(place));
    }
    let up = canvas.palette.either("↑↓", "app-name-up-down");
    canvas.footer(
        area,
        &[
            (up, "tui-key-choose", Key::Down),
            ("app-name-enter", "app-key-open", Key::Enter),
            ("/", "app-key-filter", Key::Char('/')),
            ("x", "app-key-delete", Key::Char('x')),
            ("app-name-escape", "app-key-back", Key::Escape),
        ],
    );
    if let Some(saved) = &records.deleting {
        let (title, words) = (canvas.text.get("app-delete"), canvas.text.get("app-delete.text"));
        overlay::notice(canvas, area, &title, &format!("{}\n{words}", saved.named(app)));
    }
}

/// Draws the search in the last line; returns the area above it.
fn search(canvas: &mut Canvas<'_>, inside: Rect, search: &Search) -> Rect {
    let (words, sign) = match search {
        Search::Off => return inside,
        Search::Typing(words) => (words, "_"),
        Search::Done(words) => (words, ""),
    };
    let key = canvas.palette.key();
    let y = inside.bottom().saturating_sub(1);
    canvas.line(inside.x, y, inside.width, &format!("/{words}{sign}"), key);
    Rect { height: inside.height.saturating_sub(1), ..inside }
}

/// A damaged game: it can only be deleted.
fn damaged(canvas: &mut Canvas<'_>, line: Rect, game: &DamagedGame) {
    let (alarm, label) = (canvas.palette.alarm(), canvas.text.get("app-record-damaged"));
    let after = canvas.line(line.x, line.y, line.width, &label, alarm) + 1;
    let words = canvas.text.damaged_game(game);
    canvas.line(after, line.y, line.right().saturating_sub(after), &words, Style::new());
}

fn record(canvas: &mut Canvas<'_>, line: Rect, game: &GameSummary, played: &str) {
    let style = match game.conclusion {
        None => canvas.palette.key(),
        Some(Conclusion::Won) => canvas.palette.joy(),
        Some(Conclusion::Lost(_) | Conclusion::GivenUp) => canvas.palette.quiet(),
    };
    let doors = canvas.text.get_with("app-record-doors", &Args::new().count("count", game.doors));
    let (words, turns) = (canvas.text.get(result(game)), length(game, canvas.text));
    let quiet = canvas.palette.quiet();
    // A narrow list has no room for the year.
    let played = if line.width < WIDE { played.get(5..).unwrap_or(played) } else { played };
    let mut x = line.x;
    for (words, columns, style) in
        [(played, width(played), quiet), (&words, 11, style), (&doors, 8, Style::new()), (&turns, 9, quiet)]
    {
        canvas.line(x, line.y, columns, words, style);
        x += columns + 1;
    }
    if game.assisted {
        let (words, alarm) = (canvas.text.get("app-header-assisted"), canvas.palette.alarm());
        let end = line.right().saturating_sub(width(&words));
        canvas.line(end, line.y, width(&words), &words, alarm);
    }
    let setup = canvas.text.setup_with(&game.setup, game.programs);
    let taken = if game.assisted { 10 } else { 0 };
    canvas.line(x, line.y, line.right().saturating_sub(x + taken), &setup, Style::new());
}
