//! `cargo xtask bench --advice`: how long advice takes, here and in WebAssembly.

use anyhow::Result;

use crate::wasi::{Runner, WITH_A_SYSTEM};
use crate::workspace::{Workspace, run};

/// The program that measures.
const PROGRAM: [&str; 5] = ["--release", "--package", "onirim-coach", "--example", "advice_speed"];

pub(crate) fn speed(workspace: &Workspace) -> Result<()> {
    println!("on this machine:");
    run(workspace.cargo(["run", "--quiet"]).args(PROGRAM))?;
    let node = match Runner::node(workspace) {
        Ok(node) => node,
        Err(why) => {
            println!("in WebAssembly: skipped, {why}");
            return Ok(());
        }
    };
    run(workspace.cargo(["build", "--quiet", "--target", WITH_A_SYSTEM]).args(PROGRAM))?;
    let program = workspace.target.join(WITH_A_SYSTEM).join("release/examples/advice_speed.wasm");
    println!("in WebAssembly:");
    run(node.command().arg(program))
}
