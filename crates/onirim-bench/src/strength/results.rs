//! What has been measured, line by line in a file.

use std::fs::{self, File, OpenOptions};
use std::io::{ErrorKind, Write};
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::strength::cells::Cell;
use crate::strength::key::Key;

/// A part that was measured.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct Line {
    #[serde(flatten)]
    pub(crate) key: Key,
    /// The day.
    pub(crate) date: String,
    /// How long it took.
    pub(crate) seconds: f64,
    pub(crate) result: Value,
}

/// All parts that were measured.
pub(crate) struct Results {
    path: PathBuf,
    lines: Vec<Line>,
}

impl Results {
    /// Reads the file; none is as good as an empty one.
    pub(crate) fn load(path: &Path) -> Result<Results> {
        let text = match fs::read_to_string(path) {
            Ok(text) => text,
            Err(error) if error.kind() == ErrorKind::NotFound => String::new(),
            Err(error) => return Err(error).with_context(|| format!("cannot read {}", path.display())),
        };
        let mut lines = Vec::new();
        for (number, line) in (1..).zip(text.lines().filter(|line| !line.is_empty())) {
            let line = serde_json::from_str(line)
                .with_context(|| format!("{}: line {number} is no result: take it out", path.display()))?;
            lines.push(line);
        }
        Ok(Results { path: path.to_owned(), lines })
    }

    /// Is there anything of this cell, however its players played?
    pub(crate) fn may_have(&self, cell: &Cell) -> bool {
        let names = || cell.players.iter().map(|player| player.name());
        let setup = cell.setup_name();
        self.lines.iter().any(|Line { key, .. }| {
            key.kind == cell.kind.name() && key.setup == setup && key.players.iter().map(String::as_str).eq(names())
        })
    }

    pub(crate) fn find(&self, key: &Key) -> Option<&Line> {
        self.lines.iter().find(|line| line.key == *key)
    }

    /// Keeps one more. The file is written anew and then put in place of the old one, so that there is always a whole one.
    pub(crate) fn keep(&mut self, line: Line) -> Result<()> {
        self.lines.push(line);
        self.write().with_context(|| format!("cannot write {}", self.path.display()))
    }

    fn write(&self) -> Result<()> {
        let mut text = String::new();
        for line in &self.lines {
            text.push_str(&serde_json::to_string(line)?);
            text.push('\n');
        }
        write_whole(&self.path, &text)
    }
}

/// Writes a file beside its place and moves it there when it is whole.
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

    fn line(seed: u64) -> Line {
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
        Line { key, date: "2026-11-16".into(), seconds: 1.5, result: json!({ "wins": 3 }) }
    }

    #[test]
    fn what_is_kept_is_found_again() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("deep/results.jsonl");
        let mut results = Results::load(&path).expect("nothing yet");
        assert_eq!(results.find(&line(1).key), None);
        [1, 2].into_iter().for_each(|seed| results.keep(line(seed)).expect("room"));
        let read = Results::load(&path).expect("two lines");
        assert_eq!(read.find(&line(2).key), Some(&line(2)));
        let other = Key { weights: "other".into(), ..line(2).key };
        assert_eq!(read.find(&other), None, "other weights, another result");
    }

    #[test]
    fn a_damaged_line_is_named() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("results.jsonl");
        let mut results = Results::load(&path).expect("nothing yet");
        results.keep(line(1)).expect("room");
        let text = fs::read_to_string(&path).expect("a file") + "{\"kind\":";
        fs::write(&path, text).expect("room");
        let error = Results::load(&path).err().expect("damaged").to_string();
        assert!(error.contains("line 2"), "{error}");
    }
}
