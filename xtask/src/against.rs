//! `cargo xtask bench --against REVISION`: a benchmark of another revision and the same one of this working tree, run in turn.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result, bail, ensure};
use clap::Parser;
use serde_json::Value;

use crate::workspace::{Workspace, output, run, works};

/// Builds a benchmark of another revision and the same one of this working tree, runs them in turn, and prints how many games a CPU
/// second of each holds.
///
/// The same machine code is up to 3 % faster or slower at another address: a smaller difference says little.
#[derive(Debug, Parser)]
#[command(name = "cargo xtask bench")]
struct Options {
    /// The other revision: a commit, a branch or a tag
    #[arg(long, value_name = "REVISION")]
    against: String,
    /// How often each program runs
    #[arg(long, value_name = "N", default_value_t = 10, value_parser = clap::value_parser!(u32).range(1..))]
    rounds: u32,
    /// Compare `onirim sim` with these options instead of random play, as in --sim "--player fast --games 2000 --luck off"
    #[arg(long, value_name = "OPTIONS", allow_hyphen_values = true)]
    sim: Option<String>,
}

/// Games per CPU second, by the name of a set-up or of a player.
type Rates = BTreeMap<String, f64>;

/// Does what these options of `bench` ask for.
pub(crate) fn compare(workspace: &Workspace, options: &[&str]) -> Result<()> {
    let options = match Options::try_parse_from(["bench"].iter().chain(options)) {
        Ok(options) => options,
        Err(error) => error.exit(),
    };
    let other = check_out(workspace, &options.against)?;
    let before = build(workspace, &other, "before", options.sim.is_some())
        .with_context(|| format!("the benchmark of {} cannot be built", options.against))?;
    let after = build(workspace, &workspace.root, "after", options.sim.is_some())?;
    let arguments = match &options.sim {
        Some(sim) => format!("sim --json {sim}"),
        None => "--json --repetitions 1 --seconds 0.1".to_owned(),
    };
    let mut rounds = Vec::new();
    for round in 1..=options.rounds {
        eprintln!("round {round} of {}", options.rounds);
        let rates = |program: &Path| rates(&output(Command::new(program).args(arguments.split_whitespace()))?);
        // The second program finds other things in the caches than the first.
        rounds.push(if round % 2 == 1 {
            let before = rates(&before)?;
            (before, rates(&after)?)
        } else {
            let after = rates(&after)?;
            (rates(&before)?, after)
        });
    }
    print!("{}", table(&options.against, &rounds)?);
    Ok(())
}

/// The files of another revision: a git worktree below the target directory, which the next call uses again.
fn check_out(workspace: &Workspace, revision: &str) -> Result<PathBuf> {
    ensure!(works("git", &["--version"]), "there is no git here to get another revision from");
    let git = |folder: &Path, arguments: &[&str]| output(Command::new("git").current_dir(folder).args(arguments));
    let hash = git(&workspace.root, &["rev-parse", "--verify", "--end-of-options", &format!("{revision}^{{commit}}")])
        .with_context(|| format!("git has no revision `{revision}`"))?;
    let folder = workspace.target.join("against").join("worktree");
    if folder.exists() {
        git(&folder, &["checkout", "--force", "--detach", hash.trim()])?;
    } else {
        let path = folder.to_str().context("the target directory has a name that is not Unicode")?;
        // With --force: a worktree of that name may be registered whose files are gone.
        git(&workspace.root, &["worktree", "add", "--force", "--detach", path, hash.trim()])?;
    }
    Ok(folder)
}

/// Builds the benchmark of the workspace in this folder, and copies it: both revisions build into one target directory, so that foreign
/// crates are built once. Random play is built for this processor, the players as everyone's release build.
fn build(workspace: &Workspace, folder: &Path, name: &str, is_sim: bool) -> Result<PathBuf> {
    let (package, program) = if is_sim { ("onirim-cli", "onirim") } else { ("onirim-bench", "random-games") };
    let arguments = ["build", "--release", "--quiet", "--package", package, "--bin", program];
    let (mut command, target) = if is_sim {
        (workspace.cargo(arguments), workspace.target.clone())
    } else {
        (workspace.cargo_for_this_processor(arguments), workspace.target_for_this_processor())
    };
    run(command.current_dir(folder).env("CARGO_TARGET_DIR", &target))?;
    let built = target.join("release").join(program).with_extension(std::env::consts::EXE_EXTENSION);
    let copy = workspace.target.join("against").join(name).with_extension(std::env::consts::EXE_EXTENSION);
    fs::copy(&built, &copy).with_context(|| format!("cannot copy {}", built.display()))?;
    Ok(copy)
}

