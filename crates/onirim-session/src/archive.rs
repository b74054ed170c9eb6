//! The interface to places that store games and settings.

use onirim_record::Playthrough;
use serde::{Deserialize, Serialize};

use crate::bookmark::Bookmark;
use crate::damage::DamagedGame;
use crate::game_id::GameId;
use crate::kind::GameKind;
use crate::listing::{Counted, Listing, Page};
use crate::summary::GameSummary;
use crate::trouble::Trouble;
use crate::undo::Undo;

/// A place that stores games and settings: a database, the storage of a browser, or [nothing](Nowhere).
///
/// A change is durable when it returns `Ok`, and has changed nothing if it returns an error. Several programs may use
/// the same archive: a caller that changes a game passes a [`Bookmark`], and gets [`Miss::Elsewhere`] if the game is
/// not as the bookmark says.
pub trait Archive {
    /// Stores a new game with all its plies. A daily deal takes the one attempt at its day.
    fn enter(&self, kind: GameKind, standing: Standing, game: &Playthrough) -> Result<Entered, Miss>;

    /// Stores the plies that the game has beyond the bookmark, and its end if it has come; all of them or none. Then
    /// moves the bookmark.
    fn append(&self, bookmark: &mut Bookmark, game: &Playthrough) -> Result<(), Miss>;

    /// Deletes the plies that the bookmark has beyond this game, if there are any, and marks the game as assisted if
    /// that was help.
    fn take_back(&self, bookmark: &mut Bookmark, earlier: &Playthrough, why: Undo) -> Result<(), Miss>;

    /// Replaces a game whose real cards had been told wrongly; all of it or nothing. It is another line from there
    /// on.
    fn correct(&self, bookmark: &mut Bookmark, corrected: &Playthrough) -> Result<(), Miss>;

    /// Marks the game as assisted and stores the headers of the record. Plies beyond the bookmark are not stored.
    fn assist(&self, bookmark: &Bookmark, game: &Playthrough) -> Result<(), Miss>;

    /// Concludes a game that its player does not want to play to the end.
    fn give_up(&self, bookmark: &Bookmark) -> Result<(), Miss>;

    /// A stored game. A game that was deleted or cannot be read is [`Miss::Elsewhere`].
    fn load(&self, id: GameId) -> Result<Loaded, Miss>;

    /// The same, with the reason why a game is missing or cannot be read.
    fn open(&self, id: GameId) -> Result<Loaded, Trouble>;

    /// The summary of a game.
    fn summary(&self, id: GameId) -> Result<GameSummary, Trouble>;

    /// All games that can be continued, the last played first.
    fn unfinished(&self) -> Result<Listing, Trouble>;

    /// The games that are over, the last finished first.
    fn finished(&self, page: Page) -> Result<Listing, Trouble>;

    /// How many games are over.
    fn count_finished(&self) -> Result<usize, Trouble>;

    /// The statistics of all finished games.
    fn statistics(&self) -> Result<Counted, Trouble>;

    /// Deletes a game for good.
    fn delete(&self, id: GameId) -> Result<(), Trouble>;

    /// Deletes a game for good that cannot be read.
    fn delete_damaged(&self, damaged: &DamagedGame) -> Result<(), Trouble>;

    /// The value of a setting, if it has one.
    fn setting(&self, name: &str) -> Result<Option<String>, Trouble>;

    /// Gives a setting a value.
    fn set(&self, name: &str, value: &str) -> Result<(), Trouble>;
}

/// Why an archive did not carry out a change.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Miss {
    /// The game is not as the bookmark says: another program has changed, ended or deleted it.
    Elsewhere,
    /// The file or database that had the game was replaced: all its games are lost.
    Lost,
    /// It failed now and may work later.
    Failed(Trouble),
}

/// Does a game count in the statistics?
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Standing {
    /// It counts.
    Counts,
    /// It does not count: its player knew cards or was helped.
    Assisted,
}

/// The result of entering a new game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Entered {
    /// It is stored, and this deal is new here.
    Fresh(Bookmark),
    /// It is stored, but this deal has been played here before: the game is marked as assisted.
    Repeated(Bookmark),
    /// Nothing was stored: the attempt at the day's deal is this game, which may have been deleted.
    Taken(GameId),
}

/// A stored game, replayed and verified.
#[derive(Clone, Debug)]
pub struct Loaded {
    /// What sort of game it is.
    pub kind: GameKind,
    /// Does it count?
    pub standing: Standing,
    /// Can it be played on?
    pub course: Course,
    /// The game.
    pub playthrough: Playthrough,
    /// Its bookmark.
    pub bookmark: Bookmark,
}

/// Can a game be played on?
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Course {
    /// It goes on.
    GoesOn,
    /// It has ended or was given up.
    Over,
}

/// An archive that stores nothing: for lessons, for front ends without storage, and for tests.
#[derive(Clone, Copy, Debug, Default)]
pub struct Nowhere;

impl Archive for Nowhere {
    fn enter(&self, _: GameKind, _: Standing, game: &Playthrough) -> Result<Entered, Miss> {
        Ok(Entered::Fresh(Bookmark::new(GameId::from_bits(0), 0, game.record())))
    }

    fn append(&self, bookmark: &mut Bookmark, game: &Playthrough) -> Result<(), Miss> {
        *bookmark = bookmark.forward(game.record()).ok_or(Miss::Elsewhere)?;
        Ok(())
    }

    fn take_back(&self, bookmark: &mut Bookmark, earlier: &Playthrough, _: Undo) -> Result<(), Miss> {
        *bookmark = bookmark.back(earlier.record()).unwrap_or_else(|| bookmark.clone());
        Ok(())
    }

    fn correct(&self, bookmark: &mut Bookmark, corrected: &Playthrough) -> Result<(), Miss> {
        *bookmark = bookmark.corrected(corrected.record());
        Ok(())
    }

    fn assist(&self, _: &Bookmark, _: &Playthrough) -> Result<(), Miss> {
        Ok(())
    }

    fn give_up(&self, _: &Bookmark) -> Result<(), Miss> {
        Ok(())
    }

    fn load(&self, _: GameId) -> Result<Loaded, Miss> {
        Err(Miss::Elsewhere)
    }

    fn open(&self, id: GameId) -> Result<Loaded, Trouble> {
        Err(Trouble::unknown_game(id))
    }

    fn summary(&self, id: GameId) -> Result<GameSummary, Trouble> {
        Err(Trouble::unknown_game(id))
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
