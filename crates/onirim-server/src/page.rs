//! The files of the page, in memory.

use std::collections::{BTreeMap, BTreeSet};
use std::fs::{self, File};
use std::io::{self, Read};
use std::path::{Path, PathBuf};

use crate::asset_name::{Claim, hash_of, hash_of_all};
use axum::body::Bytes;

use crate::accepted::Encoding;
use crate::file::PageFile;

/// The start page.
pub(crate) const INDEX: &str = "index.html";

/// The maximum size of a folder. The page is far smaller: a larger folder is a wrong one.
const MOST_BYTES: u64 = 128 << 20;
pub(crate) const MOST_FILES: usize = 1000;
pub(crate) const MOST_LEVELS: usize = 4;

/// The files of a page by their names.
#[derive(Clone, Debug)]
pub struct Page {
    files: BTreeMap<String, PageFile>,
}

/// Why a folder cannot be served.
#[derive(Debug, thiserror::Error)]
pub enum PageError {
    /// A file or a folder cannot be read.
    #[error("{path} cannot be read: {error}")]
    Unreadable {
        /// Its path.
        path: PathBuf,
        /// The reason.
        error: io::Error,
    },
    /// There is no page in the folder.
    #[error("there is no {INDEX} in {0}: `cargo xtask web` builds the page")]
    NoPage(PathBuf),
    /// The folder is too large to be the page.
    #[error("there is more in {0} than a page is made of")]
    TooMuch(PathBuf),
    /// The program was built without the page.
    #[error("the page was not built into this program")]
    NotBuiltIn,
}

impl Page {
    /// Reads a folder made by `cargo xtask web`.
    pub fn from_folder(folder: &Path) -> Result<Page, PageError> {
        if !folder.join(INDEX).is_file() {
            return Err(PageError::NoPage(folder.to_owned()));
        }
        let mut reading = Reading { root: folder, bytes: 0, files: Vec::new() };
        reading.read(folder, "", MOST_LEVELS)?;
        Ok(Page::from_files(reading.files))
    }

    /// A page of these files. A name with `.br` or `.gz` at its end is the compressed form of the file without it.
    ///
    /// Leaves out files whose hash does not match their name, and compressed forms that do not match their file: they are damaged, or still being copied.
    pub(crate) fn from_files(files: impl IntoIterator<Item = (String, Bytes)>) -> Page {
        let (forms, plain): (BTreeMap<_, _>, BTreeMap<_, _>) =
            files.into_iter().partition(|(name, _)| form_of(name).is_some());
        let plain = true_to_their_names(plain);
        let mut page = Page { files: BTreeMap::new() };
        for (name, bytes) in plain {
            let file = PageFile::new(&name, bytes);
            page.files.insert(name, file);
        }
        for (name, bytes) in forms {
            if let Some((file, encoding)) = form_of(&name)
                && let Some(file) = page.files.get_mut(file)
            {
                file.also(encoding, bytes);
            }
        }
        page
    }

    /// The file for the path of a request, which begins with a slash.
    pub(crate) fn at(&self, address: &str) -> Option<&PageFile> {
        match address.strip_prefix('/')? {
            "" => self.files.get(INDEX),
            name => self.files.get(name),
        }
    }
}

/// The name of the file that this is a compressed form of.
fn form_of(name: &str) -> Option<(&str, Encoding)> {
    let brotli = name.strip_suffix(".br").map(|file| (file, Encoding::Brotli));
    brotli.or_else(|| name.strip_suffix(".gz").map(|file| (file, Encoding::Gzip)))
}

/// Keeps the files whose content matches the hash in their names, if there is one.
fn true_to_their_names(mut files: BTreeMap<String, Bytes>) -> BTreeMap<String, Bytes> {
    let mut folders: BTreeMap<_, Vec<(&str, &[u8])>> = BTreeMap::new();
    let mut untrue = BTreeSet::new();
    for (path, bytes) in &files {
        match Claim::of(path) {
            Some(Claim::File { hash }) if hash_of(bytes) != hash => {
                untrue.insert(path.clone());
            }
            Some(Claim::Folder { folder, hash, member }) => {
                folders.entry((folder, hash)).or_default().push((member, bytes));
            }
            Some(Claim::File { .. }) | None => {}
        }
    }
    for ((folder, hash), members) in folders {
        if hash_of_all(members.iter().copied()) != hash {
            untrue.extend(members.iter().map(|(member, _)| format!("{folder}{member}")));
        }
    }
    files.retain(|path, _| !untrue.contains(path));
    files
}

/// Reads a folder recursively.
struct Reading<'a> {
    root: &'a Path,
    bytes: u64,
    files: Vec<(String, Bytes)>,
}

impl Reading<'_> {
    fn read(&mut self, folder: &Path, before: &str, levels: usize) -> Result<(), PageError> {
        let unreadable = |path: &Path| {
            let path = path.to_owned();
            move |error| PageError::Unreadable { path, error }
        };
        for entry in fs::read_dir(folder).map_err(unreadable(folder))? {
            let entry = entry.map_err(unreadable(folder))?;
            let path = entry.path();
            let kind = entry.file_type().map_err(unreadable(&path))?;
            let name = entry.file_name();
            // Hidden files are not meant for others. Our own names are plain ASCII. Links could lead out of the folder.
            let Some(name) = name.to_str().filter(|name| !name.starts_with('.')) else { continue };
            let name = format!("{before}{name}");
            if kind.is_dir() {
                let levels = levels.checked_sub(1).ok_or_else(|| PageError::TooMuch(self.root.to_owned()))?;
                self.read(&path, &format!("{name}/"), levels)?;
            } else if kind.is_file() {
                // A file may grow while it is read.
                let mut bytes = Vec::new();
                let content = File::open(&path).map_err(unreadable(&path))?;
                content.take(MOST_BYTES - self.bytes + 1).read_to_end(&mut bytes).map_err(unreadable(&path))?;
                self.bytes += bytes.len() as u64;
                if self.bytes > MOST_BYTES || self.files.len() >= MOST_FILES {
                    return Err(PageError::TooMuch(self.root.to_owned()));
                }
                self.files.push((name, bytes.into()));
            }
        }
        Ok(())
    }
}
