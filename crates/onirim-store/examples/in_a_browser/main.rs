//! The locker over a real IndexedDB. Built for WebAssembly and loaded by a page, it tries everything that needs a browser and writes the results into the page: one line for each trial that holds, and at the
//! end `all of it holds`, or where it stopped.
//!
//! Build it with `cargo build --package onirim-store --example in_a_browser --target wasm32-unknown-unknown`, make a page of the module with `onirim-web-build MODULE.wasm FOLDER --dev`, let the policy in its
//! `index.html` allow `'unsafe-eval'` (the trials break functions of the browser), serve the folder and open it.

#[cfg(all(target_family = "wasm", target_os = "unknown"))]
mod trials;

fn main() {
    #[cfg(all(target_family = "wasm", target_os = "unknown"))]
    trials::start();
}
