//! The first screen.

use onirim_core::{Card, Color, Symbol};
use onirim_text::Args;
use ratatui::layout::Rect;
use ratatui::style::Style;

use crate::app::App;
use crate::draw::brush::width;
use crate::draw::canvas::Canvas;
use crate::draw::card_art::{Face, Mark, Size};
use crate::input::{Key, Target};
use crate::pages::{Menu, MenuItem};

const BANNER: [&str; 5] = [
    " ██████  ███    ██ ██ ██████  ██ ███    ███ ",
    "██    ██ ████   ██ ██ ██   ██ ██ ████  ████ ",
    "██    ██ ██ ██  ██ ██ ██████  ██ ██ ████ ██ ",
    "██    ██ ██  ██ ██ ██ ██   ██ ██ ██  ██  ██ ",
    " ██████  ██   ████ ██ ██   ██ ██ ██      ██ ",
];

pub(crate) fn draw(canvas: &mut Canvas<'_>, area: Rect, menu: &Menu, app: &App) {
    let items = MenuItem::offered(app.unfinished.len());
    let lines = u16::try_from(items.len()).unwrap_or(10);
    let roomy = area.height >= 36;
    let cards = if roomy { Size::Large.height() + 1 } else { 0 };
    let needed = 5 + 1 + 1 + 1 + cards + lines + 2;
    let mut y = area.y + area.height.saturating_sub(needed + 1) / 2;
    let inks = [Color::Red, Color::Blue, Color::Green, Color::Brown].map(|color| canvas.palette.ink(color));
    let block = canvas.palette.either("█", "#");
    for (line, ink) in BANNER.iter().zip(inks.iter().cycle()) {
        canvas.brush().centered(area.x, y, area.width, &line.replace('█', block), *ink);
        y += 1;
    }
    y += 1;
    let (subtitle, quiet) = (canvas.text.get("plain-title.subtitle"), canvas.palette.quiet());
    canvas.brush().centered(area.x, y, area.width, &subtitle, quiet);
    y += 2;
    if roomy {
        fan(canvas, area, y);
        y += cards;
    }
    let labels: Vec<String> = items.iter().map(|item| label(canvas, *item, app)).collect();
    let longest = labels.iter().map(|label| width(label)).max().unwrap_or(0) + 6;
    let x = area.x + area.width.saturating_sub(longest) / 2;
    for (place, label) in labels.iter().enumerate() {
        let chosen = place == menu.cursor;
        let key = canvas.palette.key();
        if chosen {
            let pointer = canvas.palette.pointer();
            canvas.brush().write(x, y, 1, pointer, key);
        }
        canvas.brush().write(x + 2, y, 1, &((place + 1) % 10).to_string(), key);
        let style = if chosen { canvas.palette.chosen() } else { Style::new() };
        canvas.line(x + 4, y, area.right().saturating_sub(x + 4), label, style);
        canvas.targets.add(Rect::new(x, y, longest, 1), Target::Item(place));
        y += 1;
    }
    let arrows = canvas.palette.either("↑↓", "tui-name-up-down");
    canvas.footer(
        area,
        &[
            (arrows, "tui-key-choose", Key::Down),
            ("tui-name-enter", "tui-key-do", Key::Enter),
            ("q", "tui-key-quit", Key::Char('q')),
        ],
    );
}

fn label(canvas: &Canvas<'_>, item: MenuItem, app: &App) -> String {
    match (item, app.unfinished.first()) {
        (MenuItem::Continue, Some(game)) => {
            let args = Args::new().text("setup", canvas.text.setup(&game.setup)).count("doors", game.doors);
            canvas.text.get_with(item.key(), &args)
        }
        (_, _) => canvas.text.get(item.key()),
    }
}

/// A few cards, for the eye.
fn fan(canvas: &mut Canvas<'_>, area: Rect, y: u16) {
    let cards = [
        Card::chamber(Color::Red, Symbol::Sun),
        Card::chamber(Color::Blue, Symbol::Moon),
        Card::door(Color::Green),
        Card::key(Color::Brown),
        Card::NIGHTMARE,
    ];
    let columns = 5 * (Size::Large.width() + 1);
    let mut x = area.x + area.width.saturating_sub(columns) / 2;
    for card in cards {
        canvas.card((x, y), Size::Large, Face::Up(card), Mark::None);
        x += Size::Large.width() + 1;
    }
}
