//! Pages of lines: a new game, settings.

pub(super) mod lessons;
pub(super) mod look_back;
pub(super) mod menu;
pub(super) mod records;
pub(super) mod review;
pub(super) mod rules;
pub(super) mod statistics;

use onirim_core::{Book, Communication, Players, Premonitions, Seat, Setup, Towers};
use onirim_session::SpellStop;
use onirim_text::Args;
use ratatui::layout::Rect;
use ratatui::style::Style;

use crate::app::App;
use crate::draw::canvas::Canvas;
use crate::draw::{Charset, Paint};
use crate::input::{Key, Target};
use crate::pages::{Code, DealFrom, Field, Item, NewGame, SettingsPage};
use crate::settings::{Motion, Mouse, Settings};

/// A page that fills a very large screen is hard to read.
const WIDEST_PAGE: u16 = 110;
const LONGEST_PAGE: u16 = 40;

/// The frame of a page: title, and what is inside.
pub(super) fn page(canvas: &mut Canvas<'_>, area: Rect, title: &str) -> Rect {
    let (columns, lines) = (area.width.saturating_sub(4).min(WIDEST_PAGE), (area.height - 1).min(LONGEST_PAGE));
    let (x, y) = (area.x + (area.width - columns) / 2, area.y + (area.height - 1 - lines) / 2);
    let inside = canvas.boxed(Rect::new(x, y, columns, lines), title);
    Rect { y: inside.y + 1, height: inside.height.saturating_sub(1), ..inside }
}

/// A line of a form: label, value, cursor.
fn field(canvas: &mut Canvas<'_>, area: Rect, place: usize, cursor: usize, words: (&str, &str)) {
    let chosen = place == cursor;
    let key = canvas.palette.key();
    if chosen {
        let pointer = canvas.palette.pointer();
        canvas.brush().write(area.x, area.y, 1, pointer, key);
    }
    let heading = canvas.palette.heading();
    let labels = (area.width / 3).min(30);
    canvas.line(
        area.x + 2,
        area.y,
        labels,
        words.0,
        if words.1.is_empty() && chosen { canvas.palette.chosen() } else { heading },
    );
    if !words.1.is_empty() {
        let style = if chosen { canvas.palette.chosen() } else { Style::new() };
        canvas.line(area.x + 3 + labels, area.y, area.width.saturating_sub(4 + labels), words.1, style);
    }
    canvas.targets.add(Rect { height: 1, ..area }, Target::Item(place));
}

pub(super) fn new_game(canvas: &mut Canvas<'_>, area: Rect, page_state: &NewGame, app: &App) {
    let title = canvas.text.get(match page_state.from {
        DealFrom::Seed => "tui-menu-new",
        DealFrom::Day => "tui-menu-daily",
        DealFrom::Table => "tui-menu-real-cards",
    });
    let inside = page(canvas, area, &title);
    let words = match page_state.from {
        DealFrom::Seed => canvas.text.get("tui-new-text"),
        DealFrom::Day => canvas.text.get_with("tui-new-daily", &Args::new().text("day", app.today.to_string())),
        DealFrom::Table => canvas.text.get("tui-new-real-cards"),
    };
    let quiet = canvas.palette.quiet();
    let used = canvas.paragraph(Rect { height: 4, ..inside }, &words, quiet);
    let mut y = inside.y + used + 1;
    for (place, one) in page_state.fields().into_iter().enumerate() {
        let (label, value) = value(canvas, one, page_state);
        if one == Field::Start {
            y += 1;
        }
        let line = Rect::new(inside.x, y, inside.width, 1);
        field(canvas, line, place, page_state.cursor, (&label, &value));
        y += 1;
    }
    y += 1;
    let summary = match page_state.read_code() {
        Code::Shared(code) => canvas.text.setup(&code.setup),
        Code::Empty | Code::Seed(_) => canvas.text.setup(&page_state.setup),
        Code::Wrong => canvas.text.get("tui-code-wrong"),
    };
    let style = if page_state.read_code() == Code::Wrong { canvas.palette.alarm() } else { quiet };
    y += canvas.paragraph(Rect::new(inside.x + 2, y, inside.width - 2, 2), &summary, style) + 1;
    if let Some(key) = adds(page_state.field()) {
        let about = canvas.text.get(key);
        let room = inside.bottom().saturating_sub(y);
        canvas.paragraph(Rect::new(inside.x + 2, y, inside.width - 2, room), &about, Style::new());
    }
    let (up, sides) = (canvas.palette.either("↑↓", "tui-name-up-down"), canvas.palette.either("←→", "<>"));
    canvas.footer(
        area,
        &[
            (up, "tui-key-choose", Key::Down),
            (sides, "tui-key-change", Key::Right),
            ("tui-name-enter", "tui-key-do", Key::Enter),
            ("tui-name-escape", "tui-key-back", Key::Escape),
        ],
    );
}

