//! A module as a browser loads it, and the scripts that bring both together.

use std::fs;
use std::path::Path;

use anyhow::{Context, Result, anyhow, ensure};
use tempfile::tempdir;
use wasm_bindgen_cli_support::Bindgen;
use wasm_split_cli_support::{Options, transform};

use crate::Purpose;
use crate::names;

/// What becomes of a compiled module.
pub(crate) struct Bindings {
    pub(crate) module: Vec<u8>,
    pub(crate) script: String,
}

/// What becomes of one of which a part comes later.
pub(crate) struct Parted {
    /// What is there from the start.
    pub(crate) first: Bindings,
    /// The script that brings what comes later.
    pub(crate) link: String,
    /// The rest: modules by their names, which the script knows.
    pub(crate) rest: Vec<(String, Vec<u8>)>,
}

/// The name of the script with the bindings, as the one that brings what comes later knows it.
pub(crate) const SCRIPT: &str = "onirim.js";
/// The name of the script that brings what comes later, as the bindings know it.
pub(crate) const LINK: &str = "beyond.js";

/// Takes a module that cargo has built.
pub(crate) fn of(module: &Path, purpose: Purpose) -> Result<Bindings> {
    bound(module, purpose).with_context(|| format!("cannot make bindings of {}", module.display()))
}

/// Takes a module that cargo has built, in which a function says what comes later (`onirim-web/src/beyond.rs`).
pub(crate) fn parted(module: &Path, purpose: Purpose) -> Result<Parted> {
    let bytes = fs::read(module).with_context(|| format!("cannot read {}", module.display()))?;
    let folder = tempdir()?;
    let first = folder.path().join("first.wasm");
    let (link, script) = (format!("./{LINK}"), format!("./{SCRIPT}"));
    let mut options = Options::new(&bytes);
    options.output_dir = folder.path();
    options.main_out_path = &first;
    options.link_name = &link;
    options.main_module = &script;
    let parts = transform(options).map_err(|why| anyhow!("cannot part {}: {why:#}", module.display()))?;
    let mut rest = Vec::new();
    for part in &parts.split_modules {
        let name = part.file_name().and_then(|name| name.to_str()).context("a name in plain letters")?;
        rest.push((name.to_owned(), fs::read(part)?));
    }
    ensure!(!rest.is_empty(), "nothing of {} comes later", module.display());
    let link = for_every_host(&fs::read_to_string(folder.path().join(LINK))?)?;
    Ok(Parted { first: of(&first, purpose)?, link, rest })
}

/// The script, for hosts that do not say of a module that it is one. A browser refuses to compile such a file while it comes.
fn for_every_host(link: &str) -> Result<String> {
    const STREAMED: &str = "WebAssembly.instantiateStreaming(src, imports)";
    ensure!(link.contains(STREAMED), "the script that brings what comes later is not as it was: {link}");
    let loaded = "async function loaded(source, imports) {
    const answer = await source;
    if (!answer.ok) throw new Error(`${answer.url}: ${answer.status}`);
    return WebAssembly.instantiate(await answer.arrayBuffer(), imports);
}
";
    Ok(link.replace(STREAMED, "loaded(src, imports)") + loaded)
}

fn bound(module: &Path, purpose: Purpose) -> Result<Bindings> {
    let mut bindgen = Bindgen::new();
    // The address is told by the script that starts the page: it knows the name with the hash.
    bindgen.input_path(module).out_name("onirim").web(true)?.typescript(false).omit_default_module_path(true);
    // What comes later calls what is here through the table of functions.
    bindgen.keep_lld_exports(true);
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
    let mut script = output.js().to_owned();
    if purpose == Purpose::Release {
        script = names::shortened(output.wasm_mut(), &script);
    }
    Ok(Bindings { module: output.wasm_mut().emit_wasm(), script })
}
