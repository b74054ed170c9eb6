//! The chores of this repository. `cargo xtask` lists them.

mod advice;
mod against;
mod bench;
mod browser;
mod check;
mod fuzz;
mod rules;
mod texts;
mod tools;
mod wasi;
mod wasm;
mod web;
mod words;
mod workspace;

use std::process::ExitCode;

use anyhow::{Result, bail};

use crate::check::Extent;
use crate::web::Purpose;
use crate::workspace::Workspace;

const USAGE: &str = "\
usage: cargo xtask <chore>

  test            run every check, in order; stop at the first that fails
  test --quick    the same without the slow tests, WebAssembly, the browser and the fuzz targets
  rules           only check that every rule of docs/rules.md has a test that cites it
  texts           only check that every text stands in locales/, and that every key there is used
  words           only check that comments and documents use plain words
  wasm            only build and test in WebAssembly what a page in a browser is made of
  fuzz            only run the fuzz targets, half a minute each
  web             build the page for browsers into target/web; with --dev, sooner and larger
  serve           build the page and show it on this machine; takes --dev, --listen ADDRESS and --no-browser
  browser         build the page and test it in a real browser; takes a part of a test's name, --list and --test-threads N;
                  `pictures` takes docs/pictures/web
  bench           measure random play: a table; with --json, one JSON object; with --help, all options
  bench --against REVISION
                  measure this working tree and another git revision in turn; takes --rounds N,
                  --sim OPTIONS (games of `onirim sim` instead of random play) and --help
  bench --web     measure the page in a browser: how soon it can be played, clicks, memory
  bench --advice  measure how long advice takes in each set-up, here and in WebAssembly
  strength        measure how strong the players are and write docs/strength.md; goes on where it was stopped;
                  with --help, all options
  bench --counts  count the instructions of random play (needs valgrind)
";

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
    match run(&arguments) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error:#}");
            ExitCode::FAILURE
        }
    }
}

fn run(arguments: &[&str]) -> Result<()> {
    match arguments {
        [] | ["help" | "-h" | "--help"] => {
            print!("{USAGE}");
            Ok(())
        }
        ["test"] => check::all(&Workspace::load()?, Extent::Full),
        ["test", "--quick"] => check::all(&Workspace::load()?, Extent::Quick),
        ["rules"] => {
            println!("{}", rules::check(&Workspace::load()?)?);
            Ok(())
        }
        ["texts"] => {
            println!("{}", texts::check(&Workspace::load()?)?);
            Ok(())
        }
        ["words"] => {
            println!("{}", words::check(&Workspace::load()?)?);
            Ok(())
        }
        ["fuzz"] => check::fuzz(&Workspace::load()?),
        ["wasm"] => check::webassembly(&Workspace::load()?),
        ["web"] => web::build(&Workspace::load()?, Purpose::Release),
        ["web", "--dev"] => web::build(&Workspace::load()?, Purpose::Dev),
        ["browser", options @ ..] => browser::run_chosen(&Workspace::load()?, options),
        ["serve", options @ ..] => web::serve(&Workspace::load()?, options),
        ["strength", options @ ..] => bench::strength(&Workspace::load()?, options),
        ["bench", "--advice"] => advice::speed(&Workspace::load()?),
        ["bench", "--web"] => browser::measure(&Workspace::load()?),
        ["bench", "--counts"] => bench::counts(&Workspace::load()?),
        ["bench", options @ ..] => bench::speed(&Workspace::load()?, options),
        _ => bail!("there is no chore `{}`\n\n{USAGE}", arguments.join(" ")),
    }
}
