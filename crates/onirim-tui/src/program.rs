//! The program, and how a terminal shows it.

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

/// The program on a terminal that can show certain colours and has a certain size, without the terminal itself and without clock.
pub struct Program {
    app: App,
    store: Rc<Store>,
    terminal: TerminalColors,
    pub(crate) palette: Palette,
    /// What the palette was made for.
    painted: Settings,
    /// Columns and lines of the screen.
    size: (u16, u16),
}

impl Program {
    /// The program at its menu, with a source of seeds for new games.
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

    /// The program without the terminal.
    pub fn app(&self) -> &App {
        &self.app
    }

    /// The same, to be sent somewhere.
    pub fn app_mut(&mut self) -> &mut App {
        &mut self.app
    }

    /// Where games and settings are kept.
    pub fn store(&self) -> &Store {
        &self.store
    }

    /// From now on on a terminal that can show this.
    pub fn move_to(&mut self, terminal: TerminalColors) {
        self.terminal = terminal;
        self.paint();
    }

    /// The terminal has said what its background is.
    pub fn lie_on(&mut self, background: Shade) {
        self.move_to(self.terminal.on(background));
    }

    /// The screen has this size now: columns and lines.
    pub fn resize(&mut self, columns: u16, lines: u16) {
        self.size = (columns, lines);
    }

    /// From now on with these settings.
    pub fn prefer(&mut self, settings: Settings) {
        for (name, word) in settings.own() {
            self.app.choose(name, word);
        }
        self.app.prefer(settings.shared());
        self.paint();
    }

    /// What the player likes.
    pub fn settings(&self) -> Settings {
        let word = |name: &str| self.app.chosen(name);
        Settings {
            paint: word(names::COLOR).and_then(Paint::from_word).unwrap_or(self.painted.paint),
            charset: word(names::CHARSET).and_then(Charset::from_word).unwrap_or(self.painted.charset),
            mouse: word(names::MOUSE).and_then(Mouse::from_word).unwrap_or(self.painted.mouse),
            ..self.painted.sharing(self.app.settings())
        }
    }

    /// Something came in. All that is to be kept is kept before this returns.
    pub fn update(&mut self, input: Input) -> Flow {
        let flow = match input {
            Input::Key(Key::Char('q' | 'Q')) if !self.is_seen() => self.app.update(Input::Key(Key::Interrupt)),
            // Nobody acts on a table that is not seen.
            Input::Key(_) | Input::Click(_) if !self.is_seen() && input != Input::Key(Key::Interrupt) => Flow::Stay,
            Input::Key(_) | Input::Click(_) | Input::Time(_) | Input::Reach(_) => self.app.update(input),
        };
        if self.settings() != self.painted {
            self.paint();
        }
        flow
    }

    /// Is the screen large enough to show what there is?
    fn is_seen(&self) -> bool {
        self.size.0 >= SMALLEST.0 && self.size.1 >= SMALLEST.1
    }

    /// Draws the screen, and says what on it can be clicked.
    pub fn draw(&self, frame: &mut Frame<'_>) -> Targets {
        draw(&self.app, &self.palette, frame)
    }

    /// Colours and signs as the player wants them, and the terminal can show them.
    fn paint(&mut self) {
        self.painted = self.settings();
        self.palette = palette(&self.app, self.painted, self.terminal);
    }

    /// Closes the store, when all is over.
    pub fn close(self) -> Result<(), StoreError> {
        drop(self.app);
        Rc::into_inner(self.store).map_or(Ok(()), Store::close)
    }
}

fn palette(app: &App, settings: Settings, terminal: TerminalColors) -> Palette {
    Palette::new(app.text(), settings.charset, Theme::new(settings.paint, terminal))
}
