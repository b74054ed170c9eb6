//! The rules: subjects on the left, texts on the right.

use onirim_text::Args;
use onirim_ui::pages::{RulesPage, Search};
use onirim_ui::{Key, Target};
use ratatui::layout::Rect;
use ratatui::style::Style;

use crate::draw::brush::{width, wrapped};
use crate::draw::canvas::Canvas;
use crate::draw::pages::page;

/// The greatest width of the list of subjects.
const SUBJECTS: u16 = 36;

pub(crate) fn draw(canvas: &mut Canvas<'_>, area: Rect, state: &RulesPage) {
    let title = canvas.text.get("rules-title");
    let inside = page(canvas, area, &title);
    search(canvas, inside, state);
    let below = match state.search {
        Search::Off => inside,
        Search::Typing(_) | Search::Done(_) => {
            Rect { y: inside.y + 2, height: inside.height.saturating_sub(2), ..inside }
        }
    };
    let columns = SUBJECTS.min(below.width / 3);
    for ((place, subject), y) in state.subjects.iter().enumerate().zip(below.top()..below.bottom()) {
        let style = if place == state.cursor { canvas.palette.chosen() } else { Style::new() };
        let name = canvas.text.rule(*subject).title;
        canvas.line(below.x, y, columns - 2, &name, style);
        canvas.targets.add(Rect::new(below.x, y, columns, 1), Target::Item(place));
    }
    rule(canvas, Rect::new(below.x + columns, below.y, below.width - columns, below.height), state);
    footer(canvas, area, state);
}

/// The search text, and how many subjects match.
fn search(canvas: &mut Canvas<'_>, inside: Rect, state: &RulesPage) {
    let (word, cursor) = match &state.search {
        Search::Off => return,
        Search::Typing(word) => (word.as_str(), canvas.palette.either("▏", "_")),
        Search::Done(word) => (word.as_str(), ""),
    };
    let label = canvas.text.get("app-rules-search");
    let (heading, key, quiet) = (canvas.palette.heading(), canvas.palette.key(), canvas.palette.quiet());
    let after = canvas.line(inside.x, inside.y, inside.width, &label, heading) + 1;
    let after = canvas.line(after, inside.y, inside.right().saturating_sub(after), &format!("{word}{cursor}"), key);
    if state.search.word().is_some() {
        let words = canvas.text.get_with("app-rules-found", &Args::new().count("count", state.subjects.len()));
        canvas.line(after + 2, inside.y, inside.right().saturating_sub(after + 2), &words, quiet);
    }
}

fn rule(canvas: &mut Canvas<'_>, area: Rect, state: &RulesPage) {
    let Some(subject) = state.subject() else { return };
    let rule = canvas.text.rule(subject);
    let heading = canvas.palette.heading();
    canvas.line(area.x, area.y, area.width, &rule.title, heading);
    let word = state.search.word();
    let below = Rect { y: area.y + 2, height: area.height.saturating_sub(2), ..area };
    let used = found(canvas, below, &rule.text, Style::new(), word);
    let (example, quiet) = (canvas.text.example(&rule), canvas.palette.quiet());
    let rest = Rect { y: below.y + used + 1, height: below.height.saturating_sub(used + 1), ..below };
    found(canvas, rest, &example, quiet, word);
}

/// Writes a text with the matches highlighted; returns its number of lines.
fn found(canvas: &mut Canvas<'_>, area: Rect, text: &str, style: Style, word: Option<&str>) -> u16 {
    let marked = canvas.palette.chosen();
    let mut used = 0;
    for (line, y) in wrapped(text, area.width).iter().zip(area.top()..area.bottom()) {
        canvas.brush().write(area.x, y, area.width, line, style);
        for (start, end) in word.map(|word| places(line, word)).unwrap_or_default() {
            let (x, columns) = (area.x + width(&line[..start]), width(&line[start..end]));
            canvas.buf.set_style(Rect::new(x, y, columns, 1), marked);
        }
        used += 1;
    }
    used
}

/// The place of a match in a line, ignoring case.
fn places(line: &str, word: &str) -> Vec<(usize, usize)> {
    let wanted = word.to_lowercase();
    let end_of = |start: usize| -> Option<usize> {
        let mut seen = String::new();
        for (at, letter) in line[start..].char_indices() {
            seen.extend(letter.to_lowercase());
            if seen == wanted {
                return Some(start + at + letter.len_utf8());
            }
            if !wanted.starts_with(&seen) {
                return None;
            }
        }
        None
    };
    line.char_indices().filter_map(|(start, _)| end_of(start).map(|end| (start, end))).collect()
}

fn footer(canvas: &mut Canvas<'_>, area: Rect, state: &RulesPage) {
    let up = canvas.palette.either("↑↓", "app-name-up-down");
    let subject = (up, "app-key-subject", Key::Down);
    match state.search {
        Search::Off => canvas.footer(
            area,
            &[subject, ("/", "app-key-search", Key::Char('/')), ("app-name-escape", "app-key-back", Key::Escape)],
        ),
        Search::Typing(_) => canvas.footer(
            area,
            &[
                subject,
                ("app-name-enter", "tui-key-read", Key::Enter),
                ("app-name-escape", "tui-key-all-subjects", Key::Escape),
            ],
        ),
        Search::Done(_) => canvas.footer(
            area,
            &[
                subject,
                ("/", "app-key-search", Key::Char('/')),
                ("app-name-escape", "tui-key-all-subjects", Key::Escape),
            ],
        ),
    }
}
