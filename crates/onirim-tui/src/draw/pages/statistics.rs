//! The statistics, with small charts.

use onirim_session::{DOORS, Figures, Score};
use onirim_text::Args;
use onirim_ui::Key;
use onirim_ui::pages::StatisticsPage;
use ratatui::layout::Rect;
use ratatui::style::Style;

use crate::draw::bars;
use crate::draw::brush::width;
use crate::draw::canvas::Canvas;
use crate::draw::pages::page as page_frame;

pub(crate) fn draw(canvas: &mut Canvas<'_>, area: Rect, page: &StatisticsPage) {
    let title = canvas.text.get("app-menu-statistics");
    let page_area = page_frame(canvas, area, &title);
    // The title has no line of its own: every line counts.
    let inside = Rect { y: page_area.y - 1, height: page_area.height + 1, ..page_area };
    let (setup, figures) = page.figures();
    let name = setup.map_or_else(|| canvas.text.get("statistics-all"), |played| canvas.text.played(played));
    let heading = canvas.palette.heading();
    let args = Args::new().count("page", page.place + 1).count("pages", page.pages());
    let number = canvas.text.get_with("app-statistics-page", &args);
    canvas.line(inside.x, inside.y, inside.width.saturating_sub(8), &name, heading);
    let quiet = canvas.palette.quiet();
    canvas.brush().right(inside.x, inside.y, inside.width, &number, quiet);
    let below = Rect { y: inside.y + 2, height: inside.height.saturating_sub(2), ..inside };
    if figures.games() == 0 {
        let words = canvas.text.get("statistics-none");
        canvas.paragraph(below, &words, quiet);
    } else {
        self::figures(canvas, below, page);
    }
    let sides = canvas.palette.either("←→", "<>");
    canvas.footer(area, &[(sides, "app-key-setup", Key::Right), ("app-name-escape", "app-key-back", Key::Escape)]);
}

fn figures(canvas: &mut Canvas<'_>, area: Rect, page: &StatisticsPage) {
    let (setup, figures) = page.figures();
    let mut y = area.y;
    for line in told(canvas, page) {
        y += canvas.paragraph(Rect::new(area.x, y, area.width, 2), &line, Style::new());
    }
    let roomy = area.height >= ROOMY;
    y = last(canvas, Rect { y: y + 1, ..area }, figures, if roomy { HIGHEST } else { LOWEST });
    let rest = Rect { y, height: area.bottom().saturating_sub(y), ..area };
    if setup.is_none() {
        setups(canvas, rest, page);
    } else if rest.height >= DOORS as u16 + 2 {
        let half = area.width / 2;
        doors(canvas, Rect { width: half - 2, ..rest }, figures);
        trend(canvas, Rect { x: area.x + half, width: area.width - half, ..rest }, figures);
    }
}

/// From this height on there is room for all facts.
const ROOMY: u16 = 24;
/// The height of the chart of the last games.
const LOWEST: u16 = 4;
const HIGHEST: u16 = 8;

/// The width of the scale beside the bars.
const AXIS: u16 = 2;

/// The facts: for a set-up, the bests and the losses; on the first page, the daily deals and what is left out.
fn told(canvas: &Canvas<'_>, page: &StatisticsPage) -> Vec<String> {
    let (setup, figures) = page.figures();
    let text = canvas.text;
    let games = Args::new().count("games", figures.games()).count("wins", figures.wins);
    let mut lines = vec![text.get_with("statistics-games", &games)];
    lines.extend(text.form(figures));
    lines.push(text.streaks(figures));
    if setup.is_some() {
        lines.extend(text.bests(&figures.bests));
        lines.push(text.losses(figures));
    }
    lines.extend(page.around(text));
    lines
}

/// The last games as bars: their height is the number of Doors, and victories are marked.
fn last(canvas: &mut Canvas<'_>, area: Rect, figures: &Figures, height: u16) -> u16 {
    let games = figures.last();
    let (won, lost) = (canvas.palette.either("●", "+"), canvas.palette.either("·", "."));
    let args = Args::new().count("count", games.len()).text("won", won).text("lost", lost);
    let label = canvas.text.get_with("app-statistics-last", &args);
    canvas.heading(area.x, area.y, area.width, &label);
    let pitch = if usize::from(area.width) > 2 * games.len() + usize::from(AXIS) { 2 } else { 1 };
    let (joy, quiet) = (canvas.palette.joy(), canvas.palette.quiet());
    for (doors, y) in [(DOORS, area.y + 1), (DOORS / 2, area.y + 1 + height / 2)] {
        canvas.brush().write(area.x, y, AXIS, &doors.to_string(), quiet);
    }
    for (finish, place) in games.iter().zip(0..) {
        let (style, sign) = match finish.score {
            Score::Won => (joy, won),
            Score::Lost => (quiet, lost),
        };
        let column = Rect::new(area.x + AXIS + place * pitch, area.y + 1, 1, height);
        bars::draw(canvas, column, &[finish.doors as f64 / finish.of as f64], style);
        canvas.brush().write(column.x, column.bottom(), 1, sign, style);
    }
    area.y + height + 3
}

/// The set-ups with their results, as many as fit; each has a page of its own.
fn setups(canvas: &mut Canvas<'_>, area: Rect, page: &StatisticsPage) {
    if page.rows().len() == 0 || area.height < 3 {
        return;
    }
    let (title, quiet) = (canvas.text.get("statistics-setups"), canvas.palette.quiet());
    canvas.heading(area.x, area.y, area.width, &title);
    let mut y = area.y + 1;
    for (played, figures) in page.rows() {
        let name = canvas.text.played(played);
        let form = figures.form();
        let args = Args::new()
            .count("wins", form.wins)
            .count("games", form.games)
            .count("streak", figures.streak)
            .count("best", figures.best_streak);
        let words = canvas.text.get_with("statistics-setup", &args);
        let beside = width(&name) + 2 + width(&words) <= area.width;
        if y + u16::from(!beside) >= area.bottom() {
            break;
        }
        canvas.line(area.x, y, area.width, &name, Style::new());
        y += u16::from(!beside);
        canvas.brush().right(area.x, y, area.width, &words, quiet);
        y += 1;
    }
}

/// The number of Doors as bars.
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
    canvas.text.percent_to(share as f64, 0)
}
