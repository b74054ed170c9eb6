//! Programs that a test starts.

use std::io::Write;
use std::process::{Child, ChildStdin, ExitStatus, Output};
use std::sync::mpsc::{self, Sender};
use std::thread;

use crate::patience::patiently;
use crate::patience::pipe::Pipe;

/// A running program. It is killed when this value is dropped.
pub struct Program {
    child: Child,
    input: Option<Sender<Vec<u8>>>,
    output: Pipe,
    errors: Pipe,
}

impl From<Child> for Program {
    /// Takes all pipes of the child.
    fn from(mut child: Child) -> Program {
        let input = child.stdin.take().map(feeder);
        let (output, errors) = (Pipe::new(child.stdout.take()), Pipe::new(child.stderr.take()));
        Program { child, input, output, errors }
    }
}

/// Writes on a thread of its own: the program may not read, or end before it has read all.
fn feeder(mut stdin: ChildStdin) -> Sender<Vec<u8>> {
    let (sender, pieces) = mpsc::channel::<Vec<u8>>();
    thread::spawn(move || pieces.into_iter().try_for_each(|piece| stdin.write_all(&piece)));
    sender
}

impl Program {
    /// The process itself, to ask for its number.
    pub fn child(&self) -> &Child {
        &self.child
    }

    /// Gives it this line to read.
    pub fn say(&mut self, line: &str) {
        self.feed(format!("{line}\n"));
    }

    /// Gives it this to read.
    pub fn feed(&mut self, bytes: impl Into<Vec<u8>>) {
        let input = self.input.as_ref().expect("a program that is spoken to has a pipe for it");
        // A closed pipe shows in the answer.
        let _ = input.send(bytes.into());
    }

    /// Reads output up to this text, and returns it.
    #[track_caller]
    pub fn hear(&mut self, end: &str) -> String {
        self.hear_any(&[end])
    }

    /// Reads output up to the first of these texts, and returns it.
    #[track_caller]
    pub fn hear_any(&mut self, ends: &[&str]) -> String {
        self.output.up_to(ends)
    }

    /// Its exit status; `None` if it does not end. Its input stays open.
    #[must_use]
    pub fn wait_for_end(&mut self) -> Option<ExitStatus> {
        patiently(|| self.child.try_wait().expect("a child of this process"))
    }

    /// Closes the input, waits for the end, and returns the unread output.
    #[track_caller]
    pub fn finish(mut self) -> Output {
        self.input = None;
        let Some(status) = self.wait_for_end() else {
            panic!("the program does not end; it said {:?} and {:?}", self.output.so_far(), self.errors.so_far());
        };
        Output { status, stdout: self.output.rest(), stderr: self.errors.rest() }
    }

    /// Kills it, and returns the unread output.
    #[track_caller]
    pub fn kill(mut self) -> Output {
        self.child.kill().expect("a child of this process");
        self.finish()
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        let _ = self.child.kill();
        // Wait for the end before the test removes its folders.
        let _ = patiently(|| self.child.try_wait().transpose());
    }
}
