//! Writes a file so that it is there whole or not at all, and destroys no other.

use std::fs::{self, File, OpenOptions};
use std::io::{self, BufWriter, ErrorKind};
use std::path::{Path, PathBuf};

use crate::fault::Fault;
use crate::same_file::{is_same, is_standard_output};

/// Names standard input or output where a file could stand.
pub(crate) const STANDARD: &str = "-";
/// Where so many unfinished files lie about, something else is wrong.
const MOST_LEFT_OVER: usize = 1000;
/// By so much of its name an unfinished file is recognised.
const RECOGNISED: usize = 50;

/// What becomes of a file that is there already.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Existing {
    Leave,
    WriteOver,
}

/// Could the file be written? Nothing is left there, and nothing that is there changes.
pub(crate) fn check(path: &Path, existing: Existing) -> Result<(), Fault> {
    refuse_others(path)?;
    let failed = |error| Fault::Unwritable(path.to_owned(), error);
    match fs::metadata(path) {
        Ok(there) if there.is_dir() => return Err(failed(ErrorKind::IsADirectory.into())),
        // A program that reads from a pipe would take the end of this check for the end of the file.
        Ok(there) if is_pipe(&there) => return Ok(()),
        Ok(there) if !there.is_file() => return File::options().write(true).open(path).map(drop).map_err(failed),
        Ok(_) if existing == Existing::Leave => return Err(Fault::Exists(path.to_owned())),
        // A link that leads nowhere is not replaced either.
        Err(_) if existing == Existing::Leave && path.is_symlink() => return Err(Fault::Exists(path.to_owned())),
        Ok(_) | Err(_) => {}
    }
    let target = fs::canonicalize(path).unwrap_or_else(|_| path.to_owned());
    let (_, beside) = create_beside(&target).map_err(failed)?;
    fs::remove_file(&beside).map_err(failed)
}

/// Writes beside the file, makes sure that all has reached the disk, and puts it in its place.
pub(crate) fn write<T>(
    path: &Path,
    existing: Existing,
    content: impl FnOnce(&mut BufWriter<File>) -> Result<T, Fault>,
) -> Result<T, Fault> {
    refuse_others(path)?;
    let failed = |error| Fault::Unwritable(path.to_owned(), error);
    match fs::metadata(path) {
        Ok(there) if there.is_dir() => return Err(failed(ErrorKind::IsADirectory.into())),
        // A device or a pipe takes what comes; there is nothing to destroy.
        Ok(there) if !there.is_file() => {
            let file = File::options().write(true).open(path).map_err(failed)?;
            return Ok(fill(file, content, failed)?.0);
        }
        Ok(_) if existing == Existing::Leave => return Err(Fault::Exists(path.to_owned())),
        Ok(_) | Err(_) => {}
    }
    // Behind a link, the file itself is meant.
    let target = fs::canonicalize(path).unwrap_or_else(|_| path.to_owned());
    let replaced = fs::metadata(&target).map(|there| there.permissions());
    let (file, beside) = create_beside(&target).map_err(failed)?;
    let written = fill(file, content, failed).and_then(|(value, file)| {
        // The new file keeps the permissions of the old one. A disk without permissions is no reason to write nothing.
        if let Ok(rights) = replaced {
            let _ = file.set_permissions(rights);
        }
        file.sync_all().map_err(failed)?;
        put(&beside, &target, existing).map_err(|error| {
            let appeared = error.kind() == ErrorKind::AlreadyExists;
            if appeared { Fault::Exists(path.to_owned()) } else { failed(error) }
        })?;
        Ok(value)
    });
    if written.is_err() {
        // An unfinished file is of no use.
        let _ = fs::remove_file(&beside);
    }
    written
}

/// Refuses standard output, which has the report, and the files of the store, which hold all games.
fn refuse_others(path: &Path) -> Result<(), Fault> {
    if path == Path::new(STANDARD) {
        return Err(Fault::NoStandardOutput);
    }
    if is_standard_output(path) {
        return Err(Fault::SameFile(path.to_owned()));
    }
    let is_store = onirim_store::own_files().iter().any(|file| is_same(file, path));
    if is_store { Err(Fault::IsStore(path.to_owned())) } else { Ok(()) }
}

#[cfg(unix)]
fn is_pipe(there: &fs::Metadata) -> bool {
    std::os::unix::fs::FileTypeExt::is_fifo(&there.file_type())
}

#[cfg(not(unix))]
fn is_pipe(_: &fs::Metadata) -> bool {
    false
}

/// Writes all of the content. The last of it may fail as well as the first.
fn fill<T>(
    file: File,
    content: impl FnOnce(&mut BufWriter<File>) -> Result<T, Fault>,
    failed: impl Fn(io::Error) -> Fault,
) -> Result<(T, File), Fault> {
    let mut file = BufWriter::new(file);
    let value = content(&mut file)?;
    let file = file.into_inner().map_err(|error| failed(error.into_error()))?;
    Ok((value, file))
}

/// A new file in the same folder, for its owner alone: what is written holds games, and games hold what players hide. A program that was killed leaves its own there, and this one may have the same process number: in a container, all have.
fn create_beside(target: &Path) -> io::Result<(File, PathBuf)> {
    // A name may be as long as a file system allows.
    let name: String = target.file_name().unwrap_or_default().to_string_lossy().chars().take(RECOGNISED).collect();
    let process = std::process::id();
    for attempt in 0..MOST_LEFT_OVER {
        let beside = target.with_file_name(name.clone() + &format!(".{process}-{attempt}.part"));
        match own_file().open(&beside) {
            Err(error) if error.kind() == ErrorKind::AlreadyExists => {}
            created => return created.map(|file| (file, beside)),
        }
    }
    Err(ErrorKind::AlreadyExists.into())
}

/// Opens a file that only its owner may read, whatever the umask says.
fn own_file() -> OpenOptions {
    let mut options = File::options();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options
}

/// Another program may have made the file meanwhile. A hard link never replaces a file; not every disk has hard links.
fn put(beside: &Path, target: &Path, existing: Existing) -> io::Result<()> {
    if existing == Existing::WriteOver {
        return fs::rename(beside, target);
    }
    match fs::hard_link(beside, target) {
        Ok(()) => fs::remove_file(beside),
        Err(error) if error.kind() == ErrorKind::AlreadyExists => Err(error),
        Err(_) => fs::rename(beside, target),
    }
}
