//! Lists and statistics of stored games.

use onirim_record::Playthrough;

use crate::archive::{Course, Loaded, Standing};
use crate::bookmark::Bookmark;
use crate::damage::DamagedGame;
use crate::statistics::Statistics;
use crate::summary::GameSummary;

/// A stored game, replayed and verified.
#[derive(Clone, Debug)]
pub struct SavedGame {
    /// Its summary.
    pub summary: GameSummary,
    /// The game.
    pub playthrough: Playthrough,
    /// Its bookmark.
    pub bookmark: Bookmark,
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

/// A part of the kept games.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Listing {
    /// The games that can be read.
    pub games: Vec<GameSummary>,
    /// The others.
    pub damaged: Vec<DamagedGame>,
}

/// Games as they were read, or why one could not be.
impl FromIterator<Result<GameSummary, DamagedGame>> for Listing {
    fn from_iter<I: IntoIterator<Item = Result<GameSummary, DamagedGame>>>(read: I) -> Listing {
        let mut listing = Listing::default();
        for game in read {
            match game {
                Ok(summary) => listing.games.push(summary),
                Err(damaged) => listing.damaged.push(damaged),
            }
        }
        listing
    }
}

/// A part of a long list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Page {
    /// How many games to skip.
    pub skip: usize,
    /// How many to list at most.
    pub at_most: usize,
}

/// The statistics of all finished games that can be read.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Counted {
    /// The statistics.
    pub statistics: Statistics,
    /// Games that cannot be read and are left out.
    pub damaged: Vec<DamagedGame>,
}

impl Counted {
    /// Counts the games that are over, the first finished first.
    pub fn of(finished: Listing) -> Counted {
        Counted { statistics: Statistics::of(&finished.games), damaged: finished.damaged }
    }
}
