//! `onirim record check`: one line a file, good or wrong.

use std::io::Write;
use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::Result;
use onirim_record::{Notation, Playthrough};

use super::read;
use crate::console::printable;

/// Replays the records. A wrong one is told with the line and the step that are wrong first.
pub(super) fn check(files: &[PathBuf], output: &mut impl Write) -> Result<ExitCode> {
    let mut code = ExitCode::SUCCESS;
    for file in files {
        let verdict = match read(file) {
            Ok(playthrough) => format!("good: {}", summary(&playthrough)),
            Err(problem) => {
                code = ExitCode::FAILURE;
                format!("wrong: {problem}")
            }
        };
        writeln!(output, "{}: {verdict}", printable(&file.display().to_string()))?;
    }
    Ok(code)
}

/// What is played, how long it was, how it ended: `solo, 42 plies, victory`.
fn summary(playthrough: &Playthrough) -> String {
    let record = playthrough.record();
    let plies = match record.plies.len() {
        1 => "1 ply".to_owned(),
        count => format!("{count} plies"),
    };
    format!("{}, {plies}, {}", record.setup.notation(), record.ending.notation())
}
