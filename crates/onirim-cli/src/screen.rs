//! The game on the whole screen.

use std::io::{self, IsTerminal};
use std::process::ExitCode;

use anyhow::Result;
use onirim_core::Setup;
use onirim_text::Language;
use onirim_tui::{Options, Start};

use crate::options::{Play, Table};

/// Is there a screen to play on? A pipe has none, and is played with line by line.
pub(crate) fn is_there() -> bool {
    io::stdin().is_terminal() && io::stdout().is_terminal()
}

/// Plays what the command line asks for; what it leaves open, the menu asks.
pub(crate) fn play(options: &Play, language: Option<Language>) -> Result<ExitCode> {
    let start = match (options.code, options.setup, options.seed) {
        (Some(code), _, _) => Start::NewGame { setup: code.setup, seed: Some(code.seed) },
        (None, None, None) => Start::Menu,
        (None, setup, seed) => Start::NewGame { setup: setup.unwrap_or(Setup::SOLO), seed },
    };
    run(start, language)
}

/// Referees a game with real cards.
pub(crate) fn table(options: &Table, language: Option<Language>) -> Result<ExitCode> {
    run(Start::Table { setup: options.setup }, language)
}

fn run(start: Start, language: Option<Language>) -> Result<ExitCode> {
    onirim_tui::run(Options { language, start, ..Options::default() })?;
    Ok(ExitCode::SUCCESS)
}
