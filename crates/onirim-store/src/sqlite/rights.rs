//! Only the owner may read the store: saved games hold what players hide from each other.
//!
//! Files and folders made here are private, whatever the umask is. An existing file with wider rights is narrowed if
//! the user owns it and it is not write-protected. An existing folder stays as it is: it may be shared on purpose.
//! Errors are ignored here: SQLite reports them when it opens the same file.

use std::path::{Path, PathBuf};

/// What SQLite puts beside its file.
const COMPANIONS: [&str; 3] = ["-wal", "-shm", "-journal"];

/// The files that SQLite puts beside this one, whether they are there or not.
pub(crate) fn companions(file: &Path) -> [PathBuf; 3] {
    COMPANIONS.map(|ending| {
        let mut name = file.as_os_str().to_owned();
        name.push(ending);
        PathBuf::from(name)
    })
}

#[cfg(unix)]
pub(crate) use unix::{make_folders, may_write, narrow, prepare};

#[cfg(unix)]
mod unix {
    use std::fs::{self, DirBuilder, File, Permissions};
    use std::io;
    use std::os::unix::fs::{DirBuilderExt, MetadataExt, OpenOptionsExt, PermissionsExt};
    use std::path::Path;
    use std::sync::{Mutex, PoisonError};

    use rustix::fs::Access;
    use rustix::io::Errno;

    use super::companions;

    const OWNERS_FOLDER: u32 = 0o700;
    const OWNERS_FILE: u32 = 0o600;
    /// The bits of all users but the owner.
    const OTHERS: u32 = 0o077;

    /// Makes a folder, and what is missing above it.
    pub(crate) fn make_folders(folder: &Path) -> io::Result<()> {
        DirBuilder::new().recursive(true).mode(OWNERS_FOLDER).create(folder)
    }

    /// Makes the file if there is none. Companions get the rights of their file: those of a file that was once
    /// write-protected would still be, and SQLite could not write.
    pub(crate) fn prepare(file: &Path) {
        create(file);
        if let Some(mode) = own_mode(file) {
            companions(file).iter().for_each(|companion| set_mode(companion, mode));
        }
    }

    /// Makes the file and its companions private.
    pub(crate) fn narrow(file: &Path) {
        if let Some(mode) = own_mode(file) {
            set_mode(file, mode & !OTHERS);
            companions(file).iter().for_each(|companion| set_mode(companion, mode & !OTHERS));
        }
    }

    /// May this user write to the file? It need not exist yet.
    pub(crate) fn may_write(file: &Path) -> bool {
        let answer = rustix::fs::access(file, Access::WRITE_OK);
        !matches!(answer, Err(Errno::ACCESS | Errno::PERM | Errno::ROFS))
    }

    /// Makes the file; SQLite would make it with the rights of the umask.
    ///
    /// POSIX: closing a file drops all locks that this process holds on it. So the file must not be opened meanwhile,
    /// and a mutex lets one thread in at a time.
    fn create(file: &Path) {
        static ONE_BY_ONE: Mutex<()> = Mutex::new(());
        let _guard = ONE_BY_ONE.lock().unwrap_or_else(PoisonError::into_inner);
        let _ = File::options().write(true).create_new(true).mode(OWNERS_FILE).open(file);
    }

    fn set_mode(file: &Path, wanted: u32) {
        if own_mode(file).is_some_and(|mode| mode != wanted) {
            let _ = fs::set_permissions(file, Permissions::from_mode(wanted));
        }
    }

    /// The rights of a file that this user owns.
    fn own_mode(file: &Path) -> Option<u32> {
        let found = fs::metadata(file).ok()?;
        let is_ours = found.is_file() && found.uid() == rustix::process::geteuid().as_raw();
        is_ours.then(|| found.mode() & 0o777)
    }
}

/// On other systems the folder of a user is private by default.
#[cfg(not(unix))]
pub(crate) fn make_folders(folder: &Path) -> std::io::Result<()> {
    std::fs::create_dir_all(folder)
}

#[cfg(not(unix))]
pub(crate) fn prepare(_file: &Path) {}

#[cfg(not(unix))]
pub(crate) fn narrow(_file: &Path) {}

#[cfg(not(unix))]
pub(crate) fn may_write(file: &Path) -> bool {
    std::fs::metadata(file).map_or(true, |found| !found.permissions().readonly())
}
