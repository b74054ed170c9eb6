//! Measures random play; `random-games --help` says how.

use anyhow::Result;
use onirim_bench::{Figure, Format, Options, USAGE, json, measured, table};

fn main() -> Result<()> {
    let options = Options::parse(std::env::args().skip(1))?;
    match options.format {
        Format::Help => print!("{USAGE}"),
        Format::Json => println!("{:#}", json(&figures(&options), &options)),
        Format::Table => print!("{}", table(&figures(&options), &options)),
    }
    Ok(())
}

/// Goes round all set-ups once for each repetition, so that a busy moment of the machine does not fall on one figure alone.
fn figures(options: &Options) -> Vec<Figure> {
    let mut figures: Vec<Figure> = measured().into_iter().map(Figure::new).collect();
    for repetition in 1..=options.repetitions {
        eprintln!("repetition {repetition} of {}", options.repetitions);
        figures.iter_mut().for_each(|figure| figure.repeat(options.duration));
    }
    figures
}