/// The rates in the JSON of a benchmark.
fn rates(json: &str) -> Result<Rates> {
    fn collect(value: &Value, rates: &mut Rates) {
        for item in value.as_array().into_iter().flatten() {
            collect(item, rates);
        }
        let player = value["player"].as_str();
        for (key, value) in value.as_object().into_iter().flatten() {
            match (key.strip_suffix("games_per_cpu_second"), value.as_f64()) {
                (Some(setup), Some(rate)) => {
                    rates.insert(player.unwrap_or(setup.trim_end_matches("_random_")).to_owned(), rate);
                }
                (None, _) | (_, None) => collect(value, rates),
            }
        }
    }
    let mut rates = Rates::new();
    collect(&serde_json::from_str(json).context("the benchmark did not print JSON")?, &mut rates);
    Ok(rates)
}

/// For each rate of both revisions its medians, and the median and the range of the ratios of all rounds.
fn table(revision: &str, rounds: &[(Rates, Rates)]) -> Result<String> {
    let mut text =
        format!("{:42}{:>12}{:>12}{:>12}{:>18}\n", "games per CPU second", "before", "after", "ratio", "range");
    let names = rounds.first().map(|(before, after)| before.keys().filter(|name| after.contains_key(*name)));
    for name in names.into_iter().flatten() {
        let both = rounds.iter().filter_map(|(before, after)| Some((*before.get(name)?, *after.get(name)?)));
        let [before, after, ratios] = [|(before, _)| before, |(_, after)| after, |(before, after)| after / before].map(
            |of: fn((f64, f64)) -> f64| {
                let mut values: Vec<f64> = both.clone().map(of).collect();
                values.sort_by(f64::total_cmp);
                values
            },
        );
        let median = |sorted: &[f64]| f64::midpoint(sorted[(sorted.len() - 1) / 2], sorted[sorted.len() / 2]);
        let range = format!("{:.3} to {:.3}", ratios[0], ratios[ratios.len() - 1]);
        let (before, after, ratio) = (median(&before), median(&after), median(&ratios));
        text += &format!("{name:42}{before:>12.0}{after:>12.0}{ratio:>12.3}{range:>18}\n");
    }
    if text.lines().count() < 2 {
        bail!("the benchmarks of {revision} and of this working tree have no figure in common");
    }
    Ok(text)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rates_of_set_ups_and_of_players_are_found() {
        let json = r#"{"base_solo_random_games_per_cpu_second": 2,
            "compared": {"players": [{"player": "fast", "games_per_cpu_second": 3.5}]}, "date": "x"}"#;
        let expected = [("base_solo", 2.0), ("fast", 3.5)].map(|(name, rate)| (name.to_owned(), rate));
        assert_eq!(rates(json).expect("JSON"), expected.into());
    }

    #[test]
    fn a_line_has_medians_and_the_range_of_the_ratios() {
        let rates = |rate: f64| Rates::from([("base_solo".to_owned(), rate)]);
        let rounds =
            [(100.0, 150.0), (200.0, 200.0), (400.0, 800.0)].map(|(before, after)| (rates(before), rates(after)));
        let table = table("main", &rounds).expect("a figure");
        let line: Vec<&str> = table.lines().nth(1).expect("a line").split_whitespace().collect();
        assert_eq!(line, ["base_solo", "200", "200", "1.500", "1.000", "to", "2.000"]);
        assert!(super::table("main", &[(rates(1.0), Rates::new())]).is_err());
    }

    #[test]
    fn a_number_of_rounds_is_needed() {
        let parse = |line: &str| Options::try_parse_from(["bench"].into_iter().chain(line.split_whitespace()));
        assert_eq!(parse("--against main --rounds 3").expect("options").rounds, 3);
        for line in ["--rounds 3", "--against", "--against main --rounds 0", "--against main --jsn"] {
            assert!(parse(line).is_err(), "{line}");
        }
    }
}
