//! Where games and settings are kept, as far as the program needs to know.

use std::convert::Infallible;
use std::fmt;

use onirim_record::Playthrough;
use onirim_session::{
    Bookmark, Counted, DamagedGame, Entered, GameId, GameKind, GameSummary, Listing, Loaded, Miss, Nowhere, Page,
    Shelf, Standing, Undo,
};
use onirim_text::{Language, Text};

/// A place that keeps games and settings: a database on a disk, the storage of a browser.
///
/// What changes something returns only when that is safe, and has changed nothing if it returns an error.
pub trait Archive: Shelf<Trouble = Trouble> {
    /// What a list says of this game.
    fn summary(&self, id: GameId) -> Result<GameSummary, Trouble>;

    /// All games that can be continued, the last played first.
    fn unfinished(&self) -> Result<Listing, Trouble>;

    /// The games that are over, the last finished first.
    fn finished(&self, page: Page) -> Result<Listing, Trouble>;

    /// How many games are over.
    fn count_finished(&self) -> Result<usize, Trouble>;

    /// What all finished games say together.
    fn statistics(&self) -> Result<Counted, Trouble>;

    /// A game, played again and verified. Unlike [`Shelf::load`], it says why where it cannot.
    fn open(&self, id: GameId) -> Result<Loaded, Trouble>;

    /// Deletes a game for good.
    fn delete(&self, id: GameId) -> Result<(), Trouble>;

    /// Deletes a game for good that cannot be read.
    fn delete_damaged(&self, damaged: &DamagedGame) -> Result<(), Trouble>;

    /// The value of a setting, if it has one.
    fn setting(&self, name: &str) -> Result<Option<String>, Trouble>;

    /// Gives a setting a value.
    fn set(&self, name: &str, value: &str) -> Result<(), Trouble>;
}

/// Something that went wrong and can be told.
pub trait InWords {
    /// What went wrong, and what to do, in the player's language.
    fn in_words(&self, text: &Text) -> String;
}

/// Why an archive, or a source of seeds, did not do what it was asked for.
pub struct Trouble(Box<dyn InWords>);

/// In English. What is inside has its own form for programmers, but that would be part of every program, and nobody would see it.
impl fmt::Debug for Trouble {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.in_words(&Text::new(Language::English)))
    }
}

impl Trouble {
    /// In the player's language.
    pub fn in_words(&self, text: &Text) -> String {
        self.0.in_words(text)
    }
}

impl<T: InWords + 'static> From<T> for Trouble {
    fn from(trouble: T) -> Trouble {
        Trouble(Box::new(trouble))
    }
}

/// An archive that keeps nothing: for front ends that have no place for it, and for tests.
#[derive(Clone, Copy, Debug, Default)]
pub struct KeepsNothing;

/// Nothing went wrong: [`Nowhere`] has no troubles.
fn missed(miss: Miss<Infallible>) -> Miss<Trouble> {
    miss.map(|never| match never {})
}

impl Shelf for KeepsNothing {
    type Trouble = Trouble;

    fn enter(&self, kind: GameKind, standing: Standing, game: &Playthrough) -> Result<Entered, Miss<Trouble>> {
        Nowhere.enter(kind, standing, game).map_err(missed)
    }

    fn append(&self, bookmark: &mut Bookmark, game: &Playthrough) -> Result<(), Miss<Trouble>> {
        Nowhere.append(bookmark, game).map_err(missed)
    }

    fn take_back(&self, bookmark: &mut Bookmark, earlier: &Playthrough, why: Undo) -> Result<(), Miss<Trouble>> {
        Nowhere.take_back(bookmark, earlier, why).map_err(missed)
    }

    fn correct(&self, bookmark: &mut Bookmark, corrected: &Playthrough) -> Result<(), Miss<Trouble>> {
        Nowhere.correct(bookmark, corrected).map_err(missed)
    }

    fn assist(&self, bookmark: &Bookmark, game: &Playthrough) -> Result<(), Miss<Trouble>> {
        Nowhere.assist(bookmark, game).map_err(missed)
    }

    fn give_up(&self, bookmark: &Bookmark) -> Result<(), Miss<Trouble>> {
        Nowhere.give_up(bookmark).map_err(missed)
    }

    fn load(&self, id: GameId) -> Result<Loaded, Miss<Trouble>> {
        Nowhere.load(id).map_err(missed)
    }
}

/// There is no such game.
#[derive(Debug)]
struct NoGame(GameId);

impl InWords for NoGame {
    fn in_words(&self, text: &Text) -> String {
        text.unknown_game(self.0)
    }
}

impl Archive for KeepsNothing {
    fn summary(&self, id: GameId) -> Result<GameSummary, Trouble> {
        Err(NoGame(id).into())
    }

    fn unfinished(&self) -> Result<Listing, Trouble> {
        Ok(Listing::default())
    }

    fn finished(&self, _: Page) -> Result<Listing, Trouble> {
        Ok(Listing::default())
    }

    fn count_finished(&self) -> Result<usize, Trouble> {
        Ok(0)
    }

    fn statistics(&self) -> Result<Counted, Trouble> {
        Ok(Counted::default())
    }

    fn open(&self, id: GameId) -> Result<Loaded, Trouble> {
        Err(NoGame(id).into())
    }

    fn delete(&self, _: GameId) -> Result<(), Trouble> {
        Ok(())
    }

    fn delete_damaged(&self, _: &DamagedGame) -> Result<(), Trouble> {
        Ok(())
    }

    fn setting(&self, _: &str) -> Result<Option<String>, Trouble> {
        Ok(None)
    }

    fn set(&self, _: &str, _: &str) -> Result<(), Trouble> {
        Ok(())
    }
}
