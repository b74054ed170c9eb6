//! A folder for the games of one test.

use tempfile::TempDir;

/// In memory where that is possible: thousands of choices are saved, and a disk takes its time for each.
pub(crate) fn new() -> TempDir {
    tempfile::tempdir_in("/dev/shm").or_else(|_| tempfile::tempdir()).expect("a folder")
}
