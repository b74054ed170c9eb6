//! A game of Onirim for any front end.
//!
//! A front end shows the [`Scene`] of a [`GameSeat`] and sends it requests ([`Ask`]). The seat may be on this device ([`LocalSeat`]) or on another one (`FarSeat` in
//! `onirim-wire`); screens cannot tell the difference.
//!
//! ```text
//!  screen ── Ask: Act, TakeBack, Redo, GiveUp, … ──▶ GameSeat ──▶ Answer: Done, Sent (the result comes later), Refused (with the reason)
//!         ◀── Scene: view, actions, chapters, watch, partner, rights ──┤
//!         ◀── poll: News ──────────────────────────────────────────────┘
//! ```
//!
//! A [`Session`] is the one game of a local seat. It begins or opens it, acts, takes back, and knows whether the game counts and which player may look. It saves the game in an
//! [`Archive`] (a database, the storage of a browser, or [`Nowhere`]); each change returns what became of saving it.
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
//! // The first choice of the player.
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
//!
//! # How it works
//!
//! - Each change is saved before it returns. If saving fails, the game goes on, and the next change or [`Session::keep`] tries again. Taking back and giving up are done only if the archive agrees.
//! - A [`Bookmark`] names the state that the archive has. If another program has changed the saved game, the session takes over that game ([`Kept::MovedOn`]).
//! - A [`Version`] is a line and a ply: after a take-back, the number of plies alone would name two states.
//! - A result that comes later is a [`Later`]; the other side holds its [`Promise`]. Dropping a `Later` cancels it.
//! - A program takes a seat as a header of the record. [`LocalSeat`] gives the view of that seat to a [`Thinker`] and carries out the answer no sooner than a person can follow.
//! - An error is data: a [`Trouble`] is the key of a text with its arguments.
//!
//! # Other parts
//!
//! | part | contents |
//! |---|---|
//! | `statistics/` | form, streaks, personal bests and win rates with intervals, from a list of [`GameSummary`]s. Assisted games, lessons and watched games count for nothing; games with a program have rows of their own |
//! | [`Epilogue`], [`Chronicle`] | what is shown at the end of a game |
//! | [`CardOrder`] | the order of the cards in a hand and on the discard pile. It follows from the events that a seat sees; a card keeps its place while it is in the hand |
//! | `lesson/` | lessons: each is a deal, the cards that come, and steps with a [`Task`]. The real engine plays them |
//! | `real_cards/` | real cards: which card is needed and why, what hands must do ([`Chore`]), and corrections, which replay the record with another card |
//! | `host.rs` | the game with its record and chapters, for [`Session`] and for the table of `onirim-wire` |
//!
//! # A new front end
//!
//! One that shows all screens draws `onirim-ui`. One of another kind needs only this crate, `onirim-text` and an archive of `onirim-store`:
//!
//! | it needs | it uses |
//! |---|---|
//! | a game | [`Session::begin`], [`Session::open`], [`Session::adopt`] or [`Session::lesson`] |
//! | what to show | [`Session::view`], [`Session::watch`], [`told_to`]; `Text::question`, `choice`, `story`, `ending` |
//! | what may be chosen | [`Session::game`] and its legal actions, only while `watch` is [`Watch::Everyone`] or [`Watch::Alone`] |
//! | how saving went | `Text::kept`, `Text::no_undo` |
//! | the end | [`Epilogue`], `Text::epilogue` |
//! | settings | the names in [`settings`] |
//! | its own texts | a file in `locales/en` and `locales/fr`, and its prefix in the documentation of `onirim-text` |

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
