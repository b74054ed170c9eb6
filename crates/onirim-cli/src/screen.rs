//! The game on the whole screen.

use std::ffi::OsStr;
use std::io::{self, IsTerminal, Write};
use std::process::ExitCode;

use onirim_core::Setup;
use onirim_record::Playthrough;
use onirim_text::Text;
use onirim_tui::{Departure, Options, Start};

use crate::fault::Fault;
use crate::options::{Play, Table};

/// Is there a screen to play on? A pipe has none, and is played with line by line; so is a terminal that knows only lines.
pub(crate) fn is_there() -> bool {
    io::stdin().is_terminal() && obeys(&io::stdout())
}

/// Is the output a terminal that supports escape sequences? A pipe or a line-only terminal would show them.
pub(crate) fn obeys(output: &impl IsTerminal) -> bool {
    output.is_terminal() && !knows_only_lines(std::env::var_os("TERM").as_deref())
}

/// Says at a terminal why there is no full screen.
pub(crate) fn explain_lines(text: &Text) -> io::Result<()> {
    if is_terminal() { writeln!(io::stdout(), "{}", text.get("cli-only-lines")) } else { Ok(()) }
}

fn is_terminal() -> bool {
    io::stdin().is_terminal() && io::stdout().is_terminal()
}

/// Windows has no such variable; elsewhere a terminal without a name may understand nothing.
fn knows_only_lines(terminal: Option<&OsStr>) -> bool {
    match terminal {
        None => cfg!(unix),
        Some(name) => name.is_empty() && cfg!(unix) || name == "dumb",
    }
}

/// Plays what the command line asks for; what it leaves open, the menu asks.
pub(crate) fn play(options: &Play, text: &Text) -> Result<ExitCode, Fault> {
    options.check()?;
    let setup = options.setup().unwrap_or(Setup::SOLO);
    let start = if options.daily {
        Start::Daily { setup }
    } else if options.names_a_game() {
        Start::NewGame { setup, seed: options.seed(), programs: options.programs() }
    } else {
        Start::Menu
    };
    run(start, text)
}

/// Referees a game with real cards.
pub(crate) fn table(options: &Table, text: &Text) -> Result<ExitCode, Fault> {
    run(Start::Table { setup: options.setup }, text)
}

/// Steps through a game.
pub(crate) fn show(playthrough: Playthrough, text: &Text) -> Result<ExitCode, Fault> {
    run(Start::Show(Box::new(playthrough)), text)
}

fn run(start: Start, text: &Text) -> Result<ExitCode, Fault> {
    match onirim_tui::run(Options { language: text.language(), start, ..Options::default() })? {
        Departure::Saved => Ok(ExitCode::SUCCESS),
        Departure::Unsaved { reason } => {
            writeln!(io::stderr(), "{reason}")?;
            Ok(ExitCode::FAILURE)
        }
    }
}
