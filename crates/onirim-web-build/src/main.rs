//! Makes a folder that any web host can serve of the compiled modules of the page and the files around them.
//!
//! ```text
//! onirim-web-build MODULES-FOLDER TARGET-FOLDER [--dev]
//! ```
//!
//! It is a program of its own because `cargo xtask` should stay quick to build: what reads WebAssembly and compresses is large.
//!
//! Everything in the folder is addressed relative to the page, so that it works under any path. What stands in `assets/` has a hash of
//! its content in its name and never changes; the few files beside it have fixed names, because browsers come back to them.

mod bindings;
mod compressed;
mod icons;
mod page;
mod site;
mod texts;
mod weight;

use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};

use compressed::Effort;

/// For whom the page is built.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Purpose {
    /// For players: small.
    Release,
    /// For work on the page: soon ready, with names in what the browser says about a crash, and of any weight.
    Dev,
}

fn main() -> Result<()> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
    let (modules, target, purpose) = match *arguments {
        [modules, target] => (modules, target, Purpose::Release),
        [modules, target, "--dev"] => (modules, target, Purpose::Dev),
        _ => bail!("usage: onirim-web-build MODULES-FOLDER TARGET-FOLDER [--dev]"),
    };
    let (modules, target) = (Path::new(modules), Path::new(target));
    let crates = crates()?;
    let site = page::site(modules, &crates, purpose)?;
    let effort = match purpose {
        Purpose::Release => Effort::Best,
        Purpose::Dev => Effort::None,
    };
    let weights = site.write(target, effort)?;
    match purpose {
        Purpose::Release => print!("{}", weight::table(&weights)),
        Purpose::Dev => println!("{} files, not optimised", weights.len()),
    }
    println!("the page is in {}", target.display());
    match purpose {
        Purpose::Release => weight::check(&weights),
        Purpose::Dev => Ok(()),
    }
}

/// Where the crates of this repository are.
fn crates() -> Result<PathBuf> {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    Ok(here.parent().context("this crate stands in no folder")?.to_owned())
}
