//! Waiting in tests, but not for ever: what never comes fails the test, and the failure says what was waited for.
//!
//! `clippy.toml` forbids the methods of the standard library that wait without a limit, so that no test does it by mistake.

mod pipe;
mod program;

pub use program::Program;

use std::panic::resume_unwind;
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

/// How long anything may take before it counts as never. It says nothing about speed: nothing is slow, but a machine may be busy.
pub const PATIENCE: Duration = Duration::from_secs(60);
/// How long to wait before looking again.
const PAUSE: Duration = Duration::from_millis(1);

/// Looks again and again until there is something. There is nothing when patience is at its end: the test then fails in its own words.
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

/// What a thread has come to. If it panics, so does the test.
#[track_caller]
#[expect(clippy::disallowed_methods, reason = "who has ended is not waited for")]
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
