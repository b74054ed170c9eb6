//! The weights that come with the program.

use std::sync::OnceLock;

use onirim_core::Setup;

use crate::evaluator::net::Evaluator;

/// How they were made, and how strong they are, stands in `weights/README.md`.
static SOLO: &[u8] = include_bytes!("../../weights/solo.onw");

impl Evaluator {
    /// The evaluator for this set-up, if one has learned it yet.
    pub fn shipped(setup: Setup) -> Option<&'static Evaluator> {
        static LOADED: OnceLock<Option<Evaluator>> = OnceLock::new();
        let solo = || LOADED.get_or_init(|| Evaluator::from_bytes(SOLO).ok()).as_ref();
        (setup == Setup::SOLO).then(solo).flatten()
    }
}
