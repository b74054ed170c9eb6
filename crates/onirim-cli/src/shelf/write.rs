//! Writes a file so that it is there whole, the old one or the new one, whatever happens.

use std::fs::{self, File};
use std::io::{self, Write};
use std::path::Path;

/// Writes beside the file, makes sure that it has reached the disk, and puts it in its place.
pub(super) fn durably(path: &Path, bytes: &[u8]) -> io::Result<()> {
    let beside = path.with_extension("new");
    let mut file = File::create(&beside)?;
    file.write_all(bytes)?;
    file.sync_all()?;
    fs::rename(&beside, path)?;
    if let Some(folder) = path.parent() {
        sync_folder(folder);
    }
    Ok(())
}

/// Makes sure that names have reached the disk. Not every platform can, and those that cannot do not need it.
pub(super) fn sync_folder(folder: &Path) {
    if let Ok(folder) = File::open(folder) {
        let _ = folder.sync_all();
    }
}
