//! The program `onirim`. `docs/commands.md` describes its commands.
//!
//! | file | contents |
//! |---|---|
//! | `options`, `help`, `wrong`, `man` | the command line as types, its texts, its errors, the man page |
//! | `play`, `screen` | the game line by line: `onirim-ui` as numbered lines; the start of the full screen |
//! | `stats`, `exchange`, `record`, `review`, `advise`, `sim`, `train`, `rules`, `serve` | the commands of these names (`exchange`: export and import) |
//! | `engine` | a pipe around `onirim-wire` |
//! | `interrupt`, `progress`, `whole_file`, `same_file` | what long work and writing files have in common |
//! | `fault` | an error that ends the program |
//!
//! Errors of libraries are typed and have English messages for programmers. `fault` keeps the type until the end, where `onirim-text` has the text for it in the user's language
//! (`fault-…` in `locales/`); its tests check that none is missing.
//!
//! The rules are in `onirim-core`, the sentences in `onirim-text`. This crate decides neither.

mod advise;
mod bounded;
mod chart;
mod console;
mod engine;
mod exchange;
mod fault;
mod help;
mod ink;
mod interrupt;
mod language;
mod lines;
mod man;
mod numbers;
mod options;
mod page;
mod play;
mod progress;
mod record;
mod review;
mod rules;
mod same_file;
mod screen;
mod serve;
mod shell;
mod sim;
mod stats;
mod train;
mod weights;
mod whole_file;
mod wording;
mod wrong;

use std::io::{self, Write};
use std::process::ExitCode;

use clap::FromArgMatches;
use clap::error::ErrorKind;
use onirim_text::Text;

use fault::Fault;
use options::{Command, Options};

/// What a shell hears of a wrong command line.
const WRONG: u8 = 2;

fn main() -> ExitCode {
    // The language comes first: the command line itself speaks it.
    let text = Text::new(language::chosen(std::env::args_os().skip(1)));
    let matches = help::command(&text).try_get_matches_from(std::env::args_os());
    let options = match matches.and_then(|matches| Options::from_arg_matches(&matches)) {
        Ok(options) => options,
        Err(error) => return refuse(&error, &text),
    };
    match run(&options, &text) {
        Ok(code) => code,
        Err(fault) if fault.is_broken_pipe() => ExitCode::SUCCESS,
        Err(fault) => {
            complain(&fault.told(&text));
            ExitCode::FAILURE
        }
    }
}

/// Not all that clap calls an error is one: help and version are asked for.
#[expect(clippy::wildcard_enum_match_arm, reason = "everything else is a mistake, also what clap may learn of later")]
fn refuse(error: &clap::Error, text: &Text) -> ExitCode {
    match error.kind() {
        ErrorKind::DisplayHelp | ErrorKind::DisplayVersion => {
            // A reader that leaves before the end has seen enough.
            match error.print().map_err(Fault::Io) {
                Err(fault) if !fault.is_broken_pipe() => {
                    complain(&fault.told(text));
                    ExitCode::FAILURE
                }
                Err(_) | Ok(()) => ExitCode::SUCCESS,
            }
        }
        ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand => {
            let _ = error.print();
            ExitCode::from(WRONG)
        }
        _ => {
            complain(&wrong::told(error, text));
            ExitCode::from(WRONG)
        }
    }
}

fn complain(problem: &str) {
    // If nobody can read this, there is nobody left to tell.
    let _ = writeln!(io::stderr(), "onirim: {problem}");
}

/// Nobody has asked for lines, but there is nothing else.
fn play_by_lines(play: &options::Play, text: &Text) -> Result<ExitCode, Fault> {
    screen::explain_lines(text)?;
    play::play(play, text)
}

fn run(options: &Options, text: &Text) -> Result<ExitCode, Fault> {
    match &options.command {
        None if screen::is_there() => screen::play(&options::Play::default(), text),
        None => play_by_lines(&options::Play::default(), text),
        Some(Command::Play(play)) if play.wants_lines() => play::play(play, text),
        Some(Command::Play(play)) if screen::is_there() => screen::play(play, text),
        Some(Command::Play(play)) => play_by_lines(play, text),
        Some(Command::Table(table)) if table.plain || !screen::is_there() => play::table(table, text),
        Some(Command::Table(table)) => screen::table(table, text),
        Some(Command::Stats(stats)) => stats::print(stats, text),
        Some(Command::Export(export)) => exchange::export(export, text),
        Some(Command::Import(import)) => exchange::import(import, text),
        Some(Command::Engine) => engine::serve(&mut io::stdin().lock(), &mut io::stdout().lock()),
        Some(Command::Record { command }) => record::run(command, text),
        Some(Command::Advise(advise)) => advise::advise(advise, text),
        Some(Command::Review(review)) => review::run(review, text),
        Some(Command::Sim(sim)) => sim::run(sim, text),
        Some(Command::Train(train)) => train::run(train, text),
        Some(Command::Serve(serve)) => serve::serve(serve, text),
        Some(Command::Rules { words }) => rules::print(words, text),
        Some(Command::Completions { shell }) => shell::completions(*shell, text),
        Some(Command::Man) => man::print(text),
    }
}
