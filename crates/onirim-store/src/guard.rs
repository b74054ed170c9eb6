//! Whether a kept game may be changed by who shows a bookmark.

use onirim_session::{Bookmark, Conclusion, GameKind};

use crate::error::ArchiveError;

/// How far a kept game has come: what a bookmark is held against.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Standstill {
    /// How many plies it has.
    pub plies: usize,
    /// How often something was taken back or corrected.
    pub line: u64,
    /// What sort of game it is.
    pub kind: GameKind,
    /// How it was concluded.
    pub conclusion: Option<Conclusion>,
}

/// What a game must be for what is to be done with it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wanted {
    /// One that goes on.
    GoingOn,
    /// One in which something can be taken back, be it over or not.
    Undoable,
    /// Nothing but what the bookmark says.
    AsItStands,
}

/// Does the bookmark still stand at the end of its game, and is that as it is wanted?
pub fn guard(bookmark: &Bookmark, kept: Standstill, wanted: Wanted) -> Result<(), ArchiveError> {
    let (id, expected, found) = (bookmark.id(), bookmark.ply(), kept.plies);
    if expected != found || bookmark.line() != kept.line {
        return Err(ArchiveError::MovedOn { id, expected, found });
    }
    let is_given_up = kept.conclusion == Some(Conclusion::GivenUp);
    match wanted {
        Wanted::GoingOn if kept.conclusion.is_some() => Err(ArchiveError::Over { id }),
        Wanted::Undoable if is_given_up => Err(ArchiveError::Over { id }),
        Wanted::Undoable if kept.kind.day().is_some() => Err(ArchiveError::NoUndo { id }),
        Wanted::GoingOn | Wanted::Undoable | Wanted::AsItStands => Ok(()),
    }
}
