//! The worker that thinks about games for the page.
//!
//! Thinking needs the search and the weights; a page that only shows a game needs neither. So it is a module of its own, which a
//! worker of the page loads for the first advice or review, while the page stays responsive. Page and worker exchange
//! texts: a [`Request`] and its [`Reply`]. The page uses only these two, and the function that fetches a file.

#[cfg(all(target_family = "wasm", target_os = "unknown"))]
mod fetched;
mod request;
#[cfg(all(target_family = "wasm", target_os = "unknown"))]
mod worker;

#[cfg(all(target_family = "wasm", target_os = "unknown"))]
pub use fetched::{can_speak, fetched};
pub use request::{Reply, Request, RequestKind};
#[cfg(all(target_family = "wasm", target_os = "unknown"))]
pub use worker::start;

/// The name of the weights file for this set-up.
#[cfg(all(target_family = "wasm", target_os = "unknown"))]
pub fn weights_file(setup: onirim_core::Setup) -> &'static str {
    onirim_ai::evaluator::Evaluator::file(setup)
}
