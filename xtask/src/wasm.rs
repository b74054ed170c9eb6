//! What a page in a browser is made of must build for WebAssembly, and hold there what its tests say.

use std::process::Command;

use anyhow::Result;

use crate::check::Outcome;
use crate::wasi::{Runner, WITH_A_SYSTEM};
use crate::workspace::{Workspace, run, run_at_once, works};

/// What browsers run.
pub(crate) const BROWSER: &str = "wasm32-unknown-unknown";
/// It has no `std` at all, so that one who slips in is caught.
const WITHOUT_STD: &str = "wasm32v1-none";
/// A package that a page in a browser is made of.
struct Package {
    name: &'static str,
    builds_for: &'static [&'static str],
    /// The tests that run in WebAssembly, as cargo names them.
    tests: &'static [&'static str],
}

/// An interpreter, which runs them where there is no node, takes more than ten times as long. So `properties` of the core is left out: it would take minutes. A single
/// test that takes long is ignored where it stands, for `target_family = "wasm"`.
const PACKAGES: &[Package] = &[
    Package {
        name: "onirim-core",
        builds_for: &[BROWSER, WITHOUT_STD],
        tests: &["--lib", "--test=it", "--test=allocations"],
    },
    Package { name: "onirim-ai", builds_for: &[BROWSER], tests: &["--test=evaluator"] },
    Package { name: "onirim-art", builds_for: &[BROWSER], tests: &["--tests"] },
    Package { name: "onirim-coach", builds_for: &[BROWSER], tests: &["--lib"] },
    Package { name: "onirim-record", builds_for: &[BROWSER], tests: &["--test=it"] },
    Package { name: "onirim-session", builds_for: &[BROWSER], tests: &["--tests"] },
    Package { name: "onirim-wire", builds_for: &[BROWSER], tests: &["--tests"] },
    Package { name: "onirim-store", builds_for: &[BROWSER], tests: &["--test=memory"] },
    Package { name: "onirim-ui", builds_for: &[BROWSER], tests: &["--tests"] },
    Package { name: "onirim-text", builds_for: &[BROWSER], tests: &["--test=text"] },
];

/// Builds each package, for each target that can be had here. Each alone, so that no package depends on features that another package enables.
pub(crate) fn build(workspace: &Workspace) -> Result<Outcome> {
    for Package { name, builds_for, .. } in PACKAGES {
        for &target in *builds_for {
            if let Err(why) = add_target(target) {
                return Ok(Outcome::Skipped(why));
            }
            run(workspace.cargo(["build", "--package", name, "--target", target]).args(features(name)))?;
        }
    }
    Ok(Outcome::Passed(names(|_| true)))
}

/// Runs the tests of each package in WebAssembly.
pub(crate) fn test(workspace: &Workspace) -> Result<Outcome> {
    let runner = match Runner::any(workspace) {
        Ok(runner) => runner.setting(),
        Err(why) => return Ok(Outcome::Skipped(why)),
    };
    let mut commands: Vec<Command> = Vec::new();
    for Package { name, tests, .. } in PACKAGES.iter().filter(|package| !package.tests.is_empty()) {
        let mut command = workspace.cargo(["test", "--config", &runner, "--target", WITH_A_SYSTEM, "--package", name]);
        // A panic is the end of the program there. What it said must be on the screen by then. (So is what proptest says: that it
        // finds no place to note failures in. That is harmless.)
        command.args(features(name)).args(*tests).args(["--", "--nocapture", "--skip", "slow"]);
        commands.push(command);
    }
    // There are no threads in there: as many at once as there are processors. Cargo has them wait for each other while it builds.
    run_at_once(commands)?;
    Ok(Outcome::Passed(names(|package| !package.tests.is_empty())))
}

/// Adds a target to the toolchain, or says why it cannot.
pub(crate) fn add_target(target: &str) -> Result<(), String> {
    if !works("rustup", &["--version"]) {
        return Err("no rustup here to add WebAssembly targets with".into());
    }
    run(Command::new("rustup").args(["target", "add", target]))
        .map_err(|_| format!("the target {target} cannot be added"))
}

/// A browser has no SQLite.
fn features(package: &str) -> &'static [&'static str] {
    if package == "onirim-store" { &["--no-default-features"] } else { &[] }
}

fn names(which: fn(&Package) -> bool) -> String {
    let names: Vec<&str> = PACKAGES.iter().filter(|package| which(package)).map(|package| package.name).collect();
    names.join(", ")
}
