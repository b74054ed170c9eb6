//! Entering the deal of real cards.

use onirim_core::Outcome;
use onirim_text::Args;
use onirim_ui::Key;
use onirim_ui::table::DealingScreen;
use ratatui::layout::Rect;
use ratatui::style::Style;

use crate::draw::canvas::Canvas;
use crate::draw::chores::ToDo;
use crate::draw::panel::teller;
use crate::draw::{setup_title, slips};

pub(super) fn draw(canvas: &mut Canvas<'_>, area: Rect, screen: &DealingScreen) {
    let title = canvas.text.get("app-header-real-cards");
    let heading = canvas.palette.heading();
    canvas.line(area.x + 1, area.y, area.width - 2, &title, heading);
    let quiet = canvas.palette.quiet();
    let setup = setup_title::fitting(canvas.text, &screen.dealing.setup(), area.width - 2).unwrap_or_default();
    canvas.line(area.x + 1, area.y + 1, area.width - 2, &setup, quiet);
    let (least, most) = teller::lines(area.width - 2, &screen.teller);
    let height = if area.height > 30 { most } else { least };
    let panel = Rect::new(area.x + 1, area.bottom().saturating_sub(height + 1), area.width - 2, height);
    let mut above = Rect { y: area.y + 3, height: panel.y.saturating_sub(area.y + 4), ..panel };
    let words = canvas.text.get("app-dealing");
    say(canvas, &mut above, &words, Style::new());
    say_told(canvas, &mut above, screen);
    canvas.rule(area, panel.y - 1, "");
    if screen.chores.are_waited_for() {
        let to_do = ToDo { chores: &screen.chores, perspective: screen.perspective(), notice: None };
        to_do.draw(canvas, area, area.width);
    } else {
        if let Some(line) = screen.chores.line(screen.perspective(), canvas.text) {
            canvas.rule(area, panel.y - 1, &line);
        }
        teller::draw(canvas, panel, &screen.teller);
    }
    footer(canvas, area, screen);
    if let Some(correction) = &screen.correction {
        slips::draw(canvas, area, correction);
    }
}

/// Writes a paragraph and an empty line.
fn say(canvas: &mut Canvas<'_>, above: &mut Rect, words: &str, style: Style) {
    let used = (canvas.paragraph(*above, words, style) + 1).min(above.height);
    *above = Rect { y: above.y + used, height: above.height - used, ..*above };
}

/// The entered cards, where they lie, and the notice.
fn say_told(canvas: &mut Canvas<'_>, above: &mut Rect, screen: &DealingScreen) {
    let named = |canvas: &Canvas<'_>, outcomes: Vec<Outcome>| -> String {
        let names: Vec<String> = outcomes.iter().map(|outcome| canvas.text.outcome(outcome)).collect();
        canvas.text.list(&names)
    };
    let (laid, limbo) = (screen.dealing.laid_out().collect::<Vec<_>>(), screen.dealing.in_limbo().collect::<Vec<_>>());
    for (key, outcomes) in [("plain-deal-hand", laid), ("plain-deal-limbo", limbo)] {
        if !outcomes.is_empty() {
            let args = Args::new().text("cards", named(canvas, outcomes));
            let words = canvas.text.get_with(key, &args);
            say(canvas, above, &words, Style::new());
        }
    }
    if let Some(notice) = &screen.notice {
        let alarm = canvas.palette.alarm();
        say(canvas, above, notice, alarm);
    }
}

fn footer(canvas: &mut Canvas<'_>, area: Rect, screen: &DealingScreen) {
    let done = if screen.chores.are_waited_for() { "app-key-send" } else { "tui-key-tell" };
    let mut keys = vec![("app-name-enter", done, Key::Enter)];
    if screen.chores.can_be_brief() {
        keys.push(("w", "app-key-brief", Key::Char('w')));
    }
    if !screen.dealing.told().is_empty() {
        keys.push((canvas.palette.either("⌫", "app-name-backspace"), "app-key-ask-again", Key::Backspace));
        keys.push(("c", "app-key-correct", Key::Char('c')));
    }
    keys.push(("app-name-escape", "app-key-menu", Key::Escape));
    canvas.footer(area, &keys);
}
