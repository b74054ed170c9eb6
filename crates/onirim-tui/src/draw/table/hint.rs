//! The help with a question, beside the hand.

use onirim_coach::advice::Hint;
use onirim_text::Args;
use onirim_ui::table::{Ask, GameScreen, Help};
use onirim_ui::{Key, Target};
use ratatui::layout::Rect;
use ratatui::style::Style;

use crate::draw::brush::wrapped;
use crate::draw::canvas::Canvas;
use crate::draw::table::layout::Layout;

pub(super) fn draw(canvas: &mut Canvas<'_>, area: Rect, screen: &GameScreen, help: &Help, layout: &Layout) {
    let text = canvas.text;
    let said = if help.is_awaited() { vec![text.get("app-hint-thinking")] } else { help.said() };
    let lines = |columns: u16| -> Vec<String> {
        said.iter().flat_map(|line| wrapped(line, columns.saturating_sub(4))).collect()
    };
    let window = window(screen, layout, |columns| u16::try_from(lines(columns).len() + 2).unwrap_or(u16::MAX));
    let lines = lines(window.width);
    let step = match help.step {
        Hint::Nudge => 1,
        Hint::Move => 2,
        Hint::Figures => 3,
    };
    let title = canvas.text.get_with("app-hint", &Args::new().number("step", step));
    let inside = canvas.boxed(window, &title);
    let reach = lines.len().saturating_sub(inside.height.into());
    let place = help.place.min(reach);
    canvas.targets.scrolls(reach);
    for (line, y) in lines[place..].iter().zip(inside.top()..inside.bottom()) {
        canvas.line(inside.x, y, inside.width, line, Style::new());
    }
    canvas.targets.add(window, Target::Key(Key::Char('h')));
    canvas.brush().clear(Rect::new(area.x, area.bottom().saturating_sub(1), area.width, 1));
    let mut keys = Vec::new();
    match help.step {
        Hint::Nudge | Hint::Move if help.is_awaited() => {}
        Hint::Nudge => keys.push(("h", "app-key-hint-move", Key::Char('h'))),
        Hint::Move => keys.push(("h", "app-key-hint-figures", Key::Char('h'))),
        Hint::Figures if lines.len() > inside.height.into() => {
            keys.push((canvas.palette.either("↑↓", "app-name-up-down"), "app-key-scroll", Key::Down));
        }
        Hint::Figures => {}
    }
    keys.push(("app-name-escape", "app-key-close", Key::Escape));
    canvas.footer(area, &keys);
}

/// Narrower lines are hard to read.
const READABLE: u16 = 28;

/// In the place of the log, or else below or above the hand. A step that marks answers does not cover them.
fn window(screen: &GameScreen, layout: &Layout, needed: impl Fn(u16) -> u16) -> Rect {
    let log = layout.log;
    if log.width >= READABLE && log.height >= needed(log.width) {
        return log;
    }
    let below = layout.panel;
    // For an order the question stands below the hand, so the help goes to the board.
    let has_long_question = matches!(screen.ask, Ask::Arrange(_) | Ask::SwapGoals(_)) && layout.has_narrow_question();
    let above = if has_long_question { layout.above_hand() } else { layout.board() };
    let places = match &screen.ask {
        Ask::Arrange(_) | Ask::Pay(_) | Ask::SwapGoals(_) => [above, below],
        Ask::Choose(_) if screen.best_answer().is_some() => [above, below],
        Ask::Choose(_) | Ask::Tell(_) | Ask::Read(_) | Ask::Wait(_) | Ask::Over(_) => [below, above],
    };
    let roomy = places.into_iter().find(|place| place.height >= needed(place.width));
    roomy.unwrap_or(if above.height > below.height { above } else { below })
}
