//! The sizes of all files.

use std::fmt;

use anyhow::{Result, ensure};

use crate::compressed::Compressed;

/// When a file is loaded.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum When {
    /// Before the first game. For use off line, all of these are cached or none.
    Start,
    /// Cached with them, but nothing waits for it.
    Around,
    /// On demand, and cached from then on.
    Wanted,
}

/// The maximum compressed size of everything that a first game needs, in bytes. The coach's worker is not part of it.
const LIMIT: usize = 500_000;

/// A file, or a group of files, with its sizes.
pub(crate) struct Weighed {
    name: String,
    when: When,
    raw: usize,
    gzip: usize,
    brotli: usize,
}

impl Weighed {
    pub(crate) fn new(path: &str, when: When, bytes: &[u8], small: Option<&Compressed>) -> Weighed {
        let (gzip, brotli) = match small {
            Some(small) => (small.gzip.len(), small.brotli.len()),
            None => (bytes.len(), bytes.len()),
        };
        Weighed { name: path.to_owned(), when, raw: bytes.len(), gzip, brotli }
    }

    fn sum(name: &str, when: When, files: &[Weighed]) -> Weighed {
        let zero = Weighed { name: name.to_owned(), when, raw: 0, gzip: 0, brotli: 0 };
        files.iter().filter(|file| file.when == when).fold(zero, |sum, file| Weighed {
            raw: sum.raw + file.raw,
            gzip: sum.gzip + file.gzip,
            brotli: sum.brotli + file.brotli,
            ..sum
        })
    }
}

impl fmt::Display for Weighed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{:52} {:>10} {:>10} {:>10}", self.name, self.raw, self.gzip, self.brotli)
    }
}

/// The sizes of all files that a start loads, and the sum of the others.
pub(crate) fn table(files: &[Weighed]) -> String {
    let start = start(files);
    let around = Weighed::sum("what stands around it", When::Around, files);
    let wanted = Weighed::sum("what is loaded when it is wanted", When::Wanted, files);
    let mut table = format!("{:52} {:>10} {:>10} {:>10}\n", "file", "bytes", "gzip", "brotli");
    table.extend(files.iter().filter(|file| file.when == When::Start).map(ToString::to_string));
    table.extend([&start, &around, &wanted].map(ToString::to_string));
    table
}

/// Refuses a page whose first game needs too much.
pub(crate) fn check(files: &[Weighed]) -> Result<()> {
    let needed = start(files).brotli;
    ensure!(
        needed <= LIMIT,
        "a first game needs {needed} bytes (brotli), and {LIMIT} are the limit. The table says which file has grown; \
         what can wait until it is wanted is added to the page as such. The limit stands in {}",
        file!()
    );
    Ok(())
}

fn start(files: &[Weighed]) -> Weighed {
    Weighed::sum("all for a first game", When::Start, files)
}
