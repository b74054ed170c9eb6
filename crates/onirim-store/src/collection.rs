//! Games, settings and daily attempts in memory, with what is still to be written behind them.

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

/// Why a collection did not do what it was asked for. Nothing has changed then.
#[derive(Debug, Error)]
pub enum CollectionError {
    /// It is about what was asked.
    #[error(transparent)]
    Archive(#[from] ArchiveError),
    /// The [place](crate::Place) behind the collection does not work, so it takes nothing more until that works again.
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

/// A player's games, settings and daily attempts, in memory: an [archive](onirim_session::Archive) that answers at once.
///
/// What changes is noted as well, so that a [place](crate::Place) behind it can be [brought up to date](Collection::flush): only then is it safe. If that fails, the collection takes
/// nothing more and says why, until it has worked again; so a session tells its player that the game is not saved, and tries again at every later change.
///
/// Without a place behind it, it keeps everything as long as the program runs.
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
    /// Rows of the place behind that hold no game that can be read, by their names.
    pub(crate) damaged: BTreeMap<String, DamagedGame>,
    pub(crate) settings: BTreeMap<String, String>,
    /// Which game was the attempt at a day's deal, by day and the word of its set-up.
    pub(crate) attempts: BTreeMap<(Date, String), GameId>,
    /// Games that are gone with the place that had them: whoever holds one begins it anew.
    pub(crate) lost: Vec<GameId>,
    /// What the place behind does not have yet, and since which change.
    pub(crate) pending: BTreeMap<Key, u64>,
    /// How many changes there have been.
    pub(crate) changes: u64,
    /// Why the place behind does not work.
    pub(crate) trouble: Option<PlaceTrouble>,
    /// Which place was read; `None`: none yet.
    pub(crate) mark: Option<String>,
    /// Who writes here; 0 is nobody.
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

    /// Is there a reason to [flush](Collection::flush): anything here that the place behind does not have, or trouble that may be over?
    pub fn is_unwritten(&self) -> bool {
        let contents = self.contents.borrow();
        !contents.pending.is_empty() || contents.trouble.is_some()
    }

    /// The time as it is kept, in milliseconds.
    pub(crate) fn now(&self) -> Timestamp {
        let now = (self.world.now)();
        Timestamp::from_millisecond(now.as_millisecond()).unwrap_or(now)
    }

    /// An id that nobody else has.
    pub(crate) fn new_id(&self) -> Result<GameId, ArchiveError> {
        (self.world.bits)().map(GameId::from_bits).map_err(|reason| ArchiveError::NoRandomness { reason })
    }

    /// Changes something, unless the place behind does not work.
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

    /// Takes something away. Where there is no room left that is what helps, so it is done all the same.
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
    /// Notes that the place behind must hear of this.
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
        // Asked twice, because an error must look at the rest.
        if !self.games.contains_key(&id) {
            return Err(self.missing(id));
        }
        self.games.get_mut(&id).ok_or(ArchiveError::UnknownGame { id })
    }

    /// It is not here, or cannot be read.
    fn missing(&self, id: GameId) -> ArchiveError {
        match self.damaged.get(&id.to_string()) {
            Some(damaged) => damaged.clone().into(),
            None => ArchiveError::UnknownGame { id },
        }
    }
}
