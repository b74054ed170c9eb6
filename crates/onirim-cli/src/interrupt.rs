//! Ctrl-C ends long work and keeps its results so far.

use std::io;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use onirim_sim::Signal;
use signal_hook::consts::SIGINT;

/// The exit code after an interrupt: 128 and the number of the signal.
pub(crate) const INTERRUPTED: u8 = 130;

pub(crate) struct Interrupt {
    signal: Signal,
}

impl Interrupt {
    /// From now on the first interrupt sets the signal, and a second one ends the program.
    pub(crate) fn heed() -> io::Result<Interrupt> {
        let asked = Arc::new(AtomicBool::new(false));
        signal_hook::flag::register_conditional_shutdown(SIGINT, INTERRUPTED.into(), Arc::clone(&asked))?;
        signal_hook::flag::register(SIGINT, Arc::clone(&asked))?;
        Ok(Interrupt { signal: asked.into() })
    }

    pub(crate) fn signal(&self) -> &Signal {
        &self.signal
    }
}
