//! The table of keys, over any screen.

use onirim_app::asks::Extra;
use onirim_app::table::{Ask, GameScreen};
use onirim_app::{App, Screen};
use onirim_app::{Key, Target};
use onirim_core::Players;
use onirim_session::Watch;
use ratatui::layout::Rect;
use ratatui::style::Style;

use crate::draw::brush::{width, wrapped};
use crate::draw::canvas::Canvas;
use crate::draw::overlay;

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
            let name = if name.starts_with("tui-") || name.starts_with("app-") {
                canvas.text.get(name)
            } else {
                name.to_owned()
            };
            (name, wrapped(&canvas.text.get(words), COLUMNS - 4 - NAMES))
        })
        .collect();
    let height = lines.iter().map(|(_, words)| words.len()).sum::<usize>();
    let title = canvas.text.get("app-help-title");
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
    if app.leads_to_the_rules() {
        keys.push(("?", "tui-key-rules", Key::Char('?')));
    }
    keys.push(("app-name-escape", "app-key-close", Key::Escape));
    canvas.footer(area, &keys);
}

fn lines(app: &App) -> Vec<Line> {
    let mut lines: Vec<Line> = match app.screen() {
        Screen::Game(screen) => at_the_table(screen),
        Screen::Menu(_) => vec![
            ("app-name-up-down", "app-help-list"),
            ("1 – 8", "app-help-menu"),
            ("c", "app-help-continue"),
            ("q", "tui-key-quit"),
        ],
        Screen::Lessons(_) => vec![("app-name-up-down", "app-help-list"), ("1 – 5", "app-help-lessons")],
        Screen::NewGame(_) => vec![
            ("app-name-up-down", "app-help-list"),
            ("app-name-sides", "app-help-change"),
            ("app-name-enter", "app-help-deal"),
        ],
        Screen::Settings(_) => vec![("app-name-up-down", "app-help-list"), ("app-name-sides", "app-help-change")],
        Screen::Records(_) => vec![
            ("app-name-up-down", "app-help-list"),
            ("app-name-enter", "app-key-open"),
            ("/", "app-help-filter"),
            ("x", "app-key-delete"),
        ],
        Screen::Dealing(_) => telling(),
        Screen::Review(_) => vec![
            ("app-name-sides", "app-key-step"),
            ("app-name-pages", "app-key-leap"),
            ("app-name-ends", "app-key-ends"),
            ("r", "app-key-look-back"),
            ("p", "app-help-play-on"),
        ],
        Screen::LookBack(_) => vec![("app-name-up-down", "app-key-scroll")],
        Screen::Statistics(_) => vec![("app-name-sides", "app-key-setup"), ("app-name-up-down", "app-key-scroll")],
        Screen::Rules(_) => vec![("app-name-up-down", "app-key-subject"), ("/", "app-key-search")],
    };
    lines.extend([("app-name-escape", "app-help-escape"), ("Ctrl-Z, -C", "tui-help-suspend")]);
    lines
}

fn at_the_table(screen: &GameScreen) -> Vec<Line> {
    if let Watch::Away { .. } = screen.session.watch() {
        return vec![("app-name-space", "app-key-ready")];
    }
    let mut lines: Vec<Line> = match &screen.ask {
        Ask::Choose(_) => choosing(screen),
        Ask::Arrange(arrangement) => {
            let mark = match arrangement.extra {
                Extra::None => None,
                Extra::DiscardOne | Extra::DiscardAny => Some(("d", "app-key-discard")),
                Extra::RaiseOne => Some(("t", "app-key-raise")),
            };
            let moves = [("1 – 7", "app-help-card"), ("app-name-space", "app-key-move")];
            moves.into_iter().chain(mark).chain([("app-name-enter", "app-key-send")]).collect()
        }
        Ask::Pay(_) => vec![
            ("app-name-sides", "app-key-select"),
            ("app-name-up-down", "app-key-more-less"),
            ("app-name-enter", "app-key-pay"),
        ],
        Ask::SwapGoals(_) => vec![("1 – 8", "app-key-pick"), ("app-name-enter", "app-key-pick")],
        Ask::Tell(_) => telling(),
        Ask::Over(_) | Ask::Read(_) => vec![("1 – 6", "app-help-list")],
    };
    lines.extend([("u r", "app-help-undo"), ("h", "app-help-hint"), ("l i", "app-help-look")]);
    if !screen.has_real_cards() {
        lines.push(("c m", "tui-help-copy-mouse"));
    } else if !matches!(screen.ask, Ask::Tell(_)) {
        lines.extend([("c", "app-help-correct"), ("m", "tui-help-mouse")]);
    }
    if screen.session.can_stop_for_spells() {
        lines.push(("s", "app-help-stop"));
    }
    lines
}

fn telling() -> Vec<Line> {
    vec![("app-name-letters", "app-help-tell"), ("app-name-backspace", "app-help-ask-again"), ("c", "app-help-correct")]
}

/// Only what can come up in this game.
fn choosing(screen: &GameScreen) -> Vec<Line> {
    let setup = screen.session.record().setup;
    let digit = match setup.players {
        Players::One => "app-help-digit",
        Players::Two(_) => "app-help-digit-shared",
    };
    let mut lines = vec![("1 – 5", digit), ("p d", "app-help-play")];
    if setup.towers.is_some() {
        lines.push(("v b", "app-help-build"));
    }
    lines.extend([("o n", "app-help-yes-no"), ("k a w", "app-help-nightmare")]);
    if setup.premonitions.is_some() {
        lines.push(("a f t", "app-help-dreams"));
    }
    if let Players::Two(_) = setup.players {
        lines.push(("e", "app-help-swap"));
    }
    lines.push(("app-help-shift", "app-help-color"));
    if setup.book.is_some() {
        lines.push(("x y z", "app-help-spells"));
    }
    lines.push(("app-name-enter", "app-help-enter"));
    lines
}
