//! Errors of the store.

use std::io;
use std::path::{Path, PathBuf};

use crate::ArchiveError;
use onirim_session::{DamagedGame, Trouble};
use thiserror::Error;

/// Why the store did not do what it was asked for. Nothing has changed then.
#[derive(Debug, Error)]
#[expect(missing_docs, reason = "each message says what is wrong")]
pub enum StoreError {
    #[error("this system does not say where programs keep their data: name a folder in ONIRIM_DATA_DIR")]
    NoFolder,
    #[error("the folder {} cannot be used: {error}; make it writable, or name another one in ONIRIM_DATA_DIR", folder.display())]
    Folder { folder: PathBuf, error: io::Error },
    #[error(
        "{} cannot be written: make the file and its folder writable, or name another folder in ONIRIM_DATA_DIR",
        file.display()
    )]
    NotWritable { file: PathBuf },
    #[error(
        "{} is damaged ({detail}) and was left as it is: move it away and start the program again, then import your last export",
        file.display()
    )]
    Damaged { file: PathBuf, detail: String },
    #[error("{} belongs to another program and was left as it is: move it away, or name another folder in ONIRIM_DATA_DIR", file.display())]
    NotAStore { file: PathBuf },
    #[error(
        "{} was written by a newer Onirim (version {found} of the file, this program knows {known}) and was left as it is: update this program",
        file.display()
    )]
    NewerVersion { file: PathBuf, found: i64, known: i64 },
    #[error("another program is using {}: close it, or try again in a moment", file.display())]
    Busy { file: PathBuf },
    #[error("the disk with {} is full: make room and try again", file.display())]
    DiskFull { file: PathBuf },
    #[error(transparent)]
    Archive(#[from] ArchiveError),
    #[error("{} could not be used: {error}; try again, and report it if it happens again", file.display())]
    Database { file: PathBuf, error: sqlx::Error },
}

impl From<&StoreError> for Trouble {
    fn from(error: &StoreError) -> Trouble {
        let about = |key, file: &Path| Trouble::new(key).with("path", file.display().to_string());
        match error {
            StoreError::NoFolder => Trouble::new("fault-store-no-folder"),
            StoreError::Folder { folder, error } => {
                about("fault-store-folder", folder).with("reason", Trouble::from(error))
            }
            StoreError::NotWritable { file } => about("fault-store-not-writable", file),
            StoreError::Damaged { file, detail } => about("fault-store-damaged", file).with("reason", detail.as_str()),
            StoreError::NotAStore { file } => about("fault-store-not-a-store", file),
            StoreError::NewerVersion { file, found, known } => {
                about("fault-store-newer", file).with("found", *found).with("known", *known)
            }
            StoreError::Busy { file } => about("fault-store-busy", file),
            StoreError::DiskFull { file } => about("fault-store-disk-full", file),
            StoreError::Archive(error) => error.into(),
            StoreError::Database { file, error } => {
                about("fault-store-database", file).with("reason", error.to_string())
            }
        }
    }
}

impl From<StoreError> for Trouble {
    fn from(error: StoreError) -> Trouble {
        Trouble::from(&error)
    }
}

/// An error inside the store, without the path of its file.
#[derive(Debug)]
pub(crate) enum Fault {
    Sql(sqlx::Error),
    Known(StoreError),
}

impl From<sqlx::Error> for Fault {
    fn from(error: sqlx::Error) -> Fault {
        Fault::Sql(error)
    }
}

impl From<StoreError> for Fault {
    fn from(error: StoreError) -> Fault {
        Fault::Known(error)
    }
}

impl From<ArchiveError> for Fault {
    fn from(error: ArchiveError) -> Fault {
        Fault::Known(error.into())
    }
}

impl From<DamagedGame> for Fault {
    fn from(damaged: DamagedGame) -> Fault {
        ArchiveError::from(damaged).into()
    }
}

impl Fault {
    pub(crate) fn about(self, file: &Path) -> StoreError {
        match self {
            Fault::Known(error) => error,
            Fault::Sql(error) => of_sqlite(error, file.to_owned()),
        }
    }

    /// Is it an error of SQLite or of the file, and not of a single game?
    pub(crate) fn is_of_database(&self) -> bool {
        match self {
            Fault::Sql(_) | Fault::Known(StoreError::Damaged { .. }) => true,
            Fault::Known(_) => false,
        }
    }

    /// Could the file still be opened to read?
    pub(crate) fn is_for_want_of_rights(&self) -> bool {
        match self {
            Fault::Sql(error) => matches!(primary_code(error), Some(code::PERM | code::READONLY | code::CANTOPEN)),
            Fault::Known(_) => false,
        }
    }

