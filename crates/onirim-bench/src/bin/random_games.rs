//! Measures random play; `random-games --help` says how.

use clap::Parser;
use onirim_bench::{Measurement, Options, json, table};

fn main() {
    let options = Options::parse();
    let measurement = Measurement::make(&options);
    if options.json {
        println!("{:#}", json(&measurement, &options));
    } else {
        print!("{}", table(&measurement, &options));
    }
}
