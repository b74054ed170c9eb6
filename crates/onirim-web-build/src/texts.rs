//! The texts of the page, one file per language.

use std::path::Path;

use anyhow::{Result, ensure};

use crate::page::{files, read};
use crate::weight::When;

/// The languages, as the HTML file names them.
const LANGUAGES: [&str; 2] = ["en", "fr"];

/// The texts of one language as a file. It is plain text, which every host compresses.
pub(crate) struct Texts {
    pub(crate) name: String,
    pub(crate) said: String,
    pub(crate) when: When,
}

/// The texts of each language in this folder, without `terminal/`.
pub(crate) fn of(locales: &Path) -> Result<Vec<Texts>> {
    let mut all = Vec::new();
    for language in LANGUAGES {
        let said = said(&locales.join(language))?;
        all.push(Texts { name: format!("texts-{language}.txt"), said, when: When::Around });
    }
    // A first game needs one of them: the longest counts.
    if let Some(longest) = all.iter_mut().max_by_key(|texts| texts.said.len()) {
        longest.when = When::Start;
    }
    Ok(all)
}

fn said(folder: &Path) -> Result<String> {
    let mut said = String::new();
    for file in files(folder, "ftl")? {
        // Comments are for translators.
        read(&file)?.lines().filter(|line| !line.starts_with('#')).for_each(|line| said.extend([line, "\n"]));
    }
    ensure!(!said.is_empty(), "there are no texts in {}", folder.display());
    Ok(said)
}
