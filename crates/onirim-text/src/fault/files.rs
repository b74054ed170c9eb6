//! What the system says of files.

use std::io::{self, ErrorKind};
use std::path::Path;

use crate::args::Args;
use crate::text::Text;

impl Text {
    /// What the system says. What it seldom says is left in its own words.
    #[expect(clippy::wildcard_enum_match_arm, reason = "there are dozens of kinds, and few of them concern files")]
    pub fn io_error(&self, error: &io::Error) -> String {
        self.get(match error.kind() {
            ErrorKind::NotFound => "fault-io-not-found",
            ErrorKind::PermissionDenied => "fault-io-permission",
            ErrorKind::AlreadyExists => "fault-io-exists",
            ErrorKind::IsADirectory => "fault-io-is-a-folder",
            ErrorKind::NotADirectory => "fault-io-not-a-folder",
            ErrorKind::StorageFull => "fault-io-full",
            ErrorKind::FileTooLarge => "fault-io-too-large",
            ErrorKind::ReadOnlyFilesystem => "fault-io-read-only",
            ErrorKind::InvalidData => "fault-io-not-text",
            _ => return error.to_string(),
        })
    }

    /// A file that cannot be read, and why.
    pub fn unreadable(&self, path: &Path, error: &io::Error) -> String {
        self.get_with("fault-file-unreadable", &at(path).text("reason", self.io_error(error)))
    }

    /// A file that cannot be written, and why.
    pub fn unwritable(&self, path: &Path, error: &io::Error) -> String {
        self.get_with("fault-file-unwritable", &at(path).text("reason", self.io_error(error)))
    }
}

/// A file, as `$path`.
pub(super) fn at(path: &Path) -> Args {
    Args::new().text("path", path.display().to_string())
}
