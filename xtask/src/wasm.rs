//! The core must build for the browser, and without a standard library.

use std::process::Command;

use anyhow::Result;

use crate::check::Outcome;
use crate::workspace::{Workspace, run, works};

/// The first is what browsers run; the second has no `std` at all, so that one who slips in is caught.
const TARGETS: [&str; 2] = ["wasm32-unknown-unknown", "wasm32v1-none"];

/// Builds the core for each target that can be had here.
pub(crate) fn build(workspace: &Workspace) -> Result<Outcome> {
    if !works("rustup", &["--version"]) {
        return Ok(Outcome::Skipped("no rustup here to add WebAssembly targets with".into()));
    }
    for target in TARGETS {
        if run(Command::new("rustup").args(["target", "add", target])).is_err() {
            return Ok(Outcome::Skipped(format!("the target {target} cannot be added")));
        }
        run(&mut workspace.cargo(["build", "--package", "onirim-core", "--target", target]))?;
    }
    Ok(Outcome::Passed(TARGETS.join(", ")))
}
