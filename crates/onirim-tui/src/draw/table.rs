//! The table: what lies where, on a small and on a large screen.

mod curtain;
pub(super) mod deck;
mod extras;
mod footer;
pub(super) mod hand;
mod hint;
mod rows;
mod stack;

use std::ops::Range;

use onirim_core::{Players, View};
use onirim_session::{GameKind, SpellStop, Standing, Watch};
use onirim_text::{Args, Perspective};
use ratatui::layout::Rect;

use crate::draw::brush::width;
use crate::draw::canvas::Canvas;
use crate::draw::panel::choices;
use crate::draw::{overlay, panel};
use crate::table::{Age, Ask, GameScreen, LogLine, Overlay};
use hand::Choosing;
use stack::Stack;

/// How wide the column of the deck is.
const DECK_COLUMNS: u16 = 26;
const WIDE_DECK_COLUMNS: u16 = 32;
/// From this width on, the log has a column of its own.
const WIDE: u16 = 116;
/// From this width on, the column of the deck is wider too.
const VERY_WIDE: u16 = 140;

pub(super) fn draw(canvas: &mut Canvas<'_>, area: Rect, screen: &GameScreen) {
    let watch = screen.session.watch();
    if let Watch::Away { .. } = watch {
        curtain::draw(canvas, area, screen);
    } else {
        let view = screen.view();
        header(canvas, area, screen, &view);
        let choosing = Choosing {
            offers: match &screen.ask {
                Ask::Choose(offers) if screen.stage.is_none() && !matches!(watch, Watch::Leaving { .. }) => {
                    Some(offers)
                }
                Ask::Choose(_) | Ask::Arrange(_) | Ask::Pay(_) | Ask::SwapGoals(_) | Ask::Tell(_) | Ask::Over(_) => {
                    None
                }
            },
            to_come: match &screen.stage {
                Some(stage) => {
                    [onirim_core::Group::Personal, onirim_core::Group::Shared].map(|to| stage.still_to_come(to))
                }
                None => [Vec::new(), Vec::new()],
            },
        };
        let panel = panel_height(area, screen);
        let board = Rect::new(area.x, area.y + 1, area.width, area.height - 2 - panel);
        let log_lines = self::board(canvas, board, &view, &choosing, &screen.log);
        let below = Rect::new(area.x, board.bottom(), area.width, panel);
        let news = if log_lines == 0 { last_news(&screen.log, area.width - 8) } else { String::new() };
        panel::draw(canvas, below, screen, &view, &news);
        footer::draw(canvas, area, screen);
        if let Some(help) = screen.help.as_ref().filter(|help| help.is_open()) {
            hint::draw(canvas, area, screen, help, hand_lines(canvas, board, &view));
        }
    }
    match &screen.overlay {
        None => {}
        Some(Overlay::Dialog(dialog)) => overlay::dialog(canvas, area, dialog),
        Some(Overlay::Log(back)) => overlay::log(canvas, area, &screen.log, *back),
        Some(Overlay::Piles(back)) => overlay::piles(canvas, area, &screen.view(), *back),
    }
}

/// Where the log has no room: the last things that happened, as many as fit into a line.
fn last_news(log: &[LogLine], columns: u16) -> String {
    let mut news = String::new();
    for line in log.iter().rev().take_while(|line| line.age == Age::News) {
        let longer = format!("{} {news}", line.line);
        if !news.is_empty() && width(&longer) > columns {
            break;
        }
        news = longer;
    }
    news.trim_end().to_owned()
}

/// How many lines the question and its choices get.
fn panel_height(area: Rect, screen: &GameScreen) -> u16 {
    let wanted = match &screen.ask {
        Ask::Choose(offers) => choices::lines(offers, area.width - 2).saturating_add(3),
        Ask::Arrange(_) | Ask::Tell(_) => 9,
        Ask::Pay(_) | Ask::SwapGoals(_) => 7,
        Ask::Over(_) => 9,
    };
    let hint = if screen.lesson.is_some() { 2 } else { 0 };
    // At the end all answers must be seen; what lies on the table matters less then.
    let is_over = matches!(screen.ask, Ask::Over(_));
    let least = match (is_over, area.height < 30 && is_crowded(screen)) {
        (true, _) => 9,
        (false, true) => 7,
        (false, false) => 8 + hint,
    };
    let most = if area.height < 30 { least } else { area.height / 2 - 2 };
    wanted.clamp(least, most.max(least))
}

/// Two players with all expansions need every line of a small screen.
fn is_crowded(screen: &GameScreen) -> bool {
    let setup = screen.session.record().setup;
    let expansions = [setup.book.is_some(), setup.towers.is_some(), setup.premonitions.is_some()];
    let used = expansions.into_iter().filter(|&used| used).count();
    matches!(setup.players, Players::Two(_)) && used >= 2
}

