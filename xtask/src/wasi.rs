//! Runs WebAssembly programs that print and read files of this repository: in Node, or in an interpreter.

use std::process::Command;

use crate::tools;
use crate::wasm::add_target;
use crate::workspace::{Workspace, works};

/// The same machine as in a browser, with words of 32 bits, and a system around it that programs can print on and read files from.
pub(crate) const WITH_A_SYSTEM: &str = "wasm32-wasip1";

/// Node has the same compiler as some browsers. Its arguments are the folder that may be read, the program, and the program's arguments.
const IN_NODE: &str = "\
const { WASI } = require('node:wasi');
const [, root, program, ...words] = process.argv;
const wasi = new WASI({ version: 'preview1', args: [program, ...words], preopens: { [root]: root } });
WebAssembly.compile(require('node:fs').readFileSync(program))
  .then(module => WebAssembly.instantiate(module, wasi.getImportObject()))
  .then(program => { process.exitCode = wasi.start(program); });";

/// Without notices of what is new in it, and without quick calls, in the middle of which node 20 may throw away what it calls.
const NODE: [&str; 4] = ["node", "--no-warnings", "--no-turbo-fast-api-calls", "--eval"];

/// An interpreter, for machines without node. Cargo builds it in a minute or so; a compiler is larger by far, for tests that take seconds.
const WASMI: &str = "2.0.0";
/// What it is wanted for, without its readers of other formats.
const WASMI_OPTIONS: [&str; 2] = ["--no-default-features", "--features=run,wasi,auto-dispatch"];

/// Runs programs.
pub(crate) struct Runner {
    /// The words of a command that a program and its own words are put behind.
    words: Vec<String>,
}

impl Runner {
    /// Node, where it is there.
    pub(crate) fn node(workspace: &Workspace) -> Result<Runner, String> {
        add_target(WITH_A_SYSTEM)?;
        let [node, options @ ..] = NODE;
        let is_known = "new (require('node:wasi').WASI)({ version: 'preview1' })";
        if !works(node, &options.into_iter().chain([is_known]).collect::<Vec<_>>()) {
            return Err("there is no node here that runs it".into());
        }
        let words = NODE.into_iter().chain([IN_NODE]).map(str::to_owned);
        Ok(Runner { words: words.chain([root(workspace)]).collect() })
    }

    /// Node, or else an interpreter.
    pub(crate) fn any(workspace: &Workspace) -> Result<Runner, String> {
        add_target(WITH_A_SYSTEM)?;
        Runner::node(workspace).or_else(|_| {
            let programs = tools::install(workspace, "wasmi_cli", WASMI, &WASMI_OPTIONS);
            let wasmi = programs.map_err(|error| error.to_string())?.join("wasmi");
            let words = [wasmi.to_string_lossy().into_owned(), "run".into(), "--dir".into(), root(workspace)];
            Ok(Runner { words: words.into() })
        })
    }

    /// The setting that tells cargo to run programs so. A list, not a line: folders may have blanks in their names. What JSON writes, TOML reads.
    pub(crate) fn setting(&self) -> String {
        format!("target.{WITH_A_SYSTEM}.runner={}", serde_json::json!(self.words))
    }

    /// A command that runs what is put behind it.
    pub(crate) fn command(&self) -> Command {
        let mut command = Command::new(&self.words[0]);
        command.args(&self.words[1..]);
        command
    }
}

fn root(workspace: &Workspace) -> String {
    workspace.root.to_string_lossy().into_owned()
}
