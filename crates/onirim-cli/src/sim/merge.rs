//! `onirim sim merge`: merges reports of several machines.

use std::path::{Path, PathBuf};

use onirim_sim::{MergeError, Report};

use crate::bounded;
use crate::fault::Fault;

/// A report has some kilobytes.
const MOST_BYTES: u64 = 1 << 24;

pub(super) fn merged(files: &[PathBuf]) -> Result<Report, Fault> {
    let reports = files.iter().map(|file| read(file)).collect::<Result<Vec<_>, Fault>>()?;
    Report::merged(reports).map_err(|error| {
        let place = match error {
            MergeError::Nothing => 0,
            MergeError::Different(place) | MergeError::Twice(place) | MergeError::Decided(place) => place,
        };
        Fault::Unmergeable(files.get(place).cloned().unwrap_or_default(), error)
    })
}

fn read(file: &Path) -> Result<Report, Fault> {
    let content = bounded::read(file, MOST_BYTES).map_err(|error| Fault::Unreadable(file.to_owned(), error))?;
    Report::from_json(&content).map_err(|error| Fault::NoReport(file.to_owned(), Box::new(error)))
}
