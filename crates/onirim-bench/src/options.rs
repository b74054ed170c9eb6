//! What the user asked for.

use std::time::Duration;

use anyhow::{Context, Result, bail, ensure};

/// How to call the program.
pub const USAGE: &str = "\
usage: random-games [--json] [--repetitions N] [--seconds S]

Plays random games on one thread and reports how many a CPU second holds, for each combination of
expansions and for one and two players; then how many nanoseconds single steps take.

  --json            one JSON object instead of a table
  --repetitions N   how often each figure is measured (5); the report gives the median, the worst and the best
  --seconds S       CPU time of one measurement (1); a single step takes a tenth of it
";

/// How the report looks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Format {
    /// For people.
    Table,
    /// For programs.
    Json,
    /// No report, but how to get one.
    Help,
}

/// What the user asked for.
#[derive(Clone, Debug, PartialEq)]
pub struct Options {
    /// How the report looks.
    pub format: Format,
    /// How often each figure is measured.
    pub repetitions: usize,
    /// CPU time of one measurement.
    pub duration: Duration,
}

impl Options {
    /// Reads the arguments of the program.
    pub fn parse(arguments: impl IntoIterator<Item = String>) -> Result<Options> {
        let mut options = Options { format: Format::Table, repetitions: 5, duration: Duration::from_secs(1) };
        let mut arguments = arguments.into_iter();
        while let Some(argument) = arguments.next() {
            match argument.as_str() {
                "--json" => options.format = Format::Json,
                "--help" | "-h" => options.format = Format::Help,
                "--repetitions" => {
                    let number = arguments.next().context("--repetitions needs a number")?;
                    options.repetitions = number.parse().with_context(|| format!("`{number}` is not a number"))?;
                    ensure!(options.repetitions > 0, "there must be at least one repetition");
                }
                "--seconds" => {
                    let number = arguments.next().context("--seconds needs a number")?;
                    let seconds: f64 = number.parse().with_context(|| format!("`{number}` is not a number"))?;
                    ensure!((0.001..=3600.0).contains(&seconds), "--seconds must be between 0.001 and 3600");
                    options.duration = Duration::from_secs_f64(seconds);
                }
                unknown => bail!("there is no option `{unknown}`\n\n{USAGE}"),
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
    fn all_options_are_understood() {
        let expected = Options { format: Format::Json, repetitions: 3, duration: Duration::from_millis(500) };
        assert_eq!(parse("--repetitions 3 --json --seconds 0.5").expect("it parses"), expected);
    }

    #[test]
    fn wrong_options_are_refused() {
        let lines = [
            "--jsn",
            "--repetitions",
            "--repetitions 0",
            "--repetitions x",
            "--seconds 0",
            "--seconds NaN",
            "--seconds 1e9",
        ];
        for line in lines {
            assert!(parse(line).is_err(), "{line}");
        }
    }
}
