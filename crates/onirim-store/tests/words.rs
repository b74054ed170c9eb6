//! Every error has a text in both languages.
#![cfg(feature = "sqlite")]

use std::io::ErrorKind;

use onirim_session::Trouble;
use onirim_store::ArchiveError;
use onirim_store::StoreError;
use onirim_text::{Language, Text};

/// Fails unless the error has a text of its own in each language, with all its values.
fn assert_told(trouble: &Trouble) {
    let told = [Language::English, Language::French].map(|language| Text::new(language).trouble(trouble));
    for told in &told {
        let marks = ['{', '}', '⟦', '⟧', '$', '\u{2068}', '\u{2069}', '\n'];
        assert!(!told.is_empty() && !told.contains(marks) && !told.contains("  "), "{told:?}");
    }
    assert_ne!(told[0], told[1]);
}

#[test]
fn errors_of_the_store_have_texts_in_both_languages() {
    let file = || "/data/onirim.db".into();
    let errors = [
        StoreError::NoFolder,
        StoreError::Folder { folder: file(), error: ErrorKind::NotFound.into() },
        StoreError::NotWritable { file: file() },
        StoreError::Damaged { file: file(), detail: "malformed".to_owned() },
        StoreError::NotAStore { file: file() },
        StoreError::NewerVersion { file: file(), found: 9, known: 1 },
        StoreError::Busy { file: file() },
        StoreError::DiskFull { file: file() },
        StoreError::Archive(ArchiveError::NotAnExport),
    ];
    for error in errors {
        assert_told(&error.into());
    }
}
