//! The store: one file, opened once.

use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};

use sqlx::{Connection, SqliteConnection};
use tokio::runtime::{Builder, Runtime};

use crate::connect;
use crate::error::{Fault, StoreError};
use crate::location::{FILE_NAME, data_folder, make_folder};

/// What stands for the name of a file where there is none.
const IN_MEMORY: &str = ":memory:";

/// Saved games, statistics and settings.
///
/// Every method waits until it is done, and what changes something returns only when that is safe on the disk. Several programs may
/// have the same store open. Do not call it from inside an asynchronous runtime: it brings its own.
#[derive(Debug)]
pub struct Store {
    file: PathBuf,
    database: Mutex<Database>,
    runtime: Runtime,
}

/// The one connection. Everything that is asked of it stands in the file of its subject.
#[derive(Debug)]
pub(crate) struct Database {
    pub(crate) connection: SqliteConnection,
    trust: Trust,
}

/// Can the connection be used as it is?
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Trust {
    Sound,
    /// SQLite has ended a transaction by itself, as it does when the disk is full, and sqlx does not know.
    Broken,
}

impl Database {
    fn new(connection: SqliteConnection) -> Database {
        Database { connection, trust: Trust::Sound }
    }

    /// Connects anew if that is needed. What vanishes with its connection stays as it is.
    async fn repair(&mut self, file: &Path) -> Result<(), Fault> {
        if self.trust == Trust::Broken && file != Path::new(IN_MEMORY) {
            self.connection = connect::open(file).await?;
            self.trust = Trust::Sound;
        }
        Ok(())
    }
}

impl Store {
    /// The store of this user: in the folder that `ONIRIM_DATA_DIR` names, or else where the platform keeps data.
    pub fn open_default() -> Result<Store, StoreError> {
        Store::open(&data_folder()?)
    }

    /// The store in this folder. Both are made if they do not exist.
    pub fn open(folder: &Path) -> Result<Store, StoreError> {
        make_folder(folder)?;
        let file = folder.join(FILE_NAME);
        let runtime = runtime(folder)?;
        let connection = runtime.block_on(connect::open(&file)).map_err(|fault| fault.about(&file))?;
        Ok(Store { file, database: Mutex::new(Database::new(connection)), runtime })
    }

    /// A store that vanishes with the program: for tests, and to play on where nothing can be saved.
    pub fn in_memory() -> Result<Store, StoreError> {
        let file = PathBuf::from(IN_MEMORY);
        let runtime = runtime(&file)?;
        let connection = runtime.block_on(connect::open_in_memory()).map_err(|fault| fault.about(&file))?;
        Ok(Store { file, database: Mutex::new(Database::new(connection)), runtime })
    }

    /// The file, to be named to a person.
    pub fn file(&self) -> &Path {
        &self.file
    }

    /// Closes the file and waits until it is tidy. A store that is simply dropped, or killed, loses nothing either.
    pub fn close(self) -> Result<(), StoreError> {
        let database = self.database.into_inner().unwrap_or_else(PoisonError::into_inner);
        self.runtime.block_on(database.connection.close()).map_err(|error| Fault::from(error).about(&self.file))
    }

    pub(crate) fn run<T>(&self, work: impl AsyncFnOnce(&mut Database) -> Result<T, Fault>) -> Result<T, StoreError> {
        // A panic elsewhere has left no half-done work here: an open transaction is rolled back when it is dropped.
        let mut database = self.database.lock().unwrap_or_else(PoisonError::into_inner);
        let done = self.runtime.block_on(async {
            database.repair(&self.file).await?;
            work(&mut database).await
        });
        done.map_err(|fault| {
            if fault.ends_transactions() {
                database.trust = Trust::Broken;
            }
            fault.about(&self.file)
        })
    }
}

pub(crate) fn runtime(folder: &Path) -> Result<Runtime, StoreError> {
    Builder::new_current_thread().build().map_err(|error| StoreError::Folder { folder: folder.to_owned(), error })
}