/// What the expansion that the cursor is on adds to the game.
fn adds(field: Field) -> Option<&'static str> {
    match field {
        Field::Players | Field::Communication => Some("tui-adds-players"),
        Field::Book => Some("tui-adds-book"),
        Field::Towers => Some("tui-adds-towers"),
        Field::Premonitions => Some("tui-adds-premonitions"),
        Field::Name(_) | Field::Code | Field::Start => None,
    }
}

fn value(canvas: &Canvas<'_>, one: Field, page: &NewGame) -> (String, String) {
    let get = |key: &str| canvas.text.get(key);
    let Setup { players, book, towers, premonitions } = page.setup;
    match one {
        Field::Players => {
            let value = match players {
                Players::One => "setup-choose-one",
                Players::Two(_) => "setup-choose-two",
            };
            (get("tui-field-players"), get(value))
        }
        Field::Communication => {
            let value = match players {
                Players::One | Players::Two(Communication::Open) => "setup-choose-open",
                Players::Two(Communication::Talk) => "setup-choose-talk",
                Players::Two(Communication::Silent) => "setup-choose-silent",
            };
            (get("tui-field-communication"), get(value))
        }
        Field::Name(seat) => {
            let label = canvas.text.get_with("tui-field-name", &Args::new().count("number", seat.index() + 1));
            let typed = &page.named[seat.index()];
            let value = if !typed.is_empty() {
                format!("{typed}_")
            } else {
                let number = get(if seat == Seat::One { "person-one" } else { "person-two" });
                canvas.text.get_with("tui-field-name-empty", &Args::new().text("name", number))
            };
            (label, value)
        }
        Field::Book => {
            let value = match book {
                None => "setup-choose-without",
                Some(Book::Found) => "tui-book-found",
                Some(Book::Lost) => "tui-book-lost",
            };
            (get("tui-field-book"), get(value))
        }
        Field::Towers => {
            let value = match towers {
                None => "setup-choose-without",
                Some(Towers::Rampart) => "tui-towers-rampart",
                Some(Towers::ScatteredRuins) => "tui-towers-ruins",
            };
            (get("tui-field-towers"), get(value))
        }
        Field::Premonitions => {
            let value = match premonitions {
                None => "setup-choose-without",
                Some(Premonitions::Four) => "setup-choose-premonitions-four",
                Some(Premonitions::Five) => "setup-choose-premonitions-five",
                Some(Premonitions::Six) => "setup-choose-premonitions-six",
            };
            (get("tui-field-premonitions"), get(value))
        }
        Field::Code if page.code.is_empty() => (get("tui-field-code"), get("tui-code-empty")),
        Field::Code => (get("tui-field-code"), format!("{}_", page.code)),
        Field::Start => (get("tui-field-start"), String::new()),
    }
}

pub(super) fn settings(canvas: &mut Canvas<'_>, area: Rect, state: &SettingsPage, settings: &Settings) {
    let title = canvas.text.get("tui-menu-settings");
    let inside = page(canvas, area, &title);
    for (place, item) in Item::ALL.into_iter().enumerate() {
        let get = |key: &str| canvas.text.get(key);
        let (label, value) = match item {
            Item::Language => (get("plain-menu-language"), settings.language.name().to_owned()),
            Item::Paint => {
                let value = match settings.paint {
                    Paint::Suitable => "tui-paint-suitable",
                    Paint::Dark => "tui-paint-dark",
                    Paint::Light => "tui-paint-light",
                    Paint::HighContrast => "tui-paint-high-contrast",
                    Paint::Sixteen => "tui-paint-sixteen",
                    Paint::Plain => "tui-paint-plain",
                };
                (get("tui-setting-color"), get(value))
            }
            Item::Charset => {
                let value = match settings.charset {
                    Charset::Unicode => "tui-charset-unicode",
                    Charset::Ascii => "tui-charset-ascii",
                };
                (get("tui-setting-charset"), get(value))
            }
            Item::Motion => {
                let value = match settings.motion {
                    Motion::On => "tui-on",
                    Motion::Off => "tui-off",
                };
                (get("tui-setting-motion"), get(value))
            }
            Item::Mouse => {
                let value = match settings.mouse {
                    Mouse::On => "tui-on",
                    Mouse::Off => "tui-off",
                };
                (get("tui-setting-mouse"), get(value))
            }
            Item::SpellStop => {
                let value = match settings.spell_stop {
                    SpellStop::Never => "tui-spell-stop-asked",
                    SpellStop::BeforeDraws => "tui-spell-stop-always",
                };
                (get("tui-setting-spell-stop"), get(value))
            }
            Item::Back => (get("tui-back"), String::new()),
        };
        let y = inside.y + u16::try_from(place).unwrap_or(0) + u16::from(item == Item::Back);
        field(canvas, Rect::new(inside.x, y, inside.width, 1), place, state.cursor, (&label, &value));
    }
    let (up, sides) = (canvas.palette.either("↑↓", "tui-name-up-down"), canvas.palette.either("←→", "<>"));
    canvas.footer(
        area,
        &[
            (up, "tui-key-choose", Key::Down),
            (sides, "tui-key-change", Key::Right),
            ("tui-name-escape", "tui-key-back", Key::Escape),
        ],
    );
}
