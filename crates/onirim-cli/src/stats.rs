//! `onirim stats`: what all finished games say together.

mod json;
mod words;

use std::io::{self, Write};
use std::process::ExitCode;

use onirim_store::{Statistics, Store};
use onirim_text::Text;

use crate::fault::Fault;
use crate::options::Stats;

/// Prints the statistics, for people or for programs.
pub(crate) fn print(options: &Stats, text: &Text) -> Result<ExitCode, Fault> {
    let mut statistics = Store::open_default()?.statistics()?;
    if let Some(setup) = options.setup {
        let chosen = statistics.by_setup.remove(&setup).unwrap_or_default();
        statistics.by_setup = [(setup, chosen.clone())].into();
        statistics.overall = chosen;
    }
    let mut output = io::stdout().lock();
    if options.json {
        json::write(&statistics, &mut output)?;
    } else {
        words::write(&statistics, options.setup, text, &mut output)?;
    }
    output.flush()?;
    Ok(code(&statistics))
}

/// A game that cannot be read is missing in the figures.
fn code(statistics: &Statistics) -> ExitCode {
    if statistics.damaged.is_empty() { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}
