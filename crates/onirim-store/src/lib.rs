//! Saved games and settings of Onirim: implementations of [`Archive`](onirim_session::Archive), and the export file.
//!
//! | where games are saved | type | condition |
//! |---|---|---|
//! | in memory | [`Collection`] | |
//! | in an SQLite file | `Store` | feature `sqlite` |
//! | in a browser's IndexedDB | `Locker`: a `Collection` whose changes are written behind it | a page in a browser |
//!
//! ```
//! use jiff::{Timestamp, civil::date};
//! use onirim_core::Setup;
//! use onirim_record::ShareCode;
//! use onirim_session::{Deal, Session};
//! use onirim_store::{Collection, World};
//!
//! let collection = Collection::new(World { now: || Timestamp::UNIX_EPOCH, bits: || Ok(1) });
//! let deal = Deal::Code(ShareCode { setup: Setup::SOLO, seed: 42 });
//! let (mut session, _) = Session::begin(deal, date(2026, 3, 1), &collection);
//! let action = session.game().legal_actions().get(0).expect("the game has just begun");
//! session.act(&[action], &collection)?;
//!
//! // Everything that is saved, as a file.
//! let mut file = Vec::new();
//! let exported = collection.export(&mut file)?;
//! assert!(String::from_utf8(file)?.contains("onirim-export"));
//! # let _ = exported;
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # What is where
//!
//! | file | contents |
//! |---|---|
//! | `export`, `import`, `line`, `skipped`, `file_end` | the [export file](Exporter): written, [read](import), and what an import reports; `docs/export-format.md` describes it |
//! | `merge`, `guard`, `verify`, `progress`, `setting` | rules that all archives obey: how a game is merged with another copy of itself, when a saved game [may be changed](guard), verification by replay |
//! | `collection/` | the games in memory |
//! | `behind/` | the trait [`Place`]: slow storage of rows behind a collection; which row may be written, and taking over what others wrote |
//! | `sqlite/` | the store in a file |
//! | `browser/` | IndexedDB as a [`Place`], and messages between pages |
//!
//! # SQLite
//!
//! What [`Store::append`](onirim_session::Archive::append) has acknowledged is on the disk. The `Bookmark` that goes back and forth names the saved state, so that two programs cannot continue one game in two ways.
//!
//! # A browser
//!
//! A session wants its answer at once, and IndexedDB answers later. So the collection answers and marks the changed rows; after each input the page awaits `Locker::settle`, which writes
//! them in one transaction, and only then shows the result:
//!
//! ```text
//! let locker = Locker::open().await;
//! let app = App::new(…, Equipment { archive: locker.archive(), … });
//! locker.hear(move || { app.look_again(); draw(); }); // another page has changed something
//!
//! app.update(input);
//! locker.settle(|| app.look_again()).await;           // written, or the player is told that it is not
//! draw();
//! ```
//!
//! - If writing fails, the collection refuses further changes (`Miss::Failed`), the session reports `Unsaved`, and every later `settle` tries again.
//! - Two pages are two programs. A row of a game has a stamp: its writer and a number. A row is written only over the stamp that is known; otherwise the stored row is taken over, and the session learns of it at its next `keep`.
//! - The first attempt at the deal of a day counts; the game of the other page becomes practice. The last setting counts. Pages tell each other which rows they wrote, and a page that missed a message reads everything again (`refresh`).
//! - A database is marked when it is made. A different mark means that the browser has deleted everything: the collection is emptied, and only the game on the table is saved again (`Miss::Lost`).
//! - IndexedDB only reads and writes rows of text. All decisions are made in `collection/` and `behind/`, where tests replace the browser by a place in memory that fails at every single call.

mod behind;
#[cfg(all(target_family = "wasm", target_os = "unknown"))]
mod browser;
mod collection;
mod entry;
mod error;
mod export;
mod file_end;
mod guard;
mod import;
mod line;
mod merge;
mod progress;
mod setting;
mod skipped;
#[cfg(feature = "sqlite")]
mod sqlite;
mod verify;
mod world;

pub use behind::{Flushed, Found, Here, Key, Place, PlaceTrouble, Row, Write};
#[cfg(all(target_family = "wasm", target_os = "unknown"))]
pub use browser::{Locker, Stay, WORLD, ask_to_stay, new_seed, today};
pub use collection::{Collection, CollectionError};
pub use entry::{GameEntry, ImportedItem};
pub use error::ArchiveError;
pub use export::{Exported, Exporter};
pub use file_end::FileEnd;
pub use guard::{KeptState, Requirement, guard};
pub use import::{Import, Part, import};
pub use merge::{Attempt, GameNews, Merged, check_daily};
pub use progress::{Progress, doors_found, record_end, turns_of};
pub use setting::check_setting;
pub use skipped::{Imported, MOST_SKIPPED, SkipReason, Skipped};
#[cfg(feature = "sqlite")]
pub use sqlite::{
    Checked, FILE_NAME, FOLDER_VARIABLE, Store, StoreError, data_folder, new_seed, own_files, setting_in, time_zone,
    today,
};
pub use verify::verified;
pub use world::World;
