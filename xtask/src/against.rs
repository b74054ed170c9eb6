//! `cargo xtask bench --against REVISION`: two revisions of the engine in one program.

mod checkout;
mod layouts;
mod manifest;

use std::fs;
use std::path::Path;
use std::process::Command;

use anyhow::{Context, Result};

use crate::workspace::{Workspace, run};
use checkout::Checkout;
use layouts::Layouts;

/// All of it is in the macro, which is compiled and checked with the rest of the workspace.
const PROGRAM: &str = "onirim_measure::comparing_program!(before, after);\n";

/// Builds a program with the engine of this working tree and with that of another revision, and runs it with these options: once for
/// each layout. The last one reports what all have measured.
///
/// The program is `crates/onirim-bench/src/bin/against.rs`, but with two engines, in a project of its own.
pub(crate) fn compare(workspace: &Workspace, revision: &str, options: &[&str]) -> Result<()> {
    let (layouts, options) = Layouts::taken_from(options)?;
    let other = Checkout::of(workspace, revision)?;
    let project = other.folder.join("program");
    write_project(workspace, &other, &project)?;
    for number in 1..=layouts.count {
        let name = layouts::name(number);
        let mut build =
            workspace.cargo_for_this_processor(["rustc", "--release", "--quiet", "--bin", &name, "--manifest-path"]);
        build.arg(project.join("Cargo.toml")).arg("--").args(layouts::linker_options(number));
        run(&mut build).with_context(|| layouts::hint(number))?;
        let program = workspace.target_for_this_processor().join("release").join(name);
        let mut program = Command::new(program.with_extension(std::env::consts::EXE_EXTENSION));
        program.args(["--against", &other.name, "--layout", &number.to_string(), "--of", &layouts.count.to_string()]);
        run(program.arg("--folder").arg(&project).args(&options))?;
    }
    Ok(())
}

fn write_project(workspace: &Workspace, other: &Checkout, project: &Path) -> Result<()> {
    fs::create_dir_all(project.join("src")).with_context(|| format!("cannot make {}", project.display()))?;
    let ours = read(&workspace.root.join("Cargo.toml"))?;
    let manifest = manifest::of_the_program(&workspace.root, &other.engine(), &ours)?;
    write(&project.join("Cargo.toml"), &manifest)?;
    write(&project.join("src").join("main.rs"), PROGRAM)?;
    // The versions of all other dependencies are those of the workspace.
    write(&project.join("Cargo.lock"), &read(&workspace.root.join("Cargo.lock"))?)
}

fn read(path: &Path) -> Result<String> {
    fs::read_to_string(path).with_context(|| format!("cannot read {}", path.display()))
}

/// What is there already is left alone: cargo would take it for new.
fn write(path: &Path, text: &str) -> Result<()> {
    if fs::read_to_string(path).is_ok_and(|old| old == text) {
        return Ok(());
    }
    fs::write(path, text).with_context(|| format!("cannot write {}", path.display()))
}
