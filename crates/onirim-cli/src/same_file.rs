//! Which file a path leads to: one file has many spellings, and may have several names.

use std::fs;
use std::path::{Path, PathBuf};

use crate::fault::Fault;

/// Where a file is, or will be when it is written: its folder without links and dots, and its name.
fn place(path: &Path) -> PathBuf {
    let folder = path.parent().map(|folder| if folder == Path::new("") { Path::new(".") } else { folder });
    let folder = folder.and_then(|folder| fs::canonicalize(folder).ok());
    folder.zip(path.file_name()).map_or_else(|| path.to_owned(), |(folder, name)| folder.join(name))
}

/// Do links lead from both paths to one file that is there?
fn is_linked(one: &Path, other: &Path) -> bool {
    #[cfg(unix)]
    {
        use std::os::unix::fs::MetadataExt;
        let node = |path: &Path| fs::metadata(path).ok().map(|there| (there.dev(), there.ino()));
        node(one).is_some_and(|found| node(other) == Some(found))
    }
    #[cfg(not(unix))]
    {
        fs::canonicalize(one).is_ok_and(|found| fs::canonicalize(other).is_ok_and(|other| other == found))
    }
}

/// Do both paths lead to one file, which may still have to be written? Another program may make or remove it meanwhile.
pub(crate) fn is_same(one: &Path, other: &Path) -> bool {
    place(one) == place(other) || is_linked(one, other)
}

/// Does standard output go into this file?
#[cfg(unix)]
pub(crate) fn is_standard_output(path: &Path) -> bool {
    use std::os::fd::AsFd;
    use std::os::unix::fs::MetadataExt;
    let output = std::io::stdout().as_fd().try_clone_to_owned().map(fs::File::from);
    let output = output.and_then(|output| output.metadata()).ok().filter(fs::Metadata::is_file);
    output.zip(fs::metadata(path).ok()).is_some_and(|(one, other)| (one.dev(), one.ino()) == (other.dev(), other.ino()))
}

/// Where it cannot be told, it is not refused.
#[cfg(not(unix))]
pub(crate) fn is_standard_output(_: &Path) -> bool {
    false
}

/// Refuses to write a file that is read as well, or written twice: one of its contents would be lost.
pub(crate) fn refuse(written: &Path, others: &[&Path]) -> Result<(), Fault> {
    let is_shared = others.iter().any(|other| is_same(written, other));
    if is_shared { Err(Fault::SameFile(written.to_owned())) } else { Ok(()) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_is_known_by_any_spelling_before_and_after_it_is_written() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = |name: &str| folder.path().join(name);
        fs::create_dir(path("sub")).expect("a folder");
        let spellings = [path("a"), path("./a"), path("sub/../a"), path("sub/.././a")];
        for _ in ["before", "after"] {
            assert!(spellings.iter().all(|spelling| is_same(&path("a"), spelling)));
            assert!(!is_same(&path("a"), &path("b")) && !is_same(&path("a"), &path("sub/a")));
            fs::write(path("a"), "").expect("a file");
        }
    }

    #[cfg(unix)]
    #[test]
    fn a_file_is_known_by_its_links() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = |name: &str| folder.path().join(name);
        fs::write(path("a"), "").expect("a file");
        fs::hard_link(path("a"), path("hard")).expect("a link");
        std::os::unix::fs::symlink("a", path("soft")).expect("a link");
        std::os::unix::fs::symlink(folder.path(), path("here")).expect("a link");
        assert!(["hard", "soft", "here/a", "here/here/soft"].iter().all(|name| is_same(&path("a"), &path(name))));
        assert!(is_same(&path("new"), &path("here/new")));
    }
}
