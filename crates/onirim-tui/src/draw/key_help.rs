//! The table of keys, over any screen.

use onirim_core::Players;
use onirim_session::Watch;
use ratatui::layout::Rect;
use ratatui::style::Style;

use crate::app::{App, Screen};
use crate::asks::Extra;
use crate::draw::brush::{width, wrapped};
use crate::draw::canvas::Canvas;
use crate::draw::overlay;
use crate::input::{Key, Target};
use crate::table::{Ask, GameScreen};

/// A key or several, as written on them or under this name; and what they do.
type Line = (&'static str, &'static str);

/// How wide the box is.
const COLUMNS: u16 = 80;
/// The names of keys stand in a column of their own.
const NAMES: u16 = 12;

pub(super) fn draw(canvas: &mut Canvas<'_>, area: Rect, app: &App) {
    let lines: Vec<(String, Vec<String>)> = lines(app)
        .into_iter()
        .map(|(name, words)| {
            let name = if name.starts_with("tui-") { canvas.text.get(name) } else { name.to_owned() };
            (name, wrapped(&canvas.text.get(words), COLUMNS - 4 - NAMES))
        })
        .collect();
    let height = lines.iter().map(|(_, words)| words.len()).sum::<usize>();
    let title = canvas.text.get("tui-help-title");
    let window = overlay::centered(area, COLUMNS, u16::try_from(height).unwrap_or(u16::MAX).saturating_add(2));
    let window = Rect { y: window.y.min(area.bottom().saturating_sub(window.height + 1)), ..window };
    canvas.targets.cover();
    let inside = canvas.boxed(window, &title);
    let key = canvas.palette.key();
    let mut y = inside.y;
    for (name, words) in &lines {
        let x = inside.x + (NAMES - 2).saturating_sub(width(name));
        if y < inside.bottom() {
            canvas.brush().write(x, y, NAMES, name, key);
        }
        for line in words {
            if y < inside.bottom() {
                canvas.line(inside.x + NAMES, y, inside.width - NAMES, line, Style::new());
            }
            y += 1;
        }
    }
    canvas.targets.add(area, Target::Key(Key::Escape));
    canvas.brush().clear(Rect::new(area.x, area.bottom().saturating_sub(1), area.width, 1));
    let mut keys = Vec::new();
    if leads_to_the_rules(app) {
        keys.push(("?", "tui-key-rules", Key::Char('?')));
    }
    keys.push(("tui-name-escape", "tui-key-close", Key::Escape));
    canvas.footer(area, &keys);
}

fn leads_to_the_rules(app: &App) -> bool {
    matches!(&app.screen, Screen::Menu(_)) || matches!(&app.screen, Screen::Game(game) if game.overlay.is_none())
}

fn lines(app: &App) -> Vec<Line> {
    let mut lines: Vec<Line> = match &app.screen {
        Screen::Game(screen) => at_the_table(screen),
        Screen::Menu(_) => vec![
            ("tui-name-up-down", "tui-help-list"),
            ("1 – 8", "tui-help-menu"),
            ("c", "tui-help-continue"),
            ("q", "tui-key-quit"),
        ],
        Screen::Lessons(_) => vec![("tui-name-up-down", "tui-help-list"), ("1 – 5", "tui-help-lessons")],
        Screen::NewGame(_) => vec![
            ("tui-name-up-down", "tui-help-list"),
            ("tui-name-sides", "tui-help-change"),
            ("tui-name-enter", "tui-help-deal"),
        ],
        Screen::Settings(_) => vec![("tui-name-up-down", "tui-help-list"), ("tui-name-sides", "tui-help-change")],
        Screen::Records(_) => vec![
            ("tui-name-up-down", "tui-help-list"),
            ("tui-name-enter", "tui-key-open"),
            ("/", "tui-help-filter"),
            ("x", "tui-key-delete"),
        ],
        Screen::Dealing(_) => telling(),
        Screen::Review(_) => vec![
            ("tui-name-sides", "tui-key-step"),
            ("tui-name-pages", "tui-key-leap"),
            ("tui-name-ends", "tui-key-ends"),
            ("r", "tui-key-look-back"),
            ("p", "tui-help-play-on"),
        ],
        Screen::LookBack(_) => vec![("tui-name-up-down", "tui-key-scroll")],
        Screen::Statistics(_) => vec![("tui-name-sides", "tui-key-setup"), ("tui-name-up-down", "tui-key-scroll")],
        Screen::Rules(_) => vec![("tui-name-up-down", "tui-key-subject"), ("/", "tui-key-search")],
    };
    lines.extend([("tui-name-escape", "tui-help-escape"), ("Ctrl-Z, -C", "tui-help-suspend")]);
    lines
}

