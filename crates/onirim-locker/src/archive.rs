//! The collection as the archive of the program without a screen.

use std::rc::Rc;

use onirim_app::{Archive, InWords, Trouble};
use onirim_archive::{Collection, CollectionError};
use onirim_record::Playthrough;
use onirim_session::{
    Bookmark, Counted, DamagedGame, Entered, GameId, GameKind, GameSummary, Listing, Loaded, Miss, Page, Shelf,
    Standing, Undo,
};
use onirim_text::Text;

/// A collection as the archive of an `App`.
#[derive(Clone, Debug)]
pub struct CollectionArchive(pub Rc<Collection>);

/// What it says when something is not done.
#[derive(Debug)]
struct NotDone(CollectionError);

impl InWords for NotDone {
    fn in_words(&self, text: &Text) -> String {
        text.collection_error(&self.0)
    }
}

fn trouble(error: CollectionError) -> Trouble {
    NotDone(error).into()
}

fn missed(miss: Miss<CollectionError>) -> Miss<Trouble> {
    miss.map(trouble)
}

impl Shelf for CollectionArchive {
    type Trouble = Trouble;

    fn enter(&self, kind: GameKind, standing: Standing, game: &Playthrough) -> Result<Entered, Miss<Trouble>> {
        self.0.enter(kind, standing, game).map_err(missed)
    }

    fn append(&self, bookmark: &mut Bookmark, game: &Playthrough) -> Result<(), Miss<Trouble>> {
        self.0.append(bookmark, game).map_err(missed)
    }

    fn take_back(&self, bookmark: &mut Bookmark, earlier: &Playthrough, why: Undo) -> Result<(), Miss<Trouble>> {
        self.0.take_back(bookmark, earlier, why).map_err(missed)
    }

    fn correct(&self, bookmark: &mut Bookmark, corrected: &Playthrough) -> Result<(), Miss<Trouble>> {
        self.0.correct(bookmark, corrected).map_err(missed)
    }

    fn assist(&self, bookmark: &Bookmark, game: &Playthrough) -> Result<(), Miss<Trouble>> {
        self.0.assist(bookmark, game).map_err(missed)
    }

    fn give_up(&self, bookmark: &Bookmark) -> Result<(), Miss<Trouble>> {
        self.0.give_up(bookmark).map_err(missed)
    }

    fn load(&self, id: GameId) -> Result<Loaded, Miss<Trouble>> {
        self.0.load(id).map_err(missed)
    }
}

impl Archive for CollectionArchive {
    fn summary(&self, id: GameId) -> Result<GameSummary, Trouble> {
        self.0.summary(id).map_err(trouble)
    }

    fn unfinished(&self) -> Result<Listing, Trouble> {
        Ok(self.0.unfinished())
    }

    fn finished(&self, page: Page) -> Result<Listing, Trouble> {
        Ok(self.0.finished(page))
    }

    fn count_finished(&self) -> Result<usize, Trouble> {
        Ok(self.0.count_finished())
    }

    fn statistics(&self) -> Result<Counted, Trouble> {
        Ok(self.0.statistics())
    }

    fn open(&self, id: GameId) -> Result<Loaded, Trouble> {
        self.0.load_game(id).map(Loaded::from).map_err(trouble)
    }

    fn delete(&self, id: GameId) -> Result<(), Trouble> {
        self.0.delete(id).map_err(trouble)
    }

    fn delete_damaged(&self, damaged: &DamagedGame) -> Result<(), Trouble> {
        self.0.delete_damaged(damaged).map_err(trouble)
    }

    fn setting(&self, name: &str) -> Result<Option<String>, Trouble> {
        Ok(self.0.setting(name))
    }

    fn set(&self, name: &str, value: &str) -> Result<(), Trouble> {
        self.0.set(name, value).map_err(trouble)
    }
}
