//! The workspace as cargo sees it, and commands that run in it.
#![expect(clippy::disallowed_methods, reason = "a chore takes as long as it takes")]

use std::ffi::OsStr;
use std::num::NonZero;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::{Mutex, PoisonError};
use std::thread;

use anyhow::{Context, Result, anyhow, bail};
use serde_json::Value;

/// The folders of the workspace.
pub(crate) struct Workspace {
    pub(crate) root: PathBuf,
    /// Where cargo builds.
    pub(crate) target: PathBuf,
    /// The root file of every library, program and test that `cargo test --tests` runs.
    pub(crate) tested: Vec<PathBuf>,
}

impl Workspace {
    /// Reads them from cargo.
    pub(crate) fn load() -> Result<Workspace> {
        let manifest = Path::new(env!("CARGO_MANIFEST_DIR"));
        let root = manifest.parent().context("the folder `xtask` is not inside the workspace")?.to_owned();
        let mut command = cargo();
        command.current_dir(&root).args(["metadata", "--no-deps", "--format-version=1"]);
        let metadata: Value = serde_json::from_str(&output(&mut command)?).context("cargo metadata is not JSON")?;
        let target = metadata["target_directory"].as_str().context("cargo metadata names no target directory")?.into();
        Ok(Workspace { root, target, tested: tested(&metadata) })
    }

    /// A cargo command in the root of the workspace.
    pub(crate) fn cargo<I: AsRef<OsStr>>(&self, arguments: impl IntoIterator<Item = I>) -> Command {
        let mut command = cargo();
        command.current_dir(&self.root).args(arguments);
        command
    }

    /// A cargo command that builds for the processor of this machine, in a folder of its own, so that other builds are not thrown away.
    pub(crate) fn cargo_for_this_processor<I: AsRef<OsStr>>(&self, arguments: impl IntoIterator<Item = I>) -> Command {
        let flags = std::env::var("RUSTFLAGS").unwrap_or_default();
        let mut command = self.cargo(arguments);
        command.env("RUSTFLAGS", format!("{flags} -C target-cpu=native"));
        command.env("CARGO_TARGET_DIR", self.target_for_this_processor());
        command
    }

    /// Builds what `cargo test --tests` runs.
    pub(crate) fn test_programs(&self) -> Result<Vec<TestProgram>> {
        let mut build =
            self.cargo(["test", "--workspace", "--tests", "--no-run", "--message-format=json-render-diagnostics"]);
        build.stderr(Stdio::inherit());
        let messages = output(&mut build)?;
        let messages = messages.lines().filter_map(|line| serde_json::from_str(line).ok());
        Ok(messages.filter_map(|message: Value| TestProgram::of(&message)).collect())
    }

    /// The target folder of that command.
    pub(crate) fn target_for_this_processor(&self) -> PathBuf {
        self.target.join("native")
    }
}

/// A test program.
pub(crate) struct TestProgram {
    file: PathBuf,
    /// The folder of its package.
    package: PathBuf,
}

impl TestProgram {
    /// The test program of a message of cargo, if it has one.
    fn of(message: &Value) -> Option<TestProgram> {
        let is_test = message["profile"]["test"].as_bool() == Some(true);
        let file = message["executable"].as_str().filter(|_| is_test)?;
        let package = Path::new(message["manifest_path"].as_str()?).parent()?;
        Some(TestProgram { file: file.into(), package: package.to_owned() })
    }

    /// Runs its tests as cargo does.
    pub(crate) fn command(self, options: &[&str]) -> Command {
        let mut command = Command::new(self.file);
        command.args(options).current_dir(&self.package);
        command.env("CARGO_MANIFEST_DIR", &self.package);
        command
    }
}

fn tested(metadata: &Value) -> Vec<PathBuf> {
    let packages = metadata["packages"].as_array().into_iter().flatten();
    let targets = packages.flat_map(|package| package["targets"].as_array().into_iter().flatten());
    targets
        .filter(|target| target["test"].as_bool() == Some(true))
        .filter_map(|target| target["src_path"].as_str())
        .map(PathBuf::from)
        .collect()
}

/// The cargo that runs this program.
fn cargo() -> Command {
    Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()))
}

/// Prints a command and runs it. An error if the command fails.
pub(crate) fn run(command: &mut Command) -> Result<()> {
    let shown = shown(command);
    eprintln!("$ {shown}");
    let status = command.status().with_context(|| format!("cannot start `{shown}`"))?;
    if !status.success() {
        bail!("`{shown}` failed ({status})");
    }
    Ok(())
}

/// Runs commands, as many at once as there are processors, and prints the output of each when it has ended. If one fails, no other is started, and the error comes when all have ended.
pub(crate) fn run_at_once(commands: Vec<Command>) -> Result<()> {
    let lanes = thread::available_parallelism().map_or(1, NonZero::get).min(commands.len());
    let left = Mutex::new(commands.into_iter());
    let lane = || {
        loop {
            let next = left.lock().unwrap_or_else(PoisonError::into_inner).next();
            let Some(mut command) = next else { return Ok(()) };
            let shown = shown(&command);
            let output = command.output().with_context(|| format!("cannot start `{shown}`"))?;
            let told = [output.stderr, output.stdout].map(|told| String::from_utf8_lossy(&told).into_owned()).concat();
            eprintln!("$ {shown}\n{told}");
            if !output.status.success() {
                // The commands that have not started are not run.
                left.lock().unwrap_or_else(PoisonError::into_inner).by_ref().for_each(drop);
                bail!("`{shown}` failed ({})", output.status);
            }
        }
    };
    thread::scope(|scope| {
        let lanes: Vec<_> = (0..lanes).map(|_| scope.spawn(lane)).collect();
        let ended = lanes.into_iter().map(|lane| lane.join().map_err(|_| anyhow!("a command was not waited for"))?);
        ended.collect()
    })
}

/// The standard output of a command. An error if the command fails.
pub(crate) fn output(command: &mut Command) -> Result<String> {
    let shown = shown(command);
    let output = command.output().with_context(|| format!("cannot start `{shown}`"))?;
    if !output.status.success() {
        bail!("`{shown}` failed ({})\n{}", output.status, String::from_utf8_lossy(&output.stderr));
    }
    String::from_utf8(output.stdout).with_context(|| format!("`{shown}` printed something that is not text"))
}

/// Does this program exist and succeed with these arguments?
pub(crate) fn works(program: &str, arguments: &[&str]) -> bool {
    Command::new(program).args(arguments).output().is_ok_and(|output| output.status.success())
}

/// The command line.
fn shown(command: &Command) -> String {
    let program = Path::new(command.get_program());
    let name = program.file_stem().unwrap_or(program.as_os_str());
    let words = std::iter::once(name).chain(command.get_args());
    words.map(OsStr::to_string_lossy).collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn rustc(option: &str) -> Command {
        let mut command = Command::new("rustc");
        command.arg(option);
        command
    }

    #[test]
    fn one_of_many_commands_that_fails_is_named() {
        assert!(run_at_once((0..5).map(|_| rustc("--version")).collect()).is_ok());
        assert!(run_at_once(Vec::new()).is_ok());
        let failed = run_at_once(vec![rustc("--version"), rustc("--no-such-option"), rustc("--version")]);
        assert!(failed.is_err_and(|error| error.to_string().contains("rustc --no-such-option")));
    }
}
