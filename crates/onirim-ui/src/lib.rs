//! The whole game of Onirim without a screen: menu, table, questions, pages and settings as state that a front end draws.
//!
//! An [`App`] takes an [`Input`] and changes its state. It does not draw, wait, or read a clock. A front end shows [`App::screen`] in its own way, reports keys and clicks, and
//! brings its [`Equipment`]: an [`Archive`](onirim_session::Archive), a source of seeds, the settings that only it has, and a [`Coach`](coach::Coach). So every front end is the same program: the
//! same keys, the same confirmations, the same words.
//!
//! # A front end
//!
//! ```
//! use std::rc::Rc;
//! use std::time::Duration;
//!
//! use jiff::civil::date;
//! use onirim_ui::coach::OnTheSpot;
//! use onirim_ui::table::Ask;
//! use onirim_ui::{App, Equipment, Flow, Input, Item, Key, Keyboard, Screen, Settings, Sharing, Start, Target};
//! use onirim_session::Nowhere;
//!
//! let equipment = Equipment {
//!     archive: Rc::new(Nowhere),
//!     seeds: Box::new(|| Ok(7)),
//!     sharing: Sharing::Code,
//!     local_time: |moment| jiff::tz::Offset::UTC.to_datetime(moment),
//!     keyboard: Keyboard::There,
//!     coach: Box::new(OnTheSpot),
//!     items: vec![Item::Language, Item::Motion, Item::SpellStop, Item::Hand, Item::Guidance, Item::Back],
//! };
//! let mut app = App::new(Settings::default(), date(2026, 3, 1), equipment);
//! app.start(Start::Menu);
//!
//! // The loop of a front end: what comes in, then what is seen. Here a player begins a game and plays the first card.
//! let pressed = [Key::Char('1'), Key::Enter, Key::Char('1'), Key::Char('p')];
//! for (number, key) in pressed.into_iter().enumerate() {
//!     app.update(Input::Time(Duration::from_millis(100 * number as u64)));
//!     if app.update(Input::Key(key)) == Flow::Leave {
//!         break;
//!     }
//!     if let Some(words) = app.take_clipboard() {
//!         println!("to the clipboard: {words}");
//!     }
//!     if let Some(problem) = app.problem() {
//!         println!("{problem}");
//!     }
//!     match app.screen() {
//!         Screen::Menu(menu) => println!("the menu, with its cursor at {}", menu.cursor),
//!         Screen::Game(table) => {
//!             println!("{}", app.text().question(&table.view()).unwrap_or_default());
//!             if let Ask::Choose(offers) = &table.ask {
//!                 // The choice with this place is made by `Input::Click(Target::Item(place))`.
//!                 offers.list.iter().for_each(|offer| println!("{:?} {}", offer.key, offer.label));
//!             }
//!         }
//!         other => println!("{other:?}"),
//!     }
//! }
//! assert_eq!(app.session().expect("a game").playthrough().ply(), 1);
//! # app.update(Input::Click(Target::Item(0)));
//! ```
//!
//! While [`App::is_moving`] or [`App::is_thinking`], the front end sends the time often; otherwise it matters little. A coach that thinks elsewhere returns a [`Later`](onirim_session::Later)
//! result; when that has come, the next input of any kind, such as the time, takes it up.
//!
//! # Clicks
//!
//! [`Target::Key`] is as good as the key. The others depend on the screen:
//!
//! | screen | `Item(n)` | `Hand(n)` |
//! |---|---|---|
//! | menu, lessons, saved games, rules | the entry: menu, lessons and games open it | |
//! | new game, settings | the line: chosen, and changed by a second click; settings change at once. Real fields use [`App::form`], [`App::look_for`] and [`App::pick_setting`] | |
//! | table, [`Ask::Choose`](table::Ask::Choose) | makes this choice of `list` | points at this one of `places`; a second click makes the choice |
//! | [`Ask::Arrange`](table::Ask::Arrange) | takes the card, or puts down the one that is held | |
//! | [`Ask::Pay`](table::Ask::Pay) | one more of these | |
//! | [`Ask::SwapGoals`](table::Ask::SwapGoals) | this Goal | |
//! | [`Ask::Tell`](table::Ask::Tell), a deal | this card came up | |
//! | [`Ask::Over`](table::Ask::Over), [`Ask::Read`](table::Ask::Read), any dialog | this answer | |
//! | the list of told cards, for a correction | this line, then the card that it was | |
//!
//! A click on a table that is covered, that moves, or that waits for hands ends that state and does nothing else. After a turn, the player who had it hides the cards with a click; only the space bar shows the other player's cards. For a moment after the screen has changed hands, clicks do nothing.
//!
//! # What is where
//!
//! | module | contents |
//! |---|---|
//! | `app/` | the program: screens and the ways between them, opening games, lists, replays, what follows the end of a game |
//! | [`table`] | the game on the screen: keys, clicks, hints, animations, real cards, lessons |
//! | [`asks`] | how a question is answered: digits are places of the hand (`place`), letters are actions (`verb`), and one file for each kind of question |
//! | [`pages`] | menu, new game, records, review, rules, settings, statistics |
//! | [`coach`] | the trait for thinking, now or later; advice in words; judgements for reviews |
//! | `next` | the one vocabulary of navigation (stay, back, open, do, quit): every screen returns it, and only `App` carries it out |
//! | [`key_sheet`] | the table of keys that work now |
//!
//! Columns, colours and wrapping are matters of the front end; it reports how far something can be scrolled with `Input::Reach`. Settings that only it has are [`Setting`]s that it brings: the page of settings lists and saves them. The crate builds for WebAssembly, without SQLite, threads or a clock.

mod app;
pub mod asks;
pub mod coach;
mod input;
pub mod key_sheet;
mod next;
pub mod pages;
mod scene;
mod settings;
mod start;
pub mod table;

pub use app::{Aftermath, App, Equipment, Flow, Screen, Seeds, Sharing};
pub use input::{Input, Key, Target};
pub use onirim_text::Keyboard;
pub use pages::DealFrom;
pub use settings::{HandOrder, Item, Motion, OwnSetting, Setting, Settings, Value};
pub use start::Start;
