//! The collection as an archive.

use onirim_record::Playthrough;
use onirim_session::{
    Archive, Bookmark, Counted, DamagedGame, Entered, GameId, GameKind, GameSummary, Listing, Loaded, Miss, Page,
    Standing, Trouble, Undo,
};

use super::{Collection, CollectionError};
use crate::error::ArchiveError;

impl Archive for Collection {
    fn enter(&self, kind: GameKind, standing: Standing, game: &Playthrough) -> Result<Entered, Miss> {
        match (self.enter_game(kind, game, standing), standing) {
            (Ok((bookmark, Standing::Assisted)), Standing::Counts) => Ok(Entered::Repeated(bookmark)),
            (Ok((bookmark, _)), _) => Ok(Entered::Fresh(bookmark)),
            (Err(CollectionError::Archive(ArchiveError::DailyTaken { id, .. })), _) => Ok(Entered::Taken(id)),
            (Err(error), _) => Err(self.missed(error)),
        }
    }

    fn append(&self, bookmark: &mut Bookmark, game: &Playthrough) -> Result<(), Miss> {
        self.append_plies(bookmark, game).map_err(|error| self.missed(error))
    }

    fn take_back(&self, bookmark: &mut Bookmark, earlier: &Playthrough, why: Undo) -> Result<(), Miss> {
        self.undo(bookmark, earlier, why).map_err(|error| self.missed(error))
    }

    fn correct(&self, bookmark: &mut Bookmark, corrected: &Playthrough) -> Result<(), Miss> {
        self.put_right(bookmark, corrected).map_err(|error| self.missed(error))
    }

    fn assist(&self, bookmark: &Bookmark, game: &Playthrough) -> Result<(), Miss> {
        self.mark_helped(bookmark, game).map_err(|error| self.missed(error))
    }

    fn give_up(&self, bookmark: &Bookmark) -> Result<(), Miss> {
        self.conclude(bookmark).map_err(|error| self.missed(error))
    }

    fn load(&self, id: GameId) -> Result<Loaded, Miss> {
        self.load_game(id).map(Loaded::from).map_err(|error| self.missed(error))
    }

    fn open(&self, id: GameId) -> Result<Loaded, Trouble> {
        Ok(self.load_game(id).map(Loaded::from)?)
    }

    fn summary(&self, id: GameId) -> Result<GameSummary, Trouble> {
        Ok(Collection::summary(self, id)?)
    }

    fn unfinished(&self) -> Result<Listing, Trouble> {
        Ok(Collection::unfinished(self))
    }

    fn finished(&self, page: Page) -> Result<Listing, Trouble> {
        Ok(Collection::finished(self, page))
    }

    fn count_finished(&self) -> Result<usize, Trouble> {
        Ok(Collection::count_finished(self))
    }

    fn statistics(&self) -> Result<Counted, Trouble> {
        Ok(Collection::statistics(self))
    }

    fn delete(&self, id: GameId) -> Result<(), Trouble> {
        Ok(Collection::delete(self, id)?)
    }

    fn delete_damaged(&self, damaged: &DamagedGame) -> Result<(), Trouble> {
        Ok(Collection::delete_damaged(self, damaged)?)
    }

    fn setting(&self, name: &str) -> Result<Option<String>, Trouble> {
        Ok(Collection::setting(self, name))
    }

    fn set(&self, name: &str, value: &str) -> Result<(), Trouble> {
        Ok(Collection::set(self, name, value)?)
    }
}

impl Collection {
    /// Tells apart a changed game, a lost place and a failure.
    fn missed(&self, error: CollectionError) -> Miss {
        match &error {
            CollectionError::Archive(ArchiveError::UnknownGame { id }) if self.has_lost(*id) => Miss::Lost,
            CollectionError::Archive(about) if about.is_about_elsewhere() => Miss::Elsewhere,
            CollectionError::Archive(_) | CollectionError::Place(_) => Miss::Failed(error.into()),
        }
    }

    fn has_lost(&self, id: GameId) -> bool {
        self.contents.borrow().lost.contains(&id)
    }
}
