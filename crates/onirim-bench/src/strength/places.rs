//! Where everything is written.

use std::path::{Path, PathBuf};

use crate::strength::options::Extent;

pub(crate) struct Places {
    folder: PathBuf,
}

impl Places {
    pub(crate) fn of(extent: Extent) -> Places {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
        Places {
            folder: match extent {
                Extent::Published => root.join("docs"),
                Extent::Trial => root.join("target/strength"),
            },
        }
    }

    pub(crate) fn document(&self) -> PathBuf {
        self.folder.join("strength.md")
    }

    pub(crate) fn results(&self) -> PathBuf {
        self.folder.join("strength/results.jsonl")
    }

    /// The document names pictures by this path, from the folder it lies in.
    pub(crate) fn picture(&self, path: &str) -> PathBuf {
        self.folder.join(path)
    }
}
