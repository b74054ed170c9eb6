//! Statistics, with a small chart.

use onirim_store::{Figures, Score};
use onirim_text::Args;
use ratatui::layout::Rect;
use ratatui::style::Style;

use crate::draw::bars;
use crate::draw::brush::width;
use crate::draw::canvas::Canvas;
use crate::draw::pages::page as page_frame;
use crate::input::Key;
use crate::pages::StatisticsPage;

pub(crate) fn draw(canvas: &mut Canvas<'_>, area: Rect, page: &StatisticsPage) {
    let title = canvas.text.get("tui-menu-statistics");
    let page_area = page_frame(canvas, area, &title);
    // Every line counts here: the title needs none of its own.
    let inside = Rect { y: page_area.y - 1, height: page_area.height + 1, ..page_area };
    let (setup, figures) = page.figures();
    let name = setup.map_or_else(|| canvas.text.get("statistics-all"), |setup| canvas.text.setup(setup));
    let heading = canvas.palette.heading();
    let args = Args::new().count("page", page.place + 1).count("pages", page.pages());
    let number = canvas.text.get_with("tui-statistics-page", &args);
    canvas.line(inside.x, inside.y, inside.width.saturating_sub(8), &name, heading);
    let quiet = canvas.palette.quiet();
    canvas.brush().right(inside.x, inside.y, inside.width, &number, quiet);
    let below = Rect { y: inside.y + 2, height: inside.height.saturating_sub(2), ..inside };
    if figures.games() == 0 {
        let words = canvas.text.get("statistics-none");
        canvas.paragraph(below, &words, quiet);
    } else {
        self::figures(canvas, below, figures);
    }
    let sides = canvas.palette.either("←→", "<>");
    canvas.footer(area, &[(sides, "tui-key-setup", Key::Right), ("tui-name-escape", "tui-key-back", Key::Escape)]);
}

fn percent(share: f64) -> i64 {
    (share * 100.0).round() as i64
}

fn figures(canvas: &mut Canvas<'_>, area: Rect, figures: &Figures) {
    let mut y = area.y;
    let games = Args::new().count("games", figures.games()).count("wins", figures.wins);
    let mut lines = vec![canvas.text.get_with("statistics-games", &games)];
    if let Some(rate) = figures.win_rate() {
        let args = Args::new()
            .number("share", percent(rate.share))
            .number("low", percent(rate.low))
            .number("high", percent(rate.high));
        lines.push(canvas.text.get_with("statistics-rate", &args));
    }
    let streak = Args::new().count("streak", figures.streak).count("best", figures.best_streak);
    lines.push(canvas.text.get_with("statistics-streak", &streak));
    let losses = Args::new()
        .count("refill", figures.lost_in_refill.games)
        .count("redraw", figures.lost_in_redraw.games)
        .count("given-up", figures.given_up.games);
    lines.push(canvas.text.get_with("statistics-losses", &losses));
    for line in &lines {
        y += canvas.paragraph(Rect::new(area.x, y, area.width, 2), line, Style::new());
    }
    y += 1;
    y = last(canvas, area, y, figures);
    let half = area.width / 2;
    let rest = area.bottom().saturating_sub(y);
    doors(canvas, Rect::new(area.x, y, half - 2, rest), figures);
    trend(canvas, Rect::new(area.x + half, y, area.width - half, rest), figures);
}

/// The last games, one sign each.
fn last(canvas: &mut Canvas<'_>, area: Rect, y: u16, figures: &Figures) -> u16 {
    let label = canvas.text.get_with("statistics-last", &Args::new().count("count", figures.last().len()));
    canvas.heading(area.x, y, area.width, &label);
    let (won, lost) = (canvas.palette.either("●", "+"), canvas.palette.either("·", "."));
    let (joy, quiet) = (canvas.palette.joy(), canvas.palette.quiet());
    for (score, x) in figures.last().iter().zip(area.x..area.right()) {
        match score {
            Score::Won => canvas.brush().write(x, y + 1, 1, won, joy),
            Score::Lost => canvas.brush().write(x, y + 1, 1, lost, quiet),
        };
    }
    y + 3
}

/// How many Doors were found, as bars.
fn doors(canvas: &mut Canvas<'_>, area: Rect, figures: &Figures) {
    let label = canvas.text.get("statistics-doors");
    canvas.heading(area.x, area.y, area.width, &label);
    let most = figures.doors.iter().copied().max().unwrap_or(1).max(1);
    let room = usize::from(area.width.saturating_sub(8));
    let bar = canvas.palette.either("█", "#");
    let (quiet, key) = (canvas.palette.quiet(), canvas.palette.key());
    for ((doors, &games), y) in figures.doors.iter().enumerate().zip(area.y + 1..area.bottom()) {
        canvas.brush().write(area.x, y, 2, &doors.to_string(), key);
        let length = if games == 0 { 0 } else { (games * room / most).max(1) };
        let end = canvas.brush().write(area.x + 2, y, area.width, &bar.repeat(length), quiet);
        canvas.brush().write(end + 1, y, 5, &games.to_string(), Style::new());
    }
}

/// The win rate over time.
fn trend(canvas: &mut Canvas<'_>, area: Rect, figures: &Figures) {
    let label = canvas.text.get("statistics-trend");
    canvas.heading(area.x, area.y, area.width, &label);
    let height = area.height.saturating_sub(1).min(8);
    if height == 0 || area.width < 8 {
        return;
    }
    let (most, least) = (percentage(canvas, 100), percentage(canvas, 0));
    let axis = width(&most);
    let points = figures.trend(usize::from(area.width.saturating_sub(axis + 2)));
    let (quiet, joy) = (canvas.palette.quiet(), canvas.palette.joy());
    bars::draw(canvas, Rect::new(area.x + axis + 1, area.y + 1, area.width - axis - 1, height), &points, joy);
    canvas.brush().right(area.x, area.y + 1, axis, &most, quiet);
    canvas.brush().right(area.x, area.y + height, axis, &least, quiet);
}

fn percentage(canvas: &Canvas<'_>, share: i64) -> String {
    canvas.text.get_with("tui-statistics-percent", &Args::new().number("share", share))
}
