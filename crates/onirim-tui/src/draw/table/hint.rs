//! Help with the question, beside the hand.

use std::ops::Range;

use onirim_coach::advice::Hint;
use onirim_text::Args;
use ratatui::layout::Rect;
use ratatui::style::Style;

use crate::draw::canvas::Canvas;
use crate::input::{Key, Target};
use crate::table::{Ask, GameScreen, Help};

/// Longer lines are hard to read.
const WIDEST: u16 = 110;

pub(super) fn draw(canvas: &mut Canvas<'_>, area: Rect, screen: &GameScreen, help: &Help, hand: Range<u16>) {
    let columns = area.width.min(WIDEST);
    let lines = help.lines(canvas.text, columns - 4);
    let needed = u16::try_from(lines.len()).unwrap_or(u16::MAX).saturating_add(2);
    let window = window(Rect { width: columns, ..area }, screen, hand, needed);
    let step = match help.step {
        Hint::Nudge => 1,
        Hint::Move => 2,
        Hint::Figures => 3,
    };
    let title = canvas.text.get_with("tui-hint", &Args::new().number("step", step));
    let inside = canvas.boxed(window, &title);
    let place = help.place.min(lines.len().saturating_sub(inside.height.into()));
    for (line, y) in lines[place..].iter().zip(inside.top()..inside.bottom()) {
        canvas.line(inside.x, y, inside.width, line, Style::new());
    }
    canvas.targets.add(window, Target::Key(Key::Char('h')));
    canvas.brush().clear(Rect::new(area.x, area.bottom().saturating_sub(1), area.width, 1));
    let mut keys = Vec::new();
    match help.step {
        Hint::Nudge => keys.push(("h", "tui-key-hint-move", Key::Char('h'))),
        Hint::Move => keys.push(("h", "tui-key-hint-figures", Key::Char('h'))),
        Hint::Figures if lines.len() > inside.height.into() => {
            keys.push((canvas.palette.either("↑↓", "tui-name-up-down"), "tui-key-scroll", Key::Down));
        }
        Hint::Figures => {}
    }
    keys.push(("tui-name-escape", "tui-key-close", Key::Escape));
    canvas.footer(area, &keys);
}

/// Below the hand or above it: where there is room, or more of it. Cards that are moved in the panel stay in sight if possible.
fn window(area: Rect, screen: &GameScreen, hand: Range<u16>, needed: u16) -> Rect {
    let (top, bottom) = (area.y + 1, area.bottom() - 1);
    let above = Rect { y: top, height: hand.start.saturating_sub(top), ..area };
    let below = Rect { y: hand.end, height: bottom.saturating_sub(hand.end), ..area };
    let places = match &screen.ask {
        Ask::Arrange(_) | Ask::Pay(_) | Ask::SwapGoals(_) => [above, below],
        Ask::Choose(_) | Ask::Tell(_) | Ask::Over(_) => [below, above],
    };
    let roomy = places.into_iter().find(|place| place.height >= needed);
    let place = roomy.unwrap_or(if above.height > below.height { above } else { below });
    let height = place.height.min(needed);
    if place == below { Rect { y: bottom - height, height, ..area } } else { Rect { height, ..place } }
}
