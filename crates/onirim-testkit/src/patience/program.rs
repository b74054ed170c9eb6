//! A program that a test has started.

use std::io::Write;
use std::process::{Child, ChildStdin, ExitStatus, Output};
use std::sync::mpsc::{self, Sender};
use std::thread;

use crate::patience::patiently;
use crate::patience::pipe::Pipe;

/// A running program. A test that fails leaves nothing running: the program is killed when this value goes.
pub struct Program {
    child: Child,
    input: Option<Sender<Vec<u8>>>,
    output: Pipe,
    errors: Pipe,
}

impl From<Child> for Program {
    /// Takes hold of all pipes that the child has.
    fn from(mut child: Child) -> Program {
        let input = child.stdin.take().map(feeder);
        let (output, errors) = (Pipe::new(child.stdout.take()), Pipe::new(child.stderr.take()));
        Program { child, input, output, errors }
    }
}

/// Writes on a thread of its own: a program that does not read must not stop the test, and one may end before it has read all.
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
        // Whether anybody listens is told by the answer.
        let _ = input.send(bytes.into());
    }

    /// Reads until the program has said this, and gives back everything up to it.
    #[track_caller]
    pub fn hear(&mut self, end: &str) -> String {
        self.hear_any(&[end])
    }

    /// The same for whichever of these it says first.
    #[track_caller]
    pub fn hear_any(&mut self, ends: &[&str]) -> String {
        self.output.up_to(ends)
    }

    /// How it has ended; nothing if it does not end. Its input stays open.
    #[must_use]
    pub fn wait_for_end(&mut self) -> Option<ExitStatus> {
        patiently(|| self.child.try_wait().expect("a child of this process"))
    }

    /// Closes the input, waits for the end, and gives back what was not yet heard.
    #[track_caller]
    pub fn finish(mut self) -> Output {
        self.input = None;
        let Some(status) = self.wait_for_end() else {
            panic!("the program does not end; it said {:?} and {:?}", self.output.so_far(), self.errors.so_far());
        };
        Output { status, stdout: self.output.rest(), stderr: self.errors.rest() }
    }

    /// Ends it as a power failure does, and gives back what was not yet heard.
    #[track_caller]
    pub fn kill(mut self) -> Output {
        self.child.kill().expect("a child of this process");
        self.finish()
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        let _ = self.child.kill();
        // Folders of the test are removed next: nobody may still write there.
        let _ = patiently(|| self.child.try_wait().transpose());
    }
}
