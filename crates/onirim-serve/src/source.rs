//! Where the page comes from.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::{Arc, PoisonError, RwLock};
use std::time::SystemTime;

use crate::page::{INDEX, MOST_FILES, MOST_LEVELS, Page, PageError};

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

    /// By what one sees that the page was built anew, if it can be.
    fn stamp(&self) -> Option<Stamp> {
        match self {
            Source::Folder(folder) => stamp(folder),
            Source::BuiltIn => None,
        }
    }

    /// The page with its stamp. Somebody may put a new one there at this very moment, file by file: then the stamp is none that will ever be found again.
    fn read_stamped(&self) -> Result<(Page, Option<Stamp>), PageError> {
        let before = self.stamp();
        let page = self.read()?;
        let is_whole = before == self.stamp();
        Ok((page, before.filter(|_| is_whole)))
    }
}

/// Names, lengths and times of all files.
type Stamp = Vec<(PathBuf, u64, SystemTime)>;

/// `None` while there is no page.
fn stamp(folder: &Path) -> Option<Stamp> {
    let mut stamp = Vec::new();
    note(folder, MOST_LEVELS, &mut stamp).ok()?;
    stamp.sort_unstable();
    stamp.iter().any(|(path, ..)| *path == folder.join(INDEX)).then_some(stamp)
}

fn note(folder: &Path, levels: usize, stamp: &mut Stamp) -> io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        let about = entry.metadata()?;
        if about.is_file() {
            stamp.push((entry.path(), about.len(), about.modified()?));
        } else if about.is_dir() && levels > 0 {
            note(&entry.path(), levels - 1, stamp)?;
        }
        if stamp.len() > MOST_FILES {
            break;
        }
    }
    Ok(())
}

/// The page as it is now.
pub(crate) struct Live {
    source: Source,
    now: RwLock<(Arc<Page>, Option<Stamp>)>,
}

impl Live {
    pub(crate) fn new(source: Source) -> Result<Live, PageError> {
        let (page, stamp) = source.read_stamped()?;
        let now = RwLock::new((Arc::new(page), stamp));
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
        let is_known = self.now.read().unwrap_or_else(PoisonError::into_inner).1 == stamp;
        if stamp.is_none() || is_known {
            return;
        }
        if let Ok((page, Some(stamp))) = self.source.read_stamped() {
            *self.now.write().unwrap_or_else(PoisonError::into_inner) = (Arc::new(page), Some(stamp));
        }
    }
}
