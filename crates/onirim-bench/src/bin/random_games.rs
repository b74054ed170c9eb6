//! Measures random play; `random-games --help` says how.

use anyhow::Result;
use onirim_bench::{Format, Measurement, Options, USAGE, json, table};

fn main() -> Result<()> {
    let options = Options::parse(std::env::args().skip(1))?;
    match options.format {
        Format::Help => print!("{USAGE}"),
        Format::Json => println!("{:#}", json(&Measurement::make(&options), &options)),
        Format::Table => print!("{}", table(&Measurement::make(&options), &options)),
    }
    Ok(())
}
