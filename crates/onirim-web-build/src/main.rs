//! Builds the folder that a web host serves, from the compiled modules of the page and the files around them.
//!
//! ```text
//! onirim-web-build MODULES-FOLDER TARGET-FOLDER [--dev]
//! ```
//!
//! `cargo xtask web` runs it. It is a program of its own so that `cargo xtask` stays quick to build: reading WebAssembly and compressing need large dependencies.
//!
//! ```text
//! onirim-web/src: two modules ──────────────────────┐   (the page, and the worker that thinks)
//! onirim-web/style, onirim-art ─────────────────────┤
//! locales/en, locales/fr, without terminal/ ────────┤   (a file for each language)
//! onirim-web/page: index.html, boot.js, thinking.js,├─ onirim-web-build ─▶ target/web ─▶ any host, or onirim-server
//!   service-worker.js, manifest, policy.txt ────────┤        index.html, service-worker.js, manifest.webmanifest
//! onirim-ai/weights ────────────────────────────────┘        assets/: everything else, each name with the hash of its content
//! ```
//!
//! # A version is complete or not there
//!
//! Files in `assets/` have the hash of their content in their names and never change. The few other files have fixed names and are fetched again. The service worker of a build fills a
//! cache of its own, all or nothing, and then notes that this build is the newest. A page is that of the newest complete build, and its names with hashes belong to one build, so that no page gets files of two.
//!
//! An open page goes on with the files it has. `boot.js` compares its `data-build` with the note, `update.rs` asks the player, and the next load is the new version. Caches of older builds are deleted when a page of the newest one has started and no other tab may need them.
//!
//! Languages are files: `boot.js` loads one together with the module, the service worker caches all. Weights are cached when they are first used. The service worker is registered after the page has started, so that a first game does not wait for it.
//!
//! # Weight
//!
//! A first game needs one module, one file of texts, a stylesheet and two scripts: at most 500 kB as they travel (`weight.rs`). The page is built with stable options: `opt-level = "z"`, fat LTO, no
//! unwinding. `docs/performance.md` says why it is not split further.
//!
//! All addresses are relative to the page, so that it works under any path.

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
