//! `cargo xtask test`: every check, in order.

use std::time::{Duration, Instant};

use anyhow::{Context, Result};

use crate::workspace::{Workspace, run, run_at_once};
use crate::{browser, fuzz, rules, texts, wasm, words};

/// The extent of the checks.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Extent {
    /// Checks that are fast enough while working.
    Quick,
    /// Everything.
    Full,
}

/// The result of a check that did not fail.
pub(crate) enum Outcome {
    /// It passed, with a note, or an empty text for none.
    Passed(String),
    /// It could not run here, and why.
    Skipped(String),
}

impl Outcome {
    pub(crate) const PASSED: Outcome = Outcome::Passed(String::new());
}

struct Check {
    name: &'static str,
    run: fn(&Workspace) -> Result<Outcome>,
}

/// Cheap checks come first: they fail soonest.
fn checks(extent: Extent) -> Vec<Check> {
    let mut checks = vec![
        Check { name: "format", run: format },
        Check { name: "rules cited by tests", run: |workspace| rules::check(workspace).map(Outcome::Passed) },
        Check { name: "texts in both languages", run: |workspace| texts::check(workspace).map(Outcome::Passed) },
        Check { name: "plain words", run: |workspace| words::check(workspace).map(Outcome::Passed) },
        Check { name: "clippy", run: clippy },
    ];
    match extent {
        Extent::Quick => checks.push(Check { name: "tests (quick)", run: quick_tests }),
        Extent::Full => checks.push(Check { name: "tests", run: all_tests }),
    }
    checks.push(Check { name: "doc tests", run: doc_tests });
    checks.push(Check { name: "documentation", run: documentation });
    match extent {
        Extent::Quick => {}
        Extent::Full => {
            checks.push(Check { name: "core for this processor", run: core_for_this_processor });
            checks.extend(in_webassembly());
            checks.push(Check { name: "page for browsers", run: browser::build });
            checks.push(Check { name: "page in a browser", run: browser::check });
            checks.push(FUZZ);
        }
    }
    checks
}

/// Two checks, because the second needs Node: the first runs without it.
fn in_webassembly() -> [Check; 2] {
    [
        Check { name: "builds for WebAssembly", run: wasm::build },
        Check { name: "tests in WebAssembly", run: wasm::test },
    ]
}

const FUZZ: Check = Check { name: "fuzz targets", run: fuzz::run_targets };

/// Runs all checks.
pub(crate) fn all(workspace: &Workspace, extent: Extent) -> Result<()> {
    run_checks(workspace, &checks(extent))
}

/// Runs only the checks in WebAssembly.
pub(crate) fn webassembly(workspace: &Workspace) -> Result<()> {
    run_checks(workspace, &in_webassembly())
}

/// Runs only the fuzz targets.
pub(crate) fn fuzz(workspace: &Workspace) -> Result<()> {
    run_checks(workspace, &[FUZZ])
}

/// Runs checks in order, stops at the first failure, and closes with a summary.
fn run_checks(workspace: &Workspace, checks: &[Check]) -> Result<()> {
    let begin = Instant::now();
    let mut summary = Vec::new();
    let mut skipped = 0;
    for (index, check) in checks.iter().enumerate() {
        eprintln!("\n=== {}/{} {} ===", index + 1, checks.len(), check.name);
        let start = Instant::now();
        let outcome = (check.run)(workspace);
        let line = |word: &str| format!("{word:7} {:34} {:>7}", check.name, in_words(start.elapsed()));
        match outcome {
            Ok(Outcome::Passed(note)) if note.is_empty() => summary.push(line("ok")),
            Ok(Outcome::Passed(note)) => summary.push(format!("{}  {note}", line("ok"))),
            Ok(Outcome::Skipped(why)) => {
                eprintln!("skipped: {why}");
                skipped += 1;
                summary.push(format!("{}  {why}", line("skipped")));
            }
            Err(error) => {
                summary.push(line("FAILED"));
                summary.extend(checks[index + 1..].iter().map(|later| format!("not run {}", later.name)));
                print_summary(&summary, begin);
                return Err(error).with_context(|| format!("the check \"{}\" failed", check.name));
            }
        }
    }
    print_summary(&summary, begin);
    match skipped {
        0 => eprintln!("All checks passed."),
        _ => eprintln!("All checks that can be made here passed; skipped: {skipped}."),
    }
    Ok(())
}

fn print_summary(lines: &[String], begin: Instant) {
    eprintln!("\n=== summary, {} ===", in_words(begin.elapsed()));
    for line in lines {
        eprintln!("{line}");
    }
}

fn in_words(duration: Duration) -> String {
    let seconds = duration.as_secs();
    if seconds < 60 {
        format!("{:.1} s", duration.as_secs_f32())
    } else {
        format!("{}:{:02}", seconds / 60, seconds % 60)
    }
}

fn format(workspace: &Workspace) -> Result<Outcome> {
    run(&mut workspace.cargo(["fmt", "--all", "--check"])).context("`cargo fmt --all` puts it right")?;
    Ok(Outcome::PASSED)
}

fn clippy(workspace: &Workspace) -> Result<Outcome> {
    run(&mut workspace.cargo(["clippy", "--workspace", "--all-targets", "--", "-D", "warnings"]))?;
    Ok(Outcome::PASSED)
}

/// A test that takes long has `slow` in its path.
fn quick_tests(workspace: &Workspace) -> Result<Outcome> {
    run_tests(workspace, &["--skip", "slow"])
}

fn all_tests(workspace: &Workspace) -> Result<Outcome> {
    run_tests(workspace, &[])
}

/// Programs with tests run beside each other: many of them wait for disks and other programs.
fn run_tests(workspace: &Workspace, options: &[&str]) -> Result<Outcome> {
    let programs = workspace.test_programs()?;
    let count = programs.len();
    run_at_once(programs.into_iter().map(|program| program.command(options)).collect())?;
    Ok(Outcome::Passed(format!("{count} programs")))
}

/// Parts of the core are written twice: for any processor, and for one that has an instruction for it.
fn core_for_this_processor(workspace: &Workspace) -> Result<Outcome> {
    run(&mut workspace.cargo_for_this_processor(["test", "--package", "onirim-core", "--tests"]))?;
    Ok(Outcome::PASSED)
}

fn doc_tests(workspace: &Workspace) -> Result<Outcome> {
    run(&mut workspace.cargo(["test", "--workspace", "--doc"]))?;
    Ok(Outcome::PASSED)
}

fn documentation(workspace: &Workspace) -> Result<Outcome> {
    run(workspace.cargo(["doc", "--workspace", "--no-deps"]).env("RUSTDOCFLAGS", "-D warnings"))?;
    Ok(Outcome::PASSED)
}
