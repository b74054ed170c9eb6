//! The program that drives a browser: chromedriver, as Debian has it.

use std::process::{Command, Stdio};

use onirim_testkit::patience::Program;

/// The names of the two programs.
pub(crate) const DRIVER: &str = "chromedriver";

/// A driver that waits for orders. It ends with this value, and its browsers with it.
pub(crate) struct Driver {
    _program: Program,
    pub(crate) address: String,
}

/// The driver takes a free port of IPv6 and ends if IPv4 has given the same one to another program meanwhile. On a busy machine that happens now and then; so often it does not.
const TRIES: usize = 20;
const STARTED: &str = "started successfully on port ";
const PORT_TAKEN: &str = "port not available";

impl Driver {
    pub(crate) fn start() -> Driver {
        (0..TRIES).find_map(|_| Driver::try_start()).expect("a free port for chromedriver")
    }

    /// `None`: another program has the port.
    fn try_start() -> Option<Driver> {
        let mut command = Command::new(DRIVER);
        // It looks for a free port itself, and says which one it has found.
        command.arg("--port=0").stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::null());
        let mut program = Program::from(command.spawn().expect("chromedriver is there: who runs the tests has looked"));
        if program.hear_any(&[STARTED, PORT_TAKEN]).ends_with(PORT_TAKEN) {
            return None;
        }
        let port = program.hear(".");
        Some(Driver { address: format!("http://127.0.0.1:{}", port.trim_end_matches('.')), _program: program })
    }
}
