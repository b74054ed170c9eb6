//! Saved games of Onirim without a disk.
//!
//! This crate has what all stores share: export files are [written](Exporter) and [read](import), imported games are
//! [merged](GameNews), and bookmarks are [checked](guard).

mod behind;
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
mod verify;
mod world;

pub use behind::{Flushed, Found, Here, Key, Place, PlaceTrouble, Row, Write};
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
pub use verify::verified;
pub use world::World;
