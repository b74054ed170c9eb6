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
mod arrangement;
mod ascii;
mod brush;
mod card_art;
mod caution;
mod click;
mod deal;
mod dealing;
mod dialog;
mod draw;
mod effect;
mod goal_swap;
mod input;
mod lesson;
mod look;
mod menu;
mod new_game;
mod offers;
mod options;
mod payment;
mod play;
mod records;
mod review;
mod rules_page;
mod run;
mod scene;
mod seeds;
mod session;
mod settings;
mod settings_page;
mod shelf;
mod stage;
mod statistics_page;
mod teller;
mod terminal_events;
mod undo;

pub use app::App;
pub use deal::Deal;
pub use draw::{SMALLEST, draw};
pub use effect::Effect;
pub use input::{Input, Key, Target, Targets};
pub use look::{Charset, Paint};
pub use new_game::Purpose;
pub use options::{Departure, Error, Options, Start};
pub use run::run;
pub use settings::{Motion, Settings, SpellStop};
pub use shelf::{Flow, Shelf};
