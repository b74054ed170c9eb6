//! Waiting with a limit in tests. A test that waits in vain fails and says what it waited for.
//!
//! `clippy.toml` forbids the methods of the standard library that wait without a limit.

mod pipe;
mod program;

pub use program::Program;

use std::panic::resume_unwind;
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

/// The limit. It is no measure of speed: the machine may be busy.
pub const PATIENCE: Duration = Duration::from_secs(60);
/// How long to wait before looking again.
const PAUSE: Duration = Duration::from_millis(1);

/// Calls `look` until it returns something. `None` after the limit, so that the test can fail with its own message.
#[must_use]
pub fn patiently<T>(look: impl FnMut() -> Option<T>) -> Option<T> {
    within(PATIENCE, look)
}

fn within<T>(limit: Duration, mut look: impl FnMut() -> Option<T>) -> Option<T> {
    let begun = Instant::now();
    loop {
        let found = look();
        if found.is_some() || begun.elapsed() >= limit {
            return found;
        }
        thread::sleep(PAUSE);
    }
}

/// The result of a thread. If it panics, so does the test.
#[track_caller]
#[expect(clippy::disallowed_methods, reason = "a finished thread does not block")]
pub fn join<T>(thread: JoinHandle<T>) -> T {
    patiently(|| thread.is_finished().then_some(())).expect("the thread never ends");
    thread.join().unwrap_or_else(|panic| resume_unwind(panic))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_comes_is_found() {
        let mut looks = 0..;
        assert_eq!(patiently(|| looks.find(|look| look % 3 == 2)), Some(2));
        assert_eq!(join(thread::spawn(|| 7)), 7);
    }

    #[test]
    fn patience_has_an_end() {
        assert_eq!(within(PAUSE, || None::<()>), None);
    }

    #[test]
    fn the_panic_of_a_thread_is_passed_on() {
        let panic = std::panic::catch_unwind(|| join(thread::spawn(|| panic!("no such card")))).expect_err("a panic");
        assert_eq!(panic.downcast_ref(), Some(&"no such card"));
    }
}
