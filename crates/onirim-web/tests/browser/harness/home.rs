//! Where the talk with browsers goes on: it lasts longer than a test, and so longer than the runtime of one.

use std::sync::{OnceLock, mpsc};
use std::thread;

use onirim_testkit::patience::PATIENCE;
use tokio::runtime::{Builder, Handle};

/// The runtime of all sessions. It has a thread of its own, until the program ends.
pub(super) fn home() -> &'static Handle {
    static HOME: OnceLock<Handle> = OnceLock::new();
    HOME.get_or_init(|| {
        let (tell, told) = mpsc::channel();
        thread::spawn(move || {
            let runtime = Builder::new_current_thread().enable_all().build().expect("a runtime");
            tell.send(runtime.handle().clone()).expect("somebody listens");
            runtime.block_on(std::future::pending::<()>());
        });
        told.recv_timeout(PATIENCE).expect("a runtime that begins")
    })
}
