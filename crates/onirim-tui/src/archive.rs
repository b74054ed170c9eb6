//! The store of saved games, as the program wants it.

use std::rc::Rc;

use onirim_app::{Archive, InWords, Trouble};
use onirim_record::Playthrough;
use onirim_session::{
    Bookmark, Counted, DamagedGame, Entered, GameId, GameKind, GameSummary, Listing, Loaded, Miss, Page, Shelf,
    Standing, Undo,
};
use onirim_store::{Store, StoreError};
use onirim_text::Text;

/// A store, shared with whoever opened it.
pub(crate) struct StoreArchive(pub(crate) Rc<Store>);

#[derive(Debug)]
struct StoreTrouble(StoreError);

impl InWords for StoreTrouble {
    fn in_words(&self, text: &Text) -> String {
        text.store_error(&self.0)
    }
}

/// What went wrong with a store, to be told in words.
pub(crate) fn trouble(error: StoreError) -> Trouble {
    Trouble::from(StoreTrouble(error))
}

fn missed(miss: Miss<StoreError>) -> Miss<Trouble> {
    miss.map(trouble)
}

impl Shelf for StoreArchive {
    type Trouble = Trouble;

    fn enter(&self, kind: GameKind, standing: Standing, game: &Playthrough) -> Result<Entered, Miss<Trouble>> {
        Shelf::enter(&*self.0, kind, standing, game).map_err(missed)
    }

    fn append(&self, bookmark: &mut Bookmark, game: &Playthrough) -> Result<(), Miss<Trouble>> {
        Shelf::append(&*self.0, bookmark, game).map_err(missed)
    }

    fn take_back(&self, bookmark: &mut Bookmark, earlier: &Playthrough, why: Undo) -> Result<(), Miss<Trouble>> {
        self.0.take_back(bookmark, earlier, why).map_err(missed)
    }

    fn correct(&self, bookmark: &mut Bookmark, corrected: &Playthrough) -> Result<(), Miss<Trouble>> {
        Shelf::correct(&*self.0, bookmark, corrected).map_err(missed)
    }

    fn assist(&self, bookmark: &Bookmark, game: &Playthrough) -> Result<(), Miss<Trouble>> {
        Shelf::assist(&*self.0, bookmark, game).map_err(missed)
    }

    fn give_up(&self, bookmark: &Bookmark) -> Result<(), Miss<Trouble>> {
        Shelf::give_up(&*self.0, bookmark).map_err(missed)
    }

    fn load(&self, id: GameId) -> Result<Loaded, Miss<Trouble>> {
        Shelf::load(&*self.0, id).map_err(missed)
    }
}

impl Archive for StoreArchive {
    fn summary(&self, id: GameId) -> Result<GameSummary, Trouble> {
        self.0.summary(id).map_err(trouble)
    }

    fn unfinished(&self) -> Result<Listing, Trouble> {
        self.0.unfinished().map_err(trouble)
    }

    fn finished(&self, page: Page) -> Result<Listing, Trouble> {
        self.0.finished(page).map_err(trouble)
    }

    fn count_finished(&self) -> Result<usize, Trouble> {
        self.0.count_finished().map_err(trouble)
    }

    fn statistics(&self) -> Result<Counted, Trouble> {
        self.0.statistics().map_err(trouble)
    }

    fn open(&self, id: GameId) -> Result<Loaded, Trouble> {
        self.0.load(id).map(Loaded::from).map_err(trouble)
    }

    fn delete(&self, id: GameId) -> Result<(), Trouble> {
        self.0.delete(id).map_err(trouble)
    }

    fn delete_damaged(&self, damaged: &DamagedGame) -> Result<(), Trouble> {
        self.0.delete_damaged(damaged).map_err(trouble)
    }

    fn setting(&self, name: &str) -> Result<Option<String>, Trouble> {
        self.0.setting(name).map_err(trouble)
    }

    fn set(&self, name: &str, value: &str) -> Result<(), Trouble> {
        self.0.set(name, value).map_err(trouble)
    }
}
