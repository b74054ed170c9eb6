//! An archive in memory for several sessions, with simulated failures.

use std::cell::{Cell, RefCell};

use jiff::Timestamp;
use onirim_record::Playthrough;
use onirim_session::{
    Archive, Bookmark, Counted, Course, DamagedGame, Entered, GameId, GameKind, GameSummary, Listing, Loaded, Miss,
    Page, Standing, Trouble, Undo,
};
use onirim_store::{Collection, World};

/// The error of a simulated failure.
pub(crate) fn locked() -> Trouble {
    Trouble::new("locked")
}

/// Which calls about an open game fail.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Weather {
    Fair,
    /// Every call fails.
    Foul,
    /// The call with this number fails, counted from 0, and no other.
    Lightning(usize),
    /// The call with this number is done, and reported to have failed.
    FalseAlarm(usize),
    /// The next call finds all games deleted.
    Fire,
}

#[derive(Debug)]
pub(crate) struct Memory {
    games: RefCell<Collection>,
    weather: Cell<Weather>,
    calls: Cell<usize>,
}

thread_local! {
    static IDS: Cell<u128> = const { Cell::new(0) };
}

fn next_id() -> Result<u128, String> {
    IDS.set(IDS.get() + 1);
    Ok(IDS.get())
}

const WORLD: World = World { now: || Timestamp::UNIX_EPOCH, bits: next_id };

impl Memory {
    pub(crate) fn new() -> Memory {
        Memory::in_weather(Weather::Fair)
    }

    pub(crate) fn in_weather(weather: Weather) -> Memory {
        Memory { games: RefCell::new(Collection::new(WORLD)), weather: Cell::new(weather), calls: Cell::new(0) }
    }

    pub(crate) fn set(&self, weather: Weather) {
        self.weather.set(weather);
    }

    pub(crate) fn calls(&self) -> usize {
        self.calls.get()
    }

    pub(crate) fn ids(&self) -> Vec<GameId> {
        let mut ids: Vec<GameId> = self.games.borrow().games().games.iter().map(|game| game.id).collect();
        ids.sort_unstable();
        ids
    }

    fn kept(&self, id: GameId) -> Loaded {
        self.games.borrow().load(id).unwrap()
    }

    /// The one game that is kept.
    pub(crate) fn only(&self) -> Playthrough {
        let ids = self.ids();
        assert_eq!(ids.len(), 1, "there should be one game");
        self.kept(ids[0]).playthrough
    }

    pub(crate) fn kind(&self, id: GameId) -> GameKind {
        self.kept(id).kind
    }

    pub(crate) fn standing(&self, id: GameId) -> Standing {
        self.kept(id).standing
    }

    pub(crate) fn course(&self, id: GameId) -> Course {
        self.kept(id).course
    }

    /// Does the work, unless the call is to fail.
    fn call<T>(&self, work: impl FnOnce(&Collection) -> Result<T, Miss>) -> Result<T, Miss> {
        let number = self.calls.get();
        self.calls.set(number + 1);
        let work = || work(&self.games.borrow());
        match self.weather.get() {
            Weather::Foul => Err(Miss::Failed(locked())),
            Weather::Lightning(struck) if struck == number => Err(Miss::Failed(locked())),
            Weather::Fire => {
                self.weather.set(Weather::Fair);
                *self.games.borrow_mut() = Collection::new(WORLD);
                Err(Miss::Lost)
            }
            Weather::FalseAlarm(struck) if struck == number => work().and(Err(Miss::Failed(locked()))),
            Weather::Fair | Weather::Lightning(_) | Weather::FalseAlarm(_) => work(),
        }
    }

    /// The same with a bookmark, which moves only if nothing is reported to have failed.
    fn change(
        &self,
        bookmark: &mut Bookmark,
        work: impl FnOnce(&Collection, &mut Bookmark) -> Result<(), Miss>,
    ) -> Result<(), Miss> {
        let mut moved = bookmark.clone();
        self.call(|games| work(games, &mut moved))?;
        *bookmark = moved;
        Ok(())
    }

    fn ask<T>(&self, question: impl FnOnce(&dyn Archive) -> T) -> T {
        question(&*self.games.borrow())
    }
}

impl Archive for Memory {
    fn enter(&self, kind: GameKind, standing: Standing, game: &Playthrough) -> Result<Entered, Miss> {
        self.call(|games| games.enter(kind, standing, game))
    }

    fn append(&self, bookmark: &mut Bookmark, game: &Playthrough) -> Result<(), Miss> {
        self.change(bookmark, |games, bookmark| games.append(bookmark, game))
    }

    fn take_back(&self, bookmark: &mut Bookmark, earlier: &Playthrough, why: Undo) -> Result<(), Miss> {
        self.change(bookmark, |games, bookmark| games.take_back(bookmark, earlier, why))
    }

    fn correct(&self, bookmark: &mut Bookmark, corrected: &Playthrough) -> Result<(), Miss> {
        self.change(bookmark, |games, bookmark| games.correct(bookmark, corrected))
    }

    fn assist(&self, bookmark: &Bookmark, game: &Playthrough) -> Result<(), Miss> {
        self.call(|games| games.assist(bookmark, game))
    }

    fn give_up(&self, bookmark: &Bookmark) -> Result<(), Miss> {
        self.call(|games| games.give_up(bookmark))
    }

    fn load(&self, id: GameId) -> Result<Loaded, Miss> {
        self.call(|games| games.load(id))
    }

    fn open(&self, id: GameId) -> Result<Loaded, Trouble> {
        self.ask(|games| games.open(id))
    }

    fn summary(&self, id: GameId) -> Result<GameSummary, Trouble> {
        self.ask(|games| games.summary(id))
    }

    fn unfinished(&self) -> Result<Listing, Trouble> {
        self.ask(|games| games.unfinished())
    }

    fn finished(&self, page: Page) -> Result<Listing, Trouble> {
        self.ask(|games| games.finished(page))
    }

    fn count_finished(&self) -> Result<usize, Trouble> {
        self.ask(|games| games.count_finished())
    }

    fn statistics(&self) -> Result<Counted, Trouble> {
        self.ask(|games| games.statistics())
    }

    fn delete(&self, id: GameId) -> Result<(), Trouble> {
        self.ask(|games| games.delete(id))
    }

    fn delete_damaged(&self, damaged: &DamagedGame) -> Result<(), Trouble> {
        self.ask(|games| games.delete_damaged(damaged))
    }

    fn setting(&self, name: &str) -> Result<Option<String>, Trouble> {
        self.ask(|games| games.setting(name))
    }

    fn set(&self, name: &str, value: &str) -> Result<(), Trouble> {
        self.ask(|games| games.set(name, value))
    }
}

#[test]
fn the_archive_in_memory_passes_the_tests_of_archives() {
    onirim_session::contract::check(Memory::new);
}
