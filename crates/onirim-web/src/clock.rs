//! Time: the program gets it only while something moves or is thought about.

use std::cell::Cell;
use std::time::Duration;

use jiff::Timestamp;
use jiff::civil::DateTime;
use jiff::tz::Offset;
use onirim_ui::{App, Input};
use wasm_bindgen::JsValue;

use crate::browser::{after, window};
use crate::pace::pace;
use crate::program::Program;

/// The interval between two time inputs.
const PACE: Duration = Duration::from_millis(60);

thread_local! {
    static IS_RUNNING: Cell<bool> = const { Cell::new(false) };
}

/// How long the page has been open.
pub(crate) fn milliseconds() -> f64 {
    window().performance().map_or(0.0, |performance| performance.now()).max(0.0)
}

/// The same, scaled by the pace setting.
pub(crate) fn now(program: Program) -> Duration {
    Duration::from_secs_f64(milliseconds() / 1000.0 * program.read(pace))
}

/// The player's local time at a moment.
pub(crate) fn local_time(moment: Timestamp) -> DateTime {
    let date = js_sys::Date::new(&JsValue::from_f64(moment.as_millisecond() as f64));
    // The browser gives the minutes by which local time is behind UTC.
    let offset = Offset::from_seconds(-60 * date.get_timezone_offset() as i32).unwrap_or(Offset::UTC);
    offset.to_datetime(moment)
}

/// Starts the timer while the program needs time.
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
