//! The runtime of the WebDriver sessions. They outlive the tests and their runtimes.

use std::sync::{OnceLock, mpsc};
use std::thread;

use onirim_testkit::patience::PATIENCE;
use tokio::runtime::{Builder, Handle};

/// The runtime. Its thread runs until the program ends.
pub(super) fn home() -> &'static Handle {
    static HOME: OnceLock<Handle> = OnceLock::new();
    HOME.get_or_init(|| {
        let (tell, told) = mpsc::channel();
        thread::spawn(move || {
            let runtime = Builder::new_current_thread().enable_all().build().expect("a runtime");
            tell.send(runtime.handle().clone()).expect("a receiver");
            runtime.block_on(std::future::pending::<()>());
        });
        told.recv_timeout(PATIENCE).expect("a runtime that begins")
    })
}
