//! `cargo xtask bench`: how fast the engine is. `cargo xtask strength`: how strong the players are.

use anyhow::{Context, Result};

use crate::workspace::{Workspace, output, run, works};
use crate::{against, tools};

/// Measures random play: of this working tree alone, or in turn with another revision.
pub(crate) fn speed(workspace: &Workspace, options: &[&str]) -> Result<()> {
    if options.contains(&"--against") {
        return against::compare(workspace, options);
    }
    // Built for the processor of this machine, as for millions of games.
    let program = ["run", "--release", "--quiet", "--package", "onirim-bench", "--bin", "random-games", "--"];
    run(&mut workspace.cargo_for_this_processor(program.iter().chain(options)))
}

/// Builds the program that measures the players, as everyone's release build, and runs it with these options.
pub(crate) fn strength(workspace: &Workspace, options: &[&str]) -> Result<()> {
    let program = ["run", "--release", "--quiet", "--package", "onirim-bench", "--bin", "strength", "--"];
    run(&mut workspace.cargo(program.iter().chain(options)))
}

/// Counts instructions under valgrind: the same on every run, so that small changes show.
pub(crate) fn counts(workspace: &Workspace) -> Result<()> {
    if !works("valgrind", &["--version"]) {
        println!("skipped: there is no valgrind here to count instructions with");
        return Ok(());
    }
    // The runner must have the very version of the library.
    let programs = tools::install(workspace, "gungraun-runner", &version_in_use(workspace, "gungraun")?, &[])?;
    let runner = programs.join("gungraun-runner");
    run(workspace.cargo(["bench", "--package", "onirim-bench", "--bench", "counts"]).env("GUNGRAUN_RUNNER", runner))
}

/// The version of a dependency that the workspace is locked to.
fn version_in_use(workspace: &Workspace, name: &str) -> Result<String> {
    let id = output(&mut workspace.cargo(["pkgid", "--package", name]))?;
    let (_, version) =
        id.trim().rsplit_once(['@', '#']).with_context(|| format!("no version in the package id {id}"))?;
    Ok(version.to_owned())
}
