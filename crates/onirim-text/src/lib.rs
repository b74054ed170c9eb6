//! All texts of Onirim, in English and French.
//!
//! The texts are in `locales/`, in [Fluent](https://projectfluent.org) format. This crate embeds them (without the feature `embedded`, the
//! program [supplies](supply) those of a language, except for `terminal/`) and fills in their variables. A user interface keeps one [`Text`] and asks it for sentences.
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
//! Texts explain rules and choices. The game decides what is legal and what can still be won.
//!
//! # Keys
//!
//! A key begins with its family: `card-`, `code-`, `color-`, `spell-`, `premonition-`, `setup-`, `question-`, `action-`, `outcome-`, `warning-`,
//! `event-`, `illegal-`, `ending-`, `rules-`, `fault-`, `want-`, `chore-`, `slip-`, `guide-`. User interfaces use others with [`Text::get`] and [`Text::get_with`]: `table-`,
//! `undo-`, `kept-`, `daily-`, `deal-`, `exchange-`, `coach-` and `statistics-` for all of them; `app-` for those that draw the whole game; `plain-`, `tui-`, `web-`, `lesson-`, `cli-`, `sim-` and `train-` for one of them; `review-` for reviews, with the feature `coach`. `cargo xtask texts`
//! checks that no key is missing or unused, and that no text stands in the code.

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
