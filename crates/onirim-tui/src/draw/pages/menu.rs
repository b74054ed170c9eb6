//! The menu: a clearing in the labyrinth, with the four Doors around it.

use onirim_core::{Card, Color};
use onirim_ui::App;
use onirim_ui::pages::Menu;
use onirim_ui::{Key, Target};
use ratatui::layout::Rect;
use ratatui::style::Style;

use crate::draw::brush::width;
use crate::draw::canvas::Canvas;
use crate::draw::card_art::{Face, Mark, Size};
use crate::draw::labyrinth;

const BANNER: [&str; 5] = [
    " ▄▄▄▄▄   ▄▄   ▄▄  ▄▄  ▄▄▄▄▄   ▄▄  ▄▄    ▄▄",
    "██   ██  ███  ██  ██  ██  ██  ██  ███  ███",
    "██   ██  ██▀█ ██  ██  ██▄▄█▀  ██  ██▀██▀██",
    "██   ██  ██ ▀███  ██  ██ ▀█▄  ██  ██    ██",
    " ▀▀▀▀▀   ▀▀   ▀▀  ▀▀  ▀▀  ▀▀  ▀▀  ▀▀    ▀▀",
];

pub(crate) fn draw(canvas: &mut Canvas<'_>, area: Rect, menu: &Menu, app: &App) {
    let items = app.menu_items();
    let labels: Vec<String> = items.iter().map(|item| app.menu_label(*item)).collect();
    let longest = labels.iter().map(|label| width(label)).max().unwrap_or(0) + 6;
    let lines = u16::try_from(items.len()).unwrap_or(10);
    let scene = Rect { height: area.height - 1, ..area };
    // Banner, subtitle, menu; with gaps in large windows.
    let air = u16::from(scene.height >= 30);
    let (subtitle, quiet) = (canvas.text.get("plain-title.subtitle"), canvas.palette.quiet());
    let columns = (longest.max(width(BANNER[0])).max(width(&subtitle)) + 6).min(scene.width);
    let height = (5 + 1 + 2 + lines + 2 + 4 * air).min(scene.height);
    let clearing =
        Rect::new(scene.x + (scene.width - columns) / 2, scene.y + (scene.height - height) / 2, columns, height);
    labyrinth::draw(canvas, scene, clearing);
    doors(canvas, scene, clearing);
    let mut y = clearing.y + 1 + air;
    let heading = canvas.palette.heading();
    for line in BANNER {
        let line: String = line.chars().map(|dot| plain(canvas, dot)).collect();
        canvas.brush().centered(clearing.x, y, clearing.width, &line, heading);
        y += 1;
    }
    y += air;
    canvas.brush().centered(clearing.x, y, clearing.width, &subtitle, quiet);
    y += 2 + air;
    let x = clearing.x + clearing.width.saturating_sub(longest) / 2;
    for ((place, label), item) in labels.iter().enumerate().zip(&items) {
        let chosen = place == menu.cursor;
        let key = canvas.palette.key();
        if chosen {
            let pointer = canvas.palette.pointer();
            canvas.brush().write(x, y, 1, pointer, key);
        }
        canvas.brush().write(x + 2, y, 1, &item.letter().to_string(), key);
        let style = if chosen { canvas.palette.chosen() } else { Style::new() };
        canvas.line(x + 4, y, clearing.right().saturating_sub(x + 5), label, style);
        canvas.targets.add(Rect::new(x, y, longest, 1), Target::Item(place));
        y += 1;
    }
    labyrinth::stars(canvas, Rect { height: 3 + 7 * air, ..clearing }, 40, quiet);
    let arrows = canvas.palette.either("↑↓", "app-name-up-down");
    canvas.footer(
        area,
        &[
            (arrows, "tui-key-choose", Key::Down),
            ("app-name-enter", "tui-key-do", Key::Enter),
            ("?", "tui-key-help", Key::Char('?')),
            ("q", "tui-key-quit", Key::Char('q')),
        ],
    );
}

fn plain(canvas: &Canvas<'_>, dot: char) -> &'static str {
    match dot {
        '█' => canvas.palette.either("█", "#"),
        '▀' => canvas.palette.either("▀", "\""),
        '▄' => canvas.palette.either("▄", "_"),
        _ => " ",
    }
}

/// The four Doors, ajar, on both sides of the clearing, as large as possible.
fn doors(canvas: &mut Canvas<'_>, scene: Rect, clearing: Rect) {
    let margin = clearing.x - scene.x;
    let Some(size) = [Size::Huge, Size::Large]
        .into_iter()
        .find(|size| margin >= size.width() + 6 && scene.height >= 2 * size.height() + 6)
    else {
        return;
    };
    let left = scene.x + (margin - size.width()) / 2;
    let right = clearing.right() + (scene.right() - clearing.right() - size.width()) / 2;
    let third = (scene.height - 2 * size.height()) / 3;
    let (upper, lower) = (scene.y + third, scene.bottom() - third - size.height());
    for (color, at) in Color::ALL.into_iter().zip([(left, upper), (right, upper), (left, lower), (right, lower)]) {
        let around = Rect::new(at.0 - 1, at.1, size.width() + 2, size.height());
        canvas.brush().clear(around);
        canvas.card(at, size, Face::Up(Card::door(color)), Mark::None);
    }
}
