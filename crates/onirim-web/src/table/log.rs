//! The log, the latest event last.

use onirim_markup::markup;
use onirim_ui::table::LogLine;

use crate::node::Node;
use crate::program::Scene;

/// The number of lines beside the table. The whole log is on a sheet.
const SHOWN: usize = 40;

pub(super) fn draw(scene: &Scene<'_>) -> Node {
    let (log, title) = (&scene.game.log, scene.text.get("app-log"));
    let latest = &log[log.len().saturating_sub(SHOWN)..];
    markup! { <section class="zone log" data-to-end="log" tabindex="0" aria-label=title.clone()><h2 class="zone-title">{title}</h2>{list(latest)}</section> }
}

pub(super) fn list(lines: &[LogLine]) -> Node {
    let lines = lines.iter().map(|line| {
        let class = if line.is_new { "news" } else { "past" };
        markup! { <li class=class>{line.line.clone()}</li> }
    });
    markup! { <ol class="log-lines">{lines.collect::<Node>()}</ol> }
}