fn header(canvas: &mut Canvas<'_>, area: Rect, screen: &GameScreen, view: &View) {
    let (heading, quiet, alarm) = (canvas.palette.heading(), canvas.palette.quiet(), canvas.palette.alarm());
    let title = canvas.text.get("plain-title");
    let mut x = canvas.brush().write(area.x + 1, area.y, 20, &title, heading) + 2;
    let mut right: Vec<(String, ratatui::style::Style)> = Vec::new();
    if let Players::Two(_) = view.setup.players {
        right.push((canvas.text.player(view.seat, Perspective::Table), canvas.palette.key()));
    }
    if screen.session.can_stop_for_spells() && screen.session.spell_stop() == SpellStop::BeforeDraws {
        right.push((canvas.text.get("tui-header-stop"), alarm));
    }
    if screen.session.is_unsaved() {
        right.push((canvas.text.get("tui-header-unsaved"), alarm));
    }
    if screen.session.standing() == Standing::Assisted && screen.lesson.is_none() {
        right.push((canvas.text.get("tui-header-assisted"), alarm));
    }
    match screen.session.kind() {
        GameKind::Daily(day) => {
            right.push((canvas.text.get_with("tui-header-daily", &Args::new().text("day", day.to_string())), quiet));
        }
        GameKind::Table => right.push((canvas.text.get("tui-header-real-cards"), quiet)),
        GameKind::Lesson => right.push((canvas.text.get("tui-menu-lesson"), quiet)),
        GameKind::Normal => {
            if let Some(code) = screen.session.share_code() {
                right.push((code.to_string(), quiet));
            }
        }
    }
    let needed: u16 = right.iter().map(|(words, _)| width(words) + 2).sum();
    let setup = canvas.text.setup(&view.setup);
    let room = area.right().saturating_sub(x + needed + 1);
    canvas.line(x, area.y, room, &setup, quiet);
    x = area.right().saturating_sub(needed);
    for (words, style) in right {
        x = canvas.brush().write(x, area.y, 40, &words, style) + 2;
    }
}

/// How wide the parts of the board are.
struct Columns {
    left: u16,
    deck: u16,
    log: u16,
}

impl Columns {
    fn of(board: Rect) -> Columns {
        let log = if board.width >= WIDE { (board.width / 4).clamp(30, 60) } else { 0 };
        let deck = if board.width >= VERY_WIDE { WIDE_DECK_COLUMNS } else { DECK_COLUMNS };
        Columns { left: board.width - deck - log, deck, log }
    }
}

/// The lines that the hand lies in.
fn hand_lines(canvas: &Canvas<'_>, board: Rect, view: &View) -> Range<u16> {
    let lines = Stack::new(view, board.height, Columns::of(board).left, canvas.text).hand_lines();
    board.y + lines.start..board.y + lines.end
}

/// Everything that lies on the table; says how many lines the log has.
pub(super) fn board(canvas: &mut Canvas<'_>, area: Rect, view: &View, choosing: &Choosing<'_>, log: &[LogLine]) -> u16 {
    let wide = area.width >= WIDE;
    let Columns { left, deck: deck_columns, log: log_columns } = Columns::of(area);
    let deck_area = Rect::new(area.x + left, area.y, deck_columns - 1, area.height);
    deck::draw(canvas, deck_area, view, choosing.offers);
    let spare = Stack::new(view, area.height, left, canvas.text).draw(
        canvas,
        Rect::new(area.x + 1, area.y, left - 2, area.height),
        view,
        choosing,
    );
    if wide {
        let column = Rect::new(deck_area.right() + 2, area.y, log_columns - 3, area.height);
        log_column(canvas, column, log);
        column.height
    } else {
        self::log(canvas, spare, log);
        spare.height
    }
}

fn log_column(canvas: &mut Canvas<'_>, area: Rect, lines: &[LogLine]) {
    let title = canvas.text.get("tui-log");
    canvas.heading(area.x, area.y, area.width, &title);
    log(canvas, Rect::new(area.x, area.y + 1, area.width, area.height.saturating_sub(1)), lines);
}

/// The last lines of the log, the latest at the end.
pub(super) fn log(canvas: &mut Canvas<'_>, area: Rect, lines: &[LogLine]) {
    let mut shown: Vec<(String, Age)> = Vec::new();
    for line in lines.iter().rev() {
        let pieces = crate::draw::brush::wrapped(&line.line, area.width);
        if shown.len() + pieces.len() > usize::from(area.height) {
            break;
        }
        shown.extend(pieces.into_iter().rev().map(|piece| (piece, line.age)));
    }
    for ((piece, age), y) in shown.iter().rev().zip(area.top()..area.bottom()) {
        let style = match age {
            Age::News => ratatui::style::Style::new(),
            Age::Past => canvas.palette.quiet(),
        };
        canvas.line(area.x, y, area.width, piece, style);
    }
}
