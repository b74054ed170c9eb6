//! A shelf in memory that several sessions use, and that fails when it is told to.

use std::cell::{Cell, RefCell};
use std::collections::BTreeMap;

use jiff::civil::Date;
use onirim_core::Setup;
use onirim_record::{Playthrough, Record};
use onirim_session::{Bookmark, Course, Entered, GameId, GameKind, Loaded, Miss, Shelf, Standing, Undo};

/// What this shelf says when it fails.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Locked;

/// A game as it is kept: its record is written and read like a file.
#[derive(Clone, Debug)]
struct Game {
    kind: GameKind,
    standing: Standing,
    record: String,
    line: u64,
    given_up: bool,
}

impl Game {
    fn playthrough(&self) -> Playthrough {
        Playthrough::read(self.record.as_bytes()).unwrap()
    }

    fn course(&self) -> Course {
        if self.given_up || self.playthrough().game().ending().is_some() { Course::Over } else { Course::GoesOn }
    }

    fn bookmark(&self, id: GameId) -> Bookmark {
        Bookmark::new(id, self.line, self.playthrough().record())
    }
}

/// When a call fails.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Weather {
    Fair,
    /// Every call fails.
    Foul,
    /// The call with this number fails, counted from 0, and no other.
    Lightning(usize),
    /// The call with this number is done, and reported to have failed.
    FalseAlarm(usize),
    /// The next call finds everything gone.
    Fire,
}

#[derive(Debug)]
pub(crate) struct Memory {
    games: RefCell<BTreeMap<GameId, Game>>,
    attempts: RefCell<BTreeMap<(Date, String), GameId>>,
    weather: Cell<Weather>,
    calls: Cell<usize>,
}

impl Memory {
    pub(crate) fn new() -> Memory {
        Memory {
            games: RefCell::default(),
            attempts: RefCell::default(),
            weather: Cell::new(Weather::Fair),
            calls: Cell::new(0),
        }
    }

    pub(crate) fn in_weather(weather: Weather) -> Memory {
        let memory = Memory::new();
        memory.weather.set(weather);
        memory
    }

    pub(crate) fn set(&self, weather: Weather) {
        self.weather.set(weather);
    }

    pub(crate) fn calls(&self) -> usize {
        self.calls.get()
    }

    pub(crate) fn ids(&self) -> Vec<GameId> {
        self.games.borrow().keys().copied().collect()
    }

    /// The one game that is kept.
    pub(crate) fn only(&self) -> Playthrough {
        let games = self.games.borrow();
        assert_eq!(games.len(), 1, "there should be one game");
        games.values().next().unwrap().playthrough()
    }

    pub(crate) fn kind(&self, id: GameId) -> GameKind {
        self.games.borrow()[&id].kind
    }

    pub(crate) fn standing(&self, id: GameId) -> Standing {
        self.games.borrow()[&id].standing
    }

    pub(crate) fn course(&self, id: GameId) -> Course {
        self.games.borrow()[&id].course()
    }

    pub(crate) fn delete(&self, id: GameId) {
        self.games.borrow_mut().remove(&id);
    }

    /// Does the work, unless the weather is against it.
    fn call<T>(&self, work: impl FnOnce() -> Result<T, Miss<Locked>>) -> Result<T, Miss<Locked>> {
        let number = self.calls.get();
        self.calls.set(number + 1);
        match self.weather.get() {
            Weather::Foul => Err(Miss::Failed(Locked)),
            Weather::Lightning(struck) if struck == number => Err(Miss::Failed(Locked)),
            Weather::Fire => {
                self.weather.set(Weather::Fair);
                self.games.borrow_mut().clear();
                Err(Miss::Lost)
            }
            Weather::FalseAlarm(struck) if struck == number => work().and(Err(Miss::Failed(Locked))),
            Weather::Fair | Weather::Lightning(_) | Weather::FalseAlarm(_) => work(),
        }
    }

    /// The game of the bookmark, if that still stands at its end.
    fn guarded<T>(
        &self,
        bookmark: &Bookmark,
        change: impl FnOnce(&mut Game) -> Result<T, Miss<Locked>>,
    ) -> Result<T, Miss<Locked>> {
        let mut games = self.games.borrow_mut();
        let game = games.get_mut(&bookmark.id()).ok_or(Miss::Elsewhere)?;
        if game.bookmark(bookmark.id()) != *bookmark {
            return Err(Miss::Elsewhere);
        }
        change(game)
    }

    fn was_dealt(&self, record: &Record) -> bool {
        let same = |game: &Game| {
            let other = game.playthrough();
            record.seed.is_some() && (other.record().seed, other.record().setup) == (record.seed, record.setup)
        };
        self.games.borrow().values().any(same)
    }
}

