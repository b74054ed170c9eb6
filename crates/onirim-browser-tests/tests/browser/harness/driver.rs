//! The program that drives a browser: chromedriver, as Debian has it.

use std::process::{Command, Stdio};

use onirim_patience::Program;

/// The names of the two programs.
pub(crate) const DRIVER: &str = "chromedriver";

/// A driver that waits for orders. It ends with this value, and its browsers with it.
pub(crate) struct Driver {
    _program: Program,
    pub(crate) address: String,
}

impl Driver {
    pub(crate) fn start() -> Driver {
        let mut command = Command::new(DRIVER);
        // It looks for a free port itself, and says which one it has found.
        command.arg("--port=0").stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::null());
        let mut program = Program::from(command.spawn().expect("chromedriver is there: who runs the tests has looked"));
        program.hear("started successfully on port ");
        let port = program.hear(".");
        Driver { address: format!("http://127.0.0.1:{}", port.trim_end_matches('.')), _program: program }
    }
}
