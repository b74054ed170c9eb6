//! The table, in small and large windows.

mod curtain;
pub(super) mod deck;
mod ending;
mod extras;
mod footer;
pub(super) mod hand;
mod hint;
pub(super) mod layout;
mod rows;

use onirim_core::{Color, Players, Seat, View};
use onirim_session::{GameKind, SpellStop, Standing, Watch};
use onirim_text::{Args, Perspective};
use onirim_ui::Aftermath;
use onirim_ui::table::{Ask, GameScreen, LogLine, Overlay};
use ratatui::layout::Rect;

use crate::draw::brush::width;
use crate::draw::canvas::Canvas;
use crate::draw::chores::ToDo;
use crate::draw::{overlay, panel, setup_title, slips};
use hand::Choosing;
use layout::{Layout, Purpose, Table, halves};

#[expect(clippy::wildcard_enum_match_arm, reason = "most questions are drawn by the panel alone")]
pub(super) fn draw(canvas: &mut Canvas<'_>, area: Rect, screen: &GameScreen, aftermath: Option<&Aftermath>) {
    let watch = screen.scene().watch;
    if let Watch::Away { .. } = watch {
        curtain::draw(canvas, area, screen);
    } else {
        let view = screen.view();
        header(canvas, area, screen, &view);
        let choosing = Choosing {
            perspective: screen.perspective(),
            order: &screen.order,
            offers: match &screen.ask {
                Ask::Choose(offers) if screen.stage.is_none() && !matches!(watch, Watch::Leaving { .. }) => {
                    Some(offers)
                }
                _ => None,
            },
            to_come: match &screen.stage {
                Some(stage) => {
                    [onirim_core::Group::Personal, onirim_core::Group::Shared].map(|to| stage.still_to_come(to))
                }
                None => [Vec::new(), Vec::new()],
            },
            said: panel::Counselled::at(screen),
        };
        let layout = Layout::new(area, Table { setup: view.setup, purpose: Purpose::of(screen) }, canvas.text);
        board(canvas, &layout, &view, &choosing, &screen.log);
        let news = if layout.log.height == 0 { last_news(&screen.log, layout.rule.width - 8) } else { String::new() };
        match &screen.ask {
            _ if screen.is_hands_turn() && screen.stage.is_none() => {
                canvas.rule(layout.rule, layout.rule.y, "");
                ToDo::at(screen).draw(canvas, area, layout.panel.width + 2);
            }
            Ask::Over(dialog) if view.ending.is_some() && screen.stage.is_none() => {
                ending::draw(canvas, &layout, &view, dialog, aftermath, record(canvas, screen).as_deref());
            }
            _ => panel::draw(canvas, &layout, screen, &view, &news),
        }
        footer::draw(canvas, area, screen);
        let told = screen.stage.is_none() && !screen.is_hands_turn();
        if let Some(notice) = screen.notice.as_ref().filter(|_| told) {
            if matches!(screen.ask, Ask::Over(_)) && view.ending.is_some() {
                // A summary has no line for a notice.
                panel::notice_in_footer(canvas, &layout, notice);
            } else {
                panel::long_notice(canvas, &layout, notice);
            }
        }
        if let Some(help) = screen.help.as_ref().filter(|help| help.is_open()) {
            hint::draw(canvas, area, screen, help, &layout);
        }
    }
    match &screen.overlay {
        None => {}
        Some(Overlay::Dialog(dialog)) => overlay::dialog(canvas, area, dialog),
        Some(Overlay::Slips(correction)) => slips::draw(canvas, area, correction),
        Some(Overlay::Log(back)) => overlay::log(canvas, area, &screen.log, *back),
        Some(Overlay::Piles(back)) => overlay::piles(canvas, area, &screen.view(), *back),
    }
}

/// The name of the record of a game with real cards.
fn record(canvas: &Canvas<'_>, screen: &GameScreen) -> Option<String> {
    let id = screen.scene().about.id.filter(|_| screen.has_real_cards())?;
    Some(canvas.text.get_with("guide-record", &Args::new().text("id", id.to_string())))
}

/// The latest lines of the log that fit into one line, where there is no room for the log.
fn last_news(log: &[LogLine], columns: u16) -> String {
    let mut news = String::new();
    for line in log.iter().rev().take_while(|line| line.is_new) {
        let longer = format!("{} {news}", line.line);
        if !news.is_empty() && width(&longer) > columns {
            break;
        }
        news = longer;
    }
    news.trim_end().to_owned()
}