    pub(crate) fn is_busy(&self) -> bool {
        match self {
            Fault::Sql(error) => matches!(primary_code(error), Some(code::BUSY | code::LOCKED)),
            Fault::Known(_) => false,
        }
    }
}

/// The result codes of SQLite that are told apart.
mod code {
    pub(super) const ERROR: u32 = 1;
    pub(super) const PERM: u32 = 3;
    pub(super) const BUSY: u32 = 5;
    pub(super) const LOCKED: u32 = 6;
    pub(super) const READONLY: u32 = 8;
    pub(super) const IOERR: u32 = 10;
    pub(super) const CORRUPT: u32 = 11;
    pub(super) const FULL: u32 = 13;
    pub(super) const CANTOPEN: u32 = 14;
    pub(super) const NOTADB: u32 = 26;
    /// An extended code.
    pub(super) const IOERR_SHMSIZE: u32 = IOERR | 19 << 8;
}

fn extended_code(error: &sqlx::Error) -> Option<u32> {
    error.as_database_error()?.code()?.parse().ok()
}

fn primary_code(error: &sqlx::Error) -> Option<u32> {
    extended_code(error).map(|code| code & 0xff)
}

/// On a full disk, SQLite cannot make the file for shared memory and reports an I/O error.
fn is_out_of_room(error: &sqlx::Error) -> bool {
    extended_code(error) == Some(code::IOERR_SHMSIZE)
}

fn of_sqlite(error: sqlx::Error, file: PathBuf) -> StoreError {
    if is_out_of_room(&error) {
        return StoreError::DiskFull { file };
    }
    match primary_code(&error) {
        Some(code::BUSY | code::LOCKED) => StoreError::Busy { file },
        Some(code::PERM | code::READONLY | code::CANTOPEN) => StoreError::NotWritable { file },
        Some(code::FULL) => StoreError::DiskFull { file },
        // The queries are fixed, so a missing table or a value of another type means that the file is damaged.
        Some(code::ERROR | code::CORRUPT | code::NOTADB) => damaged(file, &error),
        None if matches!(error, sqlx::Error::ColumnDecode { .. }) => damaged(file, &error),
        Some(_) | None => StoreError::Database { file, error },
    }
}

fn damaged(file: PathBuf, error: &sqlx::Error) -> StoreError {
    let detail = error.as_database_error().map_or_else(|| error.to_string(), |error| error.message().to_owned());
    StoreError::Damaged { file, detail }
}

#[cfg(test)]
mod tests {
    use onirim_core::Setup;
    use onirim_record::Playthrough;
    use onirim_session::GameKind;
    use sqlx::AssertSqlSafe;

    use super::*;
    use crate::sqlite::store::Store;

    /// Simulates a disk with room for this many more pages.
    fn leave_room(store: &Store, pages: i64) {
        let done = store.run(async |database| {
            let used: i64 = sqlx::query_scalar("PRAGMA page_count").fetch_one(&mut database.connection).await?;
            let limit = format!("PRAGMA max_page_count = {}", used + pages);
            sqlx::raw_sql(AssertSqlSafe(limit)).execute(&mut database.connection).await?;
            Ok(())
        });
        done.unwrap();
    }

    #[test]
    fn a_full_disk_is_reported_and_loses_nothing() {
        let folder = tempfile::tempdir().unwrap();
        let store = Store::open(folder.path()).unwrap();
        // The longest games have more plies than a page holds.
        let mut game = Playthrough::seeded(Setup::all().last().unwrap(), 7);
        let mut bookmark = store.create(GameKind::Normal, &game).unwrap();
        leave_room(&store, 0);
        let mut saved = 0;
        let error = loop {
            let action = game.game().legal_actions().get(0).unwrap();
            game.act(action).unwrap();
            match store.append(&mut bookmark, &game) {
                Ok(()) => saved += 1,
                Err(error) => break error,
            }
        };
        assert!(matches!(&error, StoreError::DiskFull { file } if file == store.file()), "{error}");
        assert_eq!(bookmark.ply(), saved);
        assert_eq!(store.load(bookmark.id()).unwrap().playthrough.ply(), saved);

        // As soon as there is room, everything that is missing is saved.
        leave_room(&store, 100);
        store.append(&mut bookmark, &game).unwrap();
        assert_eq!(store.load(bookmark.id()).unwrap().playthrough.ply(), saved + 1);
        assert_eq!(store.check().unwrap().sound, 1);
    }
}
