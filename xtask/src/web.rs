//! `cargo xtask web`: the page, ready for a host. `cargo xtask serve`: the same, served to a browser on this machine.

use std::path::PathBuf;

use anyhow::{Result, bail};

use crate::wasm::{self, BROWSER};
use crate::workspace::{Workspace, run};

/// The option for work on the page.
const DEV: &str = "--dev";

/// For whom the page is built.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Purpose {
    /// For players: small.
    Release,
    /// For work on the page: soon built.
    Dev,
}

/// Where the page is built. It belongs to this working tree, wherever cargo builds: the program takes it in from there.
pub(crate) fn folder(workspace: &Workspace) -> PathBuf {
    workspace.root.join("target").join("web")
}

/// Adds what the page is built for to the toolchain, or says why it cannot.
pub(crate) fn add_target() -> Result<(), String> {
    wasm::add_target(BROWSER)
}

/// Builds the page.
pub(crate) fn build(workspace: &Workspace, purpose: Purpose) -> Result<()> {
    if let Err(why) = add_target() {
        bail!("{why}");
    }
    let profile = match purpose {
        // Not called like its folder: cargo builds in a folder that is called like the profile.
        Purpose::Release => "page",
        Purpose::Dev => "dev",
    };
    run(&mut workspace.cargo(["build", "--target", BROWSER, "--profile", profile, "--package", "onirim-web"]))?;
    let built = match purpose {
        Purpose::Release => "page",
        Purpose::Dev => "debug",
    };
    let modules = workspace.target.join(BROWSER).join(built);
    let tool = ["run", "--quiet", "--profile", "tool", "--package", "onirim-web-build", "--"];
    let mut command = workspace.cargo(tool);
    command.arg(modules).arg(folder(workspace));
    if purpose == Purpose::Dev {
        command.arg(DEV);
    }
    run(&mut command)
}

/// Builds the page, and serves it until it is interrupted.
pub(crate) fn serve(workspace: &Workspace, options: &[&str]) -> Result<()> {
    let others = options.iter().filter(|option| **option != DEV);
    let purpose = if options.contains(&DEV) { Purpose::Dev } else { Purpose::Release };
    build(workspace, purpose)?;
    let tool = ["run", "--quiet", "--package", "onirim-server", "--example", "serve_folder", "--"];
    run(workspace.cargo(tool).arg(folder(workspace)).args(others))
}
