//! Saved games and settings of Onirim: implementations of [`Archive`](onirim_session::Archive), and the export file.
//!
//! | where games are kept | type | condition |
//! |---|---|---|
//! | in memory | [`Collection`] | |
//! | in an SQLite file | `Store` | feature `sqlite` |
//! | in a browser's IndexedDB | `Locker`: a `Collection` whose changes are written behind it | a page in a browser |
//!
//! What does not depend on the place is shared: how an export file is [written](Exporter) and [read](import), how a game is merged with another copy of itself
//! ([`News`]), and when a saved game [may be changed](guard).

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
pub use entry::{Entry, Item};
pub use error::ArchiveError;
pub use export::{Exported, Exporter};
pub use file_end::FileEnd;
pub use guard::{Standstill, Wanted, guard};
pub use import::{Import, Part, import};
pub use merge::{Attempt, Merged, News, check_daily};
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
