//! An archive that lists games and saves nothing, and that another program may change.

use std::cell::Cell;
use std::rc::Rc;

use jiff::civil::{Date, date};
use jiff::tz::TimeZone;
use onirim_core::Setup;
use onirim_record::{Playthrough, Programs};
use onirim_session::{
    Archive, Bookmark, Conclusion, Counted, DamagedGame, Entered, GameId, GameKind, GameSummary, Listing, Loaded, Miss,
    Nowhere, Page, Standing, Trouble, Undo,
};

/// The listed games, and what happens when the game on the table is saved.
#[derive(Clone, Debug, Default)]
pub(crate) struct Lists(pub(crate) Vec<GameSummary>, pub(crate) Rc<Cell<Saving>>);

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Saving {
    #[default]
    Works,
    /// Another program has taken the game.
    TakenAway,
    DiskIsFull,
}

/// The date of all tests.
pub(crate) const TODAY: Date = date(2026, 3, 1);

/// A game of this date.
pub(crate) fn summary(number: u32, setup: Setup, day: Date, conclusion: Option<Conclusion>) -> GameSummary {
    let noon = day.at(12, 34, 0, 0).to_zoned(TimeZone::UTC).expect("a moment").timestamp();
    GameSummary {
        id: GameId::from_bits(number.into()),
        created: noon,
        updated: noon,
        finished: conclusion.map(|_| noon),
        kind: GameKind::Normal,
        setup,
        programs: Programs::NONE,
        seed: Some(7),
        plies: 40,
        assisted: false,
        conclusion,
        doors: 5,
        doomed: None,
        turns: Some(23),
        left: Some(3),
    }
}

impl Lists {
    fn done<T>(&self, done: Result<T, Miss>) -> Result<T, Miss> {
        match self.1.get() {
            Saving::Works => done,
            Saving::TakenAway => Err(Miss::Elsewhere),
            Saving::DiskIsFull => Err(Miss::Failed(Trouble::new("fault-io-full"))),
        }
    }

    fn listed(&self, is_over: bool) -> Listing {
        let games = self.0.iter().filter(|game| game.conclusion.is_some() == is_over).copied();
        Listing { games: games.collect(), ..Listing::default() }
    }
}

impl Archive for Lists {
    fn enter(&self, kind: GameKind, standing: Standing, game: &Playthrough) -> Result<Entered, Miss> {
        self.done(Nowhere.enter(kind, standing, game))
    }

    fn append(&self, bookmark: &mut Bookmark, game: &Playthrough) -> Result<(), Miss> {
        self.done(Ok(()))?;
        Nowhere.append(bookmark, game)
    }

    fn take_back(&self, bookmark: &mut Bookmark, earlier: &Playthrough, why: Undo) -> Result<(), Miss> {
        self.done(Ok(()))?;
        Nowhere.take_back(bookmark, earlier, why)
    }

    fn correct(&self, bookmark: &mut Bookmark, corrected: &Playthrough) -> Result<(), Miss> {
        self.done(Ok(()))?;
        Nowhere.correct(bookmark, corrected)
    }

    fn assist(&self, bookmark: &Bookmark, game: &Playthrough) -> Result<(), Miss> {
        self.done(Nowhere.assist(bookmark, game))
    }

    fn give_up(&self, bookmark: &Bookmark) -> Result<(), Miss> {
        self.done(Nowhere.give_up(bookmark))
    }

    fn load(&self, id: GameId) -> Result<Loaded, Miss> {
        Nowhere.load(id)
    }

    fn summary(&self, id: GameId) -> Result<GameSummary, Trouble> {
        Nowhere.summary(id)
    }

    fn unfinished(&self) -> Result<Listing, Trouble> {
        Ok(self.listed(false))
    }

    fn finished(&self, _: Page) -> Result<Listing, Trouble> {
        Ok(self.listed(true))
    }

    fn count_finished(&self) -> Result<usize, Trouble> {
        Ok(self.listed(true).games.len())
    }

    fn statistics(&self) -> Result<Counted, Trouble> {
        Nowhere.statistics()
    }

    fn open(&self, id: GameId) -> Result<Loaded, Trouble> {
        Nowhere.open(id)
    }

    fn delete(&self, id: GameId) -> Result<(), Trouble> {
        Nowhere.delete(id)
    }

    fn delete_damaged(&self, damaged: &DamagedGame) -> Result<(), Trouble> {
        Nowhere.delete_damaged(damaged)
    }

    fn setting(&self, name: &str) -> Result<Option<String>, Trouble> {
        Nowhere.setting(name)
    }

    fn set(&self, name: &str, value: &str) -> Result<(), Trouble> {
        Nowhere.set(name, value)
    }
}
