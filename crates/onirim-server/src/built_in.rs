//! The page inside the program.

use std::borrow::Cow;

use axum::body::Bytes;
use rust_embed::RustEmbed;

use crate::page::Page;

/// The content of `target/web` at build time. This feature does not compile without that folder.
#[derive(RustEmbed)]
#[folder = "../../target/web"]
struct Files;

pub(crate) fn page() -> Page {
    Page::from_files(Files::iter().filter_map(|name| {
        let bytes = match Files::get(&name)?.data {
            Cow::Borrowed(bytes) => Bytes::from_static(bytes),
            Cow::Owned(bytes) => Bytes::from(bytes),
        };
        Some((name.into_owned(), bytes))
    }))
}
