//! The store as the shelf of a session.

use onirim_archive::ArchiveError;
use onirim_record::Playthrough;
use onirim_session::{Bookmark, Entered, GameId, GameKind, Loaded, Miss, Shelf, Standing, Undo};

use crate::error::StoreError;
use crate::store::Store;

impl Shelf for Store {
    type Trouble = StoreError;

    fn enter(&self, kind: GameKind, standing: Standing, game: &Playthrough) -> Result<Entered, Miss<StoreError>> {
        match (Store::enter(self, kind, game, standing), standing) {
            (Ok((bookmark, Standing::Assisted)), Standing::Counts) => Ok(Entered::Repeated(bookmark)),
            (Ok((bookmark, _)), _) => Ok(Entered::Fresh(bookmark)),
            (Err(StoreError::Archive(ArchiveError::DailyTaken { id, .. })), _) => Ok(Entered::Taken(id)),
            (Err(error), _) => Err(self.missed(error)),
        }
    }

    fn append(&self, bookmark: &mut Bookmark, game: &Playthrough) -> Result<(), Miss<StoreError>> {
        Store::append(self, bookmark, game).map_err(|error| self.missed(error))
    }

    fn take_back(&self, bookmark: &mut Bookmark, earlier: &Playthrough, why: Undo) -> Result<(), Miss<StoreError>> {
        let done = if earlier.ply() < bookmark.ply() {
            self.undo(bookmark, earlier, why)
        } else {
            self.undo_unsaved(bookmark, why)
        };
        done.map_err(|error| self.missed(error))
    }

    fn correct(&self, bookmark: &mut Bookmark, corrected: &Playthrough) -> Result<(), Miss<StoreError>> {
        Store::correct(self, bookmark, corrected).map_err(|error| self.missed(error))
    }

    fn assist(&self, bookmark: &Bookmark, game: &Playthrough) -> Result<(), Miss<StoreError>> {
        Store::assist(self, bookmark, game).map_err(|error| self.missed(error))
    }

    fn give_up(&self, bookmark: &Bookmark) -> Result<(), Miss<StoreError>> {
        Store::give_up(self, bookmark).map_err(|error| self.missed(error))
    }

    fn load(&self, id: GameId) -> Result<Loaded, Miss<StoreError>> {
        Store::load(self, id).map(Loaded::from).map_err(|error| self.missed(error))
    }
}

impl Store {
    /// Is the game not as its holder thinks, is the whole file gone, or did the store not work?
    fn missed(&self, error: StoreError) -> Miss<StoreError> {
        let is_unknown = matches!(error, StoreError::Archive(ArchiveError::UnknownGame { .. }));
        if is_unknown && self.has_lost_its_file() {
            Miss::Lost
        } else if matches!(&error, StoreError::Archive(about) if about.is_about_elsewhere()) {
            Miss::Elsewhere
        } else {
            Miss::Failed(error)
        }
    }
}
