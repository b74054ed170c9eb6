//! Time: it is told to the program only while something moves or is thought about.

use std::cell::Cell;
use std::time::Duration;

use onirim_app::{App, Input};

use crate::browser::{after, window};
use crate::pace::pace;
use crate::program::Program;

/// Between two pictures of something that moves.
const PACE: Duration = Duration::from_millis(60);

thread_local! {
    static IS_RUNNING: Cell<bool> = const { Cell::new(false) };
}

/// How long the page has been open.
pub(crate) fn milliseconds() -> f64 {
    window().performance().map_or(0.0, |performance| performance.now()).max(0.0)
}

/// The same by a clock that goes as fast as the player likes.
pub(crate) fn now(program: Program) -> Duration {
    Duration::from_secs_f64(milliseconds() / 1000.0 * program.read(pace))
}

/// Sees to it that time passes for as long as anybody waits for it.
pub(crate) fn wind(program: Program) {
    let waits = program.read(|app: &App| app.is_moving() || app.is_thinking());
    if !waits || IS_RUNNING.replace(true) {
        return;
    }
    after(PACE, move || {
        IS_RUNNING.set(false);
        program.send(Input::Time(now(program)));
    });
}
