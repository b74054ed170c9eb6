//! The program on a terminal, without the terminal itself.

use std::rc::Rc;

use jiff::civil::Date;
use onirim_session::settings as names;
use onirim_store::{Store, StoreError, time_zone};
use onirim_ui::coach::OnTheSpot;
use onirim_ui::{App, Equipment, Flow, Input, Key, Keyboard, Sharing};
use ratatui::Frame;

use crate::draw::{Charset, Paint, Palette, SMALLEST, Shade, Theme, draw};
use crate::settings::{Mouse, Settings};
use crate::targets::Targets;
use crate::terminal_colors::TerminalColors;

/// The program on a terminal with certain colours and a certain size, without the terminal itself and without a clock.
pub struct Program {
    app: App,
    store: Rc<Store>,
    terminal: TerminalColors,
    pub(crate) palette: Palette,
    /// The settings that the palette was made for.
    painted: Settings,
    /// Columns and lines.
    size: (u16, u16),
}

impl Program {
    /// Starts at the menu, with a source of seeds for new games.
    pub fn new(
        settings: Settings,
        today: Date,
        mut seeds: impl FnMut() -> Result<u64, StoreError> + 'static,
        store: Store,
    ) -> Program {
        let store = Rc::new(store);
        let equipment = Equipment {
            archive: Rc::<Store>::clone(&store),
            seeds: Box::new(move || Ok(seeds()?)),
            sharing: Sharing::Code,
            local_time: |moment| moment.to_zoned(time_zone()).datetime(),
            keyboard: Keyboard::There,
            coach: Box::new(OnTheSpot),
            items: settings.items(),
        };
        let app = App::new(settings.shared(), today, equipment);
        let terminal = TerminalColors::default();
        let palette = palette(&app, settings, terminal);
        Program { app, store, terminal, palette, painted: settings, size: SMALLEST }
    }

    /// The user interface.
    pub fn app(&self) -> &App {
        &self.app
    }

    /// The user interface, mutable.
    pub fn app_mut(&mut self) -> &mut App {
        &mut self.app
    }

    /// The store of games and settings.
    pub fn store(&self) -> &Store {
        &self.store
    }

    /// Sets the colours of the terminal.
    pub fn move_to(&mut self, terminal: TerminalColors) {
        self.terminal = terminal;
        self.paint();
    }

    /// Sets the background that the terminal has reported.
    pub fn lie_on(&mut self, background: Shade) {
        self.move_to(self.terminal.on(background));
    }

    /// Sets the size of the window: columns and lines.
    pub fn resize(&mut self, columns: u16, lines: u16) {
        self.size = (columns, lines);
    }

    /// Replaces all settings.
    pub fn prefer(&mut self, settings: Settings) {
        for (name, word) in settings.own() {
            self.app.choose(name, word);
        }
        self.app.prefer(settings.shared());
        self.paint();
    }

    /// The player's settings.
    pub fn settings(&self) -> Settings {
        let word = |name: &str| self.app.chosen(name);
        Settings {
            paint: word(names::COLOR).and_then(Paint::from_word).unwrap_or(self.painted.paint),
            charset: word(names::CHARSET).and_then(Charset::from_word).unwrap_or(self.painted.charset),
            mouse: word(names::MOUSE).and_then(Mouse::from_word).unwrap_or(self.painted.mouse),
            ..self.painted.sharing(self.app.settings())
        }
    }

    /// Handles one input. Everything that must be saved is saved before this returns.
    pub fn update(&mut self, input: Input) -> Flow {
        let flow = match input {
            Input::Key(Key::Char('q' | 'Q')) if !self.is_seen() => self.app.update(Input::Key(Key::Interrupt)),
            // In a window that is too small the table is not visible: nothing may act on it.
            Input::Key(_) | Input::Click(_) if !self.is_seen() && input != Input::Key(Key::Interrupt) => Flow::Stay,
            Input::Key(_) | Input::Click(_) | Input::Time(_) | Input::Reach(_) => self.app.update(input),
        };
        if self.settings() != self.painted {
            self.paint();
        }
        flow
    }

    /// Whether the window is large enough.
    fn is_seen(&self) -> bool {
        self.size.0 >= SMALLEST.0 && self.size.1 >= SMALLEST.1
    }

    /// Draws the screen and returns what can be clicked.
    pub fn draw(&self, frame: &mut Frame<'_>) -> Targets {
        draw(&self.app, &self.palette, frame)
    }

    /// The palette for the settings and the terminal.
    fn paint(&mut self) {
        self.painted = self.settings();
        self.palette = palette(&self.app, self.painted, self.terminal);
    }

    /// Closes the store.
    pub fn close(self) -> Result<(), StoreError> {
        drop(self.app);
        Rc::into_inner(self.store).map_or(Ok(()), Store::close)
    }
}

fn palette(app: &App, settings: Settings, terminal: TerminalColors) -> Palette {
    Palette::new(app.text(), settings.charset, Theme::new(settings.paint, terminal))
}
