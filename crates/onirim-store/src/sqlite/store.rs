//! The store: one file.

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
/// Every method waits until it is done, and what changes something returns only when that is safe on the disk. Several programs may
/// have the same store open. Do not call it from inside an asynchronous runtime: it brings its own.
///
/// A method that fails has changed nothing, and the next one tries anew, from opening the file on if need be: as soon as there is room on the disk, the
/// folder can be written, or another program has closed the file, all is well again. Nobody waits for another program for more than five seconds, and after one wait in vain for no more than a
/// moment, until something could be written again.
///
/// What cannot be written can still be read, as long as that is so: on a read-only disk, say.
#[derive(Debug)]
pub struct Store {
    place: Place,
    link: Mutex<Link>,
}

/// The connection. Everything that is asked of it stands in the file of its subject.
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

    /// The store of this user, opened when it is needed. Where the platform names no folder, every method says so.
    pub fn at_default() -> Store {
        data_folder().map_or_else(|_| Store::of(Place::Nowhere), |folder| Store::at(&folder))
    }

    /// The store in this folder, opened when it is needed: for those who play on whether games can be saved or not.
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

    /// A store that vanishes with the program: for tests, and to play on where nothing can be saved.
    pub fn in_memory() -> Result<Store, StoreError> {
        let store = Store::of(Place::Memory);
        store.run(async |_| Ok(()))?;
        Ok(store)
    }

    fn of(place: Place) -> Store {
        Store { place, link: Mutex::default() }
    }

    /// The file, to be named to a person.
    pub fn file(&self) -> &Path {
        self.place.file()
    }

    /// Closes the file and waits until it is tidy. A store that is simply dropped, or killed, loses nothing either.
    pub fn close(self) -> Result<(), StoreError> {
        self.link.into_inner().unwrap_or_else(PoisonError::into_inner).end(&self.place)
    }

    /// Was the file deleted, or replaced by another one, while it was open?
    pub(crate) fn has_lost_its_file(&self) -> bool {
        self.link.lock().unwrap_or_else(PoisonError::into_inner).has_lost_its_file()
    }

    pub(crate) fn run<T>(&self, work: impl AsyncFnOnce(&mut Database) -> Result<T, Fault>) -> Result<T, StoreError> {
        // A panic elsewhere has left no half-done work here: an open transaction is rolled back when it is dropped.
        self.link.lock().unwrap_or_else(PoisonError::into_inner).run(&self.place, work)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn where_the_platform_names_no_folder_each_use_says_so() {
        let store = Store::of(Place::Nowhere);
        for _ in 0..2 {
            assert!(matches!(store.unfinished(), Err(StoreError::NoFolder)));
            assert!(matches!(store.set("language", "fr"), Err(StoreError::NoFolder)));
        }
        store.close().unwrap();
    }
}
