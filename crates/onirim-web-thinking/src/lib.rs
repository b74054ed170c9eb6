//! The worker that thinks about games for the page in the browser.
//!
//! Thinking needs the search and what was learned, and a page that only shows a game needs neither. So it is a module of its own, which a
//! worker of the page loads when advice or a review is wanted for the first time; the page goes on meanwhile. Between the two travel
//! texts: a [`Request`] there, and what was [`Said`] back. The page uses only these of this crate, and how a file is fetched.

#[cfg(all(target_family = "wasm", target_os = "unknown"))]
mod fetched;
mod request;
#[cfg(all(target_family = "wasm", target_os = "unknown"))]
mod worker;

#[cfg(all(target_family = "wasm", target_os = "unknown"))]
pub use fetched::{can_speak, fetched};
pub use request::{Request, Said, Wanted};
#[cfg(all(target_family = "wasm", target_os = "unknown"))]
pub use worker::start;

/// The name of the file of weights that advice on this set-up needs.
#[cfg(all(target_family = "wasm", target_os = "unknown"))]
pub fn weights_file(setup: onirim_core::Setup) -> &'static str {
    onirim_ai::evaluator::Evaluator::file(setup)
}
