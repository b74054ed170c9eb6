//! Programs from the package registry that some chores need. They are installed into the target directory.

use std::path::PathBuf;

use anyhow::{Context, Result};

use crate::workspace::{Workspace, run};

/// Installs a package in exactly this version, with the dependencies that its makers tested it with; cargo sees at once if it is there
/// already. Gives the folder with the programs.
pub(crate) fn install(workspace: &Workspace, package: &str, version: &str, options: &[&str]) -> Result<PathBuf> {
    let root = workspace.target.join("tools");
    let mut command = workspace.cargo(["install", package, "--version", version, "--locked"]);
    run(command.args(options).arg("--root").arg(&root)).with_context(|| format!("{package} cannot be installed"))?;
    Ok(root.join("bin"))
}
