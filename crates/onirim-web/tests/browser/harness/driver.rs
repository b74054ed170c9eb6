//! The program that drives a browser: chromedriver, as Debian has it.

use std::process::{Command, Stdio};

use onirim_testkit::patience::Program;

/// The program's name.
pub(crate) const DRIVER: &str = "chromedriver";

/// A running chromedriver. Dropping it ends the driver and its browsers.
pub(crate) struct Driver {
    _program: Program,
    pub(crate) address: String,
}

/// The driver takes a free IPv6 port and exits if another program has the same IPv4 port. That happens now and then on a busy machine, but not this often in a row.
const TRIES: usize = 20;
const STARTED: &str = "started successfully on port ";
const PORT_TAKEN: &str = "port not available";

impl Driver {
    pub(crate) fn start() -> Driver {
        (0..TRIES).find_map(|_| Driver::try_start()).expect("a free port for chromedriver")
    }

    /// Starts a driver. `None` if another program has the port.
    fn try_start() -> Option<Driver> {
        let mut command = Command::new(DRIVER);
        // The driver chooses a free port and prints it.
        command.arg("--port=0").stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::null());
        let mut program = Program::from(command.spawn().expect("chromedriver is there: who runs the tests has looked"));
        if program.hear_any(&[STARTED, PORT_TAKEN]).ends_with(PORT_TAKEN) {
            return None;
        }
        let port = program.hear(".");
        Some(Driver { address: format!("http://127.0.0.1:{}", port.trim_end_matches('.')), _program: program })
    }
}
