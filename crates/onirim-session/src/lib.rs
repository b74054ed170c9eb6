//! A game of Onirim on the table, for any front end.
//!
//! A [`Session`] holds the one game that is being played: it begins or opens it, acts, takes back and plays again, gives up, and knows whether the game
//! counts and who may look at the screen. It keeps the game in an [`Archive`] — a database, the storage of a browser, or [`Nowhere`] — and every change
//! says what became of that: a front end asks, and tells what it hears. It does no input or output of its own.
//!
//! ```
//! use jiff::civil::date;
//! use onirim_core::Setup;
//! use onirim_record::ShareCode;
//! use onirim_session::{Begun, Deal, Kept, Nowhere, Session};
//!
//! let archive = Nowhere;
//! let deal = Deal::Code(ShareCode { setup: Setup::SOLO, seed: 42 });
//! let (mut session, kept) = Session::begin(deal, date(2026, 3, 1), &archive);
//! assert_eq!(kept, Kept::Begun(Begun::Fresh));
//!
//! // The first choice; then as the player wants it.
//! let action = session.game().legal_actions().get(0).expect("the game has just begun");
//! match session.act(&[action], &archive)? {
//!     Kept::Saved | Kept::Begun(_) => {}
//!     Kept::Unsaved { .. } => println!("This is not saved. It will be tried again."),
//!     Kept::MovedOn => println!("Another program has continued this game. This is how it stands."),
//!     Kept::Ended => println!("Another program has ended this game."),
//! }
//! for event in session.chapters().last().into_iter().flatten() {
//!     println!("{event:?}");
//! }
//!
//! // A card was drawn, so taking that back has a price.
//! assert_eq!(session.price_of_undo(), Ok(onirim_session::Undo::ForHelp));
//! # Ok::<(), onirim_record::Refused>(())
//! ```

mod act;
mod advise;
mod archive;
mod begin;
mod bookmark;
mod card_order;
mod carry_out;
mod chronicle;
mod conclusion;
#[cfg(feature = "contract")]
pub mod contract;
mod daily;
mod damage;
mod epilogue;
mod game_id;
mod host;
pub mod interval;
mod keep;
mod kind;
mod later;
mod lesson;
mod listing;
mod local_seat;
mod played;
mod real_cards;
mod scene;
mod seat;
mod session;
pub mod settings;
mod spell_stop;
mod statistics;
mod summary;
mod take_back;
mod trouble;
mod undo;
mod watch;

pub use advise::NoHelp;
pub use archive::{Archive, Course, Entered, Loaded, Miss, Nowhere, Standing};
pub use begin::{Deal, Opened};
pub use bookmark::Bookmark;
pub use card_order::{CardOrder, HeldCard};
pub use chronicle::{Chronicle, Encounter, Met};
pub use conclusion::{Conclusion, DOORS, Defeat};
pub use daily::{daily_seed, read_day};
pub use damage::{Damage, DamagedGame};
pub use epilogue::{Epilogue, Tally};
pub use game_id::{GameId, GameIdError};
pub use host::{Host, Version};
pub use keep::{Agreed, Begun, Kept, Since};
pub use kind::GameKind;
pub use later::{Later, Promise};
pub use lesson::{Lecture, Lesson, Task};
pub use listing::{Counted, Listing, Page, SavedGame};
pub use local_seat::LocalSeat;
pub use played::{Company, Played};
pub use real_cards::{Chore, Corrected, Dealing, Fit, Guidance, Moment, NoCorrection, NotDealt, Told, alike};
pub use scene::{About, Presence, Rights, Saved, Scene, Surroundings, Talk};
pub use seat::{Answer, Ask, Change, Done, GameSeat, News, Reason, Thinker, Thought, Ticket};
pub use session::Session;
pub use spell_stop::SpellStop;
pub use statistics::{Best, Bests, Days, Figures, Finish, LAST, Laurel, Losses, Rate, Score, Share, Statistics};
pub use summary::GameSummary;
pub use take_back::{NoUndo, last_choice};
pub use trouble::{Arg, Trouble};
pub use undo::Undo;
pub use watch::{Watch, told_to};
