//! The review of a game: a chart of the chance to win, and the mistakes.

use onirim_coach::review::{Moment, Progress, Review as Judgement, Share};
use onirim_text::Args;
use onirim_ui::pages::{LookBack, ReviewLine, Tone};
use onirim_ui::{Key, Target};
use ratatui::layout::Rect;
use ratatui::style::Style;

use crate::draw::bars;
use crate::draw::brush::{width, wrapped};
use crate::draw::canvas::Canvas;
use crate::draw::pages::page as page_frame;

/// The height of the chart in a small window, and in a large one.
const BARS: (u16, u16) = (7, 12);

pub(crate) fn draw(canvas: &mut Canvas<'_>, area: Rect, page: &LookBack) {
    let title = match page.judgement() {
        Some((judgement, _)) => canvas.text.review_title(judgement),
        None => canvas.text.get("review-begun"),
    };
    let page_area = page_frame(canvas, area, &title);
    // The title has no line of its own: every line counts.
    let inside = Rect { y: page_area.y - 1, height: page_area.height + 1, ..page_area };
    if let Some(progress) = page.progress() {
        thinking(canvas, inside, progress);
    }
    let Some((judgement, lines)) = page.judgement() else {
        canvas.footer(area, &[("app-name-escape", "app-key-back", Key::Escape)]);
        return;
    };
    let heading = canvas.text.get("review-chart");
    canvas.heading(inside.x, inside.y, inside.width, &heading);
    let bars = if area.height < 34 { BARS.0 } else { BARS.1 };
    chart(canvas, Rect { y: inside.y + 1, height: bars + 2, ..inside }, judgement, page.chosen());
    let used = bars + 4;
    let below = Rect { y: inside.y + used, height: inside.height.saturating_sub(used), ..inside };
    said(canvas, below, lines, page);
    let up = canvas.palette.either("↑↓", "app-name-up-down");
    let mut keys = if page.can_open() {
        vec![(up, "review-choose", Key::Down), ("app-name-enter", "review-open", Key::Enter)]
    } else {
        vec![(up, "app-key-scroll", Key::Down)]
    };
    keys.push(("app-name-escape", "app-key-back", Key::Escape));
    canvas.footer(area, &keys);
}

/// The progress of the review.
fn thinking(canvas: &mut Canvas<'_>, area: Rect, progress: Progress) {
    let args = Args::new().count("done", progress.done).count("of", progress.of);
    let words = canvas.text.get_with("review-progress", &args);
    let (joy, quiet) = (canvas.palette.joy(), canvas.palette.quiet());
    canvas.line(area.x, area.y + 1, area.width, &words, Style::new());
    let done = usize::from(area.width) * progress.done / progress.of.max(1);
    let (full, empty) = (canvas.palette.either("█", "#"), canvas.palette.either("░", "."));
    canvas.brush().fill(area.x, area.y + 2, area.width, empty, quiet);
    canvas.brush().write(area.x, area.y + 2, area.width, &full.repeat(done), joy);
}

