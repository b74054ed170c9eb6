//! Errors of the file system.

use std::io;
use std::path::Path;

use crate::args::Args;
use crate::text::Text;

impl Text {
    /// The error as text.
    pub fn io_error(&self, error: &io::Error) -> String {
        self.trouble(&error.into())
    }

    /// A file that cannot be read.
    pub fn unreadable(&self, path: &Path, error: &io::Error) -> String {
        self.get_with("fault-file-unreadable", &at(path).text("reason", self.io_error(error)))
    }

    /// A file that cannot be written.
    pub fn unwritable(&self, path: &Path, error: &io::Error) -> String {
        self.get_with("fault-file-unwritable", &at(path).text("reason", self.io_error(error)))
    }
}

/// A path as `$path`.
fn at(path: &Path) -> Args {
    Args::new().text("path", path.display().to_string())
}
