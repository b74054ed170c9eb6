//! Where the store is.

use std::fs;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};

use crate::sqlite::error::StoreError;
use crate::sqlite::rights::make_folders;

/// Names another folder for the data.
pub const FOLDER_VARIABLE: &str = "ONIRIM_DATA_DIR";

/// The file in the folder.
pub const FILE_NAME: &str = "onirim.db";

/// The folder of this user: the one that `ONIRIM_DATA_DIR` names, or else where the platform keeps data.
pub fn data_folder() -> Result<PathBuf, StoreError> {
    match std::env::var_os(FOLDER_VARIABLE).filter(|folder| !folder.is_empty()) {
        Some(folder) => Ok(PathBuf::from(folder)),
        None => {
            let places = directories::ProjectDirs::from("", "", "onirim").ok_or(StoreError::NoFolder)?;
            Ok(places.data_dir().to_owned())
        }
    }
}

/// The files of the store of this user with those that SQLite makes beside it. An export must not overwrite them.
pub fn own_files() -> Vec<PathBuf> {
    let Ok(folder) = data_folder() else { return Vec::new() };
    let file = folder.join(FILE_NAME);
    // SQLite resolves links: its other files are beside the target.
    let behind = fs::canonicalize(&file).ok().filter(|behind| *behind != file);
    let beside = |file: &PathBuf| {
        ["", "-wal", "-shm", "-journal"].map(|suffix| {
            let mut name = file.clone().into_os_string();
            name.push(suffix);
            PathBuf::from(name)
        })
    };
    [file].iter().chain(&behind).flat_map(beside).collect()
}

/// Makes the folder if there is none, for its owner alone.
pub(crate) fn make_folder(folder: &Path) -> Result<(), StoreError> {
    if folder.is_dir() {
        return Ok(());
    }
    make_folders(folder).map_err(|error| {
        // The system reports that a file exists, but not that it is no folder.
        let is_file = error.kind() == ErrorKind::AlreadyExists;
        let error = if is_file { ErrorKind::NotADirectory.into() } else { error };
        StoreError::Folder { folder: folder.to_owned(), error }
    })?;
    if let Some(parent) = folder.parent() {
        sync(parent);
    }
    Ok(())
}

/// Makes a new folder survive a power failure. Windows has no such call.
fn sync(folder: &Path) {
    if cfg!(unix) {
        let _ = fs::File::open(folder).and_then(|folder| folder.sync_all());
    }
}
