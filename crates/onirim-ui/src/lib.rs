//! The user interface of Onirim without drawing: menu, table, questions, pages and settings, as state that a front end draws.
//!
//! An [`App`] takes an [`Input`] and changes its state; nothing here draws, waits, or has a clock. A front end draws [`App::screen`], passes keys
//! and clicks on, and provides its [`Equipment`]: an [`Archive`](onirim_session::Archive) for games, a source of seeds, its own settings, and a [`Coach`](coach::Coach). So all front ends share
//! the keys, the questions before costly choices, and the texts.
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
//! // The loop of a front end: inputs, then drawing. These inputs start a game and play the first card.
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
//! While [`App::is_moving`] or [`App::is_thinking`], send [`Input::Time`] often. A coach that computes elsewhere returns a [`Later`](onirim_session::Later) answer; when it
//! is there, the next input shows it.
//!
//! # Clicks
//!
//! [`Target::Key`] is the same as the key. The others depend on the screen:
//!
//! | screen | `Item(n)` | `Hand(n)` |
//! |---|---|---|
//! | menu, lessons, saved games, rules | the entry; menu, lessons and games open it | |
//! | new game, settings | moves to the line, a second click changes it; settings change at once. Front ends with form fields use [`App::form`], [`App::look_for`] and [`App::pick_setting`] | |
//! | table, [`Ask::Choose`](table::Ask::Choose) | makes this choice of `list` | points at this one of `places`, a second click makes the choice |
//! | [`Ask::Arrange`](table::Ask::Arrange) | takes the card, or puts the held one there | |
//! | [`Ask::Pay`](table::Ask::Pay) | pays one more of these cards | |
//! | [`Ask::SwapGoals`](table::Ask::SwapGoals) | picks this Goal | |
//! | [`Ask::Tell`](table::Ask::Tell), a deal | enters this card | |
//! | [`Ask::Over`](table::Ask::Over), [`Ask::Read`](table::Ask::Read), any dialog | gives this answer | |
//! | corrections | picks this line, then the right card | |
//!
//! A click on a covered table closes the cover, one during an animation ends it, and one before chores are done confirms them. After a turn a click hides the cards. While the
//! curtain is shown, only the space bar, or a button for it, shows cards; and just after the screen was passed on, clicks are ignored.

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
