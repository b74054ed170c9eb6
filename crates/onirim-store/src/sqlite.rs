//! Saved games of Onirim, statistics and settings, in one SQLite file.
//!
//! A [`Store`] is opened once, or [when it is needed](Store::at). It is an [`Archive`](onirim_session::Archive): a
//! new game is [created](Store::create), then [saved after each action](Store::append). What a method has saved
//! survives a crash and a power failure. A [`Bookmark`](onirim_session::Bookmark) says which plies of a game its
//! holder knows, so that two programs cannot continue the same game in two ways.
//!
//! ```
//! use onirim_core::Setup;
//! use onirim_record::Playthrough;
//! use onirim_session::{GameKind, Undo};
//! use onirim_store::Store;
//!
//! # let folder = tempfile::tempdir()?;
//! # let folder = folder.path();
//! let store = Store::open(folder)?;
//! let mut game = Playthrough::seeded(Setup::SOLO, 42);
//! let mut bookmark = store.create(GameKind::Normal, &game)?;
//!
//! // After each action:
//! let action = game.game().legal_actions().get(0).expect("the game has just begun");
//! game.act(action)?;
//! store.append(&mut bookmark, &game)?;
//!
//! // Another day:
//! let listing = store.unfinished()?;
//! let mut saved = store.load(listing.games[0].id)?;
//! assert_eq!(saved.playthrough.game(), game.game());
//!
//! // What is taken back is deleted, and the game does not count any more.
//! saved.playthrough.undo();
//! store.undo(&mut saved.bookmark, &saved.playthrough, Undo::ForHelp)?;
//! assert!(store.load(saved.summary.id)?.summary.assisted);
//!
//! // The first bookmark is out of date now: nothing gets mixed up.
//! game.act(game.game().legal_actions().get(0).expect("the game goes on"))?;
//! assert!(store.append(&mut bookmark, &game).is_err());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! The file of [`Store::export`] and [`Store::import`] is described in `docs/export-format.md`.

mod archive;
mod check;
mod clock;
mod connect;
mod daily;
mod error;
mod export;
mod link;
mod load;
mod location;
mod merge;
mod place;
mod reading;
mod rights;
mod save;
mod seed;
mod settings;
mod store;
mod summary;

pub use check::Checked;
pub use clock::{time_zone, today};
pub use error::StoreError;
pub use location::{FILE_NAME, FOLDER_VARIABLE, data_folder, own_files};
pub use seed::new_seed;
pub use settings::setting_in;
pub use store::Store;
