//! Generates the JavaScript for a module with wasm-bindgen.

use std::path::Path;

use anyhow::{Context, Result, ensure};
use wasm_bindgen_cli_support::Bindgen;

use crate::Purpose;

/// The output for a compiled module.
pub(crate) struct Bindings {
    pub(crate) module: Vec<u8>,
    pub(crate) script: String,
}

/// Processes a module that cargo has built.
pub(crate) fn of(module: &Path, purpose: Purpose) -> Result<Bindings> {
    bound(module, purpose).with_context(|| format!("cannot make bindings of {}", module.display()))
}

fn bound(module: &Path, purpose: Purpose) -> Result<Bindings> {
    let mut bindgen = Bindgen::new();
    // The script that starts the page passes the address, with the hash in its name.
    bindgen.input_path(module).out_name("onirim").web(true)?.typescript(false).omit_default_module_path(true);
    match purpose {
        Purpose::Release => bindgen.remove_name_section(true).remove_producers_section(true),
        Purpose::Dev => bindgen.keep_debug(false),
    };
    let mut output = bindgen.generate_output()?;
    ensure!(
        output.snippets().values().all(Vec::is_empty) && output.local_modules().is_empty(),
        "a dependency of the page brings JavaScript of its own, which would have to be put beside the module: {:?}",
        output.local_modules().keys().collect::<Vec<_>>()
    );
    Ok(Bindings { script: output.js().to_owned(), module: output.wasm_mut().emit_wasm() })
}
