//! Measures how strong the players are; `cargo xtask strength --help` says how.

use anyhow::Result;
use clap::Parser;
use onirim_bench::strength::{Options, run};

fn main() -> Result<()> {
    run(&Options::parse())
}
