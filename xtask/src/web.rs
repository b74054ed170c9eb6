//! `cargo xtask web`: the page, ready for a host. `cargo xtask serve`: the same, served to a browser on this machine.

use std::path::PathBuf;
use std::process::Command;

use anyhow::{Result, bail};

use crate::wasm::{self, BROWSER};
use crate::workspace::{Workspace, run, works};

/// The option for whoever works on the page.
const DEV: &str = "--dev";
/// The option for a page that could not be made as light as it should be.
const HEAVIER: &str = "--heavier";

/// For whom the page is built.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Purpose {
    /// For players: small.
    Release,
    /// For whoever works on the page: soon built.
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
    let packages = ["--package", "onirim-web", "--package", "onirim-web-thinking"];
    let mut compile = workspace.cargo(["build", "--target", BROWSER, "--profile", profile]);
    compile.args(packages);
    let library = match purpose {
        Purpose::Release => with_small_library(&mut compile),
        Purpose::Dev => Library::AsItCame,
    };
    run(&mut compile)?;
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
    } else if library == Library::AsItCame {
        command.arg(HEAVIER);
    }
    run(&mut command)
}

/// Which standard library the page has.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Library {
    /// Compiled with the page: for size, and without a word on what a panic was.
    Small,
    /// The one of the toolchain.
    AsItCame,
}

/// Has the standard library compiled with the page, which makes a first game 25 kB lighter, if its source can be had.
///
/// Cargo and the compiler call both options unstable, so the variable tells them to take them all the same. They change no code of ours: a page that
/// breaks stops, with words on it or without.
fn with_small_library(compile: &mut Command) -> Library {
    if !works("rustup", &["component", "add", "rust-src"]) {
        eprintln!(
            "the source of the standard library cannot be added here: the page will be heavier than it has to be"
        );
        return Library::AsItCame;
    }
    let flags = std::env::var("RUSTFLAGS").unwrap_or_default();
    compile.args(["-Zbuild-std=std,panic_abort", "-Zbuild-std-features=optimize_for_size"]);
    compile.env("RUSTC_BOOTSTRAP", "1").env("RUSTFLAGS", format!("{flags} -Zunstable-options -Cpanic=immediate-abort"));
    Library::Small
}

/// Builds the page, and serves it until it is interrupted.
pub(crate) fn serve(workspace: &Workspace, options: &[&str]) -> Result<()> {
    let others = options.iter().filter(|option| **option != DEV);
    let purpose = if options.contains(&DEV) { Purpose::Dev } else { Purpose::Release };
    build(workspace, purpose)?;
    let tool = ["run", "--quiet", "--package", "onirim-serve", "--example", "serve_folder", "--"];
    run(workspace.cargo(tool).arg(folder(workspace)).args(others))
}
