//! A game step by step.

use onirim_session::told_to;
use onirim_text::Args;
use onirim_ui::Key;
use onirim_ui::pages::{Review, Tone};
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};

use crate::draw::brush::width;
use crate::draw::canvas::Canvas;
use crate::draw::table::hand::Choosing;
use crate::draw::table::layout::{Layout, Purpose, Table};
use crate::draw::{setup_title, table};

pub(crate) fn draw(canvas: &mut Canvas<'_>, area: Rect, review: &Review) {
    let Some(step) = review.step() else { return };
    let (heading, quiet) = (canvas.palette.heading(), canvas.palette.quiet());
    let args = Args::new().count("step", review.place).count("steps", review.steps.len().saturating_sub(1));
    let title = canvas.text.get_with("app-review", &args);
    let after = canvas.line(area.x + 1, area.y, area.width, &title, heading);
    let code = review.code.map(|code| code.to_string()).unwrap_or_default();
    let room = area.right().saturating_sub(after + 3 + width(&code) + 2);
    if let Some(setup) = setup_title::fitting(canvas.text, &step.view.setup, room) {
        canvas.line(after + 2, area.y, room, &setup, quiet);
    }
    canvas.brush().right(area.x, area.y, area.width - 1, &code, quiet);
    let layout = Layout::new(area, Table { setup: step.view.setup, purpose: Purpose::Replay }, canvas.text);
    let perspective = told_to(&step.view.setup, step.view.seat).into();
    table::board(canvas, &layout, &step.view, &Choosing::nothing(&step.order, perspective), &review.log());
    let (screen, area) = (area, layout.panel);
    canvas.rule(area, area.y, "");
    let (mut y, bottom) = (area.y + 1, area.bottom());
    if let Some(question) = &step.question {
        y += canvas.paragraph(Rect::new(area.x, y, area.width, 2), question, quiet);
    }
    if let Some(answer) = &step.answer {
        let style = Style::new().add_modifier(Modifier::BOLD);
        let pointer = canvas.palette.pointer();
        let words = format!("{pointer} {answer}");
        y += canvas.paragraph(Rect::new(area.x, y, area.width, 2), &words, style);
    }
    if let Some(verdict) = review.verdict(canvas.text) {
        let style = match verdict.tone {
            Tone::Mistake => canvas.palette.alarm(),
            Tone::Plain | Tone::Heading | Tone::MoreOfMistake => quiet,
        };
        for line in &verdict.lines {
            y += canvas.paragraph(Rect::new(area.x, y, area.width, 2), line, style);
        }
    }
    if let Some(ending) = canvas.text.ending(&step.view) {
        y += canvas.paragraph(Rect::new(area.x, y, area.width, 3), &ending, heading);
    }
    for line in &step.story {
        let room = bottom.saturating_sub(y);
        y += canvas.paragraph(Rect::new(area.x + 2, y, area.width - 2, room), line, Style::new());
    }
    let sides = canvas.palette.either("←→", "<>");
    let mut keys = vec![(sides, "app-key-step", Key::Right)];
    if !review.mistakes().is_empty() {
        keys.push(("m", "review-next-mistake", Key::Char('m')));
    }
    if review.can_look_back() {
        keys.push(("r", "app-key-look-back", Key::Char('r')));
    }
    if review.can_play_on() {
        keys.push(("p", "app-key-play-on", Key::Char('p')));
    }
    keys.push(("app-name-escape", "app-key-back", Key::Escape));
    keys.extend([("app-name-pages", "app-key-leap", Key::PageDown), ("app-name-ends", "app-key-ends", Key::End)]);
    canvas.footer(screen, &keys);
}