fn day_of(day: Date, setup: Setup) -> (Date, String) {
    (day, format!("{setup:?}"))
}

impl Shelf for Memory {
    type Trouble = Locked;

    fn enter(&self, kind: GameKind, standing: Standing, game: &Playthrough) -> Result<Entered, Miss<Locked>> {
        self.call(|| {
            let id = GameId::from_bits(self.games.borrow().len() as u128 + 1);
            if let GameKind::Daily(day) = kind {
                let key = day_of(day, game.record().setup);
                if let Some(&taken) = self.attempts.borrow().get(&key) {
                    return Ok(Entered::Taken(taken));
                }
                self.attempts.borrow_mut().insert(key, id);
            }
            let repeated = standing == Standing::Counts && self.was_dealt(game.record());
            let standing = if repeated { Standing::Assisted } else { standing };
            let kept = Game { kind, standing, record: game.record().to_string(), line: 0, given_up: false };
            let bookmark = kept.bookmark(id);
            self.games.borrow_mut().insert(id, kept);
            Ok(if repeated { Entered::Repeated(bookmark) } else { Entered::Fresh(bookmark) })
        })
    }

    fn append(&self, bookmark: &mut Bookmark, game: &Playthrough) -> Result<(), Miss<Locked>> {
        let next = bookmark.forward(game.record()).expect("a session keeps only what goes on from its bookmark");
        let changed = next.ply() > bookmark.ply();
        self.call(|| {
            if !changed {
                return Ok(());
            }
            self.guarded(bookmark, |kept| {
                if kept.course() == Course::Over {
                    return Err(Miss::Elsewhere);
                }
                kept.record = game.record().to_string();
                Ok(())
            })
        })?;
        *bookmark = next;
        Ok(())
    }

    fn take_back(&self, bookmark: &mut Bookmark, earlier: &Playthrough, why: Undo) -> Result<(), Miss<Locked>> {
        let back =
            (earlier.ply() < bookmark.ply()).then(|| bookmark.back(earlier.record()).expect("an earlier moment"));
        self.call(|| {
            self.guarded(bookmark, |kept| {
                assert!(!matches!(kept.kind, GameKind::Daily(_)), "nothing is taken back in a daily deal");
                if kept.given_up {
                    return Err(Miss::Elsewhere);
                }
                if why == Undo::ForHelp {
                    kept.standing = Standing::Assisted;
                }
                if back.is_some() {
                    (kept.record, kept.line) = (earlier.record().to_string(), kept.line + 1);
                }
                Ok(())
            })
        })?;
        *bookmark = back.unwrap_or_else(|| bookmark.clone());
        Ok(())
    }

    fn correct(&self, bookmark: &mut Bookmark, corrected: &Playthrough) -> Result<(), Miss<Locked>> {
        self.call(|| {
            self.guarded(bookmark, |kept| {
                if kept.given_up {
                    return Err(Miss::Elsewhere);
                }
                (kept.record, kept.line) = (corrected.record().to_string(), kept.line + 1);
                Ok(())
            })
        })?;
        *bookmark = bookmark.corrected(corrected.record());
        Ok(())
    }

    fn assist(&self, bookmark: &Bookmark, game: &Playthrough) -> Result<(), Miss<Locked>> {
        self.call(|| {
            self.guarded(bookmark, |kept| {
                if kept.course() == Course::Over {
                    return Err(Miss::Elsewhere);
                }
                let there = game.at(bookmark.ply()).expect("a session is never behind its bookmark");
                (kept.standing, kept.record) = (Standing::Assisted, there.record().to_string());
                Ok(())
            })
        })
    }

    fn give_up(&self, bookmark: &Bookmark) -> Result<(), Miss<Locked>> {
        self.call(|| {
            self.guarded(bookmark, |kept| {
                if kept.course() == Course::Over {
                    return Err(Miss::Elsewhere);
                }
                kept.given_up = true;
                Ok(())
            })
        })
    }

    fn load(&self, id: GameId) -> Result<Loaded, Miss<Locked>> {
        self.call(|| {
            let games = self.games.borrow();
            let game = games.get(&id).ok_or(Miss::Elsewhere)?;
            Ok(Loaded {
                kind: game.kind,
                standing: game.standing,
                course: game.course(),
                playthrough: game.playthrough(),
                bookmark: game.bookmark(id),
            })
        })
    }
}

#[test]
fn this_shelf_keeps_its_word() {
    onirim_session::contract::check(Memory::new);
}
