//! What the user asked for.

use anyhow::{Context, Result, bail, ensure};

/// How to call the program.
pub(crate) const USAGE: &str = "\
usage: cargo xtask bench --against REVISION [--rounds N] [--json]

Plays random games with the engine of another revision and with that of this working tree, in turn, in one program,
and reports how many games of each a CPU second holds and how the two compare.

  --rounds N   how often each engine has its turn of about 3 ms at each task (600, which is somewhat more than a minute)
  --json       one JSON object instead of a table
";

/// How the report looks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Format {
    /// For people.
    Table,
    /// For programs.
    Json,
    /// No report, but how to get one.
    Help,
}

/// What the user asked for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Options {
    /// How the report looks.
    pub(crate) format: Format,
    /// How often each engine has its turn.
    pub(crate) rounds: usize,
    /// What the report calls the other revision.
    pub(crate) revision: String,
}

impl Options {
    /// Reads the arguments of the program.
    pub(crate) fn parse(arguments: impl IntoIterator<Item = String>) -> Result<Options> {
        let mut options = Options { format: Format::Table, rounds: 600, revision: "itself".into() };
        let mut arguments = arguments.into_iter();
        while let Some(argument) = arguments.next() {
            match argument.as_str() {
                "--json" => options.format = Format::Json,
                "--help" | "-h" => options.format = Format::Help,
                "--against" => options.revision = arguments.next().context("--against needs a revision")?,
                "--rounds" => {
                    let number = arguments.next().context("--rounds needs a number")?;
                    options.rounds = number.parse().with_context(|| format!("`{number}` is not a number"))?;
                    ensure!(options.rounds > 0, "there must be at least one round");
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
        let expected = Options { format: Format::Json, rounds: 3, revision: "main".into() };
        assert_eq!(parse("--against main --rounds 3 --json").expect("it parses"), expected);
    }

    #[test]
    fn wrong_options_are_refused() {
        for line in ["--jsn", "--rounds", "--rounds 0", "--rounds x", "--against"] {
            assert!(parse(line).is_err(), "{line}");
        }
    }
}
