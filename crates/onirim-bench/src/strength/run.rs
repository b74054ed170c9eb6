//! Measures what is missing, and writes the document.

use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::time::Instant;

use anyhow::{Context, Result};
use jiff::Timestamp;
use onirim_record::Notation;
use onirim_sim::{PlayerName, Signal};
use signal_hook::consts::SIGINT;

use crate::strength::cells::{self, Cell, Kind};
use crate::strength::document::Document;
use crate::strength::measure::measure;
use crate::strength::miniatures::MINIATURES;
use crate::strength::options::{Options, Task, USAGE};
use crate::strength::places::Places;
use crate::strength::prints::Prints;
use crate::strength::results::{Line, Results, write_whole};
use crate::strength::summary::Measured;

/// What shells say of a program that was interrupted.
const INTERRUPTED: i32 = 130;

/// Does what the user asked for.
pub fn run(options: &Options) -> Result<()> {
    if options.task == Task::Help {
        print!("{USAGE}");
        return Ok(());
    }
    let places = Places::of(options.extent);
    let mut results = Results::load(&places.results())?;
    let mut prints = Prints::default();
    let cells = cells::all(options.extent, options.scale);
    if options.task == Task::Measure {
        Run { options, begun: Instant::now(), signal: interrupts()? }.measure_all(&cells, &mut prints, &mut results)?;
    }
    let document = Document::of(&Measured::gather(&cells, &mut prints, &results)?);
    let write = |path: &std::path::Path, text: &str| {
        write_whole(path, text).with_context(|| format!("cannot write {}", path.display()))
    };
    for (name, picture) in &document.pictures {
        write(&places.picture(name), picture)?;
    }
    write(&places.document(), &document.text)?;
    println!("written: {}; what is missing is measured by the next call", places.document().display());
    Ok(())
}

/// From now on the first Ctrl-C asks for the end, and a second one is the end.
fn interrupts() -> Result<Signal> {
    let asked = Arc::new(AtomicBool::new(false));
    signal_hook::flag::register_conditional_shutdown(SIGINT, INTERRUPTED, Arc::clone(&asked))?;
    signal_hook::flag::register(SIGINT, Arc::clone(&asked))?;
    Ok(asked.into())
}

struct Run<'o> {
    options: &'o Options,
    begun: Instant,
    signal: Signal,
}

impl Run<'_> {
    /// The first part of every cell, then the second parts, and so on.
    fn measure_all(&self, cells: &[Cell], prints: &mut Prints, results: &mut Results) -> Result<()> {
        let all: u32 = cells.iter().map(|cell| cell.rounds).sum();
        let rounds = cells.iter().map(|cell| cell.rounds).max().unwrap_or(0);
        let mut number = 0;
        for round in 0..rounds {
            for cell in cells.iter().filter(|cell| round < cell.rounds) {
                number += 1;
                if self.is_over() {
                    return Ok(());
                }
                let Some(key) = prints.key(cell, round, &self.signal)? else { return Ok(()) };
                if results.find(&key).is_some() {
                    continue;
                }
                let begun = Instant::now();
                let Some(result) = measure(cell, key.seed, self.options.threads, &self.signal)? else {
                    return Ok(());
                };
                let seconds = (begun.elapsed().as_secs_f64() * 100.0).round() / 100.0;
                println!("{number} of {all}: {}, {seconds:.1} s", described(cell, key.seed));
                let date = Timestamp::now().strftime("%Y-%m-%d").to_string();
                results.keep(Line { key, date, seconds, result })?;
            }
        }
        Ok(())
    }

    fn is_over(&self) -> bool {
        self.signal.is_stopped() || self.options.limit.is_some_and(|limit| self.begun.elapsed() >= limit)
    }
}

fn described(cell: &Cell, seed: u64) -> String {
    let players = cell.players.iter().map(|player| match player {
        PlayerName::Strong => format!("strong ({} judgements)", cell.effort.judgements),
        PlayerName::Random | PlayerName::Simple | PlayerName::Fast => player.name().to_owned(),
    });
    let players = players.collect::<Vec<_>>().join(" and ");
    match cell.kind {
        Kind::Miniature(number) if cell.players.is_empty() => format!("{}: the best play", MINIATURES[number].name),
        Kind::Miniature(number) => format!("{}: {players}", MINIATURES[number].name),
        Kind::Games | Kind::Pace | Kind::Calibration => {
            let Cell { kind, setup, games, .. } = cell;
            format!("{} of {players}, {}, {games} games, seed {seed}", kind.name(), setup.notation())
        }
    }
}
