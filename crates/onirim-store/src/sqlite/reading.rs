//! Reading a store that cannot be written.
//!
//! SQLite reads a file with a write-ahead log only with shared memory in the same folder. If that file cannot be made
//! because the folder is read-only, the database can be opened as *immutable*: without locks and without a log. That
//! is correct while the log is empty and no program writes; both are checked before and after reading. If a log was
//! left behind without the shared memory, nothing can be read.

use std::fs;
use std::path::Path;
use std::time::SystemTime;

use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, SqliteConnection};

use crate::sqlite::connect::{Patience, check_readable};
use crate::sqlite::error::{Fault, StoreError};
use crate::sqlite::rights::companions;
use crate::sqlite::store::Database;

/// What a connection can be used for.
#[derive(Debug)]
pub(crate) enum Access {
    Writing,
    /// Only reading. The next use opens the file again, in case it can be written by then.
    Reading,
    /// Only reading, and only while the file stays as it was.
    ReadingStill(Stillness),
}

impl Access {
    pub(crate) fn is_for_writing(&self) -> bool {
        match self {
            Access::Writing => true,
            Access::Reading | Access::ReadingStill(_) => false,
        }
    }

    /// Returns [`StoreError::Busy`] if another program has changed a file that was opened as immutable: what was read
    /// may be half old and half new.
    pub(crate) fn check(&self, file: &Path) -> Result<(), StoreError> {
        match self {
            Access::ReadingStill(before) if Stillness::of(file).as_ref() != Some(before) => {
                Err(StoreError::Busy { file: file.to_owned() })
            }
            Access::Writing | Access::Reading | Access::ReadingStill(_) => Ok(()),
        }
    }
}

/// The state of a file that must not change while it is read.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Stillness {
    length: u64,
    modified: SystemTime,
}

impl Stillness {
    /// `None` if a log has newer data, or the state of the file cannot be read.
    fn of(file: &Path) -> Option<Stillness> {
        let [log, _, journal] = companions(file);
        let is_empty = |path: &Path| fs::metadata(path).map_or(true, |there| there.len() == 0);
        let found = fs::metadata(file).ok()?;
        let modified = found.modified().ok()?;
        (is_empty(&log) && is_empty(&journal)).then_some(Stillness { length: found.len(), modified })
    }
}

/// Opens the file to read it. It must be there, and is left as it is.
pub(crate) async fn open(file: &Path, patience: Patience) -> Result<Database, Fault> {
    if !file.is_file() {
        return Err(StoreError::NotWritable { file: file.to_owned() }.into());
    }
    let options = SqliteConnectOptions::new().filename(file).read_only(true).disable_statement_logging();
    let options = options.busy_timeout(patience.limit());
    match look(&options, file).await {
        Ok(connection) => Ok(Database { connection, access: Access::Reading }),
        Err(fault) if fault.is_for_want_of_rights() => {
            let still = Stillness::of(file).ok_or(fault)?;
            let connection = look(&options.immutable(true), file).await?;
            Ok(Database { connection, access: Access::ReadingStill(still) })
        }
        Err(fault) => Err(fault),
    }
}

async fn look(options: &SqliteConnectOptions, file: &Path) -> Result<SqliteConnection, Fault> {
    let mut connection = options.connect().await?;
    check_readable(&mut connection, file).await?;
    Ok(connection)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_change_while_reading_is_an_error() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("file");
        fs::write(&file, "before").unwrap();
        let access = Access::ReadingStill(Stillness::of(&file).unwrap());
        assert!(access.check(&file).is_ok());
        let [log, ..] = companions(&file);
        fs::write(&log, "").unwrap();
        assert!(access.check(&file).is_ok(), "an empty log is ignored");
        fs::write(&log, "more").unwrap();
        assert!(matches!(access.check(&file), Err(StoreError::Busy { .. })));
        fs::remove_file(&log).unwrap();
        fs::write(&file, "before and after").unwrap();
        assert!(matches!(access.check(&file), Err(StoreError::Busy { .. })));
        assert!(Access::Reading.check(&file).is_ok(), "locks make programs wait");
    }
}
