//! Onirim in words: every text of the game, in English and French.
//!
//! The texts stand in `locales/`, in [Fluent](https://projectfluent.org). This crate has them built in; without the feature `embedded`, the program [supplies](supply) those of a
//! language, without the files in `terminal/`. A user interface keeps one [`Text`] and asks it for sentences.
//!
//! ```
//! use onirim_core::{Game, QuickChance, Seat, Setup};
//! use onirim_text::{Language, Perspective, Text};
//!
//! let text = Text::new(Language::parse("en_GB.UTF-8")?);
//! let mut events = Vec::new();
//! let game = Game::new(Setup::SOLO, &mut QuickChance::new(7), &mut events)?;
//!
//! let you = Perspective::Player(Seat::One);
//! for sentence in text.story(&events, you) {
//!     println!("{sentence}");
//! }
//! let view = game.view(Seat::One);
//! assert_eq!(
//!     text.question(&view).as_deref(),
//!     Some("Play or discard a card. Your row is empty: any card may begin it.")
//! );
//! for (number, action) in game.legal_actions().iter().enumerate() {
//!     println!("{}. {}", number + 1, text.choice(action, &view).line);
//! }
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! Texts explain the rules and the choices. They decide nothing: the game says what is legal and what can still be won.
//!
//! # Keys
//!
//! A key begins with its family.
//!
//! | families | for |
//! |---|---|
//! | `card-` `code-` `color-` `spell-` `premonition-` `setup-` `question-` `action-` `outcome-` `warning-` `event-` `illegal-` `ending-` `rules-` | the game |
//! | `fault-` | errors: each typed error of a library has a text here |
//! | `want-` `chore-` `slip-` `guide-` | real cards |
//! | `table-` `undo-` `kept-` `daily-` `deal-` `exchange-` `coach-` `statistics-` | all user interfaces |
//! | `app-` | those that draw `onirim-ui` |
//! | `plain-` `tui-` `web-` `lesson-` `cli-` `sim-` `train-` `review-` | one user interface or command; `review-` needs the feature `coach` |
//!
//! User interfaces ask for the last three kinds with [`Text::get`] and [`Text::get_with`]. `cargo xtask texts` finds missing and unused keys, and texts in the code.

mod args;
mod catalog;
mod choice;
#[cfg(feature = "coach")]
mod coach;
mod epilogue;
mod event;
mod fault;
mod keyboard;
mod keys;
mod language;
mod names;
mod numbers;
mod outcome;
mod player_name;
mod printable;
mod programs;
mod question;
mod real_cards;
#[cfg(feature = "coach")]
mod review;
mod rules;
mod session;
mod statistics;
mod story;
mod text;
mod verdict;
mod warning;

pub use args::Args;
#[cfg(feature = "embedded")]
pub use catalog::sources;
pub use catalog::{NoTexts, is_there, supply};
pub use choice::Choice;
pub use keyboard::Keyboard;
pub use language::{Language, UnknownLanguage};
pub use names::{Perspective, PremonitionText, SpellText};
pub use numbers::Sign;
pub use player_name::{PlayerName, PlayerNames, kept_names};
pub use printable::printable;
pub use rules::{Rule, Subject};
pub use text::{Text, TextError};
pub use warning::{Warning, warning};
