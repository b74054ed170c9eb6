//! Draws the screen. Nothing here changes the game.
//!
//! `theme` (the colour of everything, in `shade`s), `palette`, `ascii`, `brush`, `card_art`, `pictures` and `canvas` are the tools; `table`, its lower part `panel`, and `pages` draw.

mod ascii;
mod bars;
pub(crate) mod brush;
mod canvas;
mod card_art;
mod chores;
mod dealing;
mod key_help;
mod labyrinth;
mod overlay;
mod pages;
mod palette;
mod panel;
mod pictures;
mod setup_title;
mod shade;
mod slips;
mod table;
mod theme;

use onirim_ui::{App, Screen};
use ratatui::Frame;
use ratatui::layout::Rect;

use crate::targets::Targets;
use canvas::Canvas;
pub use palette::Charset;
pub(crate) use palette::Palette;
pub use shade::Shade;
pub use theme::Paint;
pub(crate) use theme::Theme;

/// The smallest window for the table.
pub const SMALLEST: (u16, u16) = (80, 24);

/// Draws the screen and returns what can be clicked.
pub(crate) fn draw(app: &App, palette: &Palette, frame: &mut Frame<'_>) -> Targets {
    let targets = screen(app, palette, frame);
    palette.theme.lay_ground(frame.buffer_mut());
    if palette.charset == Charset::Ascii {
        ascii::fold(frame.buffer_mut());
    }
    targets
}

fn screen(app: &App, palette: &Palette, frame: &mut Frame<'_>) -> Targets {
    let mut targets = Targets::default();
    let area = frame.area();
    let mut canvas = Canvas { buf: frame.buffer_mut(), targets: &mut targets, text: app.text(), palette };
    if area.width < SMALLEST.0 || area.height < SMALLEST.1 {
        too_small(&mut canvas, area);
        return targets;
    }
    match app.screen() {
        Screen::Menu(page) => pages::menu::draw(&mut canvas, area, page, app),
        Screen::Lessons(page) => pages::lessons::draw(&mut canvas, area, page),
        Screen::NewGame(page) => pages::new_game(&mut canvas, area, page, app),
        Screen::Dealing(dealing) => dealing::draw(&mut canvas, area, dealing),
        Screen::Game(screen) => table::draw(&mut canvas, area, screen, app.aftermath()),
        Screen::Records(records) => pages::records::draw(&mut canvas, area, records, app),
        Screen::Review(page) => pages::review::draw(&mut canvas, area, page),
        Screen::LookBack(page) => pages::look_back::draw(&mut canvas, area, page),
        Screen::Statistics(page) => pages::statistics::draw(&mut canvas, area, page),
        Screen::Rules(page) => pages::rules::draw(&mut canvas, area, page),
        Screen::Settings(page) => pages::settings(&mut canvas, area, page, app),
    }
    if app.has_key_help() {
        key_help::draw(&mut canvas, area, app);
    }
    if let Some(question) = app.invitation() {
        overlay::dialog(&mut canvas, area, question);
    }
    if let Some(problem) = app.problem() {
        overlay::notice(&mut canvas, area, &app.problem_title(), problem);
    }
    targets
}

fn too_small(canvas: &mut Canvas<'_>, area: Rect) {
    let args = onirim_text::Args::new()
        .number("width", SMALLEST.0)
        .number("height", SMALLEST.1)
        .number("now-width", area.width)
        .number("now-height", area.height);
    let message = canvas.text.get_with("tui-too-small", &args);
    let lines = crate::draw::brush::wrapped(&message, area.width);
    let top = area.height.saturating_sub(u16::try_from(lines.len()).unwrap_or(0)) / 2;
    for (line, y) in lines.iter().zip(top..area.height) {
        canvas.brush().centered(area.x, y, area.width, line, ratatui::style::Style::new());
    }
}
