//! Rights of the files of the store.
#![cfg(all(unix, feature = "sqlite"))]
#![allow(clippy::unwrap_used, reason = "a test that cannot go on should stop")]

use std::fs;
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};

use onirim_store::{FILE_NAME, Store};
use tempfile::tempdir;

fn mode(path: &Path) -> u32 {
    fs::metadata(path).unwrap().permissions().mode() & 0o777
}

fn set_mode(path: &Path, mode: u32) {
    fs::set_permissions(path, fs::Permissions::from_mode(mode)).unwrap();
}

/// The file of the store and those that SQLite has beside it while it is open.
fn files_in(folder: &Path) -> Vec<PathBuf> {
    ["", "-wal", "-shm"].map(|ending| folder.join(format!("{FILE_NAME}{ending}"))).into()
}

#[test]
fn new_files_are_private() {
    let above = tempdir().unwrap();
    set_mode(above.path(), 0o755);
    let folder = above.path().join("a").join("b");
    let store = Store::open(&folder).unwrap();
    store.set("language", "fr").unwrap();
    for made in [&above.path().join("a"), &folder] {
        assert_eq!(mode(made), 0o700, "{}", made.display());
    }
    for file in files_in(&folder) {
        assert_eq!(mode(&file), 0o600, "{}", file.display());
    }
    assert_eq!(mode(above.path()), 0o755, "this one was there before");
}

/// Files of earlier versions have the rights of the umask.
#[test]
fn a_file_that_others_could_read_is_made_private() {
    let folder = tempdir().unwrap();
    set_mode(folder.path(), 0o775);
    let first = Store::open(folder.path()).unwrap();
    first.set("language", "fr").unwrap();
    for file in files_in(folder.path()) {
        set_mode(&file, 0o664);
    }
    let second = Store::open(folder.path()).unwrap();
    for file in files_in(folder.path()) {
        assert_eq!(mode(&file), 0o600, "{}", file.display());
    }
    assert_eq!(mode(folder.path()), 0o775, "a folder may be shared on purpose");
    assert_eq!(second.setting("language").unwrap().as_deref(), Some("fr"));
    first.set("language", "en").unwrap();
}
