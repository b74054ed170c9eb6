//! Where the page comes from.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::{Arc, PoisonError, RwLock};
use std::time::SystemTime;

use crate::page::{INDEX, Page, PageError};

/// The folder with the page, beside a program that was built without it.
const BESIDE: &str = "web";

/// Where the page comes from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Source {
    /// A folder that `cargo xtask web` has made. It may be built anew at any time.
    Folder(PathBuf),
    /// This program.
    BuiltIn,
}

impl Source {
    /// The page that comes with the program: built in, or in a folder `web` beside the program or one above it, as in `target/`.
    pub fn of_this_program() -> Option<Source> {
        if cfg!(feature = "page") {
            return Some(Source::BuiltIn);
        }
        let program = std::env::current_exe().ok()?;
        let mut places = program.ancestors().skip(1).take(2).map(|folder| folder.join(BESIDE));
        places.find(|folder| folder.join(INDEX).is_file()).map(Source::Folder)
    }

    fn read(&self) -> Result<Page, PageError> {
        match self {
            Source::Folder(folder) => Page::from_folder(folder),
            #[cfg(feature = "page")]
            Source::BuiltIn => Ok(crate::built_in::page()),
            #[cfg(not(feature = "page"))]
            Source::BuiltIn => Err(PageError::NotBuiltIn),
        }
    }

    /// When the page was built, if that can change.
    fn stamp(&self) -> Option<SystemTime> {
        match self {
            Source::Folder(folder) => stamp(folder),
            Source::BuiltIn => None,
        }
    }
}

fn stamp(folder: &Path) -> Option<SystemTime> {
    fs::metadata(folder.join(INDEX)).and_then(|about| about.modified()).ok()
}

/// The page as it is now.
pub(crate) struct Live {
    source: Source,
    now: RwLock<(Arc<Page>, Option<SystemTime>)>,
}

impl Live {
    pub(crate) fn new(source: Source) -> Result<Live, PageError> {
        let stamp = source.stamp();
        let now = RwLock::new((Arc::new(source.read()?), stamp));
        Ok(Live { source, now })
    }

    /// The page as it was read last.
    pub(crate) fn page(&self) -> Arc<Page> {
        let now = self.now.read().unwrap_or_else(PoisonError::into_inner);
        Arc::clone(&now.0)
    }

    /// Reads the page anew if it was built anew. While that cannot be done, as in the midst of a build, the old one is served.
    pub(crate) fn refresh(&self) {
        let stamp = self.source.stamp();
        let known = self.now.read().unwrap_or_else(PoisonError::into_inner).1;
        if stamp.is_none() || stamp == known {
            return;
        }
        if let Ok(page) = self.source.read() {
            *self.now.write().unwrap_or_else(PoisonError::into_inner) = (Arc::new(page), stamp);
        }
    }
}
