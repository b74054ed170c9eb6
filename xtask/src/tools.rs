//! Programs from crates.io that some chores need. They live in the target directory: nothing else on the machine changes.

use std::path::PathBuf;

use anyhow::{Context, Result};

use crate::workspace::{Workspace, run};

/// The folder with the programs that `install` has installed.
pub(crate) fn folder(workspace: &Workspace) -> PathBuf {
    workspace.target.join("tools").join("bin")
}

/// Installs a program in exactly this version; cargo sees at once if it is there already.
pub(crate) fn install(workspace: &Workspace, name: &str, version: &str) -> Result<PathBuf> {
    let root = workspace.target.join("tools");
    let mut command = workspace.cargo(["install", name, "--version", version, "--root"]);
    run(command.arg(root)).with_context(|| format!("{name} cannot be installed"))?;
    Ok(folder(workspace).join(name))
}
