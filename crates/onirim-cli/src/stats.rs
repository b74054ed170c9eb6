//! `onirim stats`: what all finished games say together.

mod json;
mod words;

use std::io::{self, Write};
use std::process::ExitCode;

use onirim_session::Counted;
use onirim_store::{Store, today};
use onirim_text::Text;

use crate::fault::Fault;
use crate::options::Stats;

/// Prints the statistics, for people or for programs.
pub(crate) fn print(options: &Stats, text: &Text) -> Result<ExitCode, Fault> {
    let mut counted = Store::open_default()?.statistics()?;
    if let Some(setup) = options.setup {
        counted.statistics = counted.statistics.only(setup);
    }
    let mut output = io::stdout().lock();
    if options.json {
        json::write(&counted, today(), &mut output)?;
    } else {
        words::write(&counted, options.setup, text, &mut output)?;
    }
    output.flush()?;
    Ok(code(&counted))
}

/// A game that cannot be read is missing in the figures.
fn code(counted: &Counted) -> ExitCode {
    if counted.damaged.is_empty() { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}
