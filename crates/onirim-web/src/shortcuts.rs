//! The table of keys, for the screen that is open.

use onirim_app::asks::Extra;
use onirim_app::table::{Ask, GameScreen};
use onirim_app::{App, Screen};
use onirim_core::Players;
use onirim_markup::markup;
use onirim_session::Watch;

use crate::node::Node;
use crate::program::Program;

/// The table of keys, in words.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Shortcuts {
    title: String,
    lines: Vec<(String, String)>,
}

/// A key or several, as written on them or under this name; and what they do.
type Line = (&'static str, &'static str);

impl Shortcuts {
    /// Those of the screen that is open.
    fn of(app: &App) -> Shortcuts {
        let text = app.text();
        let named = |(name, words): Line| {
            let name = if name.starts_with("app-") { text.get(name) } else { name.to_owned() };
            (name, text.get(words))
        };
        Shortcuts { title: text.get("app-help-title"), lines: lines(app).into_iter().map(named).collect() }
    }
}

fn lines(app: &App) -> Vec<Line> {
    let mut lines: Vec<Line> = match app.screen() {
        Screen::Game(screen) => at_the_table(screen),
        Screen::Menu(_) => {
            vec![("app-name-up-down", "app-help-list"), ("1 – 8", "app-help-menu"), ("c", "app-help-continue")]
        }
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
        Screen::Statistics(_) => vec![("app-name-sides", "app-key-setup")],
        Screen::Rules(_) => vec![("app-name-up-down", "app-key-subject"), ("/", "app-key-search")],
    };
    lines.push(("app-name-escape", "app-help-escape"));
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
    if screen.has_real_cards() {
        lines.push(("c", "app-help-correct"));
    } else {
        lines.push(("c", "web-copy-code"));
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

/// The table, on its sheet.
pub(crate) fn draw(program: Program) -> Node {
    let shortcuts = program.read(Shortcuts::of);
    let lines = shortcuts.lines.into_iter().map(|(keys, words)| {
        markup! { <dt><kbd class="keys">{keys}</kbd></dt> <dd>{words}</dd> }
    });
    markup! {
        <h2 id="sheet-title" tabindex="-1" data-key="sheet">{shortcuts.title}</h2>
        <dl class="shortcuts">{lines.collect::<Node>()}</dl>
    }
}
