//! The store as the shelf of a session.

use onirim_record::Playthrough;
use onirim_session::{Bookmark, Course, Entered, GameId, GameKind, Loaded, Miss, Shelf, Standing, Undo};

use crate::error::StoreError;
use crate::load::SavedGame;
use crate::store::Store;

impl Shelf for Store {
    type Trouble = StoreError;

    fn enter(&self, kind: GameKind, standing: Standing, game: &Playthrough) -> Result<Entered, Miss<StoreError>> {
        match (Store::enter(self, kind, game, standing), standing) {
            (Ok((bookmark, Standing::Assisted)), Standing::Counts) => Ok(Entered::Repeated(bookmark)),
            (Ok((bookmark, _)), _) => Ok(Entered::Fresh(bookmark)),
            (Err(StoreError::DailyTaken { id, .. }), _) => Ok(Entered::Taken(id)),
            (Err(error), _) => Err(missed(error)),
        }
    }

    fn append(&self, bookmark: &mut Bookmark, game: &Playthrough) -> Result<(), Miss<StoreError>> {
        Store::append(self, bookmark, game).map_err(missed)
    }

    fn take_back(&self, bookmark: &mut Bookmark, earlier: &Playthrough, why: Undo) -> Result<(), Miss<StoreError>> {
        let done = match why {
            _ if earlier.ply() < bookmark.ply() => self.undo(bookmark, earlier, why),
            // What is taken back was never saved.
            Undo::ForHelp => self.mark_assisted(bookmark.id()),
            Undo::ForCorrection => Ok(()),
        };
        done.map_err(missed)
    }

    fn give_up(&self, bookmark: &Bookmark) -> Result<(), Miss<StoreError>> {
        Store::give_up(self, bookmark).map_err(missed)
    }

    fn load(&self, id: GameId) -> Result<Loaded, Miss<StoreError>> {
        Store::load(self, id).map(Loaded::from).map_err(missed)
    }
}

impl From<SavedGame> for Loaded {
    fn from(saved: SavedGame) -> Loaded {
        let SavedGame { summary, playthrough, bookmark } = saved;
        Loaded {
            kind: summary.kind,
            standing: if summary.assisted { Standing::Assisted } else { Standing::Counts },
            course: if summary.conclusion.is_some() { Course::Over } else { Course::GoesOn },
            playthrough,
            bookmark,
        }
    }
}

/// Is the game not as its holder thinks, or did the store not work?
fn missed(error: StoreError) -> Miss<StoreError> {
    if matches!(
        error,
        StoreError::MovedOn { .. }
            | StoreError::Over { .. }
            | StoreError::UnknownGame { .. }
            | StoreError::DamagedGame(_)
    ) {
        Miss::Elsewhere
    } else {
        Miss::Failed(error)
    }
}
