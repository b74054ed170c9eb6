//! The table of keys, over any screen.

use onirim_ui::key_sheet::{Commands, KeyLine, KeySheet, Keys};
use onirim_ui::{App, Key, Screen, Target};
use ratatui::layout::Rect;
use ratatui::style::Style;

use crate::draw::brush::{width, wrapped};
use crate::draw::canvas::Canvas;
use crate::draw::overlay;

/// The width of the box.
const COLUMNS: u16 = 80;
/// The width of the column of keys.
const NAMES: u16 = 14;

pub(super) fn draw(canvas: &mut Canvas<'_>, area: Rect, app: &App) {
    let lines: Vec<(String, Vec<String>)> = lines(app)
        .into_iter()
        .map(|line| (line.keys.name(canvas.text), wrapped(&canvas.text.get(line.does), COLUMNS - 4 - NAMES)))
        .collect();
    let height = lines.iter().map(|(_, words)| words.len()).sum::<usize>();
    let title = canvas.text.get("app-help-title");
    let window = overlay::centered(area, COLUMNS, u16::try_from(height).unwrap_or(u16::MAX).saturating_add(2));
    let window = Rect { y: window.y.min(area.bottom().saturating_sub(window.height + 1)), ..window };
    canvas.targets.cover();
    let inside = canvas.boxed(window, &title);
    let key = canvas.palette.key();
    let mut y = inside.y;
    for (name, words) in &lines {
        let x = inside.x + (NAMES - 2).saturating_sub(width(name));
        if y < inside.bottom() {
            canvas.brush().write(x, y, NAMES, name, key);
        }
        for line in words {
            if y < inside.bottom() {
                canvas.line(inside.x + NAMES, y, inside.width - NAMES, line, Style::new());
            }
            y += 1;
        }
    }
    canvas.targets.add(area, Target::Key(Key::Escape));
    canvas.brush().clear(Rect::new(area.x, area.bottom().saturating_sub(1), area.width, 1));
    let mut keys = Vec::new();
    if app.leads_to_the_rules() {
        keys.push(("?", "tui-key-rules", Key::Char('?')));
    }
    keys.push(("app-name-escape", "app-key-close", Key::Escape));
    canvas.footer(area, &keys);
}

/// The current table of keys with those of a terminal.
fn lines(app: &App) -> Vec<KeyLine> {
    let mut sheet = KeySheet::of(app);
    if let Screen::Menu(_) = app.screen() {
        sheet.add(KeyLine::letters(&['q'], "tui-key-quit"));
    }
    if sheet.copies_the_deal(app) {
        sheet.add(KeyLine::letters(&['c'], "tui-help-copy"));
    }
    match sheet.commands {
        Commands::All => sheet.add(KeyLine::letters(&['m'], "tui-help-mouse")),
        Commands::Few | Commands::None => {}
    }
    sheet.lines.push(KeyLine { keys: Keys::Written("Ctrl-Z, -C"), does: "tui-help-suspend" });
    sheet.lines
}
