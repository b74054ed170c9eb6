//! Onirim on the whole terminal.
//!
//! [`run`] plays in the terminal that the program was started in. What happens there is an [`onirim_ui::App`], the same as at every front end; a [`Program`] is
//! that with the looks of a terminal, and draws it. The texts come from `onirim-text`; games are kept by `onirim-store`.
//!
//! ```
//! use jiff::civil::date;
//! use onirim_ui::{Input, Key};
//! use onirim_store::{Store, new_seed};
//! use onirim_tui::{Program, Settings};
//! use ratatui::{Terminal, backend::TestBackend};
//!
//! let store = Store::in_memory()?;
//! let mut program = Program::new(Settings::default(), date(2026, 3, 1), new_seed, store);
//! for key in [Key::Enter, Key::Enter] {
//!     program.update(Input::Key(key));
//! }
//! assert!(program.app().session().is_some());
//!
//! let mut terminal = Terminal::new(TestBackend::new(80, 24))?;
//! terminal.draw(|frame| drop(program.draw(frame)))?;
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod draw;
mod options;
mod program;
mod run;
mod screen;
mod settings;
mod suspend;
mod targets;
mod terminal_answers;
mod terminal_colors;
mod terminal_events;

pub use onirim_ui::{Motion, Start};

pub use draw::{Charset, Paint, SMALLEST, Shade};
pub use options::{Departure, Error, Options};
pub use program::Program;
pub use run::run;
pub use settings::{Mouse, Settings};
pub use targets::Targets;
pub use terminal_colors::{Depth, TerminalColors};