fn at_the_table(screen: &GameScreen) -> Vec<Line> {
    if let Watch::Away { .. } = screen.session.watch() {
        return vec![("tui-name-space", "tui-key-ready")];
    }
    let mut lines: Vec<Line> = match &screen.ask {
        Ask::Choose(_) => choosing(screen),
        Ask::Arrange(arrangement) => {
            let mark = match arrangement.extra {
                Extra::None => None,
                Extra::DiscardOne | Extra::DiscardAny => Some(("d", "tui-key-discard")),
                Extra::RaiseOne => Some(("t", "tui-key-raise")),
            };
            let moves = [("1 – 7", "tui-help-card"), ("tui-name-space", "tui-key-move")];
            moves.into_iter().chain(mark).chain([("tui-name-enter", "tui-key-send")]).collect()
        }
        Ask::Pay(_) => vec![
            ("tui-name-sides", "tui-key-select"),
            ("tui-name-up-down", "tui-key-more-less"),
            ("tui-name-enter", "tui-key-pay"),
        ],
        Ask::SwapGoals(_) => vec![("1 – 8", "tui-key-pick"), ("tui-name-enter", "tui-key-pick")],
        Ask::Tell(_) => telling(),
        Ask::Over(_) => vec![("1 – 6", "tui-help-list")],
    };
    lines.extend([("u r", "tui-help-undo"), ("h", "tui-help-hint"), ("l i", "tui-help-look")]);
    if !screen.has_real_cards() {
        lines.push(("c m", "tui-help-copy-mouse"));
    } else if !matches!(screen.ask, Ask::Tell(_)) {
        lines.extend([("c", "tui-help-correct"), ("m", "tui-help-mouse")]);
    }
    if screen.session.can_stop_for_spells() {
        lines.push(("s", "tui-help-stop"));
    }
    lines
}

fn telling() -> Vec<Line> {
    vec![("tui-name-letters", "tui-help-tell"), ("tui-name-backspace", "tui-help-ask-again"), ("c", "tui-help-correct")]
}

/// Only what can come up in this game.
fn choosing(screen: &GameScreen) -> Vec<Line> {
    let setup = screen.session.record().setup;
    let digit = match setup.players {
        Players::One => "tui-help-digit",
        Players::Two(_) => "tui-help-digit-shared",
    };
    let mut lines = vec![("1 – 5", digit), ("p d", "tui-help-play")];
    if setup.towers.is_some() {
        lines.push(("v b", "tui-help-build"));
    }
    lines.extend([("o n", "tui-help-yes-no"), ("k a w", "tui-help-nightmare")]);
    if setup.premonitions.is_some() {
        lines.push(("a f t", "tui-help-dreams"));
    }
    if let Players::Two(_) = setup.players {
        lines.push(("e", "tui-help-swap"));
    }
    lines.push(("tui-help-shift", "tui-help-color"));
    if setup.book.is_some() {
        lines.push(("x y z", "tui-help-spells"));
    }
    lines.push(("tui-name-enter", "tui-help-enter"));
    lines
}
