//! What the system says of files.

use std::io;
use std::path::Path;

use crate::args::Args;
use crate::text::Text;

impl Text {
    /// What the system says.
    pub fn io_error(&self, error: &io::Error) -> String {
        self.trouble(&error.into())
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
fn at(path: &Path) -> Args {
    Args::new().text("path", path.display().to_string())
}
