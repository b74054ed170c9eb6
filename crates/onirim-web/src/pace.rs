//! The speed of animations.

use onirim_ui::{App, Setting, Value};

/// The setting.
pub(crate) static PACE: Setting = Setting {
    name: "pace",
    label: "web-setting-pace",
    values: &[
        Value { word: "usual", label: "web-pace-usual", told: None },
        Value { word: "slow", label: "web-pace-slow", told: None },
        Value { word: "fast", label: "web-pace-fast", told: None },
    ],
    letter: None,
};

/// The factor by which animations are faster than usual.
pub(crate) fn pace(app: &App) -> f64 {
    match app.chosen(PACE.name) {
        Some("slow") => 0.5,
        Some("fast") => 2.5,
        Some(_) | None => 1.0,
    }
}
