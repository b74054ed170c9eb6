//! Where games are kept, as far as a session needs to know.

use onirim_record::Playthrough;

use crate::bookmark::Bookmark;
use crate::game_id::GameId;
use crate::kind::GameKind;
use crate::undo::Undo;

/// A place that keeps games: a database, the storage of a browser, or [nothing at all](Nowhere).
///
/// What changes something returns only when that is safe, and has changed nothing if it returns an error. Several programs may use the same shelf: whoever
/// changes a game shows a [`Bookmark`], and is told [`Miss::Elsewhere`] if the game is not as the bookmark says.
pub trait Shelf {
    /// Why something could not be done, in the words of this shelf.
    type Trouble;

    /// Takes a new game, with all the plies that it has. A daily deal takes the one attempt at its day.
    fn enter(&self, kind: GameKind, standing: Standing, game: &Playthrough) -> Result<Entered, Miss<Self::Trouble>>;

    /// Keeps the plies that the game has beyond the bookmark, and its end if it has come; all of them or none. Then the bookmark stands there.
    fn append(&self, bookmark: &mut Bookmark, game: &Playthrough) -> Result<(), Miss<Self::Trouble>>;

    /// Takes back the plies that the bookmark has beyond this game, if there are any, and notes whether that was help.
    fn take_back(&self, bookmark: &mut Bookmark, earlier: &Playthrough, why: Undo) -> Result<(), Miss<Self::Trouble>>;

    /// Keeps this game instead of what it was: cards of its deal, or behind its choices, had been told wrongly. All of it or nothing; it is another line from there on.
    fn correct(&self, bookmark: &mut Bookmark, corrected: &Playthrough) -> Result<(), Miss<Self::Trouble>>;

    /// Notes that its player has been helped from now on, and what the headers of the record say about it. Plies that are not kept yet stay so.
    fn assist(&self, bookmark: &Bookmark, game: &Playthrough) -> Result<(), Miss<Self::Trouble>>;

    /// Concludes a game that its player does not want to play to the end.
    fn give_up(&self, bookmark: &Bookmark) -> Result<(), Miss<Self::Trouble>>;

    /// A game as it is kept. One that is not there any more, or cannot be read, is [`Miss::Elsewhere`].
    fn load(&self, id: GameId) -> Result<Loaded, Miss<Self::Trouble>>;
}

/// Why a shelf did not do what it was asked for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Miss<T> {
    /// The game is not as the bookmark says: somebody else has changed, ended or deleted it.
    Elsewhere,
    /// The shelf is not the one any more that had the game: with it, all that was kept is gone.
    Lost,
    /// It could not be done now. Later it may be.
    Failed(T),
}

impl<T> Miss<T> {
    /// The same, with what went wrong told differently.
    pub fn map<U>(self, tell: impl FnOnce(T) -> U) -> Miss<U> {
        match self {
            Miss::Elsewhere => Miss::Elsewhere,
            Miss::Lost => Miss::Lost,
            Miss::Failed(trouble) => Miss::Failed(tell(trouble)),
        }
    }
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

/// A shelf that keeps nothing, for games that nobody wants to see again.
#[derive(Clone, Copy, Debug, Default)]
pub struct Nowhere;

impl Shelf for Nowhere {
    type Trouble = std::convert::Infallible;

    fn enter(&self, _: GameKind, _: Standing, game: &Playthrough) -> Result<Entered, Miss<Self::Trouble>> {
        Ok(Entered::Fresh(Bookmark::new(GameId::from_bits(0), 0, game.record())))
    }

    fn append(&self, bookmark: &mut Bookmark, game: &Playthrough) -> Result<(), Miss<Self::Trouble>> {
        *bookmark = bookmark.forward(game.record()).ok_or(Miss::Elsewhere)?;
        Ok(())
    }

    fn take_back(&self, bookmark: &mut Bookmark, earlier: &Playthrough, _: Undo) -> Result<(), Miss<Self::Trouble>> {
        *bookmark = bookmark.back(earlier.record()).unwrap_or_else(|| bookmark.clone());
        Ok(())
    }

    fn correct(&self, bookmark: &mut Bookmark, corrected: &Playthrough) -> Result<(), Miss<Self::Trouble>> {
        *bookmark = bookmark.corrected(corrected.record());
        Ok(())
    }

    fn assist(&self, _: &Bookmark, _: &Playthrough) -> Result<(), Miss<Self::Trouble>> {
        Ok(())
    }

    fn give_up(&self, _: &Bookmark) -> Result<(), Miss<Self::Trouble>> {
        Ok(())
    }

    fn load(&self, _: GameId) -> Result<Loaded, Miss<Self::Trouble>> {
        Err(Miss::Elsewhere)
    }
}
