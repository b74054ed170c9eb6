//! Where the page comes from.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, PoisonError, RwLock};
use std::time::SystemTime;

use tokio::sync::Mutex;

use crate::page::{INDEX, MOST_FILES, MOST_LEVELS, Page, PageError};

/// The folder with the page, beside a program without a built-in one.
const BESIDE: &str = "web";

/// Where the page comes from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Source {
    /// A folder made by `cargo xtask web`. It may be rebuilt at any time.
    Folder(PathBuf),
    /// Built into this program.
    BuiltIn,
}

impl Source {
    /// The page that comes with the program: built in, or in a folder `web` beside the program or one level above it, as in `target/`.
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

    /// A stamp that changes when the page is rebuilt. `None` for a built-in page.
    fn stamp(&self) -> Option<Stamp> {
        match self {
            Source::Folder(folder) => stamp(folder),
            Source::BuiltIn => None,
        }
    }

    /// The page with its stamp. If the folder changes during the read, the stamp is one that will never match again.
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
    /// How many checks of the folder have begun.
    looks: AtomicU64,
    /// Serialises the checks.
    turn: Arc<Mutex<()>>,
}

impl Live {
    pub(crate) fn new(source: Source) -> Result<Live, PageError> {
        let (page, stamp) = source.read_stamped()?;
        let now = RwLock::new((Arc::new(page), stamp));
        Ok(Live { source, now, looks: AtomicU64::new(0), turn: Arc::default() })
    }

    /// The page as it was last read.
    pub(crate) fn page(&self) -> Arc<Page> {
        let now = self.now.read().unwrap_or_else(PoisonError::into_inner);
        Arc::clone(&now.0)
    }

    /// Checks once for all waiting requests whether the page was rebuilt. Each request needs a check that began after it arrived.
    pub(crate) async fn look(self: &Arc<Live>) {
        let known = self.looks.load(Ordering::Acquire);
        let turn = Arc::clone(&self.turn).lock_owned().await;
        if self.looks.load(Ordering::Acquire) > known {
            return;
        }
        let live = Arc::clone(self);
        // Reading blocks, and other requests go on meanwhile. If it panics, the page stays as it was. A cancelled request does not cancel the check: the next one waits for it.
        let _ = tokio::task::spawn_blocking(move || {
            live.looks.fetch_add(1, Ordering::AcqRel);
            live.refresh();
            drop(turn);
        })
        .await;
    }

    /// Reads the page again if it was rebuilt. If that fails, as during a build, the old page is served.
    fn refresh(&self) {
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

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "a test that cannot go on should stop")]
mod tests {
    use super::*;

    fn live() -> (tempfile::TempDir, Arc<Live>) {
        let folder = tempfile::tempdir().unwrap();
        fs::write(folder.path().join(INDEX), "Onirim").unwrap();
        let live = Live::new(Source::Folder(folder.path().to_owned())).unwrap();
        (folder, Arc::new(live))
    }

    /// The first request starts a check. The others arrive while it runs, so they share one more.
    #[tokio::test]
    async fn many_requests_at_once_need_two_looks() {
        let (_folder, live) = live();
        let requests: Vec<_> = (0..60)
            .map(|_| {
                let live = Arc::clone(&live);
                tokio::spawn(async move { live.look().await })
            })
            .collect();
        for request in requests {
            request.await.unwrap();
        }
        assert!((1..=2).contains(&live.looks.load(Ordering::Acquire)), "{:?}", live.looks);
    }
}
