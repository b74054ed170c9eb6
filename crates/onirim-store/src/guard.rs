//! Checks bookmarks before a stored game is changed.

use onirim_session::{Bookmark, Conclusion, GameKind};

use crate::error::ArchiveError;

/// The state of a stored game, to be compared with a bookmark.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct KeptState {
    /// How many plies it has.
    pub plies: usize,
    /// How often something was taken back or corrected.
    pub line: u64,
    /// What sort of game it is.
    pub kind: GameKind,
    /// How it was concluded.
    pub conclusion: Option<Conclusion>,
}

/// What a change requires of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Requirement {
    /// It is unfinished.
    GoingOn,
    /// Its choices can be taken back, also after its end.
    Undoable,
    /// Nothing.
    AsItStands,
}

/// Checks that the bookmark stands at the end of the game, and that the game allows the change.
pub fn guard(bookmark: &Bookmark, kept: KeptState, requirement: Requirement) -> Result<(), ArchiveError> {
    let (id, expected, found) = (bookmark.id(), bookmark.ply(), kept.plies);
    if expected != found || bookmark.line() != kept.line {
        return Err(ArchiveError::MovedOn { id, expected, found });
    }
    let is_given_up = kept.conclusion == Some(Conclusion::GivenUp);
    match requirement {
        Requirement::GoingOn if kept.conclusion.is_some() => Err(ArchiveError::Over { id }),
        Requirement::Undoable if is_given_up => Err(ArchiveError::Over { id }),
        Requirement::Undoable if kept.kind.day().is_some() => Err(ArchiveError::NoUndo { id }),
        Requirement::GoingOn | Requirement::Undoable | Requirement::AsItStands => Ok(()),
    }
}
