//! File names of the page with a hash of the content, so that browsers may cache them for ever.
//!
//! The build makes these names, and the server checks them: a partly copied file must not be cached.
//!
//! ```
//! use onirim_server::asset_name::{Claim, file_path, hash_of};
//!
//! let path = file_path("style.css", b"body {}");
//! assert_eq!(Claim::of(&path), Some(Claim::File { hash: &hash_of(b"body {}") }));
//! assert_eq!(Claim::of("index.html"), None);
//! ```

use sha2::{Digest, Sha256};

/// The folder of these files.
pub const ASSETS: &str = "assets/";

/// The number of hash digits in a name: enough to make collisions between our files impossible in practice.
const DIGITS: usize = 16;

/// The hash of a content, as it stands in names.
pub fn hash_of(bytes: &[u8]) -> String {
    short(&Sha256::digest(bytes))
}

/// The hash of a group of files with their names, independent of their order.
pub fn hash_of_all<'a>(members: impl IntoIterator<Item = (&'a str, &'a [u8])>) -> String {
    let mut members: Vec<(&str, &[u8])> = members.into_iter().collect();
    members.sort_unstable_by_key(|(name, _)| *name);
    let mut hasher = Sha256::new();
    for (name, bytes) in members {
        hasher.update(name);
        hasher.update(Sha256::digest(bytes));
    }
    short(&hasher.finalize())
}

/// The path of a file with this name and content: `assets/style-0123456789abcdef.css`.
pub fn file_path(name: &str, bytes: &[u8]) -> String {
    let (stem, extension) = name.rsplit_once('.').unwrap_or((name, ""));
    format!("{ASSETS}{stem}-{}.{extension}", hash_of(bytes))
}

/// The folder of a group of files: `assets/page-0123456789abcdef/`. They keep their names there.
pub fn folder_path<'a>(name: &str, members: impl IntoIterator<Item = (&'a str, &'a [u8])>) -> String {
    format!("{ASSETS}{name}-{}/", hash_of_all(members))
}

fn short(digest: &[u8]) -> String {
    digest.iter().take(DIGITS / 2).map(|byte| format!("{byte:02x}")).collect()
}

/// What a path claims about the content of its file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Claim<'a> {
    /// It has this hash.
    File {
        /// The hash.
        hash: &'a str,
    },
    /// The files of its folder together have this hash.
    Folder {
        /// The path of the folder.
        folder: &'a str,
        /// The hash.
        hash: &'a str,
        /// The name of the file in the folder.
        member: &'a str,
    },
}

impl Claim<'_> {
    /// The claim of this path; `None` if it makes none.
    pub fn of(path: &str) -> Option<Claim<'_>> {
        let name = path.strip_prefix(ASSETS)?;
        match name.split_once('/') {
            None => {
                let stem = name.rsplit_once('.')?.0;
                hash_in(stem).map(|hash| Claim::File { hash })
            }
            Some((folder, member)) => {
                let path = &path[..ASSETS.len() + folder.len() + 1];
                hash_in(folder).map(|hash| Claim::Folder { folder: path, hash, member })
            }
        }
    }
}

/// The hash at the end of a name.
fn hash_in(name: &str) -> Option<&str> {
    let (_, hash) = name.rsplit_once('-')?;
    let is_digit = |byte: u8| byte.is_ascii_digit() || (b'a'..=b'f').contains(&byte);
    (hash.len() == DIGITS && hash.bytes().all(is_digit)).then_some(hash)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_named_is_claimed() {
        for name in ["style.css", "icon-maskable.svg", "a.b.c"] {
            let path = file_path(name, b"content");
            assert_eq!(Claim::of(&path), Some(Claim::File { hash: &hash_of(b"content") }), "{path}");
        }
        let members: [(&str, &[u8]); 2] = [("b.js", b"b"), ("a.wasm", b"a")];
        let folder = folder_path("page", members);
        let hash = &hash_of_all(members.into_iter().rev());
        let path = format!("{folder}a.wasm");
        assert_eq!(Claim::of(&path), Some(Claim::Folder { folder: &folder, hash, member: "a.wasm" }));
    }

    #[test]
    fn other_names_claim_nothing() {
        for path in [
            "index.html",
            "style-0123456789abcdef.css",
            "assets/style.css",
            "assets/style-0123456789abcde.css",
            "assets/style-0123456789ABCDEF.css",
            "assets/weights-0123/solo.onw",
            "assets/",
            "assets//",
            "assets/-é/ü",
        ] {
            assert_eq!(Claim::of(path), None, "{path}");
        }
    }
}
