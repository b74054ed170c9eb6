//! The whole game of Onirim without a screen: menu, table, questions, pages, settings, as state that a front end draws.
//!
//! An [`App`] takes an [`Input`] and changes its state; nothing here draws, waits, or knows a clock. A front end shows [`App::screen`] in its own way, says what was pressed
//! or clicked, and brings its [`Equipment`]: an [`Archive`](onirim_session::Archive) that keeps games, a source of seeds, the settings that only it has, and a [`Coach`](coach::Coach). So every front end is the same
//! program: the same keys, the same questions before something costly, the same words.
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
//! // The loop of a front end: what comes in, then what is seen. Here somebody begins a game and plays the first card.
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
//! While [`App::is_moving`] or [`App::is_thinking`], time is to be told often; otherwise it matters little. A coach who thinks elsewhere gives a [`Later`](onirim_session::Later) answer; when it
//! has come, anything that comes in makes the program take notice, such as the time.
//!
//! # What is clicked
//!
//! [`Target::Key`] is as good as the key. The others, by what is on the screen:
//!
//! | screen | `Item(n)` | `Hand(n)` |
//! |---|---|---|
//! | menu, lessons, saved games, rules | the entry: menu, lessons and games open it | |
//! | new game, settings | the line: chosen, and once more changed; settings change at once. Real fields use [`App::form`], [`App::look_for`] and [`App::pick_setting`] | |
//! | table, [`Ask::Choose`](table::Ask::Choose) | makes this choice of `list` | points at this one of `places`; once more makes the choice |
//! | [`Ask::Arrange`](table::Ask::Arrange) | takes the card, or puts the one that is held there | |
//! | [`Ask::Pay`](table::Ask::Pay) | one more of these | |
//! | [`Ask::SwapGoals`](table::Ask::SwapGoals) | this Goal | |
//! | [`Ask::Tell`](table::Ask::Tell), a deal | this card came up | |
//! | [`Ask::Over`](table::Ask::Over), [`Ask::Read`](table::Ask::Read), any dialog | this answer | |
//! | what was told, to be corrected | this line, then what it was | |
//!
//! A click on a table that is covered, that moves, or that waits for hands ends that, and does nothing else; one of a player whose turn is over hides the cards. While nobody looks, only the space bar,
//! or what stands for it, shows cards; and for a moment after the screen has changed hands, clicks mean nothing.

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

pub use app::{Aftermath, App, Equipment, Flow, KeyHelp, Screen, Seeds, Sharing};
pub use input::{Input, Key, Target};
pub use onirim_text::Keyboard;
pub use pages::DealFrom;
pub use settings::{HandOrder, Item, Motion, Own, Setting, Settings, Value};
pub use start::Start;
