//! What happened, the latest at the end.

use onirim_markup::markup;
use onirim_ui::table::{Age, LogLine};

use crate::node::Node;
use crate::program::Program;

/// So many lines are drawn beside the table; the whole log is a page of its own.
const SHOWN: usize = 40;

pub(super) fn draw(program: Program) -> Node {
    program.part(
        |scene| {
            let log = &scene.game.log;
            let from = log.len().saturating_sub(SHOWN);
            (scene.text.get("app-log"), log[from..].to_vec())
        },
        |_, (title, lines)| {
            markup! { <section class="zone log" data-to-end="log" tabindex="0" aria-label=title.clone()><h2 class="zone-title">{title}</h2>{list(lines)}</section> }
        },
    )
}

/// Lines of the log.
pub(super) fn list(lines: Vec<LogLine>) -> Node {
    let lines = lines.into_iter().map(|line| {
        let class = match line.age {
            Age::News => "news",
            Age::Past => "past",
        };
        markup! { <li class=class>{line.line}</li> }
    });
    markup! { <ol class="log-lines">{lines.collect::<Node>()}</ol> }
}
