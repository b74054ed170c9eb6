//! Onirim on the whole terminal.
//!
//! [`run`] plays in the terminal that the program was started in. Everything that is not terminal or clock is plain: an [`App`] takes
//! an [`Input`], and [`draw`] puts it on a screen. The rules come from `onirim-core`, the game on the table from `onirim-session`, the texts from
//! `onirim-text`; games are kept by `onirim-store`.
//!
//! ```
//! use jiff::civil::date;
//! use onirim_store::{Store, new_seed};
//! use onirim_tui::{App, Input, Key, Settings, draw};
//! use ratatui::{Terminal, backend::TestBackend};
//!
//! let store = Store::in_memory()?;
//! let mut app = App::new(Settings::default(), date(2026, 3, 1), Box::new(new_seed), store);
//! for key in [Key::Enter, Key::Enter] {
//!     app.update(Input::Key(key));
//! }
//! assert!(app.session().is_some());
//!
//! let mut terminal = Terminal::new(TestBackend::new(80, 24))?;
//! terminal.draw(|frame| drop(draw(&app, frame)))?;
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod app;
mod asks;
mod draw;
mod input;
mod options;
mod pages;
mod run;
mod scene;
mod settings;
mod suspend;
mod table;
mod terminal_answers;
mod terminal_colors;
mod terminal_events;

pub use app::{App, Flow, Seeds};
pub use draw::{Charset, Paint, SMALLEST, Shade, draw};
pub use input::{Input, Key, Target, Targets};
pub use options::{Departure, Error, Options, Start};
pub use pages::DealFrom;
pub use run::run;
pub use settings::{Motion, Mouse, Settings};
pub use terminal_colors::{Depth, TerminalColors};
