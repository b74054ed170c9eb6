//! Onirim on the whole terminal.
//!
//! [`run`] plays in the terminal in which the program was started. All state is in an [`App`](onirim_ui::App), as in every front end; a [`Program`] adds the settings of a terminal
//! and draws it. Texts come from `onirim-text`; games are saved by `onirim-store`.
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
//!
//! # What is where
//!
//! | file | contents |
//! |---|---|
//! | `program` | the app with the colours, the character set and the size of a terminal |
//! | `run` | the real terminal and the clock; `terminal_events`, `terminal_colors` and `terminal_answers` read its events, its colours and its replies |
//! | `settings`, `targets` | settings that only a terminal has; what a click can hit |
//! | `draw/` | theme, palette, card art, layout, and a file for each part of the table and each page |
//!
//! # Decisions behind it
//!
//! - Drawing changes nothing. It returns the [`Targets`] of clicks and how far a page can scroll.
//! - `draw/table/layout` computes all areas before anything is drawn, from the size of the screen, the set-up and the kind of table. They do not depend on the question, so that nothing jumps. Tests check all sizes for overlaps.
//! - Each of two players has a side of the screen; the block at the bottom belongs to the player who is asked.
//! - Drawing code asks a theme for a role (a heading, a key, a red card) and never names a colour. Tests check the contrast of every cell of all screens.
//! - The terminal is asked for its background, and the program does not wait for the answer.
//!
//! Keys: `docs/keys.md`.

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
