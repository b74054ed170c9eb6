//! Completion scripts for shells.

use std::io::{self, Write};
use std::process::ExitCode;

use clap_complete::Shell;
use onirim_text::Text;

use crate::fault::Fault;
use crate::help;

/// Prints a completion script.
pub(crate) fn completions(shell: Shell, text: &Text) -> Result<ExitCode, Fault> {
    let mut script = Vec::new();
    clap_complete::generate(shell, &mut help::command(text), "onirim", &mut script);
    io::stdout().write_all(&script)?;
    Ok(ExitCode::SUCCESS)
}
