//! Where games and settings are kept.

use onirim_record::Playthrough;

use crate::bookmark::Bookmark;
use crate::damage::DamagedGame;
use crate::game_id::GameId;
use crate::kind::GameKind;
use crate::listing::{Counted, Listing, Page};
use crate::summary::GameSummary;
use crate::trouble::Trouble;
use crate::undo::Undo;

/// A place that keeps games and settings: a database, the storage of a browser, or [nothing at all](Nowhere).
///
/// A change returns only when it is safe, and has changed nothing if it returns an error. Several programs may use the same archive: a program that
/// changes a game shows a [`Bookmark`], and gets [`Miss::Elsewhere`] if the game is not as the bookmark says.
pub trait Archive {
    /// Takes a new game, with all the plies that it has. A daily deal takes the one attempt at its day.
    fn enter(&self, kind: GameKind, standing: Standing, game: &Playthrough) -> Result<Entered, Miss>;

    /// Keeps the plies that the game has beyond the bookmark, and its end if it has come; all of them or none. Then the bookmark stands there.
    fn append(&self, bookmark: &mut Bookmark, game: &Playthrough) -> Result<(), Miss>;

    /// Takes back the plies that the bookmark has beyond this game, if there are any, and notes whether that was help.
    fn take_back(&self, bookmark: &mut Bookmark, earlier: &Playthrough, why: Undo) -> Result<(), Miss>;

    /// Keeps this game instead of what it was: cards of its deal, or behind its choices, had been told wrongly. All of it or nothing; it is another line from there on.
    fn correct(&self, bookmark: &mut Bookmark, corrected: &Playthrough) -> Result<(), Miss>;

    /// Notes that its player has been helped from now on, and what the headers of the record say about it. Plies that are not kept yet stay so.
    fn assist(&self, bookmark: &Bookmark, game: &Playthrough) -> Result<(), Miss>;

    /// Concludes a game that its player does not want to play to the end.
    fn give_up(&self, bookmark: &Bookmark) -> Result<(), Miss>;

    /// A game as it is kept. One that is not there any more, or cannot be read, is [`Miss::Elsewhere`].
    fn load(&self, id: GameId) -> Result<Loaded, Miss>;

    /// The same for a player who has chosen the game: says why it is not there, or cannot be read.
    fn open(&self, id: GameId) -> Result<Loaded, Trouble>;

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

    /// Deletes a game for good.
    fn delete(&self, id: GameId) -> Result<(), Trouble>;

    /// Deletes a game for good that cannot be read.
    fn delete_damaged(&self, damaged: &DamagedGame) -> Result<(), Trouble>;

    /// The value of a setting, if it has one.
    fn setting(&self, name: &str) -> Result<Option<String>, Trouble>;

    /// Gives a setting a value.
    fn set(&self, name: &str, value: &str) -> Result<(), Trouble>;
}

/// Why an archive did not do what it was asked for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Miss {
    /// The game is not as the bookmark says: another program has changed, ended or deleted it.
    Elsewhere,
    /// The archive is not the one any more that had the game: with it, all that was kept is gone.
    Lost,
    /// It could not be done now. Later it may be.
    Failed(Trouble),
}

/// Does a game count in the statistics, as far as its player's knowledge goes?
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Standing {
    /// Yes.
    Counts,
    /// No: its player knew, or has seen, what a player should not.
    Assisted,
}

/// What came of entering a new game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Entered {
    /// It is kept, and this deal is new here.
    Fresh(Bookmark),
    /// It is kept, but this deal has been played here before: the game is marked as assisted.
    Repeated(Bookmark),
    /// The attempt at the day's deal is another game, which may have been deleted. Nothing was entered.
    Taken(GameId),
}

/// A game as it is kept, played again and verified.
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
    /// Where to go on.
    pub bookmark: Bookmark,
}

/// Can a game be played on?
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Course {
    /// Yes.
    GoesOn,
    /// No: it has come to its end, or was given up.
    Over,
}

/// An archive that keeps nothing: for lessons, for front ends that have no place for games, and for tests.
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
