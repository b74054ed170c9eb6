//! What the user asked for.

use std::time::Duration;

use anyhow::{Context, Result, bail, ensure};

/// How to call the program.
pub const USAGE: &str = "\
usage: cargo xtask strength [--minutes M] [--scale X] [--threads N] [--trial] [--write]

Measures how strong the players are and writes docs/strength.md and its pictures. What has been measured is
kept in docs/strength/results.jsonl, part by part: Ctrl-C loses at most the part that is being played, and the
next call goes on. Parts of players who play otherwise since are played again.

  --minutes M   begin no new part after so many minutes; the document says what is missing
  --scale X     so many times the usual number of parts, at least one for each figure (1)
  --threads N   how many threads play (as many as there are cores)
  --trial       a few games only, to see whether everything works; writes to target/strength instead of docs
  --write       play nothing, only write the document from what is kept
";

/// What is to be done.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Task {
    /// Play what is missing, and write the document.
    Measure,
    /// Only write the document.
    Write,
    /// Say how to call the program.
    Help,
}

/// How many games are played, and where the figures go.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Extent {
    /// Enough to be published.
    Published,
    /// A few.
    Trial,
}

/// What the user asked for.
#[derive(Clone, Debug, PartialEq)]
pub struct Options {
    /// What is to be done.
    pub task: Task,
    /// How many games are played, and where the figures go.
    pub extent: Extent,
    /// When to begin no new part.
    pub limit: Option<Duration>,
    /// How many parts, relative to the usual number.
    pub scale: f64,
    /// How many threads play.
    pub threads: usize,
}

impl Options {
    /// Reads the arguments of the program.
    pub fn parse(arguments: impl IntoIterator<Item = String>) -> Result<Options> {
        let threads = std::thread::available_parallelism().map_or(1, usize::from);
        let mut options = Options { task: Task::Measure, extent: Extent::Published, limit: None, scale: 1.0, threads };
        let mut arguments = arguments.into_iter();
        while let Some(argument) = arguments.next() {
            let mut number = || -> Result<f64> {
                let number = arguments.next().with_context(|| format!("{argument} needs a number"))?;
                number.parse().with_context(|| format!("`{number}` is not a number"))
            };
            match argument.as_str() {
                "--help" | "-h" => options.task = Task::Help,
                "--write" => options.task = Task::Write,
                "--trial" => options.extent = Extent::Trial,
                "--minutes" => {
                    let minutes = number()?;
                    ensure!((0.0..=100_000.0).contains(&minutes), "--minutes must be between 0 and 100000");
                    options.limit = Some(Duration::from_secs_f64(minutes * 60.0));
                }
                "--scale" => {
                    options.scale = number()?;
                    ensure!((0.0..=1000.0).contains(&options.scale), "--scale must be between 0 and 1000");
                }
                "--threads" => {
                    let threads = number()?;
                    ensure!((1.0..=1024.0).contains(&threads), "--threads must be between 1 and 1024");
                    options.threads = threads as usize;
                }
                _ => bail!("there is no option `{argument}`\n\n{USAGE}"),
            }
        }
        Ok(options)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parse(line: &str) -> Result<Options> {
        Options::parse(line.split_whitespace().map(str::to_owned))
    }

    #[test]
    fn options_are_read() {
        let options = parse("--minutes 1.5 --scale 0.25 --threads 3 --trial").expect("options");
        assert_eq!(options.limit, Some(Duration::from_secs(90)));
        assert_eq!((options.scale, options.threads, options.extent), (0.25, 3, Extent::Trial));
        assert_eq!(parse("--write").expect("options").task, Task::Write);
        assert_eq!(parse("").expect("options").task, Task::Measure);
    }

    #[test]
    fn nonsense_is_refused() {
        for line in ["--minutes", "--minutes x", "--scale -1", "--threads 0", "--minutes nan", "--fast"] {
            assert!(parse(line).is_err(), "{line}");
        }
    }
}
