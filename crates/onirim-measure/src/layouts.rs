//! Programs that differ only in where the linker put their functions, and what each of them measured.
//!
//! The very same machine code runs up to 3 % faster or slower at another address. In one program such luck looks like a difference between the
//! revisions; in several it shows as what it is.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use serde_json::{Value, json};

use crate::contest::{Contest, Pair};

/// Which of several programs this one is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Layout {
    /// From 1.
    pub(crate) number: usize,
    pub(crate) of: usize,
    /// Where they leave what they have measured for the last of them.
    pub(crate) folder: PathBuf,
}

/// What was measured at one task.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Measured {
    pub(crate) name: String,
    /// The pairs of each program.
    pub(crate) layouts: Vec<Vec<Pair>>,
}

impl Layout {
    /// Is this the program that reports?
    pub(crate) fn is_last(&self) -> bool {
        self.number == self.of
    }

    /// Leaves this for the last program.
    pub(crate) fn save(&self, contests: &[Contest]) -> Result<()> {
        let pairs = contests.iter().map(|contest| (contest.name.as_str(), pairs_as_json(&contest.pairs)));
        let file = self.file(self.number);
        let text = json!(pairs.collect::<BTreeMap<_, _>>()).to_string();
        fs::write(&file, text).with_context(|| format!("cannot write {}", file.display()))
    }

    /// What all programs have measured, this one last.
    pub(crate) fn collect(&self, contests: Vec<Contest>) -> Result<Vec<Measured>> {
        let earlier = (1..self.number).map(|number| read(&self.file(number))).collect::<Result<Vec<Value>>>()?;
        let measured = contests.into_iter().map(|contest| {
            let earlier = earlier.iter().map(|pairs| pairs_of_json(&pairs[&contest.name]));
            let mut layouts =
                earlier.collect::<Option<Vec<_>>>().with_context(|| format!("no pairs of {}", contest.name))?;
            layouts.push(contest.pairs);
            Ok(Measured { name: contest.name, layouts })
        });
        measured.collect()
    }

    fn file(&self, number: usize) -> PathBuf {
        self.folder.join(format!("pairs-{number}.json"))
    }
}

fn read(file: &Path) -> Result<Value> {
    let text = fs::read_to_string(file).with_context(|| format!("cannot read {}", file.display()))?;
    serde_json::from_str(&text).with_context(|| format!("{} is not JSON", file.display()))
}

fn pairs_as_json(pairs: &[Pair]) -> Value {
    pairs.iter().map(|pair| json!([pair.before, pair.after])).collect()
}

fn pairs_of_json(pairs: &Value) -> Option<Vec<Pair>> {
    let pair = |pair: &Value| Some(Pair { before: pair[0].as_f64()?, after: pair[1].as_f64()? });
    pairs.as_array()?.iter().map(pair).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pairs_come_back_as_they_were() {
        let pairs = vec![Pair { before: 1.25, after: 1e6 / 3.0 }, Pair { before: 2.0, after: 3.0 }];
        assert_eq!(pairs_of_json(&pairs_as_json(&pairs)), Some(pairs));
        assert_eq!(pairs_of_json(&json!([[1.0]])), None);
        assert_eq!(pairs_of_json(&Value::Null), None);
    }

    #[test]
    fn a_single_program_needs_no_files() {
        let layout = Layout { number: 1, of: 1, folder: "nowhere".into() };
        let contest = Contest::new("base_solo".into(), Box::new(|_, _| ()), Box::new(|_, _| ()));
        assert!(layout.is_last());
        let expected = Measured { name: "base_solo".into(), layouts: vec![vec![]] };
        assert_eq!(layout.collect(vec![contest]).expect("nothing is read"), [expected]);
    }
}
