//! What a result was measured of: equal keys, equal results.

use serde::{Deserialize, Serialize};

/// Everything that a result depends on. Kept in every line of results.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Key {
    /// What was measured.
    pub(crate) kind: String,
    /// What was played: a set-up, or the layout of a miniature.
    pub(crate) setup: String,
    /// Who played; several on the same deals.
    pub(crate) players: Vec<String>,
    /// How much the strong player thought about a question; 0 if nobody thinks.
    pub(crate) effort: u32,
    pub(crate) games: u64,
    pub(crate) seed: u64,
    /// The checksum of the weights that play or appraise; empty if there are none.
    pub(crate) weights: String,
    /// What the players chose in a few games: it changes when they do.
    pub(crate) print: String,
}
