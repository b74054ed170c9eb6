//! `cargo xtask browser`: the page in a real browser.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::Result;

use crate::check::Outcome;
use crate::web::{self, Purpose};
use crate::workspace::{Workspace, run, works};

/// As Debian calls them: the browser, and the program that drives it.
const PROGRAMS: [&str; 2] = ["chromium", "chromedriver"];
/// Only for tests: no part of the page.
const AXE: &str = "4.14.0";
const PACKAGES: [&str; 2] = ["chromium", "chromium-driver"];

/// The page can be built.
pub(crate) fn build(workspace: &Workspace) -> Result<Outcome> {
    if let Err(why) = web::add_target() {
        return Ok(Outcome::Skipped(why));
    }
    web::build(workspace, Purpose::Release)?;
    Ok(Outcome::PASSED)
}

/// The page that was just [built](build) does in a browser what it must.
pub(crate) fn check(workspace: &Workspace) -> Result<Outcome> {
    // Without it nothing was built, and the folder may hold an older page.
    if let Err(why) = web::add_target() {
        return Ok(Outcome::Skipped(format!("the page could not be built here: {why}")));
    }
    if !find_browser() {
        let names = PROGRAMS.join(" and ");
        return Ok(Outcome::Skipped(format!("there is no {names} here, and they could not be installed")));
    }
    run_tests(workspace, &[])?;
    Ok(Outcome::PASSED)
}

/// Builds the page and measures it.
pub(crate) fn measure(workspace: &Workspace) -> Result<()> {
    if !find_browser() {
        println!("skipped: there is no {} here to measure with", PROGRAMS.join(" and "));
        return Ok(());
    }
    run_chosen(workspace, &["measure"])
}

/// Builds the page and runs the tests that these options choose.
pub(crate) fn run_chosen(workspace: &Workspace, options: &[&str]) -> Result<()> {
    web::build(workspace, Purpose::Release)?;
    run_tests(workspace, options)
}

/// They are built as all tests are, so that what those have built is used. The program itself comes with the tests of it: it reads what the page writes.
fn run_tests(workspace: &Workspace, options: &[&str]) -> Result<()> {
    let axe = install_axe(workspace);
    run(&mut workspace.cargo(["test", "--workspace", "--no-run", "--test", "program", "--test", "browser"]))?;
    let mut tests = workspace.cargo(["test", "--quiet", "--workspace", "--test", "browser", "--"]);
    if let Some(axe) = axe {
        tests.env("ONIRIM_AXE", axe);
    }
    run(tests.args(options).env("ONIRIM_BROWSER", "ready"))
}

/// Axe checks the accessibility of a page, in exactly this version. Without npm the tests print that they skip it.
fn install_axe(workspace: &Workspace) -> Option<PathBuf> {
    let folder = workspace.target.join("tools").join(format!("axe-{AXE}"));
    let script = folder.join("node_modules").join("axe-core").join("axe.min.js");
    if !script.is_file() && works("npm", &["--version"]) {
        let axe = format!("axe-core@{AXE}");
        let mut install = Command::new("npm");
        install.args(["install", "--no-audit", "--no-fund", "--ignore-scripts", &axe, "--prefix"]).arg(&folder);
        if fs::create_dir_all(&folder).is_err() || run(&mut install).is_err() {
            eprintln!("{axe} cannot be installed");
        }
    }
    script.is_file().then_some(script)
}

/// Is there a browser? If not, it is installed where that is usual and allowed: on a Debian, by who may do so without being asked.
fn find_browser() -> bool {
    let there = || PROGRAMS.iter().all(|program| works(program, &["--version"]));
    if there() {
        return true;
    }
    let may_install = Path::new("/etc/debian_version").exists() && works("test", &["-w", "/var/lib/dpkg"]);
    if may_install {
        let mut install = Command::new("apt-get");
        install.args(["install", "--yes", "--no-install-recommends"]).args(PACKAGES);
        // A machine that has never asked what there is finds nothing.
        if run(&mut install).is_err() && run(Command::new("apt-get").arg("update")).is_ok() {
            // Whether it has helped is seen below.
            let _ = run(&mut install);
        }
    }
    there()
}
