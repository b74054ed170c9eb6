//! The collection as the shelf of a session.

use onirim_record::Playthrough;
use onirim_session::{Bookmark, Entered, GameId, GameKind, Loaded, Miss, Shelf, Standing, Undo};

use super::{Collection, CollectionError};
use crate::error::ArchiveError;

impl Shelf for Collection {
    type Trouble = CollectionError;

    fn enter(&self, kind: GameKind, standing: Standing, game: &Playthrough) -> Result<Entered, Miss<CollectionError>> {
        match (self.enter_game(kind, game, standing), standing) {
            (Ok((bookmark, Standing::Assisted)), Standing::Counts) => Ok(Entered::Repeated(bookmark)),
            (Ok((bookmark, _)), _) => Ok(Entered::Fresh(bookmark)),
            (Err(CollectionError::Archive(ArchiveError::DailyTaken { id, .. })), _) => Ok(Entered::Taken(id)),
            (Err(error), _) => Err(self.missed(error)),
        }
    }

    fn append(&self, bookmark: &mut Bookmark, game: &Playthrough) -> Result<(), Miss<CollectionError>> {
        self.append_plies(bookmark, game).map_err(|error| self.missed(error))
    }

    fn take_back(
        &self,
        bookmark: &mut Bookmark,
        earlier: &Playthrough,
        why: Undo,
    ) -> Result<(), Miss<CollectionError>> {
        self.undo(bookmark, earlier, why).map_err(|error| self.missed(error))
    }

    fn correct(&self, bookmark: &mut Bookmark, corrected: &Playthrough) -> Result<(), Miss<CollectionError>> {
        self.put_right(bookmark, corrected).map_err(|error| self.missed(error))
    }

    fn assist(&self, bookmark: &Bookmark, game: &Playthrough) -> Result<(), Miss<CollectionError>> {
        self.mark_helped(bookmark, game).map_err(|error| self.missed(error))
    }

    fn give_up(&self, bookmark: &Bookmark) -> Result<(), Miss<CollectionError>> {
        self.conclude(bookmark).map_err(|error| self.missed(error))
    }

    fn load(&self, id: GameId) -> Result<Loaded, Miss<CollectionError>> {
        self.load_game(id).map(Loaded::from).map_err(|error| self.missed(error))
    }
}

impl Collection {
    /// Is the game not as its holder thinks, is the whole place gone that had it, or did something not work?
    fn missed(&self, error: CollectionError) -> Miss<CollectionError> {
        match &error {
            CollectionError::Archive(ArchiveError::UnknownGame { id }) if self.has_lost(*id) => Miss::Lost,
            CollectionError::Archive(about) if about.is_about_elsewhere() => Miss::Elsewhere,
            CollectionError::Archive(_) | CollectionError::Place(_) => Miss::Failed(error),
        }
    }

    fn has_lost(&self, id: GameId) -> bool {
        self.contents.borrow().lost.contains(&id)
    }
}
