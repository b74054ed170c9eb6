//! The program in a pseudo-terminal, with a stopwatch.

use std::error::Error;
use std::io::{Read, Write};
use std::path::Path;
use std::time::{Duration, Instant};

use onirim_testkit::patience::{PATIENCE, Program};
use pty_process::Size;
use pty_process::blocking::{Command, Pty, open};
use rustix::event::{PollFd, PollFlags, poll};

/// Every frame ends with hiding the cursor.
const END_OF_PICTURE: &[u8] = b"\x1b[?25l";
/// The output that prepares the terminal is shorter than any first frame.
const SHORTEST_PICTURE: usize = 500;
/// The pause between two keys, long enough for the program to become idle.
const BETWEEN_KEYS: Duration = Duration::from_millis(60);

pub(crate) struct Terminal {
    program: Program,
    pty: Pty,
    /// The time to the first frame.
    pub(crate) first_picture: Duration,
}

impl Terminal {
    /// Starts the program and waits for its first frame.
    pub(crate) fn start(
        program: &Path,
        folder: &Path,
        arguments: &[&str],
        (width, height): (u16, u16),
    ) -> Result<Terminal, Box<dyn Error>> {
        let (pty, pts) = open()?;
        pty.resize(Size::new(height, width))?;
        let command = Command::new(program)
            .args(arguments)
            .env("ONIRIM_DATA_DIR", folder)
            .env("TERM", "xterm-256color")
            .env("LC_ALL", "C.UTF-8")
            .env_remove("NO_COLOR");
        let begun = Instant::now();
        let program = command.spawn(pts)?.into();
        let mut terminal = Terminal { program, pty, first_picture: Duration::ZERO };
        terminal.first_picture = terminal.picture(begun, SHORTEST_PICTURE)?;
        Ok(terminal)
    }

    /// Presses a key and returns the time to the next frame.
    pub(crate) fn press(&mut self, key: &str) -> Result<Duration, Box<dyn Error>> {
        std::thread::sleep(BETWEEN_KEYS);
        // An animation may have drawn frames meanwhile.
        while self.has_something(Duration::ZERO)? {
            self.read(&mut Vec::new())?;
        }
        let begun = Instant::now();
        self.pty.write_all(key.as_bytes())?;
        self.picture(begun, 0)
    }

    /// The memory of the program in kB.
    pub(crate) fn memory(&self) -> Result<u64, Box<dyn Error>> {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.program.child().id()))?;
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:")).ok_or("no VmRSS in the status")?;
        Ok(line.trim().trim_end_matches("kB").trim().parse()?)
    }

    fn picture(&mut self, begun: Instant, shortest: usize) -> Result<Duration, Box<dyn Error>> {
        let mut output = Vec::new();
        while !(output.len() >= shortest && output.ends_with(END_OF_PICTURE)) {
            if !self.has_something(PATIENCE)? {
                return Err(format!("no picture came: {}", String::from_utf8_lossy(&output)).into());
            }
            self.read(&mut output)?;
        }
        Ok(begun.elapsed())
    }

    /// Waits for output, at most this long.
    fn has_something(&self, at_most: Duration) -> Result<bool, Box<dyn Error>> {
        let mut terminal = [PollFd::new(&self.pty, PollFlags::IN)];
        Ok(poll(&mut terminal, Some(&at_most.try_into()?))? > 0)
    }

    fn read(&mut self, output: &mut Vec<u8>) -> Result<(), Box<dyn Error>> {
        let mut bytes = [0; 65536];
        let length = self.pty.read(&mut bytes)?;
        output.extend_from_slice(&bytes[..length]);
        Ok(())
    }
}
