//! Which file it is that has a name.

use std::fs;
use std::path::Path;

/// A file, whatever it is called. Where a system does not tell them apart, none can be deleted either while it is open.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Identity {
    device: u64,
    number: u64,
}

impl Identity {
    /// That of the file with this name now; `None` if there is none.
    pub(crate) fn of(file: &Path) -> Option<Identity> {
        fs::metadata(file).ok().and_then(|metadata| identity(&metadata))
    }
}

#[cfg(unix)]
fn identity(metadata: &fs::Metadata) -> Option<Identity> {
    use std::os::unix::fs::MetadataExt;
    Some(Identity { device: metadata.dev(), number: metadata.ino() })
}

#[cfg(not(unix))]
fn identity(_: &fs::Metadata) -> Option<Identity> {
    None
}
