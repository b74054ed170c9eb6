//! Whether the draws of a turn wait for spells (K5).

use serde::{Deserialize, Serialize};

/// With the Book: is there a stop before each draw if a spell can be cast (K5)?
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum SpellStop {
    /// Draws are made at once.
    #[default]
    Never,
    /// There is a stop.
    BeforeDraws,
}
