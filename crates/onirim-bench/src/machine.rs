//! The machine and the compiler of a figure: it means little without them.

use std::fs;

use jiff::Timestamp;
use serde_json::{Map, Value, json};

/// Adds them to an object for programs.
pub(crate) fn describe(object: &mut Map<String, Value>) {
    object.insert("rustc".into(), json!(env!("RUSTC_VERSION")));
    object.insert("target_cpu".into(), json!(env!("TARGET_CPU")));
    object.insert("cpu".into(), json!(cpu_model()));
    object.insert("date".into(), json!(date()));
}

/// One line for people.
pub(crate) fn line() -> String {
    format!("{}, {} for target-cpu={}, {}", cpu_model(), env!("RUSTC_VERSION"), env!("TARGET_CPU"), date())
}

fn date() -> String {
    Timestamp::now().strftime("%Y-%m-%dT%H:%M:%SZ").to_string()
}

/// The name of the processor, where the system has it.
fn cpu_model() -> String {
    let info = fs::read_to_string("/proc/cpuinfo").unwrap_or_default();
    let model = info.lines().find_map(|line| line.strip_prefix("model name")?.split_once(':'));
    model.map_or_else(|| "unknown processor".into(), |(_, name)| name.trim().to_owned())
}
