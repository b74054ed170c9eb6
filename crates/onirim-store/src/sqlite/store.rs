//! The store of saved games.

use std::path::Path;
use std::sync::{Mutex, PoisonError};

use sqlx::SqliteConnection;

use crate::sqlite::error::{Fault, StoreError};
use crate::sqlite::link::Link;
use crate::sqlite::location::data_folder;
use crate::sqlite::place::Place;
use crate::sqlite::reading::Access;

/// Saved games, statistics and settings.
///
/// Every method blocks, and changes are on the disk when it returns. Several programs may have the same store open.
/// Do not call it inside an asynchronous runtime: it has its own.
///
/// A method that fails has changed nothing, and the next call tries again, opening the file if needed: a store works
/// again as soon as there is room on the disk, the folder can be written, or another program has closed the file. A
/// call waits at most five seconds for another program; after one timeout only a moment, until a write succeeds.
///
/// A file that cannot be written, as on a read-only disk, can still be read.
#[derive(Debug)]
pub struct Store {
    place: Place,
    link: Mutex<Link>,
}

/// The connection, and whether it can write.
#[derive(Debug)]
pub(crate) struct Database {
    pub(crate) connection: SqliteConnection,
    pub(crate) access: Access,
}

impl Store {
    /// The store of this user: in the folder that `ONIRIM_DATA_DIR` names, or else where the platform keeps data.
    pub fn open_default() -> Result<Store, StoreError> {
        Store::open(&data_folder()?)
    }

    /// The store in this folder, opened at once. Both are made if they do not exist.
    pub fn open(folder: &Path) -> Result<Store, StoreError> {
        let store = Store::at(folder);
        store.run(async |_| Ok(()))?;
        Ok(store)
    }

    /// The store of this user, opened when it is needed. Without a folder of the platform every method fails with
    /// [`StoreError::NoFolder`].
    pub fn at_default() -> Store {
        data_folder().map_or_else(|_| Store::of(Place::Nowhere), |folder| Store::at(&folder))
    }

    /// The store in this folder, opened when it is needed: a program can be played even if games cannot be saved.
    ///
    /// ```
    /// use onirim_store::Store;
    ///
    /// # let above = tempfile::tempdir()?;
    /// # let folder = above.path().join("saved");
    /// # std::fs::write(&folder, "")?;
    /// let store = Store::at(&folder);
    /// assert!(store.set("language", "fr").is_err(), "a file is in the way");
    /// std::fs::remove_file(&folder)?;
    /// store.set("language", "fr")?;
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn at(folder: &Path) -> Store {
        Store::of(Place::in_folder(folder))
    }

    /// A store in memory, for tests and for playing where nothing can be saved.
    pub fn in_memory() -> Result<Store, StoreError> {
        let store = Store::of(Place::Memory);
        store.run(async |_| Ok(()))?;
        Ok(store)
    }

    fn of(place: Place) -> Store {
        Store { place, link: Mutex::default() }
    }

    /// The path of the file, for messages.
    pub fn file(&self) -> &Path {
        self.place.file()
    }

    /// Closes the file and checkpoints its log. A store that is dropped or killed loses nothing either.
    pub fn close(self) -> Result<(), StoreError> {
        self.link.into_inner().unwrap_or_else(PoisonError::into_inner).end(&self.place)
    }

    /// Was the file deleted, or replaced by another one, while it was open?
    pub(crate) fn has_lost_its_file(&self) -> bool {
        self.link.lock().unwrap_or_else(PoisonError::into_inner).has_lost_its_file()
    }

    pub(crate) fn run<T>(&self, work: impl AsyncFnOnce(&mut Database) -> Result<T, Fault>) -> Result<T, StoreError> {
        // A panic in another thread leaves no half-done work: an open transaction is rolled back when it is dropped.
        self.link.lock().unwrap_or_else(PoisonError::into_inner).run(&self.place, work)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn without_a_folder_of_the_platform_every_method_fails() {
        let store = Store::of(Place::Nowhere);
        for _ in 0..2 {
            assert!(matches!(store.unfinished(), Err(StoreError::NoFolder)));
            assert!(matches!(store.set("language", "fr"), Err(StoreError::NoFolder)));
        }
        store.close().unwrap();
    }
}