/// The chance to win at each decision; below it the mistakes, with the chosen and the decisive one marked, and the turns.
fn chart(canvas: &mut Canvas<'_>, area: Rect, judgement: &Judgement, chosen: Option<usize>) {
    let scale = [100.0, 50.0, 0.0].map(|percent| canvas.text.percent_to(percent, 0));
    let axis = width(&scale[0]);
    let bars_area = Rect::new(area.x + axis + 1, area.y, area.width - axis - 1, area.height - 2);
    let chances: Vec<f64> = judgement.chances().map(Share::fraction).collect();
    let (joy, quiet, alarm) = (canvas.palette.joy(), canvas.palette.quiet(), canvas.palette.alarm());
    // A line marks the chart where the chance is almost zero.
    let least = 1.0 / (8.0 * f64::from(bars_area.height.max(1)));
    let seen: Vec<f64> = chances.iter().map(|chance| chance.max(least)).collect();
    bars::draw(canvas, bars_area, &stretched(&seen, bars_area.width), joy);
    for (mark, y) in scale.iter().zip([bars_area.y, bars_area.y + bars_area.height / 2, bars_area.bottom() - 1]) {
        canvas.brush().right(area.x, y, axis, mark, quiet);
    }
    for (number, _) in chances.iter().enumerate() {
        let x = bars_area.x + column(number, chances.len(), bars_area.width);
        let next = bars_area.x + column(number + 1, chances.len(), bars_area.width);
        let whole = Rect::new(x, bars_area.y, next.saturating_sub(x).max(1), bars_area.height + 1);
        canvas.targets.add(whole, Target::Item(number));
    }
    let sign = canvas.palette.either("▲", "^");
    let decisive = judgement.decisive().map(|moment| moment.ply);
    // The largest mistake of a column is drawn last.
    for moment in judgement.mistakes().into_iter().rev() {
        let x = bars_area.x + column(moment.ply - 1, chances.len(), bars_area.width);
        let own = if decisive == Some(moment.ply) { canvas.palette.either("◆", "#") } else { sign };
        let is_chosen = chosen == Some(moment.ply - 1);
        let style = if is_chosen { canvas.palette.chosen() } else { alarm };
        canvas.brush().write(x, bars_area.bottom(), 1, own, style);
    }
    let turns = [judgement.moments().first(), judgement.moments().last()]
        .map(|moment| moment.map_or(0, |moment: &Moment| moment.turn));
    let [first, last] = turns.map(|turn| canvas.text.get_with("review-chart.turn", &Args::new().count("turn", turn)));
    let y = bars_area.bottom() + 1;
    canvas.brush().write(bars_area.x, y, bars_area.width, &first, quiet);
    canvas.brush().right(bars_area.x, y, bars_area.width, &last, quiet);
    let [mistakes, decisive_one] = ["review-mistakes", "review-chart.decisive"].map(|key| canvas.text.get(key));
    let legend = match decisive {
        Some(_) => format!("{sign} {mistakes}  {} {decisive_one}", canvas.palette.either("◆", "#")),
        None => format!("{sign} {mistakes}"),
    };
    canvas.brush().centered(bars_area.x, y, bars_area.width, &legend, quiet);
}

/// The column of an item among this many.
fn column(place: usize, of: usize, columns: u16) -> u16 {
    let last = usize::from(columns.saturating_sub(1));
    u16::try_from(place * last / of.saturating_sub(1).max(1)).unwrap_or(0).min(columns.saturating_sub(1))
}

/// One share for each column: the last one in it, or the one before it.
fn stretched(shares: &[f64], columns: u16) -> Vec<f64> {
    let mut stretched = Vec::new();
    for (place, &share) in shares.iter().enumerate() {
        let at = usize::from(column(place, shares.len(), columns));
        let before = stretched.last().copied().unwrap_or(share);
        stretched.resize(at, before);
        stretched.push(share);
    }
    stretched
}

/// The sign before a mistake: the pointer, if it is chosen.
const POINTER: u16 = 2;

fn said(canvas: &mut Canvas<'_>, area: Rect, lines: &[ReviewLine], page: &LookBack) {
    let mut pieces: Vec<(&ReviewLine, Style, String)> = Vec::new();
    for said in lines {
        let style = match said.tone {
            Tone::Plain | Tone::MoreOfMistake => Style::new(),
            Tone::Heading => canvas.palette.heading(),
            Tone::Mistake if said.step == page.chosen() => canvas.palette.chosen(),
            Tone::Mistake => canvas.palette.alarm(),
        };
        let indent = if said.step.is_some() { POINTER } else { 0 };
        pieces.extend(wrapped(&said.words, area.width - indent).into_iter().map(|piece| (said, style, piece)));
    }
    let height = usize::from(area.height);
    let reach = pieces.len().saturating_sub(height);
    canvas.targets.scrolls(reach);
    // The chosen mistake is shown completely.
    let place = match page.chosen() {
        Some(step) => {
            let end = pieces.iter().rposition(|(said, _, _)| said.step == Some(step)).map_or(0, |last| last + 1);
            end.saturating_sub(height)
        }
        None => page.place.min(reach),
    };
    for ((said, style, piece), y) in pieces[place..].iter().zip(area.top()..area.bottom()) {
        let indent = if said.step.is_some() { POINTER } else { 0 };
        canvas.line(area.x + indent, y, area.width - indent, piece, *style);
        if let Some(step) = said.step {
            canvas.targets.add(Rect::new(area.x, y, area.width, 1), Target::Item(step));
        }
        if said.tone == Tone::Mistake && said.step == page.chosen() {
            let (sign, key) = (canvas.palette.pointer(), canvas.palette.key());
            canvas.brush().write(area.x, y, 1, sign, key);
        }
    }
}
