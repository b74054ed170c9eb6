//! The program `onirim`.
//!
//! `play` is the game, on the whole screen or line by line; `table` referees real cards; `engine` the same for other programs, as `docs/engine-protocol.md` describes it; `record` reads game
//! records; `rules` is the book of rules. What may be done and what comes of it, `onirim-core` says; how it is said, `onirim-text`.

mod console;
mod engine;
mod language;
mod lines;
mod options;
mod play;
mod record;
mod rules;
mod screen;
mod seed;
mod shelf;
mod shell;
mod wording;

use std::io::{self, ErrorKind, Write};
use std::process::ExitCode;

use anyhow::Result;
use clap::Parser;
use onirim_text::Text;

use options::{Command, Options};

fn main() -> ExitCode {
    match run(&Options::parse()) {
        Ok(code) => code,
        // Whoever read our output has seen enough: `onirim rules | head`.
        Err(error) if is_broken_pipe(&error) => ExitCode::SUCCESS,
        Err(error) => {
            // If nobody can read this either, there is nobody left to tell.
            let _ = writeln!(io::stderr(), "onirim: {error:#}");
            ExitCode::FAILURE
        }
    }
}

fn run(options: &Options) -> Result<ExitCode> {
    let text = Text::new(language::chosen(options.lang));
    match &options.command {
        None if screen::is_there() => screen::play(&options::Play::default(), options.lang),
        None => play::play(&options::Play::default(), &text),
        Some(Command::Play(play)) if play.wants_lines() || !screen::is_there() => play::play(play, &text),
        Some(Command::Play(play)) => screen::play(play, options.lang),
        Some(Command::Table(table)) => screen::table(table, options.lang),
        Some(Command::Engine) => engine::serve(&mut io::stdin().lock(), &mut io::stdout().lock()),
        Some(Command::Record { command }) => record::run(command, &text),
        Some(Command::Rules { words }) => rules::print(words, &text),
        Some(Command::Completions { shell }) => shell::completions(*shell),
        Some(Command::Man) => shell::man_page(),
    }
}

fn is_broken_pipe(error: &anyhow::Error) -> bool {
    error
        .chain()
        .any(|cause| cause.downcast_ref::<io::Error>().is_some_and(|error| error.kind() == ErrorKind::BrokenPipe))
}
