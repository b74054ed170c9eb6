//! The fuzz targets in `fuzz/fuzz_targets`, half a minute each.

use std::ffi::OsString;
use std::fs;
use std::path::Path;
use std::process::Command;

use anyhow::{Context, Result};

use crate::check::Outcome;
use crate::tools;
use crate::workspace::{Workspace, run, run_at_once, works};

const CARGO_FUZZ: &str = "0.13.2";
const SECONDS_EACH: u32 = 30;
/// Good inputs that a target starts from.
const SEEDS: [(&str, &str); 1] = [("record_parsing", "crates/onirim-record/tests/golden")];

/// Runs each target for a while. Any crash is a failure.
pub(crate) fn run_targets(workspace: &Workspace) -> Result<Outcome> {
    let targets = targets(&workspace.root.join("fuzz").join("fuzz_targets"))?;
    if targets.is_empty() {
        return Ok(Outcome::Skipped("there are no fuzz targets".into()));
    }
    if !works("rustup", &["run", "nightly", "cargo", "--version"]) {
        return Ok(Outcome::Skipped("no nightly toolchain here (`rustup toolchain install nightly` adds it)".into()));
    }
    // It only calls others: not worth being optimised.
    let path = path_with(&tools::install(workspace, "cargo-fuzz", CARGO_FUZZ, &["--debug"])?)?;
    let cargo_fuzz = |order: &str| {
        let mut command = Command::new("rustup");
        // Without a sanitizer: there is no unsafe code to watch, and the time goes further.
        command.args(["run", "nightly", "cargo", "fuzz", order, "--sanitizer", "none"]);
        // The variable names the cargo that runs us, which is not the nightly one.
        command.current_dir(&workspace.root).env("PATH", &path).env_remove("CARGO");
        command
    };
    run(&mut cargo_fuzz("build"))?;
    let mut runs = Vec::new();
    for target in &targets {
        let mut command = cargo_fuzz("run");
        command.arg(target);
        if let Some((_, seeds)) = SEEDS.iter().find(|(name, _)| name == target) {
            let corpus = format!("fuzz/corpus/{target}");
            fs::create_dir_all(workspace.root.join(&corpus)).with_context(|| format!("cannot create {corpus}"))?;
            command.args([corpus.as_str(), seeds]);
        }
        command.arg("--").arg(format!("-max_total_time={SECONDS_EACH}"));
        runs.push(command);
    }
    // Each needs one processor.
    run_at_once(runs).context("fuzz/artifacts holds what broke a target")?;
    Ok(Outcome::Passed(targets.join(", ")))
}

/// The names of the targets, in alphabetical order; none if the folder is not there.
fn targets(folder: &Path) -> Result<Vec<String>> {
    if !folder.is_dir() {
        return Ok(Vec::new());
    }
    let mut names = Vec::new();
    for entry in fs::read_dir(folder).with_context(|| format!("cannot read {}", folder.display()))? {
        let path = entry?.path();
        if path.extension().is_some_and(|extension| extension == "rs")
            && let Some(name) = path.file_stem().and_then(|stem| stem.to_str())
        {
            names.push(name.to_owned());
        }
    }
    names.sort();
    Ok(names)
}

/// The search path with one more folder, where `cargo fuzz` finds its program.
fn path_with(folder: &Path) -> Result<OsString> {
    let path = std::env::var_os("PATH").unwrap_or_default();
    let folders = std::iter::once(folder.to_owned()).chain(std::env::split_paths(&path));
    std::env::join_paths(folders).context("the path of the target directory cannot stand in PATH")
}
