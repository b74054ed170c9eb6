//! Ctrl-C ends a simulation, but not what it has found out.

use std::io;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use onirim_sim::Signal;
use signal_hook::consts::SIGINT;

use super::INTERRUPTED;

pub(super) struct Interrupt {
    signal: Signal,
}

impl Interrupt {
    /// From now on the first interrupt asks for the end, and a second one is the end.
    pub(super) fn heed() -> io::Result<Interrupt> {
        let asked = Arc::new(AtomicBool::new(false));
        signal_hook::flag::register_conditional_shutdown(SIGINT, INTERRUPTED.into(), Arc::clone(&asked))?;
        signal_hook::flag::register(SIGINT, Arc::clone(&asked))?;
        Ok(Interrupt { signal: asked.into() })
    }

    pub(super) fn signal(&self) -> &Signal {
        &self.signal
    }
}
