//! What the user asked for.

use anyhow::{Context, Result, bail, ensure};

use crate::layouts::Layout;

/// How to call the program.
pub(crate) const USAGE: &str = "\
usage: cargo xtask bench --against REVISION [--rounds N] [--layouts N] [--json]

Plays random games with the engine of another revision and with that of this working tree, in turn, in one program,
and reports how many games of each a CPU second holds and how the two compare.

  --rounds N    how often each engine has its turn of about 3 ms at each task (600, which is somewhat more than a minute)
  --layouts N   how many programs share the rounds that differ only in where their functions lie (3; 1 where the
                linker cannot do that). A difference between the engines that is smaller than that between the
                layouts says little
  --json        one JSON object instead of a table
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
    /// Which of several programs this is.
    pub(crate) layout: Layout,
}

impl Options {
    /// Reads the arguments of the program.
    pub(crate) fn parse(arguments: impl IntoIterator<Item = String>) -> Result<Options> {
        let layout = Layout { number: 1, of: 1, folder: ".".into() };
        let mut options = Options { format: Format::Table, rounds: 600, revision: "itself".into(), layout };
        let mut arguments = arguments.into_iter();
        while let Some(argument) = arguments.next() {
            match argument.as_str() {
                "--json" => options.format = Format::Json,
                "--help" | "-h" => options.format = Format::Help,
                "--against" => options.revision = arguments.next().context("--against needs a revision")?,
                "--rounds" => options.rounds = number("--rounds", arguments.next())?,
                // The next three are between the programs and the chore that starts them.
                "--layout" => options.layout.number = number("--layout", arguments.next())?,
                "--of" => options.layout.of = number("--of", arguments.next())?,
                "--folder" => options.layout.folder = arguments.next().context("--folder needs a folder")?.into(),
                unknown => bail!("there is no option `{unknown}`\n\n{USAGE}"),
            }
        }
        ensure!(options.layout.number <= options.layout.of, "there are not so many layouts");
        Ok(options)
    }
}

fn number(option: &str, argument: Option<String>) -> Result<usize> {
    let argument = argument.with_context(|| format!("{option} needs a number"))?;
    let number = argument.parse().with_context(|| format!("`{argument}` is not a number"))?;
    ensure!(number > 0, "{option} must be at least 1");
    Ok(number)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parse(line: &str) -> Result<Options> {
        Options::parse(line.split_whitespace().map(str::to_owned))
    }

    #[test]
    fn all_options_are_understood() {
        let layout = Layout { number: 2, of: 3, folder: "f".into() };
        let expected = Options { format: Format::Json, rounds: 3, revision: "main".into(), layout };
        let line = "--against main --rounds 3 --json --layout 2 --of 3 --folder f";
        assert_eq!(parse(line).expect("it parses"), expected);
    }

    #[test]
    fn wrong_options_are_refused() {
        for line in ["--jsn", "--rounds", "--rounds 0", "--rounds x", "--against", "--layout 2", "--folder"] {
            assert!(parse(line).is_err(), "{line}");
        }
    }
}
