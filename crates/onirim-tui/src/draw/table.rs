//! The table: what lies where, on a small and on a large screen.

use onirim_core::{Color, Players, Seat, View};
use onirim_text::{Args, Perspective};
use ratatui::layout::Rect;

use super::canvas::Canvas;
use super::hand::Choosing;
use super::{curtain, deck, extras, hand, overlay, panel, rows};
use crate::brush::width;
use crate::card_art::Size;
use crate::deal::Deal;
use crate::session::{Age, Ask, Help, LogLine, Overlay, Session, SpellStop, Veil};

/// How wide the column of the deck is.
const DECK_COLUMNS: u16 = 26;
/// From this width on, the log has a column of its own.
const WIDE: u16 = 116;

pub(super) fn draw(canvas: &mut Canvas<'_>, area: Rect, session: &Session) {
    if session.veil == Veil::Down {
        curtain::draw(canvas, area, session);
    } else {
        let view = session.view();
        header(canvas, area, session, &view);
        let choosing = Choosing {
            offers: match &session.ask {
                Ask::Choose(offers) if session.stage.is_none() && session.veil == Veil::Lifted => Some(offers),
                Ask::Choose(_) | Ask::Arrange(_) | Ask::Tell(_) | Ask::Over(_) => None,
            },
            to_come: match &session.stage {
                Some(stage) => {
                    [onirim_core::Group::Personal, onirim_core::Group::Shared].map(|to| stage.still_to_come(to))
                }
                None => [Vec::new(), Vec::new()],
            },
        };
        let panel = panel_height(area, session);
        let board = Rect::new(area.x, area.y + 1, area.width, area.height - 2 - panel);
        self::board(canvas, board, &view, &choosing, &session.log);
        let below = Rect::new(area.x, board.bottom(), area.width, panel);
        panel::draw(canvas, below, session, &view);
        panel::footer(canvas, area, session);
    }
    match &session.overlay {
        None => {}
        Some(Overlay::Dialog(dialog)) => overlay::dialog(canvas, area, dialog),
        Some(Overlay::Log(back)) => overlay::log(canvas, area, &session.log, *back),
        Some(Overlay::Piles(back)) => overlay::piles(canvas, area, &session.view(), *back),
    }
}

/// How many lines the question and its choices get.
fn panel_height(area: Rect, session: &Session) -> u16 {
    let wanted = match &session.ask {
        Ask::Choose(offers) => {
            let choices = u16::try_from(offers.list.len()).unwrap_or(u16::MAX);
            let lines = if area.width >= 100 { choices } else { choices.div_ceil(2) };
            lines.saturating_add(3)
        }
        Ask::Arrange(_) => 9,
        Ask::Tell(_) => 9,
        Ask::Over(_) => 8,
    };
    let hint = if session.lesson.is_some() { 2 } else { 0 };
    let least = if area.height < 30 && is_crowded(session) { 7 } else { 8 + hint };
    let most = if area.height < 30 { least } else { area.height / 2 - 2 };
    wanted.clamp(least, most.max(least))
}

/// Two players with all expansions need every line of a small screen.
fn is_crowded(session: &Session) -> bool {
    let setup = session.playthrough.game().setup();
    let expansions = [setup.book.is_some(), setup.towers.is_some(), setup.premonitions.is_some()];
    let used = expansions.into_iter().filter(|&used| used).count();
    matches!(setup.players, Players::Two(_)) && used >= 2
}

