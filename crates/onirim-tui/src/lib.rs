//! Onirim on the whole terminal.
//!
//! [`run`] plays in the terminal that the program was started in. Everything that is not terminal, clock or disk is pure: an [`App`] takes
//! an [`Input`] and answers with [`Effect`]s, and [`draw`] puts it on a screen. The rules come from `onirim-core`, the texts from
//! `onirim-text`, saved games from `onirim-store`.
//!
//! ```
//! use jiff::civil::date;
//! use onirim_store::Store;
//! use onirim_tui::{App, Input, Key, Settings, Shelf, draw};
//! use ratatui::{Terminal, backend::TestBackend};
//!
//! let mut app = App::new(Settings::default(), date(2026, 3, 1), 7);
//! let mut shelf = Shelf::new(Store::in_memory()?);
//! for key in [Key::Enter, Key::Enter] {
//!     for effect in app.update(Input::Key(key)) {
//!         shelf.perform(&effect, &mut app);
//!     }
//! }
//! assert!(app.on_table().is_some());
//!
//! let mut terminal = Terminal::new(TestBackend::new(80, 24))?;
//! terminal.draw(|frame| drop(draw(&app, frame)))?;
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod app;
mod asks;
mod draw;
mod effect;
mod input;
mod options;
mod pages;
mod run;
mod scene;
mod seeds;
mod settings;
mod shelf;
mod table;
mod terminal_events;

pub use app::App;
pub use draw::{Charset, Paint, SMALLEST, draw};
pub use effect::Effect;
pub use input::{Input, Key, Target, Targets};
pub use options::{Error, Options, Start};
pub use pages::Purpose;
pub use run::run;
pub use settings::{Motion, Settings, SpellStop};
pub use shelf::{Flow, Shelf};
pub use table::Deal;
