//! The file of measured parts, one JSON object a line.

use std::fs::{self, File, OpenOptions};
use std::io::{ErrorKind, Write};
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::strength::cells::Cell;

/// Everything that a result depends on: equal keys, equal results.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Key {
    /// The kind of figure.
    pub(crate) kind: String,
    /// A set-up, or the layout of a miniature.
    pub(crate) setup: String,
    /// The players; several play the same deals.
    pub(crate) players: Vec<String>,
    /// The effort of `strong` for a question; 0 without `strong`.
    pub(crate) effort: u32,
    pub(crate) games: u64,
    pub(crate) seed: u64,
    /// The checksum of the weights that play or appraise; empty without any.
    pub(crate) weights: String,
    /// A print of what the players choose in a few games: it changes when they play otherwise.
    pub(crate) print: String,
}

/// A measured part.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct Part {
    #[serde(flatten)]
    pub(crate) key: Key,
    /// The day of the measurement.
    pub(crate) date: String,
    /// Its length by the clock.
    pub(crate) seconds: f64,
    pub(crate) result: Value,
}

/// All measured parts.
pub(crate) struct Results {
    path: PathBuf,
    parts: Vec<Part>,
}

impl Results {
    /// Reads the file. No file is like an empty one.
    pub(crate) fn load(path: &Path) -> Result<Results> {
        let text = match fs::read_to_string(path) {
            Ok(text) => text,
            Err(error) if error.kind() == ErrorKind::NotFound => String::new(),
            Err(error) => return Err(error).with_context(|| format!("cannot read {}", path.display())),
        };
        let mut parts = Vec::new();
        for (number, line) in (1..).zip(text.lines().filter(|line| !line.is_empty())) {
            let part = serde_json::from_str(line)
                .with_context(|| format!("{}: line {number} is no result: remove it", path.display()))?;
            parts.push(part);
        }
        Ok(Results { path: path.to_owned(), parts })
    }

    /// Is there a part of this cell, with any print?
    pub(crate) fn may_have(&self, cell: &Cell) -> bool {
        let names = || cell.players.iter().map(|player| player.name());
        let setup = cell.setup_name();
        self.parts.iter().any(|Part { key, .. }| {
            key.kind == cell.kind.name() && key.setup == setup && key.players.iter().map(String::as_str).eq(names())
        })
    }

    pub(crate) fn find(&self, key: &Key) -> Option<&Part> {
        self.parts.iter().find(|part| part.key == *key)
    }

    /// Adds a part and writes the file. The new file takes the place of the old one only when it is complete.
    pub(crate) fn keep(&mut self, part: Part) -> Result<()> {
        self.parts.push(part);
        self.write().with_context(|| format!("cannot write {}", self.path.display()))
    }

    fn write(&self) -> Result<()> {
        let mut text = String::new();
        for part in &self.parts {
            text.push_str(&serde_json::to_string(part)?);
            text.push('\n');
        }
        write_whole(&self.path, &text)
    }
}

/// Writes a file beside its place and moves it there when it is complete.
pub(crate) fn write_whole(path: &Path, text: &str) -> Result<()> {
    if let Some(folder) = path.parent() {
        fs::create_dir_all(folder).with_context(|| format!("cannot make {}", folder.display()))?;
    }
    let beside = path.with_extension("part");
    let mut file: File = OpenOptions::new().write(true).create(true).truncate(true).open(&beside)?;
    file.write_all(text.as_bytes())?;
    file.sync_all()?;
    drop(file);
    fs::rename(&beside, path)?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn part(seed: u64) -> Part {
        let key = Key {
            kind: "games".into(),
            setup: "solo".into(),
            players: vec!["fast".into()],
            effort: 0,
            games: 10,
            seed,
            weights: "00ff00ff".into(),
            print: "1".into(),
        };
        Part { key, date: "2026-11-16".into(), seconds: 1.5, result: json!({ "wins": 3 }) }
    }

    #[test]
    fn a_part_is_found_again() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("deep/results.jsonl");
        let mut results = Results::load(&path).expect("nothing yet");
        assert_eq!(results.find(&part(1).key), None);
        [1, 2].into_iter().for_each(|seed| results.keep(part(seed)).expect("room"));
        let read = Results::load(&path).expect("two lines");
        assert_eq!(read.find(&part(2).key), Some(&part(2)));
        let other = Key { weights: "other".into(), ..part(2).key };
        assert_eq!(read.find(&other), None, "other weights, another result");
    }

    #[test]
    fn a_damaged_line_is_named() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("results.jsonl");
        let mut results = Results::load(&path).expect("nothing yet");
        results.keep(part(1)).expect("room");
        let text = fs::read_to_string(&path).expect("a file") + "{\"kind\":";
        fs::write(&path, text).expect("room");
        let error = Results::load(&path).err().expect("damaged").to_string();
        assert!(error.contains("line 2"), "{error}");
    }
}
