//! The command line program, which reads and writes the same files as the page.

use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

use onirim_testkit::patience::Program;

/// Its path: in the folder above these tests, unless the environment names another one.
fn onirim() -> PathBuf {
    if let Some(program) = std::env::var_os("ONIRIM_PROGRAM") {
        return program.into();
    }
    let here = std::env::current_exe().expect("these tests are a program");
    let folder = here.ancestors().nth(2).expect("cargo has built it in a folder of its own");
    folder.join("onirim").with_extension(std::env::consts::EXE_EXTENSION)
}

/// Runs it with its games in this folder and returns its output. Fails if it fails.
pub(crate) fn run_onirim(games: &Path, arguments: &[&str]) -> String {
    let mut command = Command::new(onirim());
    command.args(arguments).args(["--lang", "en"]).env("ONIRIM_DATA_DIR", games);
    command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let program = command.spawn().expect("cargo xtask browser has built the program");
    let Output { status, stdout, stderr } = Program::from(program).finish();
    let (output, errors) = (String::from_utf8_lossy(&stdout), String::from_utf8_lossy(&stderr));
    assert!(status.success(), "{arguments:?}: {output}{errors}");
    output.into_owned()
}
