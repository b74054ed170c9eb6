//! `cargo xtask bench --advice`: how long advice takes, here and in WebAssembly.

use anyhow::Result;

use crate::wasm;
use crate::workspace::{Workspace, run, works};

/// The program that measures.
const PROGRAM: [&str; 5] = ["--release", "--package", "onirim-coach", "--example", "advice_speed"];

/// Runs a program of WebAssembly as a browser would: node has the same compiler as one of them.
const RUNNER: &str = "\
const { WASI } = require('node:wasi');
const wasi = new WASI({ version: 'preview1' });
WebAssembly.compile(require('node:fs').readFileSync(process.argv[1]))
  .then(module => WebAssembly.instantiate(module, wasi.getImportObject()))
  .then(program => wasi.start(program));";

pub(crate) fn speed(workspace: &Workspace) -> Result<()> {
    println!("on this machine:");
    run(workspace.cargo(["run", "--quiet"]).args(PROGRAM))?;
    if !works("node", &["--version"]) {
        println!("in WebAssembly: skipped, there is no node here to run it");
        return Ok(());
    }
    if let Err(why) = wasm::add_target(wasm::WITH_A_SYSTEM) {
        println!("in WebAssembly: skipped, {why}");
        return Ok(());
    }
    run(workspace.cargo(["build", "--quiet", "--target", wasm::WITH_A_SYSTEM]).args(PROGRAM))?;
    let program = workspace.target.join(wasm::WITH_A_SYSTEM).join("release/examples/advice_speed.wasm");
    println!("in WebAssembly:");
    run(std::process::Command::new("node").args(["--no-warnings", "--eval", RUNNER]).arg(program))
}
