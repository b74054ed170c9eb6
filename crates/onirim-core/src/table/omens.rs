//! The Dark Premonitions on the table (P1).

use crate::cards::PremonitionSet;

/// The Dark Premonitions of a game (P1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Omens {
    /// Face up: they watch for their condition.
    pub face_up: PremonitionSet,
    /// The face-down pile.
    pub pile: PremonitionSet,
    /// Out of the game.
    pub removed: PremonitionSet,
}

impl Omens {
    /// Before the first one is revealed.
    pub(crate) const ALL_FACE_DOWN: Omens =
        Omens { face_up: PremonitionSet::EMPTY, pile: PremonitionSet::FULL, removed: PremonitionSet::EMPTY };
}
