//! Games, settings and daily attempts in memory, with the changes still to be written.

mod archive;
mod changing;
mod exchange;
mod kept_game;
mod lists;
mod settings;

use std::cell::RefCell;
use std::collections::BTreeMap;

use jiff::Timestamp;
use jiff::civil::Date;
use onirim_session::{DamagedGame, GameId, Trouble};
use thiserror::Error;

use crate::behind::{Key, PlaceTrouble, Turnstile};
use crate::error::ArchiveError;
use crate::world::World;

pub(crate) use kept_game::KeptGame;

/// Why a collection refused a request. Nothing has changed.
#[derive(Debug, Error)]
pub enum CollectionError {
    /// The request is wrong.
    #[error(transparent)]
    Archive(#[from] ArchiveError),
    /// The [place](crate::Place) does not work, so changes are refused until it works again.
    #[error(transparent)]
    Place(#[from] PlaceTrouble),
}

impl From<&CollectionError> for Trouble {
    fn from(error: &CollectionError) -> Trouble {
        match error {
            CollectionError::Archive(error) => error.into(),
            CollectionError::Place(trouble) => trouble.into(),
        }
    }
}

impl From<CollectionError> for Trouble {
    fn from(error: CollectionError) -> Trouble {
        Trouble::from(&error)
    }
}

/// A player's games, settings and daily attempts in memory: an [archive](onirim_session::Archive) without I/O.
///
/// Changes are also queued for a [place](crate::Place), to which a [flush](Collection::flush) writes them: only then
/// are they durable. If that fails, the collection refuses changes until it works again; so a session shows that the
/// game is not saved, and tries again at every change.
///
/// Without a place everything is lost when the program ends.
#[derive(Debug)]
pub struct Collection {
    pub(crate) contents: RefCell<Contents>,
    pub(crate) turnstile: Turnstile,
    pub(crate) world: World,
}

/// All that a collection holds.
#[derive(Debug, Default)]
pub(crate) struct Contents {
    pub(crate) games: BTreeMap<GameId, KeptGame>,
    /// Rows that hold no readable game, by their names.
    pub(crate) damaged: BTreeMap<String, DamagedGame>,
    pub(crate) settings: BTreeMap<String, String>,
    /// The attempt at each daily deal, by day and notation of the set-up.
    pub(crate) attempts: BTreeMap<(Date, String), GameId>,
    /// Games that were lost with a replaced place. Their sessions store them anew.
    pub(crate) lost: Vec<GameId>,
    /// Rows still to be written, with the number of their last change.
    pub(crate) pending: BTreeMap<Key, u64>,
    /// How many changes there have been.
    pub(crate) changes: u64,
    /// Why the place behind does not work.
    pub(crate) trouble: Option<PlaceTrouble>,
    /// The mark of the place; `None` if none was read yet.
    pub(crate) mark: Option<String>,
    /// The random number of this writer; 0 if there is none.
    pub(crate) writer: u64,
}

impl Collection {
    /// An empty collection.
    ///
    /// ```
    /// use jiff::{Timestamp, civil::date};
    /// use onirim_store::{Collection, World};
    /// use onirim_core::Setup;
    /// use onirim_record::ShareCode;
    /// use onirim_session::{Deal, Session};
    ///
    /// let collection = Collection::new(World { now: || Timestamp::UNIX_EPOCH, bits: || Ok(4) });
    /// let deal = Deal::Code(ShareCode { setup: Setup::SOLO, seed: 42 });
    /// let (session, _) = Session::begin(deal, date(2026, 3, 1), &collection);
    /// assert_eq!(collection.unfinished().games[0].seed, Some(42));
    /// assert!(!session.is_unsaved());
    /// ```
    pub fn new(world: World) -> Collection {
        let writer = (world.bits)().map_or(0, |bits| bits as u64);
        let contents = Contents { writer, ..Contents::default() };
        Collection { contents: RefCell::new(contents), turnstile: Turnstile::default(), world }
    }

    /// Why the place behind does not work, if it does not.
    pub fn trouble(&self) -> Option<PlaceTrouble> {
        self.contents.borrow().trouble.clone()
    }

    /// Is a [flush](Collection::flush) needed? If rows are pending, or after an error that may be over.
    pub fn is_unwritten(&self) -> bool {
        let contents = self.contents.borrow();
        !contents.pending.is_empty() || contents.trouble.is_some()
    }

    /// The time in whole milliseconds.
    pub(crate) fn now(&self) -> Timestamp {
        let now = (self.world.now)();
        Timestamp::from_millisecond(now.as_millisecond()).unwrap_or(now)
    }

    /// A random id.
    pub(crate) fn new_id(&self) -> Result<GameId, ArchiveError> {
        (self.world.bits)().map(GameId::from_bits).map_err(|reason| ArchiveError::NoRandomness { reason })
    }

    /// Makes a change, unless the place does not work.
    pub(crate) fn change<T>(
        &self,
        work: impl FnOnce(&mut Contents) -> Result<T, ArchiveError>,
    ) -> Result<T, CollectionError> {
        let mut contents = self.contents.borrow_mut();
        match &contents.trouble {
            Some(trouble) => Err(trouble.clone().into()),
            None => Ok(work(&mut contents)?),
        }
    }

    /// Makes a deletion. It is allowed on a full disk too, where it helps.
    pub(crate) fn take_away<T>(
        &self,
        work: impl FnOnce(&mut Contents) -> Result<T, ArchiveError>,
    ) -> Result<T, CollectionError> {
        let mut contents = self.contents.borrow_mut();
        match &contents.trouble {
            None | Some(PlaceTrouble::Full) => Ok(work(&mut contents)?),
            Some(trouble) => Err(trouble.clone().into()),
        }
    }
}

impl Contents {
    /// Queues a row to be written.
    pub(crate) fn note(&mut self, key: Key) {
        self.changes += 1;
        self.pending.insert(key, self.changes);
    }

    pub(crate) fn note_game(&mut self, id: GameId) {
        self.note(Key::Game(id.to_string()));
    }

    pub(crate) fn game(&self, id: GameId) -> Result<&KeptGame, ArchiveError> {
        match self.games.get(&id) {
            Some(game) => Ok(game),
            None => Err(self.missing(id)),
        }
    }

    pub(crate) fn game_mut(&mut self, id: GameId) -> Result<&mut KeptGame, ArchiveError> {
        // Two lookups, because the error borrows `self`.
        if !self.games.contains_key(&id) {
            return Err(self.missing(id));
        }
        self.games.get_mut(&id).ok_or(ArchiveError::UnknownGame { id })
    }

    /// The error for a game that is missing or damaged.
    fn missing(&self, id: GameId) -> ArchiveError {
        match self.damaged.get(&id.to_string()) {
            Some(damaged) => damaged.clone().into(),
            None => ArchiveError::UnknownGame { id },
        }
    }
}
