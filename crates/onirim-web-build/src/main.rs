//! Makes a folder for any web host from the compiled modules of the page and the files around them.
//!
//! ```text
//! onirim-web-build MODULES-FOLDER TARGET-FOLDER [--dev]
//! ```
//!
//! It is a program of its own to keep `cargo xtask` quick to build: the crates that read WebAssembly and compress are large.
//!
//! All addresses in the folder are relative to the page, so it works under any path. Files in `assets/` have a hash of
//! their content in their names and never change; the few files beside that folder have fixed names, because browsers request them again.

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

/// The purpose of a build.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Purpose {
    /// For players: small.
    Release,
    /// For development: quick to build, with function names in stack traces, of any size.
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

/// The folder of this repository's crates.
fn crates() -> Result<PathBuf> {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    Ok(here.parent().context("this crate stands in no folder")?.to_owned())
}
