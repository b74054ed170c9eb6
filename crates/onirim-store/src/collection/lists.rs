//! Loading a game and listing games.

use std::cmp::Reverse;

use jiff::Timestamp;
use jiff::civil::Date;
use onirim_core::Setup;
use onirim_record::Notation;
use onirim_session::{Counted, GameId, GameSummary, Listing, Page, SavedGame};

use super::{Collection, CollectionError, Contents};
use crate::error::ArchiveError;

/// The time by which a list is sorted.
type When = fn(&GameSummary) -> Option<Timestamp>;

pub(super) const FIRST_PLAYED: When = |game| Some(game.created);
const LAST_PLAYED: When = |game| Some(game.updated);
const LAST_FINISHED: When = |game| game.finished;

impl Collection {
    /// A game, played again and verified.
    pub fn load_game(&self, id: GameId) -> Result<SavedGame, CollectionError> {
        let contents = self.contents.borrow();
        Ok(contents.game(id)?.saved().map_err(ArchiveError::from)?)
    }

    /// The summary of a game.
    pub fn summary(&self, id: GameId) -> Result<GameSummary, CollectionError> {
        Ok(self.contents.borrow().game(id)?.summary)
    }

    /// All games that can be continued, the last played first.
    pub fn unfinished(&self) -> Listing {
        self.all(|game| game.finished.is_none(), LAST_PLAYED)
    }

    /// The games that are over, the last finished first.
    pub fn finished(&self, page: Page) -> Listing {
        let listing = self.all(|game| game.finished.is_some(), LAST_FINISHED);
        // Damaged games are listed among the unfinished ones.
        let games = listing.games.into_iter().skip(page.skip).take(page.at_most).collect();
        Listing { games, damaged: Vec::new() }
    }

    /// All games, whether they are over or not, the last played first.
    pub fn games(&self) -> Listing {
        self.all(|_| true, LAST_PLAYED)
    }

    /// How many games are over.
    pub fn count_finished(&self) -> usize {
        self.contents.borrow().games.values().filter(|game| game.summary.finished.is_some()).count()
    }

    /// The statistics of all finished games; [`Statistics`](onirim_session::Statistics) decides which of them count.
    pub fn statistics(&self) -> Counted {
        let mut finished = self.all(|game| game.finished.is_some(), LAST_FINISHED);
        finished.games.reverse();
        Counted::of(finished)
    }

    /// The game that is the counted attempt at this day's deal, if there was one. It may have been deleted since.
    pub fn daily_attempt(&self, day: Date, setup: Setup) -> Option<GameId> {
        self.contents.borrow().attempts.get(&(day, setup.notation().to_string())).copied()
    }

    fn all(&self, wanted: fn(&GameSummary) -> bool, when: When) -> Listing {
        let contents = self.contents.borrow();
        Listing { games: contents.listed(wanted, when), damaged: contents.damaged.values().cloned().collect() }
    }
}

impl Contents {
    /// The games that are wanted, the last one first.
    pub(super) fn listed(&self, wanted: fn(&GameSummary) -> bool, when: When) -> Vec<GameSummary> {
        let mut games: Vec<GameSummary> = self.games.values().map(|game| game.summary).filter(wanted).collect();
        games.sort_by_key(|game| Reverse((when(game), game.created, game.id)));
        games
    }
}
