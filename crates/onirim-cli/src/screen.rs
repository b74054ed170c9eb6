//! The game on the whole screen.

use std::io::{self, IsTerminal};
use std::process::ExitCode;

use onirim_core::Setup;
use onirim_record::Playthrough;
use onirim_text::Language;
use onirim_tui::{Options, Start};

use crate::fault::Fault;
use crate::options::{Play, Table};

/// Is there a screen to play on? A pipe has none, and is played with line by line.
pub(crate) fn is_there() -> bool {
    io::stdin().is_terminal() && io::stdout().is_terminal()
}

/// Plays what the command line asks for; what it leaves open, the menu asks.
pub(crate) fn play(options: &Play, language: Option<Language>) -> Result<ExitCode, Fault> {
    let start = match (options.code, options.setup, options.seed) {
        (_, setup, _) if options.daily => Start::Daily { setup: setup.unwrap_or(Setup::SOLO) },
        (Some(code), _, _) => Start::NewGame { setup: code.setup, seed: Some(code.seed) },
        (None, None, None) => Start::Menu,
        (None, setup, seed) => Start::NewGame { setup: setup.unwrap_or(Setup::SOLO), seed },
    };
    run(start, language)
}

/// Referees a game with real cards.
pub(crate) fn table(options: &Table, language: Option<Language>) -> Result<ExitCode, Fault> {
    if is_there() { run(Start::Table { setup: options.setup }, language) } else { Err(Fault::NoScreen) }
}

/// Steps through a game.
pub(crate) fn show(playthrough: Playthrough, language: Option<Language>) -> Result<ExitCode, Fault> {
    run(Start::Show(Box::new(playthrough)), language)
}

fn run(start: Start, language: Option<Language>) -> Result<ExitCode, Fault> {
    onirim_tui::run(Options { language, start, ..Options::default() })?;
    Ok(ExitCode::SUCCESS)
}
