//! A file of the page, as it is served.

use std::hash::{DefaultHasher, Hash, Hasher};

use crate::asset_name::Claim;
use axum::body::Bytes;

use crate::accepted::Encoding;

/// How long browsers may cache a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Keeping {
    /// For ever: its name has the hash of its content.
    ForEver,
    /// Only after asking again.
    AskAgain,
}

impl Keeping {
    fn of(path: &str) -> Keeping {
        if Claim::of(path).is_some() { Keeping::ForEver } else { Keeping::AskAgain }
    }

    pub(crate) const fn header(self) -> &'static str {
        match self {
            Keeping::ForEver => "public, max-age=31536000, immutable",
            Keeping::AskAgain => "no-cache",
        }
    }
}

/// A file with its compressed forms.
#[derive(Clone, Debug)]
pub(crate) struct PageFile {
    pub(crate) content_type: &'static str,
    pub(crate) keeping: Keeping,
    /// The entity tag, by which a browser asks whether the content has changed.
    pub(crate) tag: String,
    plain: Bytes,
    gzip: Option<Bytes>,
    brotli: Option<Bytes>,
}

impl PageFile {
    pub(crate) fn new(path: &str, plain: Bytes) -> PageFile {
        // `DefaultHasher::new` has fixed keys, so a restart does not change the tags.
        let mut hasher = DefaultHasher::new();
        plain.hash(&mut hasher);
        let tag = format!("{:016x}", hasher.finish());
        PageFile { content_type: content_type(path), keeping: Keeping::of(path), tag, plain, gzip: None, brotli: None }
    }

    /// Adds a compressed form, if it unpacks to this file.
    pub(crate) fn also(&mut self, encoding: Encoding, bytes: Bytes) {
        if !encoding.is_form_of(&bytes, &self.plain) {
            return;
        }
        match encoding {
            Encoding::Brotli => self.brotli = Some(bytes),
            Encoding::Gzip => self.gzip = Some(bytes),
            Encoding::Identity => self.plain = bytes,
        }
    }

    /// The content in this form, if there is one.
    pub(crate) fn form(&self, encoding: Encoding) -> Option<&Bytes> {
        match encoding {
            Encoding::Brotli => self.brotli.as_ref(),
            Encoding::Gzip => self.gzip.as_ref(),
            Encoding::Identity => Some(&self.plain),
        }
    }
}

/// Answers forbid browsers to guess the type, so this must be right.
fn content_type(path: &str) -> &'static str {
    match path.rsplit_once('.').map_or("", |(_, extension)| extension) {
        "html" => "text/html; charset=utf-8",
        "js" => "text/javascript; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "wasm" => "application/wasm",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "webmanifest" => "application/manifest+json",
        "json" => "application/json",
        "txt" => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}