fn header(canvas: &mut Canvas<'_>, area: Rect, screen: &GameScreen, view: &View) {
    let (heading, quiet, alarm) = (canvas.palette.heading(), canvas.palette.quiet(), canvas.palette.alarm());
    let title = canvas.text.get("plain-title");
    let mut x = canvas.brush().write(area.x + 1, area.y, 20, &title, heading) + 2;
    let mut right: Vec<(String, ratatui::style::Style)> = Vec::new();
    right.extend(screen.company(canvas.text).map(|words| (words, canvas.palette.key())));
    if screen.scene().rights.spell_stop == Some(SpellStop::BeforeDraws) {
        right.push((canvas.text.get("app-header-stop"), alarm));
    }
    if screen.scene().is_unsaved() {
        right.push((canvas.text.get("app-header-unsaved"), alarm));
    }
    if screen.scene().about.standing == Standing::Assisted && screen.lesson.is_none() {
        right.push((canvas.text.get("app-header-assisted"), alarm));
    }
    match screen.scene().about.kind {
        GameKind::Daily(day) => {
            right.push((canvas.text.get_with("app-header-daily", &Args::new().text("day", day.to_string())), quiet));
        }
        GameKind::Table => right.push((canvas.text.get("app-header-real-cards"), quiet)),
        GameKind::Lesson => right.push((canvas.text.get("app-menu-lesson"), quiet)),
        GameKind::Normal => {
            if let Some(code) = screen.scene().about.code {
                right.push((code.to_string(), quiet));
            }
        }
    }
    let needed: u16 = right.iter().map(|(words, _)| width(words) + 2).sum();
    let room = area.right().saturating_sub(x + needed + 1);
    if let Some(setup) = setup_title::fitting(canvas.text, &view.setup, room) {
        canvas.line(x, area.y, room, &setup, quiet);
    }
    x = area.right().saturating_sub(needed);
    for (words, style) in right {
        x = canvas.brush().write(x, area.y, 40, &words, style) + 2;
    }
}

/// Everything that lies on the table.
pub(super) fn board(canvas: &mut Canvas<'_>, layout: &Layout, view: &View, choosing: &Choosing<'_>, log: &[LogLine]) {
    deck::draw(canvas, layout.deck, view, choosing.offers);
    match view.setup.players {
        Players::One => {
            let label = canvas.text.get("table-doors");
            rows::doors(canvas, layout.doors, layout.door_size, view, view.seat, [&label, &label]);
        }
        // The Doors of a player keep their side of the table.
        Players::Two(_) => {
            for (seat, side) in Seat::BOTH.into_iter().zip(halves(layout.doors)) {
                let labels = ["table-doors-of", "tui-doors-of"].map(|key| of(canvas, key, choosing.perspective, seat));
                rows::doors(canvas, side, layout.door_size, view, seat, labels.each_ref());
            }
            hand::partner(canvas, layout.waiting[view.seat.partner().index()], view, choosing.perspective);
            row(canvas, layout, view, view.seat.partner(), choosing.perspective);
        }
    }
    if let Some(goals) = &view.goals {
        extras::goals(canvas, layout.goals, goals);
    }
    if let Some(towers) = &view.towers {
        extras::towers(canvas, layout.towers, towers);
    }
    if let Some(omens) = &view.omens {
        let doors = Color::ALL.map(|color| view.doors.iter().map(|doors| doors[color.index()]).sum::<u8>());
        extras::omens(canvas, layout.omens, omens, doors);
    }
    row(canvas, layout, view, view.seat, choosing.perspective);
    hand::draw(canvas, &layout.hand, view, choosing);
    if layout.log.height > 0 {
        let title = canvas.text.get("app-log");
        canvas.heading(layout.log.x, layout.log.y, layout.log.width, &title);
        let lines = Rect { y: layout.log.y + 1, height: layout.log.height - 1, ..layout.log };
        self::log(canvas, lines, log);
    }
}

fn row(canvas: &mut Canvas<'_>, layout: &Layout, view: &View, seat: Seat, perspective: Perspective) {
    let place = match view.setup.players {
        Players::One => 0,
        Players::Two(_) => seat.index(),
    };
    let labels = ["table-row-of", "tui-row-of"].map(|key| of(canvas, key, perspective, seat));
    rows::row(canvas, layout.rows[place], layout.row_size, labels.each_ref(), &view.rows[seat.index()]);
}

/// A text about something that belongs to a player.
pub(super) fn of(canvas: &Canvas<'_>, key: &str, perspective: Perspective, seat: Seat) -> String {
    canvas.text.get_with(key, &Args::new().player(seat, perspective))
}

/// The last lines of the log, the latest at the end.
pub(super) fn log(canvas: &mut Canvas<'_>, area: Rect, lines: &[LogLine]) {
    let mut shown: Vec<(String, bool)> = Vec::new();
    for line in lines.iter().rev() {
        let pieces = crate::draw::brush::wrapped(&line.line, area.width);
        if shown.is_empty() && pieces.len() > usize::from(area.height) {
            // The latest line alone is too long.
            let style = ratatui::style::Style::new();
            canvas.paragraph(area, &line.line, style);
            return;
        }
        if shown.len() + pieces.len() > usize::from(area.height) {
            break;
        }
        shown.extend(pieces.into_iter().rev().map(|piece| (piece, line.is_new)));
    }
    for ((piece, is_new), y) in shown.iter().rev().zip(area.top()..area.bottom()) {
        let style = if *is_new { ratatui::style::Style::new() } else { canvas.palette.quiet() };
        canvas.line(area.x, y, area.width, piece, style);
    }
}
