//! Interrupts, as Ctrl-C sends them.

use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use onirim_testkit::patience::Program;
use rustix::process::{Pid, Signal, kill_process};

/// Lets programs be interrupted that are started from now on.
///
/// A program ignores what its parent ignores, and these tests may have been started so: by a script that runs them in the background, or after
/// `trap '' INT`. Then it would never end. But what its parent catches has its default again in the program, wherever there is POSIX. So these
/// tests catch interrupts, and then do what the default is. A shell may not bring back what it was started to ignore, and
/// `env --default-signal` is not everywhere.
pub(crate) fn allow() {
    let always = Arc::new(AtomicBool::new(true));
    signal_hook::flag::register_conditional_default(signal_hook::consts::SIGINT, always).expect("a handler");
}

pub(crate) fn send(program: &Program) {
    kill_process(Pid::from_child(program.child()), Signal::INT).expect("a running program");
}
