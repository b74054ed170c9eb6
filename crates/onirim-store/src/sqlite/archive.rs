//! The store as an archive.

use onirim_record::Playthrough;
use onirim_session::{
    Archive, Bookmark, Counted, DamagedGame, Entered, GameId, GameKind, GameSummary, Listing, Loaded, Miss, Page,
    Standing, Trouble, Undo,
};

use crate::ArchiveError;
use crate::sqlite::error::StoreError;
use crate::sqlite::store::Store;

impl Archive for Store {
    fn enter(&self, kind: GameKind, standing: Standing, game: &Playthrough) -> Result<Entered, Miss> {
        match (Store::enter(self, kind, game, standing), standing) {
            (Ok((bookmark, Standing::Assisted)), Standing::Counts) => Ok(Entered::Repeated(bookmark)),
            (Ok((bookmark, _)), _) => Ok(Entered::Fresh(bookmark)),
            (Err(StoreError::Archive(ArchiveError::DailyTaken { id, .. })), _) => Ok(Entered::Taken(id)),
            (Err(error), _) => Err(self.missed(error)),
        }
    }

    fn append(&self, bookmark: &mut Bookmark, game: &Playthrough) -> Result<(), Miss> {
        Store::append(self, bookmark, game).map_err(|error| self.missed(error))
    }

    fn take_back(&self, bookmark: &mut Bookmark, earlier: &Playthrough, why: Undo) -> Result<(), Miss> {
        let done = if earlier.ply() < bookmark.ply() {
            self.undo(bookmark, earlier, why)
        } else {
            self.undo_unsaved(bookmark, why)
        };
        done.map_err(|error| self.missed(error))
    }

    fn correct(&self, bookmark: &mut Bookmark, corrected: &Playthrough) -> Result<(), Miss> {
        Store::correct(self, bookmark, corrected).map_err(|error| self.missed(error))
    }

    fn assist(&self, bookmark: &Bookmark, game: &Playthrough) -> Result<(), Miss> {
        Store::assist(self, bookmark, game).map_err(|error| self.missed(error))
    }

    fn give_up(&self, bookmark: &Bookmark) -> Result<(), Miss> {
        Store::give_up(self, bookmark).map_err(|error| self.missed(error))
    }

    fn load(&self, id: GameId) -> Result<Loaded, Miss> {
        Store::load(self, id).map(Loaded::from).map_err(|error| self.missed(error))
    }

    fn open(&self, id: GameId) -> Result<Loaded, Trouble> {
        Ok(Store::load(self, id).map(Loaded::from)?)
    }

    fn summary(&self, id: GameId) -> Result<GameSummary, Trouble> {
        Ok(Store::summary(self, id)?)
    }

    fn unfinished(&self) -> Result<Listing, Trouble> {
        Ok(Store::unfinished(self)?)
    }

    fn finished(&self, page: Page) -> Result<Listing, Trouble> {
        Ok(Store::finished(self, page)?)
    }

    fn count_finished(&self) -> Result<usize, Trouble> {
        Ok(Store::count_finished(self)?)
    }

    fn statistics(&self) -> Result<Counted, Trouble> {
        Ok(Store::statistics(self)?)
    }

    fn delete(&self, id: GameId) -> Result<(), Trouble> {
        Ok(Store::delete(self, id)?)
    }

    fn delete_damaged(&self, damaged: &DamagedGame) -> Result<(), Trouble> {
        Ok(Store::delete_damaged(self, damaged)?)
    }

    fn setting(&self, name: &str) -> Result<Option<String>, Trouble> {
        Ok(Store::setting(self, name)?)
    }

    fn set(&self, name: &str, value: &str) -> Result<(), Trouble> {
        Ok(Store::set(self, name, value)?)
    }
}

impl Store {
    /// Tells apart a changed game, a lost file and a failed store.
    fn missed(&self, error: StoreError) -> Miss {
        let is_unknown = matches!(error, StoreError::Archive(ArchiveError::UnknownGame { .. }));
        if is_unknown && self.has_lost_its_file() {
            Miss::Lost
        } else if matches!(&error, StoreError::Archive(about) if about.is_about_elsewhere()) {
            Miss::Elsewhere
        } else {
            Miss::Failed(error.into())
        }
    }
}
