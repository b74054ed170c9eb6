//! One card of the Goal row (K1).

use crate::cards::Color;

/// Which side of a Goal shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Side {
    /// Its Door is still to be found.
    FaceUp,
    /// Its Door has been obtained.
    FaceDown,
}

/// A card of the Goal row.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Goal {
    /// The colour of the Door that it asks for.
    pub color: Color,
    /// Is that Door still to be found?
    pub side: Side,
}
