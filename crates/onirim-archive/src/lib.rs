//! Saved games of Onirim without a disk.
//!
//! What does not depend on where games are kept stands here: how an export file is [written](Exporter) and [read](import), what becomes of a game that [meets itself](News),
//! and when a kept game [may be changed](guard).

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
pub use verify::verified;
pub use world::World;
