//! `onirim record check`: one line a file, good or wrong.

use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use onirim_record::{GameEnd, Notation, Playthrough};
use onirim_text::{Args, Text};

use super::{NoRecord, read};
use crate::fault::Fault;

/// Replays the records. For a wrong one, prints the first wrong line and step.
pub(super) fn check(files: &[PathBuf], text: &Text, output: &mut impl Write) -> Result<ExitCode, Fault> {
    let mut code = ExitCode::SUCCESS;
    for file in files {
        let verdict = match read(file) {
            Ok(playthrough) => good(file, &playthrough, text),
            Err(problem) => {
                code = ExitCode::FAILURE;
                wrong(file, &problem, text)
            }
        };
        writeln!(output, "{verdict}")?;
    }
    Ok(code)
}

/// What is played, how long it was, how it ended: `solo, 42 plies, victory`.
fn good(file: &Path, playthrough: &Playthrough, text: &Text) -> String {
    let record = playthrough.record();
    let ending = match record.end {
        GameEnd::Victory => "cli-check-victory",
        GameEnd::Defeat => "cli-check-defeat",
        GameEnd::Unfinished => "cli-check-unfinished",
    };
    let args = named(file)
        .text("setup", record.setup.notation().to_string())
        .count("plies", record.plies.len())
        .text("ending", text.get(ending));
    text.get_with("cli-check-good", &args)
}

fn wrong(file: &Path, problem: &NoRecord, text: &Text) -> String {
    let (key, reason) = match problem {
        NoRecord::Unreadable(error) => ("cli-check-unreadable", text.io_error(error)),
        NoRecord::Wrong(error) => ("cli-check-wrong", text.read_error(error)),
    };
    text.get_with(key, &named(file).text("reason", reason))
}

fn named(file: &Path) -> Args {
    Args::new().text("path", file.display().to_string())
}
