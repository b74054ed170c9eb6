//! Measures the missing parts, and writes the document.

use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};

use anyhow::{Context, Result};
use clap::Parser;
use jiff::Timestamp;
use onirim_record::Notation;
use onirim_sim::{PlayerName, Signal};
use signal_hook::consts::SIGINT;

use crate::strength::cells::{self, Cell, Kind};
use crate::strength::document::Document;
use crate::strength::measure::measure;
use crate::strength::miniatures::MINIATURES;
use crate::strength::prints::Prints;
use crate::strength::results::{Part, Results, write_whole};
use crate::strength::summary::MeasuredCell;

/// The exit code of an interrupted program.
const INTERRUPTED: i32 = 130;

/// Measures how strong the players are and writes docs/strength.md and its pictures.
///
/// Results are kept part by part in docs/strength/results.jsonl: Ctrl-C loses at most the part that is being played, and the next call
/// goes on. Parts of players who play otherwise since are played again.
#[derive(Clone, Debug, Parser)]
#[command(name = "cargo xtask strength")]
pub struct Options {
    /// Begin no new part after so many minutes; the document says what is missing
    #[arg(long, value_name = "M", value_parser = minutes)]
    minutes: Option<Duration>,
    /// So many times the usual number of parts, at least one for each figure
    #[arg(long, value_name = "X", default_value_t = 1.0, value_parser = scale)]
    scale: f64,
    /// Threads that play [default: the number of cores]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: Option<u16>,
    /// Play a few games only, to see whether everything works; write to target/strength instead of docs
    #[arg(long)]
    trial: bool,
    /// Play nothing, only write the document from what is kept
    #[arg(long)]
    write: bool,
}

fn minutes(text: &str) -> Result<Duration, String> {
    between(text, 100_000.0).map(|minutes| Duration::from_secs_f64(minutes * 60.0))
}

fn scale(text: &str) -> Result<f64, String> {
    between(text, 1000.0)
}

fn between(text: &str, most: f64) -> Result<f64, String> {
    let number = text.parse().ok().filter(|number| (0.0..=most).contains(number));
    number.ok_or_else(|| format!("a number from 0 to {most} is needed"))
}

/// Does what the options ask for.
pub fn run(options: &Options) -> Result<()> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let folder = root.join(if options.trial { "target/strength" } else { "docs" });
    let mut results = Results::load(&folder.join("strength/results.jsonl"))?;
    let mut prints = Prints::default();
    let cells = if options.trial { cells::trial() } else { cells::published(options.scale) };
    if !options.write {
        Run { options, begun: Instant::now(), signal: interrupts()? }.measure_all(&cells, &mut prints, &mut results)?;
    }
    let document = Document::of(&MeasuredCell::gather(&cells, &mut prints, &results)?);
    let write =
        |path: &Path, text: &str| write_whole(path, text).with_context(|| format!("cannot write {}", path.display()));
    for (name, picture) in &document.pictures {
        write(&folder.join(name), picture)?;
    }
    let file = folder.join("strength.md");
    write(&file, &document.text)?;
    println!("written: {}; the next call measures what is missing", file.display());
    Ok(())
}

/// From now on the first Ctrl-C sets the signal, and a second one ends the program.
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
        let available = std::thread::available_parallelism().map_or(1, usize::from);
        let threads = self.options.threads.map_or(available, usize::from);
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
                let Some(result) = measure(cell, key.seed, threads, &self.signal)? else { return Ok(()) };
                let seconds = (begun.elapsed().as_secs_f64() * 100.0).round() / 100.0;
                println!("{number} of {all}: {}, {seconds:.1} s", described(cell, key.seed));
                let date = Timestamp::now().strftime("%Y-%m-%d").to_string();
                results.keep(Part { key, date, seconds, result })?;
            }
        }
        Ok(())
    }

    fn is_over(&self) -> bool {
        self.signal.is_stopped() || self.options.minutes.is_some_and(|limit| self.begun.elapsed() >= limit)
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

#[cfg(test)]
mod tests {
    use super::*;

    fn parse(line: &str) -> Result<Options, clap::Error> {
        Options::try_parse_from(["strength"].into_iter().chain(line.split_whitespace()))
    }

    #[test]
    fn options_are_read() {
        let options = parse("--minutes 1.5 --scale 0.25 --threads 3 --trial").expect("options");
        assert_eq!(options.minutes, Some(Duration::from_secs(90)));
        assert_eq!((options.scale, options.threads, options.trial), (0.25, Some(3), true));
        assert!(parse("--write").expect("options").write);
    }

    #[test]
    fn nonsense_is_refused() {
        for line in ["--minutes", "--minutes x", "--scale -1", "--threads 0", "--minutes nan", "--fast"] {
            assert!(parse(line).is_err(), "{line}");
        }
    }
}