fn header(canvas: &mut Canvas<'_>, area: Rect, session: &Session, view: &View) {
    let (heading, quiet, alarm) = (canvas.look.heading(), canvas.look.quiet(), canvas.look.alarm());
    let title = canvas.text.get("plain-title");
    let mut x = canvas.brush().write(area.x + 1, area.y, 20, &title, heading) + 2;
    let mut right: Vec<(String, ratatui::style::Style)> = Vec::new();
    if let Players::Two(_) = view.setup.players {
        right.push((canvas.text.player(view.seat, Perspective::Table), canvas.look.key()));
    }
    if session.spell_stop == SpellStop::BeforeDraws {
        right.push((canvas.text.get("tui-header-stop"), alarm));
    }
    if session.help == Help::Assisted {
        right.push((canvas.text.get("tui-header-assisted"), alarm));
    }
    match session.deal {
        Deal::Daily(day) => {
            right.push((canvas.text.get_with("tui-header-daily", &Args::new().text("day", day.to_string())), quiet));
        }
        Deal::Table => right.push((canvas.text.get("tui-header-real-cards"), quiet)),
        Deal::Lesson => right.push((canvas.text.get("tui-menu-lesson"), quiet)),
        Deal::Free => {
            if let Some(code) = session.playthrough.record().share_code() {
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

/// Everything that lies on the table.
pub(super) fn board(canvas: &mut Canvas<'_>, area: Rect, view: &View, choosing: &Choosing<'_>, log: &[LogLine]) {
    let wide = area.width >= WIDE;
    let log_columns = if wide { (area.width / 4).clamp(30, 60) } else { 0 };
    let left = area.width - DECK_COLUMNS - log_columns;
    let deck_area = Rect::new(area.x + left, area.y, DECK_COLUMNS - 1, area.height);
    deck::draw(canvas, deck_area, view);
    let spare = Stack::new(view, area.height, left).draw(
        canvas,
        Rect::new(area.x + 1, area.y, left - 2, area.height),
        view,
        choosing,
    );
    if wide {
        let column = Rect::new(deck_area.right() + 1, area.y, log_columns - 2, area.height);
        log_column(canvas, column, log);
    } else if spare.height > 0 {
        self::log(canvas, spare, log);
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
        let pieces = crate::brush::wrapped(&line.line, area.width);
        if shown.len() + pieces.len() > usize::from(area.height) {
            break;
        }
        shown.extend(pieces.into_iter().rev().map(|piece| (piece, line.age)));
    }
    for ((piece, age), y) in shown.iter().rev().zip(area.top()..area.bottom()) {
        let style = match age {
            Age::News => ratatui::style::Style::new(),
            Age::Past => canvas.look.quiet(),
        };
        canvas.line(area.x, y, area.width, piece, style);
    }
}

/// The left part of the table, from top to bottom. It takes what lines it needs, and more if there are more.
struct Stack {
    hand: Size,
    row: Size,
    doors: u16,
    towers: u16,
    own_row: u16,
    omens: u16,
    partner_row: u16,
    gaps: u16,
}

/// Lines that the log should have below the table, if there is room.
const LOG_LINES: u16 = 2;

impl Stack {
    fn new(view: &View, height: u16, columns: u16) -> Stack {
        let is_duo = matches!(view.setup.players, Players::Two(_));
        let short_omens = view.omens.as_ref().map_or(0, extras::omen_lines);
        let mut stack = Stack {
            hand: Size::Small,
            row: Size::Tiny,
            doors: 1,
            towers: u16::from(view.towers.is_some()),
            own_row: 4,
            omens: short_omens,
            partner_row: u16::from(is_duo),
            gaps: 0,
        };
        if stack.height(view) > height {
            stack.own_row = 1;
        }
        let mut spare = height.saturating_sub(stack.height(view) + LOG_LINES);
        let mut take = |lines: u16| {
            let enough = spare >= lines;
            if enough {
                spare -= lines;
            }
            enough
        };
        if take(1) {
            stack.hand = Size::Medium;
        }
        if stack.hand == Size::Medium && take(1) {
            stack.hand = Size::Large;
        }
        if let Some(omens) = &view.omens {
            let all = u16::try_from(omens.face_up.len()).unwrap_or(0) + 1;
            if all > stack.omens && take(all - stack.omens) {
                stack.omens = all;
            }
        }
        if take(2) {
            stack.gaps = 1;
        }
        if is_duo && take(3) {
            stack.partner_row = 4;
        }
        if take(3) {
            stack.doors = 4;
        }
        let built = view.towers.as_ref().is_some_and(|row| !row.towers().is_empty());
        if built && take(3) {
            stack.towers = 4;
        }
        // Large cards only where a long row still fits.
        if columns >= 80 && stack.own_row > 1 && take(1) {
            stack.row = Size::Medium;
            stack.own_row = 5;
        }
        stack
    }

    /// How many lines it takes.
    fn height(&self, view: &View) -> u16 {
        let expansions = u16::from(view.goals.is_some()) + self.towers;
        let partner_hand = self.partner_row.min(1);
        1 + expansions
            + self.omens
            + self.partner_row
            + partner_hand
            + self.own_row
            + self.gaps * 2
            + 1
            + self.hand.height()
    }

    /// Draws it and says what is left below.
    fn draw(&self, canvas: &mut Canvas<'_>, area: Rect, view: &View, choosing: &Choosing<'_>) -> Rect {
        let mut y = area.y;
        let is_duo = self.partner_row > 0;
        let half = area.width / 2;
        if self.doors > 1 && is_duo {
            rows::door_cards(canvas, area.x, y, view, view.seat, "table-your-doors");
            rows::door_cards(canvas, area.x + half, y, view, view.seat.partner(), "table-partner-doors");
        } else if self.doors > 1 {
            rows::door_cards(canvas, area.x, y, view, Seat::One, "table-doors");
        } else if is_duo {
            rows::doors(canvas, area.x, y, half, view, view.seat, "table-your-doors");
            rows::doors(canvas, area.x + half, y, area.width - half, view, view.seat.partner(), "tui-partner-doors");
        } else {
            rows::doors(canvas, area.x, y, area.width, view, Seat::One, "table-doors");
        }
        y += self.doors;
        if let Some(goals) = &view.goals {
            extras::goals(canvas, area, y, goals, view);
            y += 1;
        }
        if let Some(towers) = &view.towers {
            if self.towers > 1 {
                extras::tower_cards(canvas, area, y, towers);
            } else {
                extras::towers(canvas, area, y, towers);
            }
            y += self.towers;
        }
        if let Some(omens) = &view.omens {
            let doors = Color::ALL.map(|color| view.doors.iter().map(|doors| doors[color.index()]).sum::<u8>());
            extras::omens(canvas, Rect::new(area.x, y, area.width, self.omens), omens, doors);
            y += self.omens;
        }
        y += self.gaps;
        if is_duo {
            hand::partner(canvas, area, y, view);
            y += 1;
            let row = &view.rows[view.seat.partner().index()];
            let after = rows::row_title(canvas, area.x, y, area.width, "table-partner-row", row);
            if self.partner_row > 1 {
                rows::row(canvas, Rect::new(area.x, y + 1, area.width, 3), Size::Tiny, row);
            } else {
                rows::row_in_a_line(canvas, after + 2, y, area.right(), row);
            }
            y += self.partner_row;
        }
        let row = &view.rows[view.seat.index()];
        let after = rows::row_title(canvas, area.x, y, area.width, "table-row", row);
        if self.own_row > 1 {
            rows::row(canvas, Rect::new(area.x, y + 1, area.width, 4), self.row, row);
        } else {
            rows::row_in_a_line(canvas, after + 2, y, area.right(), row);
        }
        y += self.own_row + self.gaps;
        let lines = 1 + self.hand.height();
        hand::draw(canvas, Rect::new(area.x, y, area.width, lines), self.hand, view, choosing);
        y += lines;
        Rect::new(area.x, y.min(area.bottom()), area.width, area.bottom().saturating_sub(y))
    }
}
