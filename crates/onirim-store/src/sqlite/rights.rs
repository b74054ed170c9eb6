//! The store is for its owner alone: saved games tell what players hide, and statistics are nobody else's business.
//!
//! What is made here, nobody else may read, whatever the umask says. A file that is there with wider rights is narrowed, if it is ours and not write-protected. A folder that is there
//! stays as it is: a person may share it on purpose. What fails here is not told: SQLite says it better when it comes to the same file.

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
    /// The bits of everybody but the owner.
    const OTHERS: u32 = 0o077;

    /// Makes a folder, and what is missing above it.
    pub(crate) fn make_folders(folder: &Path) -> io::Result<()> {
        DirBuilder::new().recursive(true).mode(OWNERS_FOLDER).create(folder)
    }

    /// Makes the file if there is none. Companions have the rights of their file: those of one that was once write-protected are so still, and nothing
    /// could be written.
    pub(crate) fn prepare(file: &Path) {
        create(file);
        if let Some(mode) = own_mode(file) {
            companions(file).iter().for_each(|companion| set_mode(companion, mode));
        }
    }

    /// Takes the file and its companions away from everybody else.
    pub(crate) fn narrow(file: &Path) {
        if let Some(mode) = own_mode(file) {
            set_mode(file, mode & !OTHERS);
            companions(file).iter().for_each(|companion| set_mode(companion, mode & !OTHERS));
        }
    }

    /// Would the system let this user write to the file? There may be none yet.
    pub(crate) fn may_write(file: &Path) -> bool {
        let answer = rustix::fs::access(file, Access::WRITE_OK);
        !matches!(answer, Err(Errno::ACCESS | Errno::PERM | Errno::ROFS))
    }

    /// SQLite would make it as the umask says.
    ///
    /// Who closes a file takes away all locks that this program has on it. So nobody may open it meanwhile: each one who opens the store passes here first.
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

    /// The rights of a file that is ours.
    fn own_mode(file: &Path) -> Option<u32> {
        let found = fs::metadata(file).ok()?;
        let is_ours = found.is_file() && found.uid() == rustix::process::geteuid().as_raw();
        is_ours.then(|| found.mode() & 0o777)
    }
}

/// Elsewhere a folder of this user is closed to others by itself.
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
