//! Hands the version of the compiler and the processor it builds for to the program: a figure means little without them.
#![expect(clippy::disallowed_methods, reason = "a compiler that does not say its version builds nothing either")]

use std::process::Command;

fn main() {
    let compiler = std::env::var_os("RUSTC").unwrap_or_else(|| "rustc".into());
    let version = Command::new(compiler).arg("--version").output().ok();
    let version = version.and_then(|output| String::from_utf8(output.stdout).ok());
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rustc-env=RUSTC_VERSION={}", version.as_deref().map_or("unknown", str::trim));
    println!("cargo::rustc-env=TARGET_CPU={}", target_cpu());
}

/// What `-C target-cpu` says; `default` if nothing does.
fn target_cpu() -> String {
    let flags = std::env::var("CARGO_ENCODED_RUSTFLAGS").unwrap_or_default();
    let named = flags
        .split('\x1f')
        .filter_map(|flag| flag.trim_start_matches("-C").trim_start_matches("--codegen=").strip_prefix("target-cpu="))
        .next_back();
    named.unwrap_or("default").to_owned()
}
